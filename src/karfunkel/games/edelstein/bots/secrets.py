"""What views of Edel, Stein & Reich keep back."""

from karfunkel.games.trading.bots.secrets import ChosenActions

SECRETS = ChosenActions()

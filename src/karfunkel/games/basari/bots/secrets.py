"""What views of Basari, the card game keep back."""

from karfunkel.games.trading.bots.secrets import ChosenActions

SECRETS = ChosenActions()

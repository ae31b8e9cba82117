"""What views of Edel, Stein & Reich hide."""

from karfunkel.games.trading.bots.hidden_information import ChosenActions

HIDDEN_INFORMATION = ChosenActions()

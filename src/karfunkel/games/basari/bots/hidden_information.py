"""What views of Basari, the card game, hide."""

from karfunkel.games.trading.bots.hidden_information import ChosenActions

HIDDEN_INFORMATION = ChosenActions()

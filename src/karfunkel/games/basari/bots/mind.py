"""The mind of Basari."""

from karfunkel.bots.mind import Mind
from karfunkel.games.trading.bots.compiled_levels import compiled_levels
from karfunkel.games.trading.bots.mind import Depth, TradingMind

__all__ = ["BasariMind", "compiled_levels", "make_mind"]


class BasariMind(TradingMind):
    """Looks twice at where each move leads if there is time."""

    depths = (Depth(0.6, looks=2, further=3), Depth(0.2, looks=2, further=2), Depth(0.0, looks=0, further=1))


def make_mind(game_id: str) -> Mind:
    """The mind of the game; compiles it where that was not done before."""
    return BasariMind(game_id)

"""The mind of Edel, Stein & Reich."""

from karfunkel.bots.mind import Mind
from karfunkel.games.edelstein.rules.state import GUESS, GUESS_AGAIN, Table
from karfunkel.games.trading.bots.compiled_levels import compiled_levels
from karfunkel.games.trading.bots.mind import Depth, TradingMind
from karfunkel.games.trading.rules.state import CHOOSE

__all__ = ["EdelsteinMind", "compiled_levels", "make_mind"]


class EdelsteinMind(TradingMind):
    """Two players guess in secret, too. Second looks did not make it play better."""

    depths = (Depth(0.6, looks=0, further=3), Depth(0.2, looks=0, further=2), Depth(0.0, looks=0, further=1))
    secret = (CHOOSE, GUESS, GUESS_AGAIN)

    def guessed_before(self, table: Table) -> int:
        """[E62] What was guessed first."""
        return int(table.guess[0])


def make_mind(game_id: str) -> Mind:
    """The mind of the game; compiles it where that was not done before."""
    return EdelsteinMind(game_id)

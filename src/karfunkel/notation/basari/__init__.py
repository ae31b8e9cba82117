"""The notation of Basari."""

from karfunkel.notation.basari import moves, news, position
from karfunkel.notation.gems.notation import GemNotation
from karfunkel.rules.basari import BASARI
from karfunkel.rules.basari.state import Table


class BasariNotation(GemNotation):
    """The notation of Basari."""

    scores_read = ("points", "players")

    def __init__(self) -> None:
        super().__init__(BASARI, moves, news, position)

    def scores(self, table: Table) -> tuple[int, ...]:
        """The points of each seat."""
        return tuple(table.points[: table.players])

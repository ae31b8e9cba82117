"""The notation of Basari."""

from karfunkel.games.basari.game import BASARI
from karfunkel.games.basari.notation import events, moves, position_from_table, table_from_position
from karfunkel.games.basari.rules.state import Table
from karfunkel.games.trading.notation.notation import GemNotation


class BasariNotation(GemNotation):
    """The notation of Basari."""

    scores_read = ("points", "players")

    def __init__(self) -> None:
        super().__init__(BASARI, moves, events, position_from_table, table_from_position.table_of)

    def scores(self, table: Table) -> tuple[int, ...]:
        """The points of each seat."""
        return tuple(table.points[: table.players])


NOTATION = BasariNotation()

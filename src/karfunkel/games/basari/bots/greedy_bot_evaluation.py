"""Heuristic evaluation of Basari, for the greedy bot."""

from collections.abc import Sequence

from karfunkel.games.basari.rules.state import MANY_WORKERS, WORKERS_PAY
from karfunkel.games.basari.rules.state import Table as BasariTable
from karfunkel.games.trading.bots.greedy_bot_evaluation import GemHeuristic


class BasariHeuristic(GemHeuristic):
    """Workers pay, too."""

    action_weights = (2, 3, 6, 3)

    def earned(self, table: BasariTable) -> Sequence[int]:
        """The points of each seat."""
        return table.points[: table.players]

    def progress(self, table: BasariTable) -> float:
        """How near the seat with most workers is to the end of the stage."""
        return min(1.0, max(table.workers) / MANY_WORKERS)

    def evaluate(self, table: BasariTable) -> list[float]:
        """Many workers pay; nearly as many are a hope."""
        expected = [min(1.0, table.workers[seat] / MANY_WORKERS) ** 2 for seat in range(table.players)]
        return [worth + WORKERS_PAY * hope for worth, hope in zip(super().evaluate(table), expected, strict=True)]


HEURISTIC = BasariHeuristic()

"""Heuristic evaluation of Edel, Stein & Reich, for the greedy bot."""

from collections.abc import Sequence

from karfunkel.bots.greedy_bot_evaluation import share
from karfunkel.games.edelstein.rules.event_cards import (
    CERTIFICATE,
    MAJOR,
    MAJOR_ANY,
    MAJOR_ANY_PAYS,
    MAJOR_PAYS,
    MOST_CERTIFICATES_PAY,
    PER,
)
from karfunkel.games.edelstein.rules.state import ROUNDS
from karfunkel.games.edelstein.rules.state import Table as EdelsteinTable
from karfunkel.games.trading.bots.greedy_bot_evaluation import GemHeuristic
from karfunkel.games.trading.rules.state import COLOUR_VALUES


class EdelsteinHeuristic(GemHeuristic):
    """Cards that are kept pay, too."""

    action_weights = (3, 2, 4, 2)

    def earned(self, table: EdelsteinTable) -> Sequence[int]:
        """The money of each seat."""
        return table.money[: table.players]

    def progress(self, table: EdelsteinTable) -> float:
        """The rounds of the stage that are over."""
        return table.this_round / ROUNDS[table.players]

    def majority_pays(self, table: EdelsteinTable, seat: int, colour: int) -> float:
        """The colour's value and that of the cards for it."""
        cards = MAJOR_PAYS[colour] * table.kept[seat, MAJOR + colour] + MAJOR_ANY_PAYS * table.kept[seat, MAJOR_ANY]
        return COLOUR_VALUES[colour] + cards

    def gem_pays(self, table: EdelsteinTable, seat: int, colour: int) -> float:
        """Cards pay for each gem of their colour."""
        return super().gem_pays(table, seat, colour) + table.kept[seat, PER + colour]

    def evaluate(self, table: EdelsteinTable) -> list[float]:
        """Most certificates pay as well."""
        worths = super().evaluate(table)
        certificates = [float(table.kept[seat, CERTIFICATE] ** 2) for seat in range(table.players)]
        return [worth + MOST_CERTIFICATES_PAY * share(certificates, seat) for seat, worth in enumerate(worths)]


HEURISTIC = EdelsteinHeuristic()

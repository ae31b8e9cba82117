"""The table of a position of Basari."""

from collections.abc import Mapping
from typing import Any

from karfunkel.engine import ask
from karfunkel.games.basari.game import BASARI
from karfunkel.games.basari.notation.moves import ACTION_OF
from karfunkel.games.basari.notation.position_from_table import FIELDS
from karfunkel.games.basari.rules.state import CARD_WORKERS, DRAW_CARD, DRAW_MORE, Table
from karfunkel.games.basari.rules.state_validation import ACTION_NAMES
from karfunkel.games.trading.notation.table_from_position import GemTableSetup
from karfunkel.games.trading.rules.state import NONE


def table_of(given: Mapping[str, Any]) -> Table:
    """The table of a position, not checked yet; InvalidPosition with all that cannot be read."""
    table: Table = _BasariTableSetup(given).table
    return table


class _BasariTableSetup(GemTableSetup):
    game = BASARI
    fields = FIELDS
    actions = ACTION_NAMES
    action_of = ACTION_OF
    each_seat = ("gems", "points", "cards", "workers", "chosen")
    under_way = (*GemTableSetup.under_way, "drawing")
    table: Table

    def deciders(self) -> list[int]:
        return list(range(self.table.players))

    def cards_dealt(self) -> list[int]:
        return self.table.current

    def put_own(self) -> None:
        table = self.table
        self.put_numbers("points", table.points)
        for seat, value in enumerate(self.given.get("cards", ())):
            table.current[seat] = self.see(value)
        earlier = [self.see(value) for value in self.given.get("earlier", ())]
        if not self.reasons:
            self._fill_in(earlier)

    def _fill_in(self, earlier: list[int]) -> None:
        """Cards left out: the first of the deck not seen elsewhere; but a round that begins is dealt by chance."""
        table = self.table
        if "earlier" not in self.given and not self.given.get("over"):
            rounds = max(0, table.this_round - 1)
            earlier = [self.see_next() for _ in range(rounds * table.players)]
        if "cards" not in self.given and not self.round_begins():
            for seat in self.deciders():
                table.current[seat] = self.see_next()
        if "workers" in self.given:
            self.put_numbers("workers", table.workers, most=127)
        elif not self.given.get("over"):
            self._count_workers(earlier)

    def _count_workers(self, earlier: list[int]) -> None:
        """Workers left out: those of the current cards, and of the others as if they had been dealt in turns."""
        table = self.table
        dealt = [*enumerate(earlier), *enumerate(table.current[: table.players])]
        for place, card in dealt:
            if card != NONE:
                table.workers[place % table.players] += table.deck[card, CARD_WORKERS]

    def ask_for_cards(self) -> None:
        for seat in reversed(self.deciders()):
            if self.table.current[seat] == NONE:
                ask(self.table, DRAW_CARD, seat)

    def set_in_the_midst(self) -> bool:
        if "drawing" not in self.given:
            return super().set_in_the_midst()
        seat = self.seat("drawing")
        if seat < 0 or self.table.doing != 0 or not self.wants(seat):
            self.reasons.append("drawing must be a seat that chose A, while A is being done")
        else:
            ask(self.table, DRAW_MORE, seat)
        return True

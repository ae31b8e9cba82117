"""Positions of Basari: any situation as a small dict."""

from collections.abc import Mapping
from typing import Any

from karfunkel.engine import ask, pending, pending_seat
from karfunkel.games.basari.game import BASARI
from karfunkel.games.basari.notation.moves import ACTION_OF, NAMES
from karfunkel.games.basari.rules.deck import DECK
from karfunkel.games.basari.rules.state import CARD_WORKERS, DRAW_CARD, DRAW_MORE, Table
from karfunkel.games.basari.rules.state_validation import ACTION_NAMES
from karfunkel.games.trading.notation.position_dict import (
    CHOSEN,
    GEMS,
    IS_OVER,
    OFFER,
    OFFERED_BY,
    OPTIONS,
    PENDING,
    PLAYERS,
    SAID,
    STAGE,
    SUPPLY,
    TAKERS,
    GemSetting,
    Writing,
    as_each_sees_it,
)
from karfunkel.games.trading.rules.state import NONE
from karfunkel.notation.position_fields import PositionField
from karfunkel.notation.view_field_writers import LEFT_OUT, FieldWriter, each_seat, in_order, written

FIELDS = (
    PLAYERS,
    OPTIONS,
    PositionField("deck", "deck", "`house`, or all 39 bazaar cards", "house"),
    STAGE,
    PositionField("round", "number", "the round of the stage", "1"),
    GEMS,
    SUPPLY,
    PositionField("points", "numbers", "each seat's points", "0"),
    PositionField("cards", "words", "each seat's current card", "see below"),
    PositionField("earlier", "words", "the other cards that lie before the players", "see below"),
    PositionField("workers", "numbers", "each seat's workers, those of its current card included", "see below"),
    CHOSEN,
    PositionField("doing", "word", "the action being carried out", "A, once all have chosen"),
    OFFER,
    OFFERED_BY,
    PositionField("drawing", "number", "the seat that is about to draw a card by action A", "none"),
    TAKERS,
    SAID,
    IS_OVER,
)


def position(table: Table) -> dict[str, Any]:
    """Everything about a table."""
    return written(WRITERS, table)


def _cards(table: Table) -> list[str | None]:
    deck = DECK.all_faces(table)
    return [deck.text(face) for face in table.current[: table.players]]


def _drawing(table: Table) -> Any:
    return pending_seat(table) if pending(table) == DRAW_MORE else LEFT_OUT


_WRITING = Writing(BASARI, ACTION_NAMES, NAMES)
WRITERS = in_order(
    FIELDS,
    (
        *_WRITING.writers(),
        FieldWriter("options", (), lambda table: {}, dict[str, str]),
        each_seat("points"),
        each_seat("workers"),
        FieldWriter("cards", ("current", "players"), _cards, list[str | None]),
        FieldWriter("earlier", ("unseen", "current"), lambda table: DECK.gone(table, table.current), list[str]),
        FieldWriter("drawing", (*PENDING, "asked_seat"), _drawing, optional=True),
    ),
)
VIEW_WRITERS = (*as_each_sees_it(WRITERS), _WRITING.unseen())
"""How each field of a view is written, in order: those of a position, and what can be seen beside them."""


def table_of(given: Mapping[str, Any]) -> Table:
    """The table of a position, not checked yet; InvalidPosition with all that cannot be read."""
    table: Table = _BasariSetting(given).table
    return table


class _BasariSetting(GemSetting):
    game = BASARI
    fields = FIELDS
    actions = ACTION_NAMES
    action_of = ACTION_OF
    each_seat = ("gems", "points", "cards", "workers", "chosen")
    under_way = (*GemSetting.under_way, "drawing")
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

"""Positions of Basari, from a table: the fields, and how each is written."""

from typing import Any

from karfunkel.engine import pending, pending_seat
from karfunkel.games.basari.game import BASARI
from karfunkel.games.basari.notation.moves import NAMES
from karfunkel.games.basari.rules.deck import DECK
from karfunkel.games.basari.rules.state import DRAW_MORE, Table
from karfunkel.games.basari.rules.state_validation import ACTION_NAMES
from karfunkel.games.trading.notation.position_from_table import (
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
    PositionWriting,
    as_each_sees_it,
)
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


_WRITING = PositionWriting(BASARI, ACTION_NAMES, NAMES)
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

"""Positions of Edel, Stein & Reich, from a table: the fields, and how each is written."""

from typing import Any

from karfunkel.engine import pending, pending_seat
from karfunkel.engine.card_counts import one_by_one, row_by_row
from karfunkel.games.edelstein.game import EDELSTEIN, MAJOR_ANY
from karfunkel.games.edelstein.notation.moves import NAMES
from karfunkel.games.edelstein.rules.deck import DECK
from karfunkel.games.edelstein.rules.event_cards import EVENT_IDS
from karfunkel.games.edelstein.rules.state import DRAW_EVENT, LAST_OFFER, TAKE_EVENT, USE_CARD, Table
from karfunkel.games.edelstein.rules.state_validation import ACTION_NAMES
from karfunkel.games.edelstein.rules.two_player_guessing import active_player
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
from karfunkel.games.trading.rules.state import NONE, OVER
from karfunkel.notation.position_fields import PositionField
from karfunkel.notation.view_field_writers import LEFT_OUT, FieldWriter, each_seat, in_order, list_of, one_of, written

FIELDS = (
    PLAYERS,
    OPTIONS,
    PositionField("deck", "deck", "`house`, or all 30 gem cards", "house"),
    STAGE,
    PositionField("round", "number", "the round of the stage (with two players the turn); 0 before the first", "1"),
    GEMS,
    SUPPLY,
    PositionField("money", "numbers", "each seat's money", "0"),
    PositionField("kept", "lists", "the scoring cards before each seat", "none"),
    PositionField("aside", "word", "the visible card of the pile put aside (3 and 4 players)", "see below"),
    PositionField("cards", "words", "the gem card before each seat", "see below"),
    PositionField("discarded", "words", "gem cards seen and gone: those of earlier rounds", "see below"),
    PositionField("event", "word", "the open event card", "see below"),
    PositionField("events_up", "words", "the event cards face up under the stack", "none"),
    PositionField("beginner", "number", "two players: who began the stage", "0"),
    CHOSEN,
    PositionField("guesses", "words", "two players: the actions guessed so far", "none"),
    PositionField("doing", "word", "the action being carried out", "money, once all have chosen"),
    OFFER,
    OFFERED_BY,
    PositionField("declined", "flag", "whether the first to offer has declined", "false"),
    PositionField("doer", "number", "the seat that does the event action", "who alone chose it"),
    PositionField("using", "word", "the instant card that the doer uses or forgoes", "none"),
    TAKERS,
    SAID,
    IS_OVER,
)


def position(table: Table) -> dict[str, Any]:
    """Everything about a table."""
    return written(WRITERS, table)


def event_cards(numbers: list[int]) -> list[str]:
    """The event cards of which there are so many of each kind."""
    return one_by_one(EVENT_IDS, numbers)


def _options(table: Table) -> dict[str, str]:
    return {MAJOR_ANY.name: MAJOR_ANY.values[table.major_any_once]}


def _cards(table: Table) -> list[str | None]:
    deck = DECK.all_faces(table)
    return [deck.text(face) for face in table.gem_card[: table.players]]


def _kept(table: Table) -> list[list[str]]:
    return row_by_row(EVENT_IDS, table.kept, table.players)


def _event(table: Table) -> str | None:
    return None if table.open_event == NONE else EVENT_IDS[table.open_event]


def _beginner(table: Table) -> Any:
    return table.beginner if table.players == 2 else LEFT_OUT


def _guesses(table: Table) -> Any:
    guesses = [ACTION_NAMES[guess] for guess in table.guess if guess != NONE]
    return guesses if table.players == 2 else LEFT_OUT


def _declined(table: Table) -> Any:
    return True if pending(table) == LAST_OFFER else LEFT_OUT


def _doer(table: Table) -> Any:
    return pending_seat(table) if pending(table) in (TAKE_EVENT, USE_CARD, DRAW_EVENT) else LEFT_OUT


def _using(table: Table) -> Any:
    return EVENT_IDS[table.using] if pending(table) == USE_CARD else LEFT_OUT


def _active(table: Table) -> Any:
    return active_player(table) if table.players == 2 and table.phase != OVER else LEFT_OUT


CARD = one_of(EVENT_IDS)
_WRITING = PositionWriting(EDELSTEIN, ACTION_NAMES, NAMES)
WRITERS = in_order(
    FIELDS,
    (
        *_WRITING.writers(),
        FieldWriter("options", ("major_any_once",), _options, dict[str, str]),
        each_seat("money"),
        FieldWriter("kept", ("kept", "players"), _kept, list_of(list_of(CARD))),
        FieldWriter("aside", ("aside",), lambda table: DECK.all_faces(table).text(table.aside), str | None),
        FieldWriter("cards", ("gem_card", "players"), _cards, list[str | None]),
        FieldWriter(
            "discarded",
            ("unseen", "aside", "gem_card"),
            lambda table: DECK.gone(table, [table.aside, *table.gem_card]),
            list[str],
        ),
        FieldWriter("event", ("open_event",), _event, CARD | None),
        FieldWriter("events_up", ("face_up",), lambda table: event_cards(table.face_up), list_of(CARD)),
        FieldWriter("beginner", ("beginner", "players"), _beginner, optional=True),
        FieldWriter("guesses", ("guess", "players"), _guesses, list_of(one_of(ACTION_NAMES)), optional=True),
        FieldWriter("declined", PENDING, _declined, bool, optional=True),
        FieldWriter("doer", (*PENDING, "asked_seat"), _doer, optional=True),
        FieldWriter("using", (*PENDING, "using"), _using, CARD, optional=True),
    ),
)
VIEW_WRITERS = (
    *as_each_sees_it(WRITERS),
    _WRITING.unseen(),
    FieldWriter("events_down", ("face_down",), lambda table: event_cards(table.face_down), list_of(CARD)),
    FieldWriter("active", ("players", "phase", "beginner", "this_round"), _active, optional=True),
)
"""How each field of a view is written, in order: those of a position, and what can be seen beside them."""

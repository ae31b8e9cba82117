"""What the rules tell, as events: dicts with a name and what belongs to it."""

from typing import Any

from karfunkel.notation.fields import LETTERS, gems_text
from karfunkel.rules.edelstein.cards import EVENT_IDS, EVENT_KINDS
from karfunkel.rules.edelstein.check import ACTION_NAMES
from karfunkel.rules.edelstein.deck import face_of
from karfunkel.rules.edelstein.state import (
    CARD_ASIDE,
    CARD_FORGONE,
    CARD_KEPT,
    CARD_USED,
    CERTIFICATES_SCORED,
    DECLINED,
    EVENT_DRAWN,
    EVENT_TAKEN,
    EVENT_TURNED,
    EVENTS_SHUFFLED,
    FOR_EVENT_CARD,
    FOR_MAJORITY,
    GUESSED,
    NOT_DONE,
    SUPPLY_FILLED_UP,
    Table,
)
from karfunkel.rules.gems.table import (
    ACCEPTED,
    CARD_DEALT,
    CHOSE,
    COLOUR_SCORED,
    COLOURS,
    DOES,
    EARNED,
    GAME_OVER,
    GEMS_MOVED,
    OFFERED,
    ROUND_BEGINS,
    SCORING_BEGINS,
    SHOWN,
    STAGE_BEGINS,
    STAGE_SCORED,
    SUPPLY,
    TRADE_BEGINS,
    VOID,
)

# The name of each piece of news, and for each of its numbers a name and how it is written.
EVENTS: dict[int, tuple[str, tuple[tuple[str, str], ...]]] = {
    GEMS_MOVED: ("gems", (("from", "place"), ("to", "place"), ("colour", "colour"), ("number", "number"))),
    EARNED: ("earned", (("seat", "number"), ("money", "number"), ("for", "reason"))),
    TRADE_BEGINS: ("trade", (("action", "action"), ("first", "number"), ("second", "number"))),
    OFFERED: ("offered", (("seat", "number"), ("to", "number"))),
    ACCEPTED: ("accepted", (("seat", "number"), ("of", "number"))),
    COLOUR_SCORED: ("scored", (("colour", "colour"), ("most", "number"), ("sharing", "number"))),
    STAGE_BEGINS: ("stage", (("stage", "number"),)),
    ROUND_BEGINS: ("round", (("stage", "number"), ("round", "number"))),
    CARD_ASIDE: ("aside", (("card", "gem-card"),)),
    CARD_DEALT: ("dealt", (("seat", "number"), ("card", "gem-card"))),
    EVENT_TURNED: ("turned", (("card", "event-card"),)),
    EVENT_TAKEN: ("took", (("seat", "number"), ("card", "event-card"))),
    EVENT_DRAWN: ("drew", (("seat", "number"), ("card", "event-card"))),
    EVENTS_SHUFFLED: ("shuffled", ()),
    CHOSE: ("chose", (("seat", "number"), ("action", "action"))),
    SHOWN: ("shown", (("seat", "number"), ("action", "action"))),
    GUESSED: ("guessed", (("seat", "number"), ("action", "action"), ("right", "flag"))),
    VOID: ("void", (("action", "action"),)),
    DECLINED: ("declined", (("seat", "number"),)),
    NOT_DONE: ("not-done", (("action", "action"),)),
    DOES: ("does", (("seat", "number"), ("action", "action"))),
    CARD_KEPT: ("kept", (("seat", "number"), ("card", "event-card"))),
    CARD_USED: ("used", (("seat", "number"), ("card", "event-card"))),
    CARD_FORGONE: ("forgone", (("seat", "number"), ("card", "event-card"))),
    SCORING_BEGINS: ("scoring", (("stage", "number"),)),
    CERTIFICATES_SCORED: ("certificates", (("most", "number"), ("sharing", "number"))),
    STAGE_SCORED: ("stage-scored", (("stage", "number"),)),
    SUPPLY_FILLED_UP: ("fill-up", (("colour", "colour"),)),
    GAME_OVER: ("over", ()),
}


def news(table: Table, told: tuple[int, ...], viewer: int | None) -> dict[str, Any]:
    """What the rules told, as an event for one viewer. Only a seat itself sees what it chose."""
    name, parts = EVENTS[told[0]]
    event: dict[str, Any] = {"event": name}
    for (part, kind), number in zip(parts, told[1:], strict=False):
        event[part] = _written(table, kind, number)
    if told[0] == OFFERED:
        event["gems"] = gems_text(told[3:])
    if told[0] == CHOSE and viewer != told[1]:
        del event["action"]
    return event


def _written(table: Table, kind: str, number: int) -> Any:
    if kind == "place":
        return "supply" if number == SUPPLY else number
    if kind == "colour":
        return LETTERS[number]
    if kind == "action":
        return ACTION_NAMES[number]
    if kind == "gem-card":
        return str(face_of(table, number))
    if kind == "event-card":
        return EVENT_IDS[number]
    if kind == "reason":
        return _reason(number)
    if kind == "flag":
        return bool(number)
    return number


def _reason(number: int) -> str:
    if number < FOR_MAJORITY + COLOURS:
        return f"majority-{LETTERS[number]}"
    if number < FOR_EVENT_CARD + EVENT_KINDS:
        return EVENT_IDS[number - FOR_EVENT_CARD]
    return "gem-card"

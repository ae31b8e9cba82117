"""The events of Edel, Stein & Reich."""

from karfunkel.games.edelstein.rules.cards import EVENT_IDS, EVENT_KINDS
from karfunkel.games.edelstein.rules.check import ACTION_NAMES
from karfunkel.games.edelstein.rules.deck import DECK
from karfunkel.games.edelstein.rules.state import (
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
)
from karfunkel.games.trading.notation.news import ACTION, SEAT, SHARED_WRITERS, Events, News, Writers, shared_events
from karfunkel.games.trading.rules.deck import LETTERS
from karfunkel.games.trading.rules.table import COLOURS

EVENT_CARD = ("card", "event-card")

EVENTS: Events = {
    **shared_events("money"),
    CARD_ASIDE: ("aside", (("card", "card"),)),
    EVENT_TURNED: ("turned", (EVENT_CARD,)),
    EVENT_TAKEN: ("took", (SEAT, EVENT_CARD)),
    EVENT_DRAWN: ("drew", (SEAT, EVENT_CARD)),
    EVENTS_SHUFFLED: ("shuffled", ()),
    GUESSED: ("guessed", (SEAT, ACTION, ("right", "flag"))),
    DECLINED: ("declined", (SEAT,)),
    NOT_DONE: ("not-done", (ACTION,)),
    CARD_KEPT: ("kept", (SEAT, EVENT_CARD)),
    CARD_USED: ("used", (SEAT, EVENT_CARD)),
    CARD_FORGONE: ("forgone", (SEAT, EVENT_CARD)),
    CERTIFICATES_SCORED: ("certificates", (("most", "number"), ("sharing", "number"))),
    SUPPLY_FILLED_UP: ("fill-up", (("colour", "colour"),)),
}


def _reason(number: int) -> str:
    if number < FOR_MAJORITY + COLOURS:
        return f"majority-{LETTERS[number]}"
    if number < FOR_EVENT_CARD + EVENT_KINDS:
        return EVENT_IDS[number - FOR_EVENT_CARD]
    return "gem-card"


WRITERS: Writers = {
    **SHARED_WRITERS,
    "action": lambda number: ACTION_NAMES[number],
    "event-card": lambda number: EVENT_IDS[number],
    "reason": _reason,
}


news = News(DECK, EVENTS, WRITERS)
"""What the rules told, as an event for one viewer."""

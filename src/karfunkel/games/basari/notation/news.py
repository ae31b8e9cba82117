"""The events of Basari."""

from karfunkel.games.basari.rules.check import ACTION_NAMES
from karfunkel.games.basari.rules.deck import DECK
from karfunkel.games.basari.rules.state import (
    FOR_CARD,
    FOR_NOTHING,
    MORE_WORKERS,
    STACK_EMPTY,
    WORKERS_SCORED,
)
from karfunkel.games.trading.notation.news import ACTION, SEAT, SHARED_WRITERS, Events, News, Writers, shared_events
from karfunkel.games.trading.rules.deck import LETTERS

EVENTS: Events = {
    **shared_events("points"),
    MORE_WORKERS: ("more-workers", (SEAT, ("card", "card"), ("workers", "number"))),
    STACK_EMPTY: ("stack-empty", (SEAT,)),
    FOR_NOTHING: ("for-nothing", (SEAT, ACTION)),
    WORKERS_SCORED: ("workers-scored", (SEAT, ("workers", "number"))),
}


def _reason(number: int) -> str:
    if number < FOR_CARD:
        return f"majority-{LETTERS[number]}"
    return "card" if number == FOR_CARD else "workers"


WRITERS: Writers = {
    **SHARED_WRITERS,
    "action": lambda number: ACTION_NAMES[number],
    "reason": _reason,
}


news = News(DECK, EVENTS, WRITERS)
"""What the rules told, as an event for one viewer."""

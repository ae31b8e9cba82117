"""The events of Basari."""

from typing import Any

from karfunkel.notation.gems.news import ACTION, SEAT, SHARED_WRITERS, Events, Writers, shared_events, write_news
from karfunkel.rules.basari.check import ACTION_NAMES
from karfunkel.rules.basari.deck import DECK
from karfunkel.rules.basari.state import (
    FOR_CARD,
    FOR_NOTHING,
    MORE_WORKERS,
    STACK_EMPTY,
    WORKERS_SCORED,
    Table,
)
from karfunkel.rules.gems.deck import LETTERS

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
    "action": lambda table, number: ACTION_NAMES[number],
    "card": DECK.text,
    "reason": lambda table, number: _reason(number),
}


def news(table: Table, told: tuple[int, ...], viewer: int | None) -> dict[str, Any]:
    """What the rules told, as an event for one viewer."""
    return write_news(table, EVENTS, WRITERS, told, viewer)

"""The events of Basari."""

from karfunkel.games.basari.rules.deck import DECK
from karfunkel.games.basari.rules.state import (
    FOR_CARD,
    FOR_NOTHING,
    FOR_WORKERS,
    MORE_WORKERS,
    STACK_EMPTY,
    WORKERS_SCORED,
)
from karfunkel.games.basari.rules.state_validation import ACTION_NAMES
from karfunkel.games.trading.notation.events import MAJORITIES, card_of, shared_events
from karfunkel.games.trading.rules.state import EARNED
from karfunkel.notation.events import SEAT, Event, Events, amount, word

REASONS = {**MAJORITIES, FOR_CARD: "card", FOR_WORKERS: "workers"}

EVENTS = Events(
    *shared_events(DECK, ACTION_NAMES),
    Event(EARNED, "earned", seat=SEAT, points=amount("amount"), for_=word("reason", REASONS)),
    Event(MORE_WORKERS, "more-workers", seat=SEAT, card=card_of(DECK), workers=amount("workers")),
    Event(STACK_EMPTY, "stack-empty", seat=SEAT),
    Event(FOR_NOTHING, "for-nothing", seat=SEAT, action=word("wish", ACTION_NAMES)),
    Event(WORKERS_SCORED, "workers-scored", seat=SEAT, workers=amount("workers"), silent=True),
)

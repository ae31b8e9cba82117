"""The events of Edel, Stein & Reich."""

from karfunkel.games.edelstein.rules.deck import DECK
from karfunkel.games.edelstein.rules.event_cards import EVENT_IDS
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
    FOR_GEM_CARD,
    GUESSED,
    NOT_DONE,
    SUPPLY_FILLED_UP,
)
from karfunkel.games.edelstein.rules.state_validation import ACTION_NAMES
from karfunkel.games.trading.notation.events import COLOUR, MAJORITIES, card_of, shared_events
from karfunkel.games.trading.rules.state import EARNED
from karfunkel.notation.events import FLAG, NUMBER, SEAT, Event, Events, amount, word

ACTION = word("action", ACTION_NAMES)
CARD = word("card", EVENT_IDS)
REASONS = {
    **MAJORITIES,
    **{FOR_EVENT_CARD + card: name for card, name in enumerate(EVENT_IDS)},
    FOR_GEM_CARD: "gem-card",
}

EVENTS = Events(
    *shared_events(DECK, ACTION_NAMES),
    Event(EARNED, "earned", seat=SEAT, money=amount("amount"), for_=word("card", REASONS)),
    Event(CARD_ASIDE, "aside", card=card_of(DECK), silent=True),
    Event(EVENT_TURNED, "turned", card=CARD),
    Event(EVENT_TAKEN, "took", seat=SEAT, card=CARD),
    Event(EVENT_DRAWN, "drew", seat=SEAT, card=CARD),
    Event(EVENTS_SHUFFLED, "shuffled"),
    Event(GUESSED, "guessed", seat=SEAT, action=ACTION, right=FLAG, reveals=True),
    Event(DECLINED, "declined", seat=SEAT),
    Event(NOT_DONE, "not-done", action=ACTION),
    Event(CARD_KEPT, "kept", seat=SEAT, card=CARD, silent=True),
    Event(CARD_USED, "used", seat=SEAT, card=CARD),
    Event(CARD_FORGONE, "forgone", seat=SEAT, card=CARD),
    Event(CERTIFICATES_SCORED, "certificates", most=NUMBER, sharing=NUMBER, silent=True),
    Event(SUPPLY_FILLED_UP, "fill-up", colour=COLOUR),
)

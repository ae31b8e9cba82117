"""The events that both trading games have, and the types of their fields."""

from collections.abc import Sequence
from typing import Any

from karfunkel.games.trading.notation.gems import gems_text
from karfunkel.games.trading.rules.deck import Deck
from karfunkel.games.trading.rules.deck_reader import LETTERS
from karfunkel.games.trading.rules.state import (
    ACCEPTED,
    CARD_DEALT,
    CHOSE,
    COLOUR_SCORED,
    COLOURS,
    DOES,
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
from karfunkel.notation.events import (
    NUMBER,
    SEAT,
    Event,
    Joined,
    Type,
    counts,
    seat_or,
    text_at_table,
    word,
)

COLOUR = word("colour", LETTERS)
GEMS = counts("gem", gems_text, COLOURS)
PLACE = seat_or("supply", SUPPLY)
MAJORITIES = {colour: f"majority-{letter}" for colour, letter in enumerate(LETTERS)}
"""What majorities are called among the reasons of a payment, by their colours."""


def card_of(deck: Deck[Any]) -> Type:
    """A gem card of the deck on the table."""
    return text_at_table(deck.text)


def shared_events(deck: Deck[Any], actions: Sequence[str]) -> tuple[Event, ...]:
    """The events of both games, with the deck whose cards they tell of and what the action cards are called."""
    action, wish = word("action", actions), word("wish", actions)
    joined = Joined("gems", "gem", number="number", word="colour")
    return (
        Event(GEMS_MOVED, "gems", from_=PLACE, to=PLACE, colour=COLOUR, number=NUMBER, joined=joined),
        Event(STAGE_BEGINS, "stage", stage=NUMBER),
        Event(ROUND_BEGINS, "round", stage=NUMBER, round=NUMBER),
        Event(CARD_DEALT, "dealt", seat=SEAT, card=card_of(deck), silent=True),
        Event(CHOSE, "chose", seat=SEAT, action=action, own=("action",), silent=True),
        Event(SHOWN, "shown", seat=SEAT, action=wish, reveals=True),
        Event(VOID, "void", action=action),
        Event(TRADE_BEGINS, "trade", action=wish, first=SEAT, second=SEAT),
        Event(OFFERED, "offered", seat=SEAT, to=SEAT, gems=GEMS),
        Event(ACCEPTED, "accepted", seat=SEAT, of=SEAT),
        Event(DOES, "does", seat=SEAT, action=action, silent=True),
        Event(SCORING_BEGINS, "scoring", stage=NUMBER),
        Event(COLOUR_SCORED, "scored", colour=COLOUR, most=NUMBER, sharing=NUMBER),
        Event(STAGE_SCORED, "stage-scored", stage=NUMBER),
        Event(GAME_OVER, "over"),
    )

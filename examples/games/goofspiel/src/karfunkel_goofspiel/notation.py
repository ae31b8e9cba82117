"""What things are called in Goofspiel."""

from karfunkel.notation.declared_notation import DeclaredNotation
from karfunkel.notation.events import NUMBER, SEAT, Event, Events
from karfunkel_goofspiel.game import GAME
from karfunkel_goofspiel.rules import (
    BID,
    CHOSE,
    DISCARDED,
    MOST_CARDS,
    OVER,
    SHOWN,
    TAKEN,
    TURN_PRIZE,
    TURNED,
    Table,
    hand_size,
)


def heading(table: Table) -> str:
    """The round."""
    return f"round {min(table.played + 1, hand_size(table))}"


NOTATION = DeclaredNotation(
    GAME,
    actions=[f"card{number + 1}" for number in range(MOST_CARDS)],
    decisions={TURN_PRIZE: "prize", BID: "bid"},
    cards={TURN_PRIZE: [f"prize{number + 1}" for number in range(MOST_CARDS)]},
    events=Events(
        Event(TURNED, "turned", prize=NUMBER),
        Event(CHOSE, "chose", seat=SEAT, card=NUMBER, own=("card",)),
        Event(SHOWN, "shown", seat=SEAT, card=NUMBER, reveals=True),
        Event(TAKEN, "taken", seat=SEAT, prize=NUMBER),
        Event(DISCARDED, "discarded", prize=NUMBER),
        Event(OVER, "over"),
    ),
    secrets=("bid",),
    heading=heading,
)

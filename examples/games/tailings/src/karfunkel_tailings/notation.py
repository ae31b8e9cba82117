"""What things are called in Tailings."""

from karfunkel.notation.declared_notation import DeclaredNotation
from karfunkel.notation.events import NUMBER, SEAT, Event, Events
from karfunkel_tailings.game import GAME
from karfunkel_tailings.rules import (
    CARDS,
    CARTED_AWAY,
    CHOOSE,
    CHOSE,
    HEAPS,
    OVER,
    SHOWN,
    TAKEN,
    TURN_HEAP,
    TURNED,
    Table,
)


def heading(table: Table) -> str:
    """The round."""
    return f"round {min(table.played + 1, CARDS)}"


NOTATION = DeclaredNotation(
    GAME,
    actions=[f"card{number + 1}" for number in range(CARDS)],
    decisions={TURN_HEAP: "heap", CHOOSE: "choose"},
    cards={TURN_HEAP: [f"heap{worth:+d}" for worth in HEAPS]},
    events=Events(
        Event(TURNED, "turned", worth=NUMBER),
        Event(CHOSE, "chose", seat=SEAT, card=NUMBER, own=("card",)),
        Event(SHOWN, "shown", seat=SEAT, card=NUMBER, reveals=True),
        Event(TAKEN, "taken", seat=SEAT, worth=NUMBER),
        Event(CARTED_AWAY, "carted-away", worth=NUMBER),
        Event(OVER, "over"),
    ),
    secrets=("chosen",),
    heading=heading,
)

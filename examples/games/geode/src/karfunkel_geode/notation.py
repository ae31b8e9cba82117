"""What things are called in Geode."""

from karfunkel.notation.declared_notation import DeclaredNotation
from karfunkel.notation.events import NUMBER, SEAT, Event, Events
from karfunkel_geode.game import GAME
from karfunkel_geode.rules import CAVED_IN, DECIDE, DUG, OVER, STOPPED, TURN_STONE

NOTATION = DeclaredNotation(
    GAME,
    actions=("dig", "stop"),
    decisions={TURN_STONE: "stone", DECIDE: "turn"},
    cards={TURN_STONE: ("gem1", "gem2", "gem3", "gem4", "gem5", "cave-in")},
    events=Events(
        Event(DUG, "dug", seat=SEAT, value=NUMBER),
        Event(CAVED_IN, "caved-in", seat=SEAT, lost=NUMBER),
        Event(STOPPED, "stopped", seat=SEAT, points=NUMBER),
        Event(OVER, "over"),
    ),
)

"""What things are called in the Picking Belt."""

from karfunkel.notation.declared_notation import DeclaredNotation
from karfunkel.notation.events import NUMBER, SEAT, Event, Events, word
from karfunkel_picking.game import GAME
from karfunkel_picking.rules import LEFT, NEXT_STONE, OVER, PICKED, PICKING, PLACES, PUSHING, SWAPPED

STONES = ("garnet", "topaz", "jade", "amber")
STONE = word("stone", STONES)

NOTATION = DeclaredNotation(
    GAME,
    actions=("leave", *(f"swap{place}" for place in range(1, PLACES)), *STONES),
    decisions={NEXT_STONE: "stone", PUSHING: "push", PICKING: "pick"},
    cards={NEXT_STONE: STONES},
    events=Events(
        Event(SWAPPED, "swapped", seat=SEAT, stone=STONE, next=STONE),
        Event(LEFT, "left", seat=SEAT),
        Event(PICKED, "picked", seat=SEAT, number=NUMBER, stone=STONE),
        Event(OVER, "over"),
    ),
)

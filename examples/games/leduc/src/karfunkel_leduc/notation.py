"""What things are called in Leduc hold'em."""

from karfunkel.notation.declared_notation import DeclaredNotation
from karfunkel.notation.events import NUMBER, SEAT, Event, Events, word
from karfunkel_leduc.game import GAME
from karfunkel_leduc.rules import (
    BET,
    CALLED,
    DEAL,
    DEALT,
    FOLDED,
    NONE,
    RAISED,
    SHOWN,
    TOOK,
    TURN,
    TURNED,
    Table,
)

CARDS = ("jack", "queen", "king")
CARD = word("card", CARDS)


def heading(table: Table) -> str:
    """The round of bets."""
    return "before the flop" if table.flop == NONE else "after the flop"


NOTATION = DeclaredNotation(
    GAME,
    actions=("fold", "call", "raise"),
    decisions={DEAL: "deal", TURN: "flop", BET: "bet"},
    cards={DEAL: CARDS, TURN: CARDS},
    events=Events(
        Event(DEALT, "dealt", seat=SEAT, card=CARD, own=("card",)),
        Event(TURNED, "flop", card=CARD),
        Event(FOLDED, "folded", seat=SEAT),
        Event(CALLED, "called", seat=SEAT, chips=NUMBER),
        Event(RAISED, "raised", seat=SEAT, chips=NUMBER),
        Event(SHOWN, "shown", seat=SEAT, card=CARD, reveals=True),
        Event(TOOK, "took", seat=SEAT, chips=NUMBER),
    ),
    secrets=("hand",),
    heading=heading,
)

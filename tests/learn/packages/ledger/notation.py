"""What things are called in Ledger."""

from karfunkel.notation.declared_notation import DeclaredNotation
from ledger.game import GAME
from ledger.rules import AMOUNTS, BOOK, CONFIRM

NOTATION = DeclaredNotation(
    GAME,
    actions=("debit", "credit", *map(str, range(AMOUNTS)), "confirm"),
    decisions={BOOK: "book", CONFIRM: "confirm"},
)

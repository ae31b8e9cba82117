"""Taking moves back: only as far as nothing hidden has been shown since."""

from typing import NamedTuple

from karfunkel.errors import Refused
from karfunkel.match.match import Match


class Undo(NamedTuple):
    """The moves to take back, by their places in the log, and whether it may be done without asking anybody."""

    moves: list[int]
    freely: bool


def undo_of(match: Match, seat: int) -> Undo:
    """What taking back the last move of a seat means; Refused if it would not be fair.

    A choice that nobody has seen yet is simply taken back, and the secret choices of others stay. Any other move takes
    all that followed it along.
    """
    numbers = [number for number, turn in enumerate(match.turns) if turn.seat == seat]
    if not numbers:
        raise Refused("no-move", "you have not moved yet")
    since = match.turns[numbers[-1] :]
    if any(turn.revealing for turn in since):
        raise Refused("shown", "cards or choices have been shown since your last move, so it stands")
    if all(turn.secret for turn in since):
        return Undo([since[0].seq], freely=True)
    return Undo([turn.seq for turn in since], freely=False)

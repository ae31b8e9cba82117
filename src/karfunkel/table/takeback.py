"""Taking moves back: only as far as nothing hidden has been shown since."""

from typing import NamedTuple

from karfunkel.errors import Refused
from karfunkel.table.sitting import Sitting


class Plan(NamedTuple):
    """The moves to take back, by their places in the log, and whether it may be done without asking anybody."""

    moves: list[int]
    freely: bool


def moves_to_take_back(sitting: Sitting, seat: int) -> Plan:
    """What taking back the last move of a seat means; Refused if it would not be fair.

    A choice that nobody has seen yet is simply taken back, and the secret choices of others stay. Any other move takes
    all that followed it along.
    """
    numbers = [number for number, turn in enumerate(sitting.turns) if turn.seat == seat]
    if not numbers:
        raise Refused("no-move", "you have not moved yet")
    since = sitting.turns[numbers[-1] :]
    if any(turn.revealing for turn in since):
        raise Refused("shown", "cards or choices have been shown since your last move, so it stands")
    if all(turn.secret for turn in since):
        return Plan([since[0].seq], freely=True)
    return Plan([turn.seq for turn in since], freely=False)


def can_take_back(sitting: Sitting, seat: int | None) -> bool:
    """Whether a seat could take its last move back now, or ask for it."""
    if seat is None or sitting.stage != "running":
        return False
    for turn in reversed(sitting.turns):
        if turn.revealing:
            return False
        if turn.seat == seat:
            return True
    return False

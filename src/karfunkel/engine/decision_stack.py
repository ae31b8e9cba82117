"""The stack of pending decisions, and what the rules tell while they run.

A frame of the stack is a kind of decision and a seat. Kinds below FIRST_DECISION are cards to be drawn, which chance
decides, for that seat; the others are asked of that seat, or of EVERYBODY at once. Decisions that happen inside others
lie on top of them. A move may be several actions: those already said of the move under way stand in `said`, the frame
stays until the last is said, and only then anything happens at the table.
"""

from karfunkel.engine.record_types import Record, Row, int8
from karfunkel.engine.rule import rule

NOBODY = -1
EVERYBODY = -2
CHANCE = -3

FIRST_DECISION = 8
"""Kinds of pending decisions below this one are chance's."""

DEPTH = 10
LONGEST_MOVE = 4


class Agenda(Record, slots=True):
    """What is pending at a table of any game."""

    players: int = int8()
    depth: int = int8()
    asked: Row = int8(DEPTH)
    asked_seat: Row = int8(DEPTH)
    said: Row = int8(LONGEST_MOVE)
    said_count: int = int8()


@rule
def ask(table: Agenda, kind: int, seat: int) -> None:
    """Put a decision on top of the stack."""
    depth = table.depth
    table.asked[depth] = kind
    table.asked_seat[depth] = seat
    table.depth = depth + 1


@rule
def answered(table: Agenda) -> None:
    """Take the decision on top from the stack, and forget what was said for it."""
    depth = table.depth - 1
    table.depth = depth
    table.asked[depth] = 0
    table.asked_seat[depth] = 0
    forget_said(table)


@rule
def say(table: Agenda, action: int) -> None:
    """Note an action of a move that takes several."""
    table.said[table.said_count] = action
    table.said_count += 1


@rule
def unsay(table: Agenda) -> None:
    """Take the last action said back."""
    table.said_count -= 1
    table.said[table.said_count] = 0


@rule
def forget_said(table: Agenda) -> None:
    """Forget what was said: the move is made."""
    while table.said_count > 0:
        unsay(table)


@rule
def pending(table: Agenda) -> int:
    """The kind of the decision on top of the stack; NOBODY if nothing is pending."""
    if table.depth == 0:
        return NOBODY
    return table.asked[table.depth - 1]


@rule
def pending_seat(table: Agenda) -> int:
    """The seat of the decision on top of the stack; NOBODY if nothing is pending."""
    if table.depth == 0:
        return NOBODY
    return table.asked_seat[table.depth - 1]


@rule
def chance_pending(table: Agenda) -> bool:
    """Whether a card is to be drawn now."""
    return table.depth > 0 and table.asked[table.depth - 1] < FIRST_DECISION


@rule
def tell(table: Agenda, news: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
    """Tell what has just happened at the table: a piece of news and the numbers that belong to it."""
    if table.told is not None:
        table.told.append((news, a, b, c, d, e, f))


@rule
def tell_nobody(
    table: Agenda, news: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
) -> None:
    """What stands in the place of `tell` in compiled rules."""

"""The actions worth trying at a table."""

from karfunkel.engine import Actions, apart, pending, pending_seat, rule
from karfunkel.games.emerald.bots.scratch_record import EmeraldScratch
from karfunkel.games.emerald.rules.interface import legal
from karfunkel.games.emerald.rules.state import (
    BRIBE,
    COLOURS,
    KEEP,
    MOVE,
    MOVE_KNIGHT,
    PLACES,
    STOP,
    TO_NEST,
    Table,
)


@apart
def list_options(table: Table, scratch: EmeraldScratch, actions: Actions, at: int) -> None:
    """Write the actions of whoever is to act that are worth a thought as the options of table number `at`."""
    number = legal(table, pending_seat(table), actions)
    scratch.number[at] = 0
    scratch.tried[at] = 0
    for i in range(number):
        if is_candidate(table, actions, i):
            scratch.options[at, scratch.number[at]] = actions[i]
            scratch.number[at] += 1


@rule
def is_candidate(table: Table, actions: Actions, number: int) -> bool:
    """Whether legal action `number` is not clearly worse than another, or the same as one before it."""
    if pending(table) == MOVE_KNIGHT:
        return not has_twin(table, actions, number)
    if pending(table) == BRIBE:  # [D25] any gold is enough: the cheapest, which comes first, is the best
        return number == 0 or actions[number] == TO_NEST
    return True


@rule
def has_twin(table: Table, actions: Actions, number: int) -> bool:
    """[D1] Whether an action before this one moves a knight of the same colour from a start place that is the same."""
    if not from_start(actions[number]):
        return False
    for other in range(number):
        is_like = from_start(actions[other]) and colour_of(actions[other]) == colour_of(actions[number])
        if is_like and same_knights(table, place_of(actions[other]), place_of(actions[number])):
            return True
    return False


@rule
def place_of(action: int) -> int:
    """From where an action moves a knight."""
    return (action - MOVE) % PLACES


@rule
def colour_of(action: int) -> int:
    """Which of its seat's colours an action moves."""
    return (action - MOVE) // PLACES


@rule
def from_start(action: int) -> bool:
    """Whether an action moves a knight from a start place."""
    return action < STOP and place_of(action) <= KEEP


@rule
def same_knights(table: Table, place: int, other: int) -> bool:
    """Whether the same knights stand at two places."""
    differing = 0
    for colour in range(COLOURS):
        differing += table.knights[colour, place] != table.knights[colour, other]
    return differing == 0

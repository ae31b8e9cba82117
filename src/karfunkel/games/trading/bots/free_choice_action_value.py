"""The value of free choice, the action of the game of five: one gem for two, or one gem for nothing."""

from karfunkel.engine import rule
from karfunkel.games.trading.bots.scratch_record import SEATS, Scratch, add_colour_effect, clear_effect, gain
from karfunkel.games.trading.rules.state import COLOURS, GemTable


@rule
def change_at(colour: int, change: int, seat: int) -> int:
    """Where it stands what a seat gets if the doer has so many gems more of a colour, -1 to 2."""
    return (colour * 4 + change + 1) * SEATS + seat


@rule
def evaluate_changes(table: GemTable, scratch: Scratch, doer: int) -> None:
    """What each change of one colour in a hand is worth to everybody."""
    for colour in range(COLOURS):
        for change in range(-1, 3):
            clear_effect(scratch)
            if change != 0:
                add_colour_effect(table, scratch, colour, doer, change, doer, 0)
            for seat in range(table.players):
                scratch.colour_effect[change_at(colour, change, seat)] = scratch.effect[seat]


@rule
def add_change(table: GemTable, scratch: Scratch, colour: int, change: int) -> None:
    """Add what a change of one colour is worth to `effect`."""
    for seat in range(table.players):
        scratch.effect[seat] += scratch.colour_effect[change_at(colour, change, seat)]


@rule
def keep_if_better(table: GemTable, scratch: Scratch, doer: int, best: float) -> float:
    """Keep `effect` as the best one if it is better for the doer than the best so far; the best from now on."""
    found = gain(scratch, table.players, doer)
    if found <= best:
        return best
    for seat in range(table.players):
        scratch.best_effect[seat] = scratch.effect[seat]
    return found


@rule
def exchange_effect(table: GemTable, scratch: Scratch, doer: int) -> None:
    """[E26] What the best exchange of one gem for two adds to everybody's worth."""
    evaluate_changes(table, scratch, doer)
    best = -1.0
    for seat in range(table.players):
        scratch.best_effect[seat] = 0.0
    for given in range(COLOURS):
        if table.gems[doer, given] == 0:
            continue
        for first in range(COLOURS):
            for second in range(first, COLOURS):
                if can_take(table, given, first, second):
                    add_exchange(table, scratch, given, first, second)
                    best = keep_if_better(table, scratch, doer, best)
    for seat in range(table.players):
        scratch.effect[seat] = scratch.best_effect[seat]


@rule
def can_take(table: GemTable, given: int, first: int, second: int) -> bool:
    """Whether these two gems are in the supply once one gem was given."""
    for colour in range(COLOURS):
        if int(first == colour) + int(second == colour) > table.supply[colour] + int(given == colour):
            return False
    return True


@rule
def add_exchange(table: GemTable, scratch: Scratch, given: int, first: int, second: int) -> None:
    """What it adds to everybody's worth to give one gem and take two."""
    clear_effect(scratch)
    for colour in range(COLOURS):
        add_change(table, scratch, colour, int(first == colour) + int(second == colour) - int(given == colour))


@rule
def one_gem_effect(table: GemTable, scratch: Scratch, doer: int) -> None:
    """[E26] What one gem of the best colour adds to everybody's worth."""
    best = -1.0
    for seat in range(table.players):
        scratch.best_effect[seat] = 0.0
    for colour in range(COLOURS):
        if table.supply[colour] > 0:
            clear_effect(scratch)
            add_colour_effect(table, scratch, colour, doer, 1, doer, 0)
            best = keep_if_better(table, scratch, doer, best)
    for seat in range(table.players):
        scratch.effect[seat] = scratch.best_effect[seat]

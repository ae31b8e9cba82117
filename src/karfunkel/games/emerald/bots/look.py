"""A look to the end of the turn: every way to finish it, the dragon's walk averaged, each seat doing its best.

It is a walk through a small tree without recursion, which compiled rules do not have: the table at each depth lies in
`tables`, and what is still to be tried there stands on the desk.
"""

from karfunkel.engine import (
    NOBODY,
    Actions,
    Numbers,
    Tables,
    apart,
    chance_pending,
    pending,
    pending_seat,
    rule,
)
from karfunkel.games.emerald.bots.desk import Desk
from karfunkel.games.emerald.bots.options import bring, carry_out, leave_cards, list_options
from karfunkel.games.emerald.bots.value import write_chances
from karfunkel.games.emerald.rules.state import DIE, MOVE_KNIGHT, MOVES_A_TURN, Table


@apart
def rate_options(tables: Tables, desk: Desk, weights: Numbers, actions: Actions, at: int) -> None:
    """Rate the options of whoever is to act at tables[at] by its chance to win after a look.

    Everybody's chances after the best of them become those of the table.
    """
    seat = pending_seat(tables[at])
    list_options(tables[at], desk, actions, at)
    for i in range(desk.number[at]):
        tables[at + 1] = tables[at]
        carry_out(tables[at + 1], seat, desk.options[at, i])
        look(tables, desk, weights, actions, at + 1)
        desk.rated[i] = desk.chances[at + 1, seat]
        if i == 0 or desk.rated[i] > desk.chances[at, seat]:
            take_chances(tables[at], desk, at)


@apart
def look(tables: Tables, desk: Desk, weights: Numbers, actions: Actions, first: int) -> None:
    """Find each seat's chance to win at tables[first], as it is when the turn under way is over.

    Whoever decides does what is best for itself.
    """
    depth = first
    open_table(tables[depth], desk, weights, actions, depth)
    while depth > first or desk.tried[first] < desk.number[first]:
        if desk.tried[depth] < desk.number[depth]:
            tables[depth + 1] = tables[depth]
            try_option(tables[depth + 1], desk.options[depth, desk.tried[depth]])
            desk.tried[depth] += 1
            depth += 1
            open_table(tables[depth], desk, weights, actions, depth)
        else:
            depth -= 1
            take_over(tables[depth], desk, depth)


@apart
def open_table(table: Table, desk: Desk, weights: Numbers, actions: Actions, depth: int) -> None:
    """See what can happen at a table; if the turn is over, what it is worth."""
    leave_cards(table)
    desk.number[depth] = 0
    desk.tried[depth] = 0
    if is_quiet(table):
        write_chances(table, desk, weights, depth)
    elif chance_pending(table):
        desk.number[depth] = DIE
        for i in range(DIE):
            desk.options[depth, i] = i + 1
    else:
        list_options(table, desk, actions, depth)


@rule
def is_quiet(table: Table) -> bool:
    """Whether the look ends here: the game is over, or a new turn begins."""
    if pending(table) == NOBODY:
        return True
    return pending(table) == MOVE_KNIGHT and table.moves_left == MOVES_A_TURN


@rule
def try_option(table: Table, option: int) -> None:
    """Let happen what is to be tried: a roll, or an action of whoever is to act."""
    if chance_pending(table):
        bring(table, option)
    else:
        carry_out(table, pending_seat(table), option)


@rule
def take_over(table: Table, desk: Desk, depth: int) -> None:
    """Count what an option leads to: rolls on average, actions if none before was better for the seat."""
    if chance_pending(table):
        for seat in range(table.players):
            before = desk.chances[depth, seat] if desk.tried[depth] > 1 else 0.0
            desk.chances[depth, seat] = before + desk.chances[depth + 1, seat] / DIE
    else:
        seat = pending_seat(table)
        if desk.tried[depth] == 1 or desk.chances[depth + 1, seat] > desk.chances[depth, seat]:
            take_chances(table, desk, depth)


@rule
def take_chances(table: Table, desk: Desk, at: int) -> None:
    """What the next table promises is what this one does."""
    for seat in range(table.players):
        desk.chances[at, seat] = desk.chances[at + 1, seat]

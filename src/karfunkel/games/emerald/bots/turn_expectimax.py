"""Expectimax to the end of the turn: rolls of the dragon on average, each seat doing its best.

It is a walk through a small tree without recursion, which compiled rules do not have: the table at each depth lies in
`tables`, and what is still to be tried there stands in the scratch record.
"""

from karfunkel.engine import (
    NOBODY,
    Actions,
    Tables,
    apart,
    chance_pending,
    pending,
    pending_seat,
    rule,
)
from karfunkel.engine.table_copy import copy_table
from karfunkel.games.emerald.bots.candidate_actions import list_options
from karfunkel.games.emerald.bots.compiled_game_steps import carry_out, draw_outcome, skip_card_draws
from karfunkel.games.emerald.bots.scratch_record import EmeraldScratch
from karfunkel.games.emerald.bots.weights_record import EmeraldWeights
from karfunkel.games.emerald.bots.win_chances import write_chances
from karfunkel.games.emerald.rules.state import DIE, MOVE_KNIGHT, MOVES_A_TURN, Table


@apart
def rate_options(tables: Tables, scratch: EmeraldScratch, weights: EmeraldWeights, actions: Actions, at: int) -> None:
    """Rate the options of whoever is to act at tables[at] by its chance to win after a look.

    Everybody's chances after the best of them become those of the table.
    """
    seat = pending_seat(tables[at])
    list_options(tables[at], scratch, actions, at)
    for i in range(scratch.number[at]):
        copy_table(tables, at + 1, tables, at)
        carry_out(tables[at + 1], seat, scratch.options[at, i])
        expectimax(tables, scratch, weights, actions, at + 1)
        scratch.rated[i] = scratch.chances[at + 1, seat]
        if i == 0 or scratch.rated[i] > scratch.chances[at, seat]:
            copy_chances(tables[at], scratch, at)


@apart
def expectimax(tables: Tables, scratch: EmeraldScratch, weights: EmeraldWeights, actions: Actions, first: int) -> None:
    """Find each seat's chance to win at tables[first], as it is when the turn under way is over.

    Whoever decides does what is best for itself.
    """
    depth = first
    expand_node(tables[depth], scratch, weights, actions, depth)
    while depth > first or scratch.tried[first] < scratch.number[first]:
        if scratch.tried[depth] < scratch.number[depth]:
            copy_table(tables, depth + 1, tables, depth)
            apply_option(tables[depth + 1], scratch.options[depth, scratch.tried[depth]])
            scratch.tried[depth] += 1
            depth += 1
            expand_node(tables[depth], scratch, weights, actions, depth)
        else:
            depth -= 1
            back_up(tables[depth], scratch, depth)


@apart
def expand_node(table: Table, scratch: EmeraldScratch, weights: EmeraldWeights, actions: Actions, depth: int) -> None:
    """See what can happen at a table; if the turn is over, what it is worth."""
    skip_card_draws(table)
    scratch.number[depth] = 0
    scratch.tried[depth] = 0
    if is_leaf(table):
        write_chances(table, scratch, weights, depth)
    elif chance_pending(table):
        scratch.number[depth] = DIE
        for i in range(DIE):
            scratch.options[depth, i] = i + 1
    else:
        list_options(table, scratch, actions, depth)


@rule
def is_leaf(table: Table) -> bool:
    """Whether the look ends here: the game is over, or a new turn begins."""
    if pending(table) == NOBODY:
        return True
    return pending(table) == MOVE_KNIGHT and table.moves_left == MOVES_A_TURN


@rule
def apply_option(table: Table, option: int) -> None:
    """Let happen what is to be tried: a roll, or an action of whoever is to act."""
    if chance_pending(table):
        draw_outcome(table, option)
    else:
        carry_out(table, pending_seat(table), option)


@rule
def back_up(table: Table, scratch: EmeraldScratch, depth: int) -> None:
    """Count what an option leads to: rolls on average, actions if none before was better for the seat."""
    if chance_pending(table):
        for seat in range(table.players):
            before = scratch.chances[depth, seat] if scratch.tried[depth] > 1 else 0.0
            scratch.chances[depth, seat] = before + scratch.chances[depth + 1, seat] / DIE
    else:
        seat = pending_seat(table)
        if scratch.tried[depth] == 1 or scratch.chances[depth + 1, seat] > scratch.chances[depth, seat]:
            copy_chances(table, scratch, depth)


@rule
def copy_chances(table: Table, scratch: EmeraldScratch, at: int) -> None:
    """What the next table promises is what this one does."""
    for seat in range(table.players):
        scratch.chances[at, seat] = scratch.chances[at + 1, seat]

"""[E61], [E62] The matrix game of two players: one chooses, the other guesses twice.

The guesser's options are pairs of guesses. A first guess that is right makes the action void, a second leads to a
trade, else the active player does the action.
"""

from karfunkel.bots.regret_matching import OPTIONS, first_cell, how_many_cells, next_cell
from karfunkel.engine import rule
from karfunkel.games.trading.bots.scratch_record import SEATS, Scratch, alone_at, traded_at
from karfunkel.games.trading.bots.win_chance_evaluation import compute_win_chances
from karfunkel.games.trading.rules.state import FREE, GemTable

GUESSES = 6
"""Pairs of different guesses among three actions."""


@rule
def first_guess(option: int) -> int:
    """The first guess of a pair."""
    return option // 2


@rule
def second_guess(option: int) -> int:
    """The second one: the lower or the higher of the two others."""
    second = option % 2
    return second + 1 if second >= first_guess(option) else second


@rule
def add_guessed_action(table: GemTable, scratch: Scratch, active: int) -> None:
    """Everybody's worth after a choice and a pair of guesses."""
    action = scratch.chosen[active]
    guesses = scratch.chosen[1 - active]
    for seat in range(table.players):
        scratch.worth[seat] = scratch.baseline[seat]
        if action == second_guess(guesses):
            scratch.worth[seat] += scratch.traded[traded_at(action, 0, 1, seat)]
        elif action != first_guess(guesses):
            scratch.worth[seat] += scratch.alone[alone_at(action, active, seat)]


@rule
def fill_guessing_matrix(table: GemTable, scratch: Scratch, active: int) -> None:
    """The game of choosing and guessing: everybody's chance to win after each choice and pair of guesses."""
    scratch.seats = table.players
    scratch.options[active] = FREE
    scratch.options[1 - active] = GUESSES
    first_cell(scratch)
    for cell in range(how_many_cells(scratch)):
        add_guessed_action(table, scratch, active)
        compute_win_chances(scratch, table.players)
        for seat in range(table.players):
            scratch.payoff[cell * SEATS + seat] = scratch.chance[seat]
        next_cell(scratch)


@rule
def write_option(scratch: Scratch, number: int, action: int, value: float, weight: float) -> None:
    """A move of one action."""
    scratch.words[4 * number] = action
    for word in range(1, 4):
        scratch.words[4 * number + word] = -1
    scratch.value[number] = value
    scratch.weight[number] = weight


@rule
def write_guess(scratch: Scratch, guesser: int) -> int:
    """The first guess: what the better second one after it promises, and how often to make it."""
    for action in range(FREE):
        at = guesser * OPTIONS + 2 * action
        write_option(
            scratch,
            action,
            action,
            max(scratch.expected[at], scratch.expected[at + 1]),
            scratch.average[at] + scratch.average[at + 1],
        )
    return FREE


@rule
def write_second_guess(scratch: Scratch, active: int, guessed: int) -> int:
    """The second guess, knowing that the first was wrong."""
    guesser = 1 - active
    likely = 0.0
    for action in range(FREE):
        if action != guessed:
            likely += scratch.average[active * OPTIONS + action]
    total = scratch.average[guesser * OPTIONS + 2 * guessed] + scratch.average[guesser * OPTIONS + 2 * guessed + 1]
    for second in range(2):
        option = 2 * guessed + second
        value = 0.0
        for action in range(FREE):
            if action != guessed:
                cell = cell_of(scratch, active, action, option)
                share = scratch.average[active * OPTIONS + action] / likely if likely > 0.0 else 0.5
                value += share * scratch.payoff[cell * SEATS + guesser]
        weight = scratch.average[guesser * OPTIONS + option] / total if total > 0.0 else 0.5
        write_option(scratch, second, second_guess(option), value, weight)
    return 2


@rule
def cell_of(scratch: Scratch, active: int, action: int, guesses: int) -> int:
    """The cell of a choice and a pair of guesses."""
    if active == 0:
        return action + FREE * guesses
    return guesses + GUESSES * action

"""[E61], [E62] The game of two: one chooses, the other guesses twice; a small game of its own.

The guesser's options are pairs of guesses. A first guess that is right makes the action void, a second leads to a
trade, else the active player does the action.
"""

from karfunkel.bots.search.regret import OPTIONS, first_cell, how_many_cells, next_cell
from karfunkel.engine import rule
from karfunkel.games.trading.bots.desk import SEATS, Desk, alone_at, traded_at
from karfunkel.games.trading.bots.worth import reckon_chances
from karfunkel.games.trading.rules.table import FREE, GemTable

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
def add_guessed_action(table: GemTable, desk: Desk, active: int) -> None:
    """Everybody's worth after a choice and a pair of guesses."""
    action = desk.chosen[active]
    guesses = desk.chosen[1 - active]
    for seat in range(table.players):
        desk.worth[seat] = desk.ground[seat]
        if action == second_guess(guesses):
            desk.worth[seat] += desk.traded[traded_at(action, 0, 1, seat)]
        elif action != first_guess(guesses):
            desk.worth[seat] += desk.alone[alone_at(action, active, seat)]


@rule
def lay_guessing(table: GemTable, desk: Desk, active: int) -> None:
    """The game of choosing and guessing: everybody's chance to win after each choice and pair of guesses."""
    desk.seats = table.players
    desk.options[active] = FREE
    desk.options[1 - active] = GUESSES
    first_cell(desk)
    for cell in range(how_many_cells(desk)):
        add_guessed_action(table, desk, active)
        reckon_chances(desk, table.players)
        for seat in range(table.players):
            desk.payoff[cell * SEATS + seat] = desk.chance[seat]
        next_cell(desk)


@rule
def write_option(desk: Desk, number: int, action: int, value: float, weight: float) -> None:
    """A move of one action."""
    desk.words[4 * number] = action
    for word in range(1, 4):
        desk.words[4 * number + word] = -1
    desk.value[number] = value
    desk.weight[number] = weight


@rule
def write_guess(desk: Desk, guesser: int) -> int:
    """The first guess: what the better second one after it promises, and how often to make it."""
    for action in range(FREE):
        at = guesser * OPTIONS + 2 * action
        write_option(
            desk, action, action, max(desk.promise[at], desk.promise[at + 1]), desk.average[at] + desk.average[at + 1]
        )
    return FREE


@rule
def write_second_guess(desk: Desk, active: int, guessed: int) -> int:
    """The second guess, knowing that the first was wrong."""
    guesser = 1 - active
    likely = 0.0
    for action in range(FREE):
        if action != guessed:
            likely += desk.average[active * OPTIONS + action]
    total = desk.average[guesser * OPTIONS + 2 * guessed] + desk.average[guesser * OPTIONS + 2 * guessed + 1]
    for second in range(2):
        option = 2 * guessed + second
        value = 0.0
        for action in range(FREE):
            if action != guessed:
                cell = cell_of(desk, active, action, option)
                share = desk.average[active * OPTIONS + action] / likely if likely > 0.0 else 0.5
                value += share * desk.payoff[cell * SEATS + guesser]
        weight = desk.average[guesser * OPTIONS + option] / total if total > 0.0 else 0.5
        write_option(desk, second, second_guess(option), value, weight)
    return 2


@rule
def cell_of(desk: Desk, active: int, action: int, guesses: int) -> int:
    """The cell of a choice and a pair of guesses."""
    if active == 0:
        return action + FREE * guesses
    return guesses + GUESSES * action

"""Equilibrium of secret choices: the payoff of every combination of actions, solved by regret matching.

What a lone seat gets from an action, and what two get who trade for it, is reckoned once each, as points for everybody;
a combination of choices is worth the sum of what happens in it. That is not exact where one action changes what another
is worth, but it is quick, and what it leaves out is little in most rounds.
"""

from karfunkel.bots.regret_matching import (
    compute_average_payoffs,
    first_cell,
    how_many_cells,
    match_regrets,
    next_cell,
)
from karfunkel.engine import Actions, Tables, apart, rule
from karfunkel.games.trading.bots.action_effects import evaluate_alone
from karfunkel.games.trading.bots.free_choice_value import one_gem_effect
from karfunkel.games.trading.bots.pair_trade_value import evaluate_pair
from karfunkel.games.trading.bots.scratch_record import SEATS, Scratch, alone_at, evaluate_baseline, traded_at
from karfunkel.games.trading.bots.win_chance_evaluation import TradingWeights, compute_win_chances
from karfunkel.games.trading.rules.state import FREE, MAX_PLAYERS, GemTable


@apart
def evaluate_actions(tables: Tables, at: int, weights: TradingWeights, scratch: Scratch, actions: Actions) -> None:
    """Compute what every action adds to everybody's worth, for every seat alone and every two that trade for it."""
    evaluate_baseline(tables, at, weights, scratch)
    table = tables[at]
    for seat in range(table.players):
        for action in range(FREE):
            evaluate_alone(tables, at, weights, scratch, actions, seat, action)
        if table.players == MAX_PLAYERS:
            evaluate_alone(tables, at, weights, scratch, actions, seat, FREE)
            one_gem_effect(table, scratch, seat)
            for each in range(table.players):
                scratch.one_gem[seat, each] = scratch.effect[each]
    for seat in range(table.players):
        for other in range(seat + 1, table.players):
            evaluate_pair(tables, at, scratch, seat, other)


@rule
def add_actions(table: GemTable, scratch: Scratch) -> None:
    """Everybody's worth after the round in which everybody chose as in `chosen`."""
    for seat in range(table.players):
        scratch.worth[seat] = scratch.baseline[seat]
    for action in range(FREE):
        number = 0
        first = 0
        second = 0
        for seat in range(table.players):
            if scratch.chosen[seat] == action:
                number += 1
                first = second
                second = seat
        if number == 1:
            for seat in range(table.players):
                scratch.worth[seat] += scratch.alone[alone_at(action, second, seat)]
        elif number == 2:
            for seat in range(table.players):
                scratch.worth[seat] += scratch.traded[traded_at(action, first, second, seat)]
    if table.players == MAX_PLAYERS:
        add_free_choice(table, scratch)


@rule
def add_free_choice(table: GemTable, scratch: Scratch) -> None:
    """[E26] Free choice: one gem for two if one chose it, else one gem each."""
    number = 0
    last = 0
    for seat in range(table.players):
        if scratch.chosen[seat] == FREE:
            number += 1
            last = seat
    if number == 1:
        for seat in range(table.players):
            scratch.worth[seat] += scratch.alone[alone_at(FREE, last, seat)]
    elif number > 1:
        for taker in range(table.players):
            if scratch.chosen[taker] == FREE:
                for seat in range(table.players):
                    scratch.worth[seat] += scratch.one_gem[taker, seat]


@rule
def fill_payoff_matrix(table: GemTable, scratch: Scratch) -> None:
    """The game of choosing: everybody's chance to win after every combination of choices."""
    scratch.seats = table.players
    for seat in range(table.players):
        scratch.options[seat] = FREE + 1 if table.players == MAX_PLAYERS else FREE
    first_cell(scratch)
    for cell in range(how_many_cells(scratch)):
        add_actions(table, scratch)
        compute_win_chances(scratch, table.players)
        for seat in range(table.players):
            scratch.payoff[cell * SEATS + seat] = scratch.chance[seat]
        next_cell(scratch)


@apart
def solve_choices(scratch: Scratch, rounds: int) -> None:
    """How often everybody should choose each action, and what each promises."""
    match_regrets(scratch, rounds)
    compute_average_payoffs(scratch)

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
from karfunkel.engine import Actions, Tables, apart, rule, verb
from karfunkel.games.trading.bots.free_choice_value import exchange_effect, one_gem_effect
from karfunkel.games.trading.bots.scratch_record import (
    SEATS,
    Scratch,
    add_colour_effect,
    alone_at,
    clear_effect,
    evaluate_baseline,
    gain,
    traded_at,
)
from karfunkel.games.trading.bots.trade_solver import (
    NEVER,
    NO_OFFER,
    Bargain,
    brings,
    doer_of,
    end_of,
    gems_of_end,
    given_at,
    solve,
)
from karfunkel.games.trading.bots.win_chance_evaluation import Weights, compute_win_chances
from karfunkel.games.trading.rules.state import COLOURS, FREE, MAX_PLAYERS, GemTable, trades_before

GEMS_ACTION = FREE - 1
"""The action by which gems of the own card are taken: the same in both games."""
NOT_DONE = -2
"""The end of a trade in which nobody does the action."""
QUICK_OFFERS = 3
"""While choices are weighed, offers of so many gems are thought of in the trades that may follow."""


# ---- what each game brings itself


@verb
def card_gems(table: GemTable, seat: int, colour: int) -> int:
    """How many gems of a colour the card with which a seat acts shows."""
    raise NotImplementedError


@verb
def own_effect(
    tables: Tables, at: int, weights: Weights, scratch: Scratch, actions: Actions, doer: int, action: int
) -> None:
    """Write into `effect` what one of the first two actions adds to everybody's worth if a seat does it."""
    raise NotImplementedError


@verb
def may_decline() -> bool:
    """Whether the seat that opens a trade may decline to offer anything."""
    raise NotImplementedError


# ---- one seat alone


@rule
def gems_effect(table: GemTable, scratch: Scratch, doer: int) -> None:
    """[E25] What it adds to everybody's worth if a seat takes the gems of its card."""
    clear_effect(scratch)
    for colour in range(COLOURS):
        taken = min(card_gems(table, doer, colour), table.supply[colour])
        if taken > 0:
            add_colour_effect(table, scratch, colour, doer, taken, doer, 0)


@apart
def evaluate_alone(
    tables: Tables, at: int, weights: Weights, scratch: Scratch, actions: Actions, doer: int, action: int
) -> None:
    """Note what an action adds to everybody's worth if a seat does it."""
    table = tables[at]
    if action == GEMS_ACTION:
        gems_effect(table, scratch, doer)
    elif action == FREE:
        exchange_effect(table, scratch, doer)
    else:
        own_effect(tables, at, weights, scratch, actions, doer, action)
    for seat in range(table.players):
        scratch.alone[alone_at(action, doer, seat)] = scratch.effect[seat]


# ---- two who trade


@rule
def load_sides(table: GemTable, scratch: Scratch, first: int, second: int) -> None:
    """The gems of both sides of a trade."""
    for colour in range(COLOURS):
        scratch.have[colour] = table.gems[first, colour]
        scratch.have[COLOURS + colour] = table.gems[second, colour]


@rule
def side_seat(first: int, second: int, side: int) -> int:
    """The seat of a side."""
    return first if side == 0 else second


@rule
def evaluate_gifts(table: GemTable, scratch: Scratch, first: int, second: int, most: int, action: int) -> None:
    """What it brings both sides if either gives the other gems; if the action brings gems, the giver has them too."""
    for doer in range(2):
        giver = side_seat(first, second, doer)
        taker = side_seat(second, first, doer)
        for colour in range(COLOURS):
            taken = 0
            if action == GEMS_ACTION:
                taken = min(card_gems(table, giver, colour), table.supply[colour])
            for number in range(min(most, scratch.have[doer * COLOURS + colour]) + 1):
                clear_effect(scratch)
                if taken > 0 or number > 0:
                    add_colour_effect(table, scratch, colour, giver, taken - number, taker, number)
                scratch.given[given_at(doer, 0, colour, number)] = gain(scratch, table.players, first)
                scratch.given[given_at(doer, 1, colour, number)] = gain(scratch, table.players, second)


@rule
def evaluate_doing(table: GemTable, scratch: Scratch, first: int, second: int, action: int) -> None:
    """What it brings both sides if either does the action; gems are weighed with the gifts."""
    for doer in range(2):
        clear_effect(scratch)
        if action != GEMS_ACTION:
            for seat in range(table.players):
                scratch.effect[seat] = scratch.alone[alone_at(action, side_seat(first, second, doer), seat)]
        scratch.done[doer, 0] = gain(scratch, table.players, first)
        scratch.done[doer, 1] = gain(scratch, table.players, second)


@rule
def last_offer_end(bargain: Bargain) -> int:
    """[E32] How a trade ends if the first declines: the other offers its least dear gem, or nothing."""
    best = 0.0
    end = NOT_DONE
    for colour in range(COLOURS):
        if bargain.have[COLOURS + colour] > 0:
            one = end_of(1, int(colour == 0), int(colour == 1), int(colour == 2), int(colour == 3))
            brought = brings_at_end(bargain, one, 1)
            if brought > best:
                best = brought
                end = one
    return end


@rule
def brings_at_end(bargain: Bargain, end: int, side: int) -> float:
    """What an end of a trade brings a side."""
    if end == NOT_DONE:
        return 0.0
    return brings(
        bargain,
        doer_of(end),
        side,
        gems_of_end(end, 0),
        gems_of_end(end, 1),
        gems_of_end(end, 2),
        gems_of_end(end, 3),
    )


@rule
def end_of_trade(bargain: Bargain, most: int) -> int:
    """How a trade between two who see through it ends, if side 0 opens it."""
    solve(bargain, most, NO_OFFER)
    if may_decline():
        declined = last_offer_end(bargain)
        if brings_at_end(bargain, declined, 0) >= bargain.best[0, 0]:
            return declined
    if bargain.best[0, 0] == NEVER:
        return end_of(1, 0, 0, 0, 0)
    return bargain.best_end[0]


@rule
def add_end(table: GemTable, scratch: Scratch, first: int, second: int, action: int, end: int) -> None:
    """Write into `effect` what an end of a trade adds to everybody's worth."""
    clear_effect(scratch)
    if end == NOT_DONE:
        return
    giver = side_seat(first, second, doer_of(end))
    taker = side_seat(second, first, doer_of(end))
    if action != GEMS_ACTION:
        for seat in range(table.players):
            scratch.effect[seat] = scratch.alone[alone_at(action, giver, seat)]
    for colour in range(COLOURS):
        taken = 0
        if action == GEMS_ACTION:
            taken = min(card_gems(table, giver, colour), table.supply[colour])
        given = gems_of_end(end, colour)
        if taken > 0 or given > 0:
            add_colour_effect(table, scratch, colour, giver, taken - given, taker, given)


@apart
def evaluate_pair(tables: Tables, at: int, scratch: Scratch, seat: int, other: int) -> None:
    """Note what it adds to everybody's worth if two seats trade for each action."""
    table = tables[at]
    first, second = seat, other
    if trades_before(table, other, seat):
        first, second = other, seat
    load_sides(table, scratch, first, second)
    for action in range(FREE):
        if action in (0, GEMS_ACTION):  # gifts are worth the same for the two other actions
            evaluate_gifts(table, scratch, first, second, QUICK_OFFERS, action)
        evaluate_doing(table, scratch, first, second, action)
        end = end_of_trade(scratch, QUICK_OFFERS)
        add_end(table, scratch, first, second, action, end)
        for each in range(table.players):
            scratch.traded[traded_at(action, seat, other, each)] = scratch.effect[each]


# ---- all who choose


@apart
def evaluate_actions(tables: Tables, at: int, weights: Weights, scratch: Scratch, actions: Actions) -> None:
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

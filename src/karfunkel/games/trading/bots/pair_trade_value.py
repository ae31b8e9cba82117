"""The value of a trade for a pair of seats: what gifts and the action bring both, and how the trade ends."""

from karfunkel.engine import Tables, apart, rule, verb
from karfunkel.games.trading.bots.action_effects import GEMS_ACTION, card_gems
from karfunkel.games.trading.bots.scratch_record import (
    Scratch,
    add_colour_effect,
    alone_at,
    clear_effect,
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
from karfunkel.games.trading.rules.state import COLOURS, FREE, GemTable, trades_before

NOT_DONE = -2
"""The end of a trade in which nobody does the action."""
QUICK_OFFERS = 3
"""While choices are weighed, offers of so many gems are thought of in the trades that may follow."""


@verb
def may_decline() -> bool:
    """Whether the seat that opens a trade may decline to offer anything."""
    raise NotImplementedError


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

"""[E30]-[E34] Ever higher offers, until one is accepted."""

from karfunkel.engine import NOBODY, Actions, answered, ask, rule, tell
from karfunkel.games.trading.rules.gem_transfers import pass_gems
from karfunkel.games.trading.rules.state import (
    ACCEPT,
    ACCEPTED,
    ANSWER,
    BLUE,
    COLOURS,
    COUNT,
    GREEN,
    OFFERED,
    RED,
    TRADE_BEGINS,
    YELLOW,
    GemTable,
    do_action,
    trades_before,
)


@rule
def begin_trade(table: GemTable, seat: int, other: int) -> None:
    """[E31] Two seats trade for the action; the first in trading order begins. Nothing is offered yet."""
    if trades_before(table, other, seat):
        seat, other = other, seat
    table.offered_by = seat
    table.offered_to = other
    tell(table, TRADE_BEGINS, table.doing, seat, other)


@rule
def standing_offer(table: GemTable) -> int:
    """How many gems the standing offer has."""
    return table.offer[RED] + table.offer[YELLOW] + table.offer[GREEN] + table.offer[BLUE]


@rule
def least_count(table: GemTable, seat: int) -> int:
    """[E33] The fewest gems of the colour asked for with which the offer can still outrank the standing one.

    All that the seat has of the later colours could still be added. With fewer gems than the standing offer even so,
    it is lost; with exactly as many, the first colour that differs must be higher.
    """
    asked = table.said_count
    others = 0
    higher = 0
    for colour in range(asked):
        count = table.said[colour] - COUNT
        others += count
        if higher == 0:
            higher = count - table.offer[colour]
    for colour in range(asked + 1, COLOURS):
        others += table.gems[seat, colour]
    exactly = standing_offer(table) - others
    if exactly < 0:
        return 0
    if higher == 0:
        higher = exactly - table.offer[asked]
    for colour in range(asked + 1, COLOURS):
        if higher == 0:
            higher = table.gems[seat, colour] - table.offer[colour]
    if higher > 0:
        return exactly
    return exactly + 1


@rule
def legal_counts(table: GemTable, seat: int, actions: Actions, n: int) -> int:
    """[E33], [E34] Add the numbers of own gems, of the colour asked for, with which an offer can go on."""
    for count in range(least_count(table, seat), table.gems[seat, table.said_count] + 1):
        actions[n] = COUNT + count
        n += 1
    return n


@rule
def offer_unfinished(table: GemTable) -> bool:
    """Whether an offer is being said and does not yet name a number for every colour."""
    return COUNT <= table.said[0] < ACCEPT and table.said_count < COLOURS


@rule
def put_offer(table: GemTable) -> None:
    """The offer that was said now stands."""
    for colour in range(COLOURS):
        table.offer[colour] = table.said[colour] - COUNT


@rule
def tell_offer(table: GemTable) -> None:
    """Tell who offers what to whom."""
    red, yellow, green, blue = table.offer[RED], table.offer[YELLOW], table.offer[GREEN], table.offer[BLUE]
    tell(table, OFFERED, table.offered_by, table.offered_to, red, yellow, green, blue)


@rule
def change_sides(table: GemTable) -> None:
    """The seat that was offered to is now the one who offers."""
    table.offered_by, table.offered_to = table.offered_to, table.offered_by


@rule
def legal_answer(table: GemTable, seat: int, actions: Actions) -> int:
    """[E33] Raise, or accept."""
    n = legal_counts(table, seat, actions, 0)
    if table.said_count == 0:
        actions[n] = ACCEPT
        n += 1
    return n


@rule
def await_answer(table: GemTable) -> None:
    """[E33] An offer stands; the other accepts it or raises."""
    answered(table)
    tell_offer(table)
    ask(table, ANSWER, table.offered_to)


@rule
def answer(table: GemTable) -> None:
    """[E33] Accept the offer, or raise: then the sides change."""
    if table.said[0] == ACCEPT:
        answered(table)
        agree(table)
    else:
        put_offer(table)
        change_sides(table)
        await_answer(table)


@rule
def agree(table: GemTable) -> None:
    """[E30] The offered gems change hands; the one who offered them does the action."""
    hand_over_offer(table)
    doer = table.offered_by
    clear_trade(table)
    do_action(table, doer)


@rule
def hand_over_offer(table: GemTable) -> None:
    """[E30] Who accepts gets the offered gems; the trade is over."""
    tell(table, ACCEPTED, table.offered_to, table.offered_by)
    for colour in range(COLOURS):
        pass_gems(table, table.offered_by, table.offered_to, colour, table.offer[colour])


@rule
def clear_trade(table: GemTable) -> None:
    """Nobody trades any more."""
    for colour in range(COLOURS):
        table.offer[colour] = 0
    table.offered_by = NOBODY
    table.offered_to = NOBODY

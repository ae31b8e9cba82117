"""What Edel, Stein & Reich and Basari share: gems and their rank, offers, trading, majorities, free choice.

Rule numbers are those of the first game. What differs between the games is a verb (each game brings its own) or an
argument.
"""

from karfunkel.rules.kernel import NOBODY, Actions, Agenda, Grid, Row, int8, rule, tell, verb

COLOURS = 4
RED, YELLOW, GREEN, BLUE = range(COLOURS)
"""[E1] The colours in order of rank."""

GEMS_OF_A_COLOUR = 22
FIRST_GEMS = 3
MAX_PLAYERS = 5

COLOUR_VALUES = (14, 12, 10, 8)
"""[E40] What the majority of a colour brings."""
GIVEN_BACK_WHEN_SHARED = 2

# The part of the alphabet of actions that the games share. 0 to 3 are the action cards.
ACTION_CARDS = 4
COLOUR = ACTION_CARDS
COUNT = COLOUR + COLOURS
ACCEPT = COUNT + GEMS_OF_A_COLOUR + 1
DECLINE = ACCEPT + 1
FIRST_OWN_ACTION = DECLINE + 1

# News that both games tell.
GEMS_MOVED = 0
EARNED = 1
TRADE_BEGINS = 2
OFFERED = 3
ACCEPTED = 4
COLOUR_SCORED = 5
CHOSE = 6
SHOWN = 7
FIRST_OWN_NEWS = 16

SUPPLY = NOBODY
"""Stands for the supply where news say from whom gems go to whom."""


class GemTable(Agenda):
    """What lies on the table of both games."""

    gems: Grid = int8(MAX_PLAYERS, COLOURS)
    supply: Row = int8(COLOURS)
    chosen: Row = int8(MAX_PLAYERS)
    doing: int = int8()
    offer: Row = int8(COLOURS)
    offered_by: int = int8()
    offered_to: int = int8()


@verb
def trades_before(table: GemTable, seat: int, other: int) -> bool:
    """Whether a seat stands before another in the trading order of the game."""
    raise NotImplementedError


@verb
def earn(table: GemTable, seat: int, amount: int, reason: int) -> None:
    """Give a seat money or points, and tell for what."""
    raise NotImplementedError


# ---- gems go from hand to hand


@rule
def take_from_supply(table: GemTable, seat: int, colour: int, number: int) -> None:
    """[E25] Take gems from the supply; of a colour that runs out, only what is left."""
    number = min(number, table.supply[colour])
    if number > 0:
        table.supply[colour] -= number
        table.gems[seat, colour] += number
        tell(table, GEMS_MOVED, SUPPLY, seat, colour, number)


@rule
def give_to_supply(table: GemTable, seat: int, colour: int, number: int) -> None:
    """Give gems to the supply, as far as the seat has them."""
    number = min(number, table.gems[seat, colour])
    if number > 0:
        table.gems[seat, colour] -= number
        table.supply[colour] += number
        tell(table, GEMS_MOVED, seat, SUPPLY, colour, number)


@rule
def pass_gems(table: GemTable, seat: int, other: int, colour: int, number: int) -> None:
    """Give gems to another seat."""
    if number > 0:
        table.gems[seat, colour] -= number
        table.gems[other, colour] += number
        tell(table, GEMS_MOVED, seat, other, colour, number)


@rule
def gems_of(table: GemTable, seat: int) -> int:
    """How many gems a seat has in all."""
    return table.gems[seat, RED] + table.gems[seat, YELLOW] + table.gems[seat, GREEN] + table.gems[seat, BLUE]


@rule
def compare_gems(table: GemTable, seat: int, other: int) -> int:
    """How many more gems than another a seat has, of the first colour in which they differ."""
    for colour in range(COLOURS):
        more = table.gems[seat, colour] - table.gems[other, colour]
        if more != 0:
            return more
    return 0


# ---- choosing actions


@rule
def how_many_chose(table: GemTable, action: int) -> int:
    """How many seats chose an action."""
    number = 0
    for seat in range(table.players):
        if table.chosen[seat] == action:
            number += 1
    return number


@rule
def next_who_chose(table: GemTable, action: int, after: int) -> int:
    """The next seat after `after` that chose an action; NOBODY if there is none."""
    for seat in range(after + 1, table.players):
        if table.chosen[seat] == action:
            return seat
    return NOBODY


# ---- trading


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
def tell_choices(table: GemTable) -> None:
    """[E21] All chosen actions are shown."""
    for seat in range(table.players):
        if table.chosen[seat] != NOBODY:
            tell(table, SHOWN, seat, table.chosen[seat])


@rule
def change_sides(table: GemTable) -> None:
    """The seat that was offered to is now the one who offers."""
    table.offered_by, table.offered_to = table.offered_to, table.offered_by


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


# ---- free choice


@rule
def left_to_take(table: GemTable, colour: int, given: int, taken: int) -> int:
    """[E26] How many gems of a colour can be taken once one gem was given (it may be taken back) and one taken."""
    number = table.supply[colour]
    if colour == given:
        number += 1
    if colour == taken:
        number -= 1
    return number


@rule
def all_left_to_take(table: GemTable, given: int, taken: int) -> int:
    """How many gems can be taken in all."""
    number = 0
    for colour in range(COLOURS):
        number += left_to_take(table, colour, given, taken)
    return number


@rule
def can_take_second(table: GemTable, given: int, first: int) -> bool:
    """Whether a second gem is left of the same or a lower rank: pairs are named in rank order."""
    for colour in range(first, COLOURS):
        if left_to_take(table, colour, given, first) > 0:
            return True
    return False


@rule
def legal_first_takes(table: GemTable, given: int, actions: Actions, n: int) -> int:
    """[E26] Add the colours that can be taken first; of a last gem in the supply, that one."""
    for colour in range(COLOURS):
        if left_to_take(table, colour, given, NOBODY) == 0:
            continue
        if all_left_to_take(table, given, colour) == 0 or can_take_second(table, given, colour):
            actions[n] = COLOUR + colour
            n += 1
    return n


@rule
def legal_second_takes(table: GemTable, given: int, first: int, actions: Actions, n: int) -> int:
    """[E26] Add the colours that can be taken second."""
    for colour in range(first, COLOURS):
        if left_to_take(table, colour, given, first) > 0:
            actions[n] = COLOUR + colour
            n += 1
    return n


@rule
def exchange_unfinished(table: GemTable) -> bool:
    """[E26] Whether, of one gem given and two taken, or the only one there is, something is still to be said."""
    if table.said_count == 2:
        return all_left_to_take(table, table.said[0] - COLOUR, table.said[1] - COLOUR) > 0
    return table.said_count < 2


@rule
def legal_own_colours(table: GemTable, seat: int, actions: Actions, n: int) -> int:
    """Add the colours of which a seat has a gem."""
    for colour in range(COLOURS):
        if table.gems[seat, colour] > 0:
            actions[n] = COLOUR + colour
            n += 1
    return n


@rule
def legal_supply_colours(table: GemTable, actions: Actions, n: int) -> int:
    """Add the colours of which the supply has a gem."""
    for colour in range(COLOURS):
        if table.supply[colour] > 0:
            actions[n] = COLOUR + colour
            n += 1
    return n


@rule
def last_in_trading_order(table: GemTable, action: int, before: int) -> int:
    """The last, in trading order, of the seats that chose an action and stand before seat `before` (NOBODY: of all)."""
    last = NOBODY
    for seat in range(table.players):
        if table.chosen[seat] != action or seat == before:
            continue
        if before != NOBODY and not trades_before(table, seat, before):
            continue
        if last == NOBODY or trades_before(table, last, seat):
            last = seat
    return last


# ---- majorities


@rule
def most_gems(table: GemTable, colour: int) -> int:
    """How many gems of a colour the seat with most of them has."""
    most = 0
    for seat in range(table.players):
        most = max(most, table.gems[seat, colour])
    return most


@rule
def how_many_have(table: GemTable, colour: int, number: int) -> int:
    """How many seats have exactly so many gems of a colour."""
    seats = 0
    for seat in range(table.players):
        if table.gems[seat, colour] == number:
            seats += 1
    return seats


@rule
def score_colour(table: GemTable, colour: int, amount: int) -> None:
    """[E40] Most gems of a colour bring the amount, shared if several have most; then they give gems back.

    One alone gives half of them back, rounded up, several two each. Nobody scores a colour that nobody owns.
    """
    most = most_gems(table, colour)
    if most == 0:
        return
    sharing = how_many_have(table, colour, most)
    tell(table, COLOUR_SCORED, colour, most, sharing)
    for seat in range(table.players):
        if table.gems[seat, colour] == most:
            earn(table, seat, amount // sharing, colour)
            give_to_supply(table, seat, colour, (most + 1) // 2 if sharing == 1 else GIVEN_BACK_WHEN_SHARED)

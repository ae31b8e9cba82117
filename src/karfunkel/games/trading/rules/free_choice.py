"""[E26] Free choice, the action of the game of five."""

from karfunkel.engine import NOBODY, Actions, answered, ask, rule, tell
from karfunkel.games.trading.rules.gem_transfers import give_to_supply, legal_own_colours, take_from_supply
from karfunkel.games.trading.rules.state import COLOUR, COLOURS, DOES, FREE, TAKE_ONE, GemTable, trades_before


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


@rule
def take_in_trading_order(table: GemTable, seats: int) -> None:
    """[E26] Several chose it: one gem each, in trading order as it stands now, while there are gems."""
    gems = all_left_to_take(table, NOBODY, NOBODY)
    last = NOBODY
    for left in range(seats, 0, -1):
        last = last_in_trading_order(table, FREE, last)
        if left <= gems:
            ask(table, TAKE_ONE, last)


@rule
def legal_exchanges(table: GemTable, seat: int, actions: Actions) -> int:
    """[E26] What to give, then what to take first and second."""
    if table.said_count == 0:
        return legal_own_colours(table, seat, actions, 0)
    given = table.said[0] - COLOUR
    if table.said_count == 1:
        return legal_first_takes(table, given, actions, 0)
    return legal_second_takes(table, given, table.said[1] - COLOUR, actions, 0)


@rule
def exchange(table: GemTable, seat: int) -> None:
    """[E26] Put one own gem into the supply and take two from it, or the only one there is."""
    given = table.said[0] - COLOUR
    if given < COLOURS:
        give_to_supply(table, seat, given, 1)
    for i in range(1, table.said_count):
        take_from_supply(table, seat, table.said[i] - COLOUR, 1)
    answered(table)


@rule
def take_one(table: GemTable, seat: int) -> None:
    """[E26] Take one gem of any colour from the supply."""
    tell(table, DOES, seat, FREE)
    take_from_supply(table, seat, table.said[0] - COLOUR, 1)
    answered(table)

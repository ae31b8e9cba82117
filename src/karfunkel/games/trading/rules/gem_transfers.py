"""Transfers of gems between hands and the supply, what may be transferred, and how gems compare."""

from karfunkel.engine import Actions, rule, tell
from karfunkel.games.trading.rules.state import (
    BLUE,
    COLOUR,
    COLOURS,
    FIRST_GEMS,
    GEMS_MOVED,
    GEMS_OF_A_COLOUR,
    GREEN,
    RED,
    SUPPLY,
    YELLOW,
    GemTable,
)


@rule
def hand_out_gems(table: GemTable, players: int) -> None:
    """[E10] Everybody begins with 3 gems of each colour; the others are the supply."""
    for colour in range(COLOURS):
        table.supply[colour] = GEMS_OF_A_COLOUR - FIRST_GEMS * players
        for seat in range(players):
            table.gems[seat, colour] = FIRST_GEMS


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

"""[E40] Who has most gems of a colour, and what that brings."""

from karfunkel.engine import rule, tell
from karfunkel.games.trading.rules.gem_transfers import give_to_supply
from karfunkel.games.trading.rules.state import COLOUR_SCORED, GIVEN_BACK_WHEN_SHARED, GemTable, earn


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

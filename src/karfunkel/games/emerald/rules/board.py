"""[D1], [D5] The board: whose knights stand where, and how far they go."""

from karfunkel.engine import rule
from karfunkel.games.emerald.rules.state import CHAMBER, COLOURS, KEEP, NONE, TOWERS, Table

KNIGHTS_OF_A_COLOUR = (0, 0, 4, 5, 5, 4)
"""[D5] How many knights of each colour there are, by the number of players; one on every start place in use."""


@rule
def colours_of_each(table: Table) -> int:
    """[D5] How many colours each player has: two players have two."""
    return 2 if table.players == 2 else 1


@rule
def first_colour(table: Table, seat: int) -> int:
    """[D5] The first colour of a seat; two players' second colour is the next one."""
    return seat * colours_of_each(table)


@rule
def owner(table: Table, colour: int) -> int:
    """[D5] The seat that has the knights of this colour."""
    return colour // 2 if table.players == 2 else colour


@rule
def knights_at(table: Table, place: int) -> int:
    """How many knights stand at a place, of all colours."""
    number = 0
    for colour in range(COLOURS):
        number += table.knights[colour, place]
    return number


@rule
def knights_in_play(table: Table, seat: int) -> int:
    """How many knights of a seat are in play, of all its colours."""
    number = 0
    for colour in range(first_colour(table, seat), first_colour(table, seat) + colours_of_each(table)):
        number += table.in_play[colour]
    return number


@rule
def goal_from(table: Table, place: int) -> int:
    """[D10], [D12] Where a knight goes from a place: a step for each knight there. Steps beyond the chamber lapse."""
    return min(max(place, KEEP) + knights_at(table, place), CHAMBER)


@rule
def allow_no_more_moves(table: Table) -> None:
    """The turn ends as soon as nothing is pending, so nobody needs to know any more which knight moved."""
    table.moves_left = 0
    table.moved_colour = NONE
    table.moved_place = NONE
    table.freed_place = NONE


assert KEEP == TOWERS  # the last of the start places: goal_from counts from it wherever a knight starts

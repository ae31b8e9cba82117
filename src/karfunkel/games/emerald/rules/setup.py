"""[D3]-[D6] The set-up."""

from karfunkel.engine import rule
from karfunkel.games.emerald.rules.board import KNIGHTS_OF_A_COLOUR, allow_no_more_moves, colours_of_each
from karfunkel.games.emerald.rules.cave_stacks import turn_cards
from karfunkel.games.emerald.rules.state import (
    COPIES,
    EXIT,
    FACES,
    FIELDS,
    FIRST_BAR,
    FIRST_CAVE_FIELD,
    FIRST_DRAGON,
    MOVES_A_TURN,
    NONE,
    PILES,
    Table,
)

HIGH_STACK = 3
"""[D3] Cards in the gold stacks of odd fields and the gem stacks of even ones; the others have one less."""


@rule
def set_up(table: Table) -> None:
    """[D3]-[D6] Knights in the castle, stacks in the cave, the dragon beside its bar; no card is open yet."""
    table.caught = NONE
    table.four_kinds = NONE
    allow_no_more_moves(table)
    table.moves_left = MOVES_A_TURN
    table.bar = FIRST_BAR
    table.dragon = FIRST_DRAGON
    table.facing = EXIT
    line_up_knights(table)
    for pile in range(PILES):
        stack_cards(table, pile)
    turn_cards(table)


@rule
def line_up_knights(table: Table) -> None:
    """[D5] One knight of every colour on every start place; two and five players leave the keep empty."""
    for colour in range(table.players * colours_of_each(table)):
        for place in range(KNIGHTS_OF_A_COLOUR[table.players]):
            table.knights[colour, place] = 1
        table.in_play[colour] = KNIGHTS_OF_A_COLOUR[table.players]


@rule
def stack_cards(table: Table, pile: int) -> None:
    """[D2], [D3] The cards of a pile are shuffled and laid beside the cave's fields."""
    for face in range(FACES[pile]):
        table.unseen[pile, face] = COPIES[pile]
    for field in range(FIELDS + 1):
        table.top[pile, field] = NONE
        table.below[pile, field] = height(pile, field)
        if height(pile, field) > 0:
            table.unturned[pile] += 1


@rule
def height(pile: int, field: int) -> int:
    """[D3] How many cards a stack has at first."""
    if field < FIRST_CAVE_FIELD:
        return 0
    return HIGH_STACK if (field + pile) % 2 == 1 else HIGH_STACK - 1

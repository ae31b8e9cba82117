"""[D6], [D10]-[D13] A turn: one knight is moved, or two."""

from karfunkel.rules.emerald.board import allow_no_more_moves, colours_of_each, first_colour, goal_from
from karfunkel.rules.emerald.cards import come_to_cards
from karfunkel.rules.emerald.dragon import wakes_dragon
from karfunkel.rules.emerald.ending import end_if_over, treasures_left
from karfunkel.rules.emerald.state import (
    CHAMBER,
    KEEP,
    KNIGHT_MOVED,
    MOVE,
    MOVE_KNIGHT,
    MOVES_A_TURN,
    NONE,
    PLACES,
    ROLL,
    STOP,
    STOPPED,
    TREASURE_TAKEN,
    TURN_BEGINS,
    Table,
)
from karfunkel.rules.kernel import Actions, answered, ask, rule, tell


@rule
def go_on(table: Table) -> None:
    """Go on until somebody has to decide, chance has to, or the game is over."""
    if table.depth > 0 or table.over:
        return
    if table.moves_left == 0 or not can_move(table):
        pass_turn(table)
    if table.moves_left == MOVES_A_TURN:
        tell(table, TURN_BEGINS, table.mover)
    ask(table, MOVE_KNIGHT, table.mover)


@rule
def pass_turn(table: Table) -> None:
    """[D6] The turn goes to the next seat."""
    table.mover = (table.mover + 1) % table.players
    allow_no_more_moves(table)
    table.moves_left = MOVES_A_TURN


# ---- which knights can be moved


@rule
def may_move(table: Table, colour: int, place: int) -> bool:
    """[D10], [D11], [D27], [D28] Whether a knight of this colour can be moved from here: not the first one again."""
    number = table.knights[colour, place]
    if table.moved_colour == NONE:
        return number > 0
    if table.moved_colour == colour and table.moved_place == place:
        number -= 1
    return table.moved_colour == colour and number > 0


@rule
def can_move(table: Table) -> bool:
    """[D11] Whether the mover has a knight that can be moved now."""
    colour = first_colour(table, table.mover)
    for i in range(colours_of_each(table)):
        for place in range(PLACES):
            if may_move(table, colour + i, place):
                return True
    return False


@rule
def legal_knights(table: Table, seat: int, actions: Actions) -> int:
    """[D10], [D11] The knights that can be moved; after the first also to stop."""
    n = 0
    for i in range(colours_of_each(table)):
        for place in range(PLACES):
            if may_move(table, first_colour(table, seat) + i, place):
                actions[n] = MOVE + i * PLACES + place
                n += 1
    if table.moves_left < MOVES_A_TURN:
        actions[n] = STOP
        n += 1
    return n


# ---- moving


@rule
def move_or_stop(table: Table, seat: int, action: int) -> None:
    """[D10] Move a knight, or end the turn after the first."""
    answered(table)
    if action == STOP:
        allow_no_more_moves(table)
        tell(table, STOPPED, seat)
    else:
        move_knight(table, seat, first_colour(table, seat) + (action - MOVE) // PLACES, (action - MOVE) % PLACES)


@rule
def move_knight(table: Table, seat: int, colour: int, place: int) -> None:
    """[D10], [D12] A knight goes as many steps as there are knights where it leaves."""
    goal = goal_from(table, place)
    table.knights[colour, place] -= 1
    tell(table, KNIGHT_MOVED, seat, colour, place, goal)
    if goal == CHAMBER:
        enter_chamber(table, seat)
    else:
        table.knights[colour, goal] += 1
        note_move(table, colour, goal)
        arrive(table, seat, goal - KEEP)


@rule
def note_move(table: Table, colour: int, place: int) -> None:
    """[D10], [D11] Remember the first knight moved, for the second must be another one of its colour."""
    if table.moves_left == MOVES_A_TURN:
        table.moves_left -= 1
        table.moved_colour = colour
        table.moved_place = place
    else:
        allow_no_more_moves(table)


@rule
def enter_chamber(table: Table, seat: int) -> None:
    """[D12], [D30] The knight is out of play, its owner takes a treasure, the turn ends; maybe the game, too."""
    allow_no_more_moves(table)
    table.treasures[seat] += 1
    tell(table, TREASURE_TAKEN, seat, treasures_left(table))
    end_if_over(table, seat)


@rule
def arrive(table: Table, seat: int, field: int) -> None:
    """[D13], [D20] A card there is taken first; then the dragon, if it is woken."""
    if wakes_dragon(table, field):
        ask(table, ROLL, seat)
    come_to_cards(table, seat, field)

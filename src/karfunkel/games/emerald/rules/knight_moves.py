"""[D6], [D10]-[D13] A turn: one knight is moved, or two."""

from karfunkel.engine import Actions, answered, ask, rule, tell
from karfunkel.games.emerald.rules.board import allow_no_more_moves, colours_of_each, first_colour, goal_from
from karfunkel.games.emerald.rules.cave_stacks import come_to_cards
from karfunkel.games.emerald.rules.dragon import wakes_dragon
from karfunkel.games.emerald.rules.end_and_scoring import end_if_over, treasures_left
from karfunkel.games.emerald.rules.state import (
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


@rule
def go_on(table: Table) -> None:
    """Go on until somebody has to decide, chance has to, or the game is over."""
    if table.depth > 0 or table.over:
        return
    if not can_move(table):
        pass_turn(table)
    if table.moves_left == MOVES_A_TURN:
        tell(table, TURN_BEGINS, table.mover)
    ask(table, MOVE_KNIGHT, table.mover)


@rule
def pass_turn(table: Table) -> None:
    """[D6] The turn goes to the next seat."""
    table.mover = table.mover + 1 if table.mover + 1 < table.players else 0
    allow_no_more_moves(table)
    table.moves_left = MOVES_A_TURN


# ---- which knights can be moved


@rule
def can_move(table: Table) -> bool:
    """[D10], [D11] Whether the mover can move a knight now: a first one always, a second one if there is another."""
    if table.moves_left == MOVES_A_TURN:
        return True
    staying = (1 if table.moved_place != NONE else 0) + (1 if table.freed_place != NONE else 0)
    return table.moves_left > 0 and table.in_play[table.moved_colour] > staying


@rule
def places_of_staying(table: Table) -> int:
    """[D10], [D27] Where a knight stays that cannot be the second: the first one, one bribed free. A bit a place."""
    if table.moves_left == MOVES_A_TURN:
        return 0
    first = 0 if table.moved_place == NONE else 1 << int(table.moved_place)
    return first if table.freed_place == NONE else first | 1 << int(table.freed_place)


@rule
def legal_knights(table: Table, seat: int, actions: Actions) -> int:
    """[D10], [D11] The knights that can be moved, the second one of the first one's colour; then also to stop."""
    n = 0
    staying = places_of_staying(table)
    for i in range(colours_of_each(table)):
        colour = first_colour(table, seat) + i
        if table.moved_colour in (NONE, colour):
            first = MOVE + i * PLACES
            for place in range(PLACES):
                actions[n] = first + place
                n += table.knights[colour, place] > (staying >> place & 1)  # if not, the next one takes its place
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
        table.in_play[colour] -= 1
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

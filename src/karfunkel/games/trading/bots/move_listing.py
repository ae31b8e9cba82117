"""Lists all moves of a decision; not for offers, of which there are too many."""

from karfunkel.engine import LONGEST_MOVE, Actions, rule, say, unsay
from karfunkel.engine.game_interface import legal
from karfunkel.games.trading.bots.scratch_record import MOST_MOVES, Scratch
from karfunkel.games.trading.rules.state import GemTable, unfinished

NO_ACTION = -1
"""Fills the place of a move that has fewer actions."""


@rule
def list_moves(table: GemTable, seat: int, scratch: Scratch, actions: Actions) -> int:
    """Write all moves of a seat, of a move under way the rest, into `words`, four actions each; how many there are."""
    began = table.said_count
    found = 0
    scratch.index[began] = 0
    while table.said_count >= began and found < MOST_MOVES:
        number = legal(table, seat, actions)
        if scratch.index[table.said_count] >= number:
            if table.said_count == began:
                break
            unsay(table)
            scratch.index[table.said_count] += 1
            continue
        say(table, actions[scratch.index[table.said_count]])
        if unfinished(table, seat):
            scratch.index[table.said_count] = 0
            continue
        write_move(table, began, scratch, found)
        found += 1
        unsay(table)
        scratch.index[table.said_count] += 1
    while table.said_count > began:
        unsay(table)
    return found


@rule
def write_move(table: GemTable, began: int, scratch: Scratch, number: int) -> None:
    """Write down what was said of a move since it began."""
    for word in range(LONGEST_MOVE):
        said = began + word
        scratch.words[number * LONGEST_MOVE + word] = table.said[said] if said < table.said_count else NO_ACTION


@rule
def say_move(table: GemTable, scratch: Scratch, number: int) -> None:
    """Say a move that was written down."""
    for word in range(LONGEST_MOVE):
        if scratch.words[number * LONGEST_MOVE + word] != NO_ACTION:
            say(table, scratch.words[number * LONGEST_MOVE + word])

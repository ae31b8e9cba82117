"""All moves of a decision, one after the other; not for offers, of which there are too many."""

from karfunkel.engine import LONGEST_MOVE, Actions, rule, say, unsay
from karfunkel.engine.verbs import legal
from karfunkel.games.trading.bots.desk import MOST_MOVES, Desk
from karfunkel.games.trading.rules.table import GemTable, unfinished

NO_ACTION = -1
"""Fills the place of a move that has fewer actions."""


@rule
def list_moves(table: GemTable, seat: int, desk: Desk, actions: Actions) -> int:
    """Write all moves of a seat, of a move under way the rest, into `words`, four actions each; how many there are."""
    began = table.said_count
    found = 0
    desk.index[began] = 0
    while table.said_count >= began and found < MOST_MOVES:
        number = legal(table, seat, actions)
        if desk.index[table.said_count] >= number:
            if table.said_count == began:
                break
            unsay(table)
            desk.index[table.said_count] += 1
            continue
        say(table, actions[desk.index[table.said_count]])
        if unfinished(table, seat):
            desk.index[table.said_count] = 0
            continue
        write_move(table, began, desk, found)
        found += 1
        unsay(table)
        desk.index[table.said_count] += 1
    while table.said_count > began:
        unsay(table)
    return found


@rule
def write_move(table: GemTable, began: int, desk: Desk, number: int) -> None:
    """Write down what was said of a move since it began."""
    for word in range(LONGEST_MOVE):
        said = began + word
        desk.words[number * LONGEST_MOVE + word] = table.said[said] if said < table.said_count else NO_ACTION


@rule
def say_move(table: GemTable, desk: Desk, number: int) -> None:
    """Say a move that was written down."""
    for word in range(LONGEST_MOVE):
        if desk.words[number * LONGEST_MOVE + word] != NO_ACTION:
            say(table, desk.words[number * LONGEST_MOVE + word])

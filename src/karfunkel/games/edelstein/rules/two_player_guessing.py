"""[E60]-[E63] The game of two: one is active and chooses, the other guesses."""

from karfunkel.engine import Actions, pending, rule
from karfunkel.games.edelstein.rules.state import EVENT, GEMS, GUESS, MONEY, Table
from karfunkel.games.trading.rules.state import NONE


@rule
def active_player(table: Table) -> int:
    """[E61], [E63] Players take turns; who began the stage is active in its first turn."""
    return (table.beginner + table.this_round - 1) % 2


@rule
def guesser(table: Table) -> int:
    """[E62] The other one."""
    return 1 - active_player(table)


@rule
def legal_guesses(table: Table, actions: Actions) -> int:
    """[E62] One of the three action cards; the second time one of the two others."""
    n = 0
    for action in (MONEY, EVENT, GEMS):
        if action != table.guess[0]:
            actions[n] = action
            n += 1
    return n


@rule
def guessed_right(table: Table, action: int) -> bool:
    """[E62] Note a guess, and whether it is what the active player chose."""
    table.guess[0 if pending(table) == GUESS else 1] = action
    return table.chosen[active_player(table)] == action


@rule
def forget_guesses(table: Table) -> None:
    """The guesser takes its action cards back."""
    table.guess[0] = NONE
    table.guess[1] = NONE

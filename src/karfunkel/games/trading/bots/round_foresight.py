"""Foresight of a round: what is still to come in it and needs no decision is carried out on a table."""

from karfunkel.engine import pending, rule, verb
from karfunkel.games.trading.rules.state import ACTIONS_SHOWN, CHOOSE, FREE, NONE, GemTable


@verb
def foresee_action(table: GemTable, doer: int, action: int) -> None:
    """Carry out what a lone seat will get, as far as it is known."""
    raise NotImplementedError


@rule
def foresee(table: GemTable) -> None:
    """Carry out what is still to come in this round and needs no decision: what a lone seat chose."""
    if table.phase != ACTIONS_SHOWN or pending(table) == CHOOSE:
        return
    for action in range(table.doing + 1, FREE):
        number = 0
        doer = NONE
        for seat in range(table.players):
            if table.chosen[seat] == action:
                number += 1
                doer = seat
        if number == 1:
            foresee_action(table, doer, action)

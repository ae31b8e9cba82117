"""Basari has no decisions but those of both games."""

from karfunkel.bots.trading.choice import lay_matrix
from karfunkel.bots.trading.deciding import write_choices
from karfunkel.bots.trading.desk import Desk
from karfunkel.bots.trading.worth import Weights
from karfunkel.rules.basari.state import Table
from karfunkel.rules.gems.table import CHOOSE
from karfunkel.rules.kernel import Actions, Tables, rule


@rule
def is_secret(kind: int) -> bool:
    """[B11] To choose."""
    return kind == CHOOSE


@rule
def lay_own_matrix(table: Table, desk: Desk) -> None:
    """[B11] All choose at once."""
    lay_matrix(table, desk)


@rule
def write_own_choices(table: Table, desk: Desk, seat: int) -> int:
    """What to choose."""
    return write_choices(desk, seat)


@rule
def consider_event(tables: Tables, weights: Weights, desk: Desk, actions: Actions, seat: int) -> int:
    """There are no event cards."""
    return 0

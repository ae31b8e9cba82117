"""Basari has no decisions but those of both games."""

from karfunkel.engine import Actions, Tables, rule
from karfunkel.games.basari.rules.state import Table
from karfunkel.games.trading.bots.choice import lay_matrix
from karfunkel.games.trading.bots.deciding import write_choices
from karfunkel.games.trading.bots.desk import Desk
from karfunkel.games.trading.bots.worth import Weights
from karfunkel.games.trading.rules.table import CHOOSE


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

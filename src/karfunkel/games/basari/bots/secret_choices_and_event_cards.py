"""Which choices are secret in Basari, and how they are solved; it has no event cards."""

from karfunkel.engine import Actions, Tables, rule
from karfunkel.games.basari.rules.state import Table
from karfunkel.games.trading.bots.one_ply_rating import write_choices
from karfunkel.games.trading.bots.scratch_record import Scratch
from karfunkel.games.trading.bots.secret_choice_equilibrium import fill_payoff_matrix
from karfunkel.games.trading.bots.win_chance_evaluation import TradingWeights
from karfunkel.games.trading.rules.state import CHOOSE


@rule
def is_secret(kind: int) -> bool:
    """[B11] To choose."""
    return kind == CHOOSE


@rule
def fill_own_matrix(table: Table, scratch: Scratch) -> None:
    """[B11] All choose at once."""
    fill_payoff_matrix(table, scratch)


@rule
def write_own_choices(table: Table, scratch: Scratch, seat: int) -> int:
    """What to choose."""
    return write_choices(scratch, seat)


@rule
def rate_event_cards(tables: Tables, weights: TradingWeights, scratch: Scratch, actions: Actions, seat: int) -> int:
    """There are no event cards."""
    return 0

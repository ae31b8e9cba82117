"""Steps of the game, each compiled once for all who take them: an action, an outcome of chance, no card turned."""

from karfunkel.engine import Dice, answered, apart, chance_pending, pending, random_below, rule
from karfunkel.games.emerald.rules.cave_stacks import chance_pick, chance_total
from karfunkel.games.emerald.rules.interface import apply, draw, go_on
from karfunkel.games.emerald.rules.state import ROLL, Table


@apart
def carry_out(table: Table, seat: int, action: int) -> None:
    """Carry out a legal action."""
    apply(table, seat, action)


@apart
def draw_outcome(table: Table, outcome: int) -> None:
    """Carry out what chance has brought."""
    draw(table, outcome)


@rule
def draw_random_outcome(table: Table, dice: Dice) -> None:
    """Carry out what chance brings: any roll or card, as likely as it is."""
    draw_outcome(table, chance_pick(table, random_below(dice, chance_total(table))))


@apart
def skip_card_draws(table: Table) -> None:
    """Go on as if the cards to be turned stayed face down: what they are is nobody's merit."""
    while chance_pending(table) and pending(table) != ROLL:
        answered(table)
    go_on(table)

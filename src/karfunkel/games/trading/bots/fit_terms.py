"""The terms of a fit, for many tables at once: everybody's points, and the rounds that are left."""

from karfunkel.engine import Numbers, Tables, rule
from karfunkel.games.trading.bots.scratch_record import SEATS, Scratch
from karfunkel.games.trading.bots.win_chance_evaluation import (
    TradingWeights,
    estimate_points,
    rounds_left,
    stage_length,
)
from karfunkel.games.trading.rules.state import STAGES


@rule
def evaluate_all(seen: Tables, weights: TradingWeights, scratch: Scratch, number: int, worths: Numbers) -> None:
    """Everybody's worth at so many tables, five numbers a table."""
    for at in range(number):
        estimate_points(seen[at], weights, scratch)
        for seat in range(seen[at].players):
            worths[at * SEATS + seat] = scratch.worth[seat]


@rule
def count_rounds_left(seen: Tables, number: int, rounds: Numbers) -> None:
    """How many rounds are still to come at so many tables, up to the end of the game."""
    for at in range(number):
        rounds[at] = rounds_left(seen[at]) + (STAGES - seen[at].stage) * stage_length(seen[at])

"""What a table is worth: each seat's chance to win, from how the seats stand.

A seat's features, each times its weight, add up to the logarithm of its odds. The weights change with the progress of
the game: each feature has one for the beginning and one that is added by and by until the end.
"""

import math

from karfunkel.engine import Numbers, apart, rule
from karfunkel.engine.verbs import wins
from karfunkel.games.emerald.bots.desk import Desk
from karfunkel.games.emerald.bots.features import FEATURES
from karfunkel.games.emerald.bots.standing import progress, write_standings
from karfunkel.games.emerald.rules.state import Table


@apart
def write_chances(table: Table, desk: Desk, weights: Numbers, at: int) -> None:
    """Write each seat's chance to win at a table as that of table number `at`."""
    if table.over:
        share_win(table, desk, at)
        return
    write_standings(table, desk)
    late = progress(table)
    for seat in range(table.players):
        desk.chances[at, seat] = log_odds(desk, weights, seat, late)
    make_chances(desk, at, table.players)


@rule
def log_odds(desk: Desk, weights: Numbers, seat: int, late: float) -> float:
    """What a seat's features, an even number, add up to. Processors are quicker with two sums side by side."""
    even = 0.0
    odd = 0.0
    for f in range(0, FEATURES, 2):
        even += (weights[f] + late * weights[FEATURES + f]) * desk.standing[seat, f]
        odd += (weights[f + 1] + late * weights[FEATURES + f + 1]) * desk.standing[seat, f + 1]
    return even + odd


@rule
def make_chances(desk: Desk, at: int, players: int) -> None:
    """Turn the logarithms of odds into chances, whose sum is 1."""
    most = desk.chances[at, 0]
    for seat in range(1, players):
        most = max(most, desk.chances[at, seat])
    total = 0.0
    for seat in range(players):
        desk.chances[at, seat] = math.exp(desk.chances[at, seat] - most)
        total += desk.chances[at, seat]
    for seat in range(players):
        desk.chances[at, seat] /= total


@rule
def share_win(table: Table, desk: Desk, at: int) -> None:
    """[D32] The game is over: the winners share the win."""
    winners = 0
    for seat in range(table.players):
        winners += wins(table, seat)
    for seat in range(table.players):
        desk.chances[at, seat] = 1.0 / winners if wins(table, seat) else 0.0

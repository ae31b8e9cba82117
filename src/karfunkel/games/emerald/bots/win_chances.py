"""Each seat's chance to win, from the features of all seats: a softmax of weighted sums.

A seat's features, each times its weight, add up to the logarithm of its odds. The weights change with the progress of
the game: each feature has one for the beginning and one that is added by and by until the end.
"""

from karfunkel.engine import apart, rule
from karfunkel.engine.game_interface import wins
from karfunkel.engine.portable_math import exp
from karfunkel.games.emerald.bots.feature_names import FEATURES
from karfunkel.games.emerald.bots.feature_values import progress, write_features
from karfunkel.games.emerald.bots.scratch_record import EmeraldScratch
from karfunkel.games.emerald.bots.weights_record import EmeraldWeights
from karfunkel.games.emerald.rules.state import Table


@apart
def write_chances(table: Table, scratch: EmeraldScratch, weights: EmeraldWeights, at: int) -> None:
    """Write each seat's chance to win at a table as that of table number `at`."""
    if table.over:
        share_win(table, scratch, at)
        return
    write_features(table, scratch)
    late = progress(table)
    for seat in range(table.players):
        scratch.chances[at, seat] = log_odds(scratch, weights, seat, late)
    normalise_chances(scratch, at, table.players)


@rule
def log_odds(scratch: EmeraldScratch, weights: EmeraldWeights, seat: int, late: float) -> float:
    """What a seat's features, an even number, add up to. Processors are quicker with two sums side by side."""
    even = 0.0
    odd = 0.0
    for f in range(0, FEATURES, 2):
        even += (weights.early[f] + late * weights.late[f]) * scratch.features[seat, f]
        odd += (weights.early[f + 1] + late * weights.late[f + 1]) * scratch.features[seat, f + 1]
    return even + odd


@rule
def normalise_chances(scratch: EmeraldScratch, at: int, players: int) -> None:
    """Turn the logarithms of odds into chances, whose sum is 1."""
    most = scratch.chances[at, 0]
    for seat in range(1, players):
        most = max(most, scratch.chances[at, seat])
    total = 0.0
    for seat in range(players):
        scratch.chances[at, seat] = exp(scratch.chances[at, seat] - most)
        total += scratch.chances[at, seat]
    for seat in range(players):
        scratch.chances[at, seat] /= total


@rule
def share_win(table: Table, scratch: EmeraldScratch, at: int) -> None:
    """[D32] The game is over: the winners share the win."""
    winners = 0
    for seat in range(table.players):
        winners += wins(table, seat)
    for seat in range(table.players):
        scratch.chances[at, seat] = 1.0 / winners if wins(table, seat) else 0.0

"""The buffers of one thread (tables, scratch record, random numbers), and the fitted weights as records."""

import random
import threading
from typing import Any

import numpy as np

from karfunkel.bots.compiled_levels import COMPILED_LEVELS, CompiledLevels
from karfunkel.bots.weights import read_weights
from karfunkel.engine import WORDS
from karfunkel.games.registry import game_called
from karfunkel.games.trading.bots.mind_compilation import verbs_of, weights_of
from karfunkel.games.trading.bots.rollouts import RolloutStats
from karfunkel.games.trading.bots.scratch_record import SCRATCH_TABLES, Scratch


class TradingMindBuffers(threading.local):
    """The buffers of one thread: tables, the scratch record, rollout statistics, random numbers."""

    def __init__(self, game_id: str) -> None:
        game = game_called(game_id)
        self.tables = np.zeros(SCRATCH_TABLES, game.table.dtype)
        self.scratch = np.zeros(1, Scratch.dtype)
        self.stats = np.zeros(1, RolloutStats.dtype)
        self.dice = np.zeros(WORDS, np.int64)
        self.actions = np.zeros(game.most_legal, np.int32)

    def shake(self, dice: random.Random) -> None:
        """Take the randomness of the thinking from these dice."""
        self.dice[:] = dice.getrandbits(32), dice.getrandbits(32) | 1


def weights_for(game_id: str) -> dict[int, Any]:
    """What was fitted, as records that compiled rules read, by the number of players."""
    fitted = read_weights(game_id)["weights"]
    return {int(players): weights_record(game_id, named) for players, named in fitted.items()}


def weights_record(game_id: str, named: dict[str, Any]) -> Any:
    """Weights by name as a record."""
    weights = np.zeros(1, weights_of(game_id).dtype)
    for name in weights_of(game_id).fields:
        weights[name][0] = named[name]
    return weights[0]


def compiled_levels(game_id: str) -> CompiledLevels:
    """Novices and traders, as rules. Both know the same."""
    weights = weights_for(game_id)
    return CompiledLevels(
        weights_of(game_id),
        Scratch,
        SCRATCH_TABLES,
        verbs_of(game_id),
        lambda players: np.array([weights[players]] * len(COMPILED_LEVELS), weights_of(game_id).dtype),
    )

"""The buffers of one thread: tables, scratch record, rollout statistics, random numbers, legal actions."""

import random
import threading

import numpy as np

from karfunkel.engine import WORDS
from karfunkel.games.registry import game_called
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

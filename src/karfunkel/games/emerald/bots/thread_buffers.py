"""The buffers of one thread: tables, scratch record, random numbers, legal actions."""

import random
import threading

import numpy as np

from karfunkel.engine import WORDS
from karfunkel.games.emerald.bots.scratch_record import DEEPEST, HERE, EmeraldScratch
from karfunkel.games.emerald.rules.state import MOST_LEGAL, Table


class EmeraldMindBuffers(threading.local):
    """What one thread thinks on: tables, the scratch record, random numbers."""

    def __init__(self) -> None:
        self.tables = np.zeros(DEEPEST, Table.dtype)
        self.scratch = np.zeros(1, EmeraldScratch.dtype)[0]
        self.dice = np.zeros(WORDS, np.int64)
        self.actions = np.zeros(MOST_LEGAL, np.int32)

    def lay_out(self, table: Table) -> None:
        """Put a table where it is thought about."""
        self.tables[HERE] = table.to_numpy()[0]

    def shake(self, dice: random.Random) -> None:
        """Take the randomness of the thinking from these dice."""
        self.dice[:] = dice.getrandbits(32), dice.getrandbits(32) | 1

"""RandomBot: plays any move, each as likely as any other."""

import random
from collections.abc import Mapping, Sequence
from typing import Any


class RandomBot:
    """Plays any move, each as likely as any other."""

    def choose(self, view: Mapping[str, Any], moves: Sequence[str], dice: random.Random) -> str:
        """One of the moves."""
        return dice.choice(moves)

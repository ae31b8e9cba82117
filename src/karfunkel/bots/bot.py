"""Bot: the protocol of all bots."""

import random
from collections.abc import Mapping, Sequence
from typing import Any, Protocol


class Bot(Protocol):
    """A player. It remembers nothing between moves, so that one bot can sit at any number of tables at once."""

    def choose(self, view: Mapping[str, Any], moves: Sequence[str], dice: random.Random) -> str:
        """One of the moves of the seat whose view this is.

        The view is what `Table.view(seat)` gives: `view["seat"]` is the bot's seat, `view["game"]` its game. The moves
        are `Table.moves(seat)`, at least one. All randomness comes from the dice: the same dice give the same move.
        """

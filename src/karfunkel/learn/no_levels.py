"""What stands in for compiled levels in batches of games that bring none: there only chance and policies play."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from karfunkel.bots.compiled_levels import COMPILED_LEVELS, CompiledLevels, Knowledge, Thoughts
from karfunkel.engine import Actions, Dice, Tables, int64, rule


class NoKnowledge(Knowledge):
    """Nothing is known."""

    nothing: int = int64()


class NoThoughts(Thoughts):
    """Nothing is thought of."""


@rule
def choose_nothing(
    desk: Tables, knowledge: NoKnowledge, thoughts: NoThoughts, dice: Dice, actions: Actions, seat: int, level: int
) -> None:
    """Nobody asks."""


def _nothing(players: int) -> NDArray[Any]:
    return np.zeros(len(COMPILED_LEVELS), NoKnowledge.dtype)


NO_LEVELS = CompiledLevels(NoKnowledge, NoThoughts, 1, {"choose_move": choose_nothing}, _nothing, alike_on_gpu=True)

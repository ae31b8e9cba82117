"""Compiled levels with nobody in them, for batches of games that bring none: there only chance and policies play."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from karfunkel.bots.compiled_levels import COMPILED_LEVELS, CompiledLevels, Knowledge, Thoughts
from karfunkel.engine import Actions, Dice, Tables, int64, rule


class EmptyKnowledge(Knowledge):
    """Nothing is known."""

    nothing: int = int64()


class EmptyThoughts(Thoughts):
    """Nothing is thought of."""


@rule
def choose_nothing(
    desk: Tables,
    knowledge: EmptyKnowledge,
    thoughts: EmptyThoughts,
    dice: Dice,
    actions: Actions,
    seat: int,
    level: int,
) -> None:
    """Nobody asks."""


def _nothing(players: int) -> NDArray[Any]:
    return np.zeros(len(COMPILED_LEVELS), EmptyKnowledge.dtype)


NO_LEVELS = CompiledLevels(
    EmptyKnowledge, EmptyThoughts, 1, {"choose_move": choose_nothing}, _nothing, alike_on_gpu=True
)

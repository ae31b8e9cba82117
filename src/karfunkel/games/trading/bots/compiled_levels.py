"""Novices and traders of a trading game as compiled rules, for loops in which whole games are played."""

import numpy as np

from karfunkel.bots.compiled_levels import COMPILED_LEVELS, CompiledLevels
from karfunkel.games.trading.bots.mind_compilation import verbs_of
from karfunkel.games.trading.bots.scratch_record import SCRATCH_TABLES, Scratch
from karfunkel.games.trading.bots.weights_record import weights_for, weights_of


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

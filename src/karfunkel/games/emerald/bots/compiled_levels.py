"""Novices and traders of Emerald as compiled rules, for loops in which whole games are played."""

import numpy as np

from karfunkel.bots.compiled_levels import CompiledLevels
from karfunkel.bots.weights import read_weights
from karfunkel.games.emerald.bots.novice_and_trader_choice import choose_move
from karfunkel.games.emerald.bots.scratch_record import DEEPEST, EmeraldScratch
from karfunkel.games.emerald.bots.weights_record import EYES, EmeraldWeights, weights_of


def compiled_levels(game: str) -> CompiledLevels:
    """Novices and traders, as rules."""
    weights = weights_of(read_weights(game)["weights"])
    return CompiledLevels(
        EmeraldWeights,
        EmeraldScratch,
        DEEPEST,
        {"choose_move": choose_move},
        lambda players: np.array([weights[eye][players] for eye in EYES], EmeraldWeights.dtype),
        alike_on_gpu=True,  # over 28,542 games on an H200: bench/gpu_bots.py
    )

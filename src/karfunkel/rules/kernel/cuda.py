"""The same rules on a GPU: one thread a game. Needs a CUDA device, or Numba's simulator (NUMBA_ENABLE_CUDASIM=1)."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numba import cuda as numba_cuda
from numba import types

from karfunkel.rules.kernel.agenda import tell, tell_nobody
from karfunkel.rules.kernel.dice import WORDS, shake
from karfunkel.rules.kernel.rule import Binding

THREADS_A_BLOCK = 128

cuda: Any = numba_cuda


def cuda_rules(verbs: Mapping[str, Any]) -> Binding:
    """A binding of rules as functions of the device."""
    return Binding(cuda.jit(device=True), verbs, {tell: tell_nobody})


class CudaPlayouts:
    """Plays games at random on the device, each from the same start."""

    def __init__(self, verbs: Mapping[str, Any], play_out: Any, most_legal: int) -> None:
        rules = cuda_rules(verbs)
        self._kernel = _playouts_kernel(rules(play_out), rules(shake), most_legal)

    def play(self, start: Any, seed: int, first: int, games: int) -> tuple[Any, Any]:
        """Play games number `first` and following; the tables at their ends, and how many decisions each had."""
        tables = cuda.device_array(games, start.dtype)
        decisions = cuda.device_array(games, np.int64)
        blocks = -(-games // THREADS_A_BLOCK)
        self._kernel[blocks, THREADS_A_BLOCK](cuda.to_device(start), seed, first, tables, decisions)
        return tables.copy_to_host(), decisions.copy_to_host()


def _playouts_kernel(play_out: Any, shake: Any, most_legal: int) -> Any:
    def playouts(start: Any, seed: int, first: int, tables: Any, decisions: Any) -> None:
        game = cuda.grid(1)
        if game < tables.shape[0]:
            dice = cuda.local.array(WORDS, types.int64)
            actions = cuda.local.array(most_legal, types.int32)
            tables[game] = start[0]
            shake(dice, seed, first + game)
            decisions[game] = play_out(tables[game], dice, actions)

    return cuda.jit(playouts)

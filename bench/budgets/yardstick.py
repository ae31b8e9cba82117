"""Yardsticks: two fixed loops that tell how fast a machine is, so that values of different machines can be compared."""

import time
from collections.abc import Callable
from functools import cache
from typing import Any

PLAIN = "yardstick, plain Python"
COMPILED = "yardstick, compiled"
YARDSTICKS = (PLAIN, COMPILED)
TRIES = 5
STEPS = {PLAIN: 300_000, COMPILED: 30_000_000}
"""How many steps a try has: some 30 to 60 milliseconds."""
SLOTS = 64


def mix(numbers: Any, steps: int) -> int:
    """Read, reckon and write, each step waiting for the one before it."""
    total = 0
    for step in range(steps):
        slot = step & (SLOTS - 1)
        numbers[slot] = (numbers[slot] * 5 + total) & 0xFFFF
        total += numbers[slot]
    return total


def yardstick_rate(name: str) -> float:
    """Steps a second of the processor: the best of a few tries, so that other work on the machine matters little."""
    loop, steps = _loop(name), STEPS[name]
    return max(_rate(loop, steps) for _ in range(TRIES))


def _rate(loop: Callable[[int], Any], steps: int) -> float:
    began = time.thread_time()
    loop(steps)
    return steps / (time.thread_time() - began)


@cache
def _loop(name: str) -> Callable[[int], Any]:
    """The loop in plain Python, or compiled by Numba and called once."""
    if name == PLAIN:
        return lambda steps: mix(list(range(SLOTS)), steps)
    import numba
    import numpy as np

    compiled = numba.njit(mix)
    compiled(np.arange(SLOTS), 1)
    return lambda steps: compiled(np.arange(SLOTS), steps)

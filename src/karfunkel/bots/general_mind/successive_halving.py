"""Successive halving: all options are tried in a few worlds, then the better half of them in more, and so on."""

import math
from collections.abc import Callable
from typing import Any

FIRST_WORLDS = 4
"""In so many worlds every option is tried, however many there are."""

Play = Callable[[range], None]
"""Tries the options that are still running in these worlds."""


def halve(trials: Any, play: Play, steps: int) -> None:
    """Try options until one is left, with about so many decisions and draws in all."""
    play(range(FIRST_WORLDS))
    worlds, rounds = FIRST_WORLDS, max(1, math.ceil(math.log2(trials.number)))
    for _ in range(rounds):
        more = int(steps / rounds / (sum(trials.running) * steps_each(trials)))
        play(range(worlds, worlds + more))
        worlds += more
        keep_better_half(trials)


def steps_each(trials: Any) -> float:
    """How many decisions and draws a playout had on average."""
    return max(1.0, int(trials.steps) / max(1, int(sum(trials.times))))


def keep_better_half(trials: Any) -> None:
    """Let only the better half of the options run on; in doubt the larger half."""
    running = [option for option in range(trials.number) if trials.running[option]]
    running.sort(key=lambda option: -mean(trials, option))
    for option in running[(len(running) + 1) // 2 :]:
        trials.running[option] = 0


def mean(trials: Any, option: int) -> float:
    """What an option brought its seat on average."""
    return float(trials.total[option]) / max(1, int(trials.times[option]))

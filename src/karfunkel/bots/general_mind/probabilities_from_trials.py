"""Probabilities from trials: how likely each option is played, by what came of trying it."""

import math
from collections.abc import Sequence
from typing import Any

from karfunkel.bots.general_mind.successive_halving import mean
from karfunkel.bots.general_mind.thread_buffers import Moves
from karfunkel.bots.mind import Rated

SELDOM = 0.3
"""In secret nothing is played that was tried less than this part as often as the option that was tried most: that was
mere curiosity."""


def by_value(options: Moves, trials: Any, temperature: float) -> list[Rated]:
    """The better an option, the likelier: one that is worse by the temperature is played a third as often."""
    values = [mean(trials, option) for option in range(len(options))]
    best = max(values)
    return rated(options, values, [math.exp((value - best) / temperature) for value in values])


def the_last_running(options: Moves, trials: Any) -> list[Rated]:
    """Only the option is played that is still running."""
    last = next(option for option in range(len(options)) if trials.running[option])
    return only(options, trials, last)


def the_most_tried(options: Moves, trials: Any) -> list[Rated]:
    """Only the option is played that the search has tried most often."""
    return only(options, trials, max(range(len(options)), key=lambda option: int(trials.times[option])))


def as_often_as_tried(options: Moves, trials: Any) -> list[Rated]:
    """Each option is played as often as the search has tried it: what is chosen in secret must not be foreseen."""
    times = [int(trials.times[option]) for option in range(len(options))]
    values = [mean(trials, option) for option in range(len(options))]
    return rated(options, values, [number if number >= SELDOM * max(times) else 0.0 for number in times])


def only(options: Moves, trials: Any, chosen: int) -> list[Rated]:
    """Ratings with which only one option is played. Others were tried less, and only luck can make them seem better."""
    best = mean(trials, chosen)
    values = [min(best, mean(trials, option)) for option in range(len(options))]
    return rated(options, values, [float(option == chosen) for option in range(len(options))])


def rated(options: Moves, values: Sequence[float], weights: Sequence[float]) -> list[Rated]:
    """Ratings of options, what may be played first, then the better ones."""
    total = sum(weights)
    ratings = [Rated(tuple(o), v, w / total) for o, v, w in zip(options, values, weights, strict=True)]
    return sorted(ratings, key=lambda move: (move.weight > 0.0, move.value, move.weight), reverse=True)

"""Successive elimination: all options are tried in the same worlds, and those clearly worse drop out.

In a world the hidden gold, the rolls and the cards are what they are for every option, so that luck blurs the options
alike and their differences are seen early. How sure a difference is follows from how much it varies from world to
world.
"""

import math

from karfunkel.engine import rule
from karfunkel.games.emerald.bots.scratch_record import HERE, EmeraldScratch

ENOUGH_WORLDS = 8
"""Before so many worlds nobody drops out."""
CLEARLY = 2.5
"""Behind is who is behind by so many times the error of the difference."""


@rule
def reset_options(scratch: EmeraldScratch) -> None:
    """All options are at the start."""
    scratch.tried_worlds = 0
    scratch.running = scratch.number[HERE]
    for i in range(scratch.number[HERE]):
        scratch.runs[i] = 1
        scratch.behind[i] = 0.0
        scratch.total[i] = 0.0
        for j in range(scratch.number[HERE]):
            scratch.products[i, j] = 0.0


@rule
def add_world(scratch: EmeraldScratch) -> None:
    """Add what the options brought in one more world."""
    scratch.tried_worlds += 1
    for i in range(scratch.number[HERE]):
        if scratch.runs[i] == 1:
            scratch.total[i] += scratch.outcomes[i]
            for j in range(scratch.number[HERE]):
                scratch.products[i, j] += scratch.outcomes[i] * scratch.outcomes[j]


@rule
def leader(scratch: EmeraldScratch) -> int:
    """The option that brought most so far."""
    first = -1
    for i in range(scratch.number[HERE]):
        if scratch.runs[i] == 1 and (first < 0 or scratch.total[i] > scratch.total[first]):
            first = i
    return first


@rule
def eliminate_worse(scratch: EmeraldScratch) -> None:
    """Note how far every option is behind the leader; who is clearly behind, or just the same, drops out."""
    first = leader(scratch)
    for i in range(scratch.number[HERE]):
        if scratch.runs[i] == 1 and i != first:
            scratch.behind[i] = (scratch.total[first] - scratch.total[i]) / scratch.tried_worlds
            if scratch.tried_worlds >= ENOUGH_WORLDS and scratch.behind[i] >= CLEARLY * standard_error(
                scratch, first, i
            ):
                scratch.runs[i] = 0
                scratch.running -= 1
    scratch.behind[first] = 0.0


@rule
def standard_error(scratch: EmeraldScratch, first: int, other: int) -> float:
    """The standard error of the mean difference between two options that are both in the race."""
    worlds = scratch.tried_worlds
    squares = scratch.products[first, first] - 2.0 * scratch.products[first, other] + scratch.products[other, other]
    mean = (scratch.total[first] - scratch.total[other]) / worlds
    return math.sqrt(max(squares / worlds - mean * mean, 0.0) / (worlds - 1))

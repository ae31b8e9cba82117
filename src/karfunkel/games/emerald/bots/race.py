"""A race of the options: all are tried in the same worlds, and who is clearly behind drops out.

In a world the hidden gold, the rolls and the cards are what they are for every option, so that luck blurs the options
alike and their differences are seen early. How sure a difference is follows from how much it varies from world to
world.
"""

import math

from karfunkel.engine import rule
from karfunkel.games.emerald.bots.desk import HERE, Desk

ENOUGH_WORLDS = 8
"""Before so many worlds nobody drops out."""
CLEARLY = 2.5
"""Behind is who is behind by so many times the error of the difference."""


@rule
def line_up(desk: Desk) -> None:
    """All options are at the start."""
    desk.tried_worlds = 0
    desk.running = desk.number[HERE]
    for i in range(desk.number[HERE]):
        desk.runs[i] = 1
        desk.behind[i] = 0.0
        desk.total[i] = 0.0
        for j in range(desk.number[HERE]):
            desk.products[i, j] = 0.0


@rule
def count_world(desk: Desk) -> None:
    """Add what the options brought in one more world."""
    desk.tried_worlds += 1
    for i in range(desk.number[HERE]):
        if desk.runs[i] == 1:
            desk.total[i] += desk.hopes[i]
            for j in range(desk.number[HERE]):
                desk.products[i, j] += desk.hopes[i] * desk.hopes[j]


@rule
def leader(desk: Desk) -> int:
    """The option that brought most so far."""
    first = -1
    for i in range(desk.number[HERE]):
        if desk.runs[i] == 1 and (first < 0 or desk.total[i] > desk.total[first]):
            first = i
    return first


@rule
def drop_those_behind(desk: Desk) -> None:
    """Note how far every option is behind the leader; who is clearly behind, or just the same, drops out."""
    first = leader(desk)
    for i in range(desk.number[HERE]):
        if desk.runs[i] == 1 and i != first:
            desk.behind[i] = (desk.total[first] - desk.total[i]) / desk.tried_worlds
            if desk.tried_worlds >= ENOUGH_WORLDS and desk.behind[i] >= CLEARLY * error(desk, first, i):
                desk.runs[i] = 0
                desk.running -= 1
    desk.behind[first] = 0.0


@rule
def error(desk: Desk, first: int, other: int) -> float:
    """The standard error of the mean difference between two options that are both in the race."""
    worlds = desk.tried_worlds
    squares = desk.products[first, first] - 2.0 * desk.products[first, other] + desk.products[other, other]
    mean = (desk.total[first] - desk.total[other]) / worlds
    return math.sqrt(max(squares / worlds - mean * mean, 0.0) / (worlds - 1))

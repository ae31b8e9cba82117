"""The noise in a novice's ratings: those of a trader, misjudged.

It misjudges what gems of each colour are worth, and what an action brings; it never offers much, and it does not
foresee that others see the same as it does. So its mistakes are those of a person who is new to the game.
"""

import math

from karfunkel.engine import LONGEST_MOVE, Dice, random_below, rule
from karfunkel.engine.portable_math import exp
from karfunkel.games.trading.bots.scratch_record import Scratch
from karfunkel.games.trading.rules.state import ACCEPT, COLOURS, COUNT, GemTable

MISJUDGED_GEM = 1.5
"""By how many points a novice misjudges a gem,"""
MISJUDGED_MOVE = 2.0
"""and anything else."""
MOST_OFFERED = 3
TEMPERATURE = 1.5
"""By so many points a move may look worse and still be made a third as often."""
LEAST_POINT = 1e-9
FINENESS = 1 << 24
ROLLS = 12
"""The sum of so many random numbers from 0 to 1 spreads by 1 around the half of their number."""


@rule
def add_novice_noise(table: GemTable, scratch: Scratch, found: int, dice: Dice) -> None:
    """Weigh the moves that a trader has rated as a novice sees them: the same ones, but it leans to others."""
    point = max(point_of(scratch, found), LEAST_POINT)
    is_any_sensible = count_sensible(scratch, found) > 0
    for colour in range(COLOURS):
        scratch.misjudged[colour] = random_normal(dice, MISJUDGED_GEM)
    best = -math.inf
    for move in range(found):
        scratch.weight[move] = -math.inf
        if not is_any_sensible or gems_in_move(scratch, move) <= MOST_OFFERED:
            looks = as_chance(scratch.value[move]) / point
            scratch.weight[move] = looks + misjudged_points(table, scratch, move, dice)
            best = max(best, scratch.weight[move])
    total = 0.0
    for move in range(found):
        scratch.weight[move] = exp((scratch.weight[move] - best) / TEMPERATURE)
        total += scratch.weight[move]
    for move in range(found):
        scratch.weight[move] /= total


@rule
def point_of(scratch: Scratch, found: int) -> float:
    """By how much a point more raises the chance to win of the seat whose moves these are."""
    chance = 0.0
    for move in range(found):
        chance = max(chance, as_chance(scratch.value[move]))
    return chance * (1.0 - chance) / scratch.heat


@rule
def as_chance(value: float) -> float:
    """A value between 0 and 1."""
    return min(1.0, max(0.0, value))


@rule
def count_sensible(scratch: Scratch, found: int) -> int:
    """How many moves offer no more than a novice does."""
    number = 0
    for move in range(found):
        number += gems_in_move(scratch, move) <= MOST_OFFERED
    return number


@rule
def gems_in_move(scratch: Scratch, move: int) -> int:
    """How many gems an offer has, or what is still to be said of it; 0 for any other move."""
    gems = 0
    for word in range(LONGEST_MOVE):
        action = scratch.words[move * LONGEST_MOVE + word]
        if COUNT <= action < ACCEPT:
            gems += action - COUNT
    return gems


@rule
def misjudged_points(table: GemTable, scratch: Scratch, move: int, dice: Dice) -> float:
    """By how many points a novice misjudges a move."""
    first = scratch.words[move * LONGEST_MOVE]
    points = 0.0
    if first == ACCEPT:
        for colour in range(COLOURS):
            points += table.offer[colour] * scratch.misjudged[colour]
        return points
    if COUNT <= first < ACCEPT:
        for colour in range(table.said_count, COLOURS):
            number = scratch.words[move * LONGEST_MOVE + colour - table.said_count] - COUNT
            points -= number * scratch.misjudged[colour]
        return points
    return random_normal(dice, MISJUDGED_MOVE)


@rule
def random_normal(dice: Dice, spread: float) -> float:
    """A random number around 0 that is normally distributed, nearly."""
    total = 0.0
    for _ in range(ROLLS):
        total += random_below(dice, FINENESS) / FINENESS
    return spread * (total - ROLLS / 2)

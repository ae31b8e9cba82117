"""Draws a trader's action by the softmax of its ratings."""

from karfunkel.engine import Actions, Dice, Tables, apart, random_below, rule
from karfunkel.engine.portable_math import exp
from karfunkel.games.emerald.bots.scratch_record import EmeraldScratch
from karfunkel.games.emerald.bots.turn_expectimax import rate_options
from karfunkel.games.emerald.bots.weights_record import EmeraldWeights

TRADERS_TEMPERATURE = 0.02
"""How readily traders do what is not the best, here and at real tables (`mind.py`)."""
LEAST_SCALE = 1e-4
FINENESS = 1 << 24


@apart
def choose_option(
    tables: Tables,
    scratch: EmeraldScratch,
    weights: EmeraldWeights,
    dice: Dice,
    actions: Actions,
    at: int,
    temperature: float,
) -> int:
    """What whoever is to act at tables[at] does there."""
    rate_options(tables, scratch, weights, actions, at)
    softmax(scratch, scratch.number[at], temperature)
    return scratch.options[at, sample_option(scratch, dice, scratch.number[at])]


@rule
def softmax(scratch: EmeraldScratch, number: int, temperature: float) -> None:
    """Turn the ratings of so many options into probabilities: the higher the temperature, the more alike they are.

    With a temperature of 1, an option that halves the odds to win is about half as likely.
    """
    best = scratch.rated[0]
    for i in range(1, number):
        best = max(best, scratch.rated[i])
    scale = temperature * odds_scale(best)
    total = 0.0
    for i in range(number):
        scratch.rated[i] = exp((scratch.rated[i] - best) / scale)
        total += scratch.rated[i]
    for i in range(number):
        scratch.rated[i] /= total


@rule
def odds_scale(chance: float) -> float:
    """How much a chance to win moves with the odds: who has little hope still cares for what there is of it."""
    return max(chance * (1.0 - chance), LEAST_SCALE)


@rule
def sample_option(scratch: EmeraldScratch, dice: Dice, number: int) -> int:
    """One of so many options, each as likely as it is rated."""
    rest = random_below(dice, FINENESS) / FINENESS
    for i in range(number - 1):
        rest -= scratch.rated[i]
        if rest < 0.0:
            return i
    return number - 1

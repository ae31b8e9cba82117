"""How a trader acts: the better an option looks, the likelier; what is nearly as good it does now and then."""

import math

from karfunkel.engine import Actions, Dice, Numbers, Tables, apart, random_below, rule
from karfunkel.games.emerald.bots.desk import Desk
from karfunkel.games.emerald.bots.look import rate_options

TRADERS_TEMPERATURE = 0.02
"""How readily traders do what is not the best, here and at real tables (`mind.py`)."""
LEAST_STAKE = 1e-4
FINENESS = 1 << 24


@apart
def option_taken(
    tables: Tables, desk: Desk, weights: Numbers, dice: Dice, actions: Actions, at: int, temperature: float
) -> int:
    """What whoever is to act at tables[at] does there."""
    rate_options(tables, desk, weights, actions, at)
    soften(desk, desk.number[at], temperature)
    return desk.options[at, drawn(desk, dice, desk.number[at])]


@rule
def soften(desk: Desk, number: int, temperature: float) -> None:
    """Turn the ratings of so many options into probabilities: the higher the temperature, the more alike they are.

    With a temperature of 1, an option that halves the odds to win is about half as likely.
    """
    best = desk.rated[0]
    for i in range(1, number):
        best = max(best, desk.rated[i])
    scale = temperature * stake(best)
    total = 0.0
    for i in range(number):
        desk.rated[i] = math.exp((desk.rated[i] - best) / scale)
        total += desk.rated[i]
    for i in range(number):
        desk.rated[i] /= total


@rule
def stake(chance: float) -> float:
    """How much a chance to win moves with the odds: who has little hope still cares for what there is of it."""
    return max(chance * (1.0 - chance), LEAST_STAKE)


@rule
def drawn(desk: Desk, dice: Dice, number: int) -> int:
    """One of so many options, each as likely as it is rated."""
    rest = random_below(dice, FINENESS) / FINENESS
    for i in range(number - 1):
        rest -= desk.rated[i]
        if rest < 0.0:
            return i
    return number - 1

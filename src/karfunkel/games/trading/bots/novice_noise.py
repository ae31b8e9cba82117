"""The noise in a novice's ratings: those of a trader, misjudged.

It misjudges what gems of each colour are worth, and what an action brings; it never offers much, and it does not
foresee that others see the same as it does. So its mistakes are those of a person who is new to the game.
"""

import math
import random
from collections.abc import Sequence

from karfunkel.bots.mind import Rated
from karfunkel.games.trading.rules.table import ACCEPT, COLOURS, COUNT

MISJUDGED_GEM = 1.5
"""By how many points a novice misjudges a gem,"""
MISJUDGED_MOVE = 2.0
"""and anything else."""
MOST_OFFERED = 3
TEMPERATURE = 1.5
"""By so many points a move may look worse and still be made a third as often."""


def with_novice_noise(rated: Sequence[Rated], point: float, offered: Sequence[int], dice: random.Random) -> list[Rated]:
    """Moves as a novice sees them: the same ones, but it leans to others.

    Args:
        rated: the moves as a trader rates them.
        point: by how much a point more raises the seat's chance to win.
        offered: the gems of the standing offer, by colour.
        dice: decide how it misjudges.
    """
    sensible = [move for move in rated if gems_in(move.actions) <= MOST_OFFERED] or list(rated)
    colours = [dice.gauss(0.0, MISJUDGED_GEM) for _ in range(COLOURS)]
    looks = [move.value / max(point, 1e-9) + _misjudged(move.actions, colours, offered, dice) for move in sensible]
    best = max(looks)
    likely = [math.exp((look - best) / TEMPERATURE) for look in looks]
    total = sum(likely)
    return [move._replace(weight=chance / total) for move, chance in zip(sensible, likely, strict=True)]


def gems_in(actions: Sequence[int]) -> int:
    """How many gems an offer has, or what is still to be said of it; 0 for any other move."""
    return sum(action - COUNT for action in actions if COUNT <= action < ACCEPT)


def _misjudged(actions: Sequence[int], colours: Sequence[float], offered: Sequence[int], dice: random.Random) -> float:
    """By how many points a novice misjudges a move."""
    if actions[0] == ACCEPT:
        return sum(number * colour for number, colour in zip(offered, colours, strict=True))
    if COUNT <= actions[0] < ACCEPT:
        counts = zip(actions, colours[-len(actions) :], strict=True)
        return -sum((action - COUNT) * colour for action, colour in counts)
    return dice.gauss(0.0, MISJUDGED_MOVE)

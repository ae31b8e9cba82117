"""The bot that takes what is best at once."""

import math
import random
from collections.abc import Mapping, Sequence
from typing import Any

from karfunkel.bots.trial import Trial

MOST_CANDIDATES = 32
"""So many moves are looked at, and no more."""
CHEAP_OFFERS = 16
"""Of the thousands of offers that a trade allows, those with the fewest gems always are."""
FEWEST_WORLDS, MOST_WORLDS = 2, 16
MOST_TRIALS = 64
"""How often moves are tried out in all, as long as each is tried in a few worlds."""

SECRET_DECISIONS = ("choose", "guess", "guess-again")
TRADE_DECISIONS = ("open-trade", "answer")
WAVERING = 2.0
"""By so many points a secret choice may be worse, and still be made a third as often."""

_WITHOUT_LETTERS = str.maketrans("rygb", "    ")


class GreedyBot:
    """Tries every move in its mind, plays the round or the turn to its end without much thought, and takes the best."""

    def choose(self, view: Mapping[str, Any], moves: Sequence[str], dice: random.Random) -> str:
        """The move after which the seat is furthest ahead; what is chosen in secret is not always the same."""
        if len(moves) == 1:
            return moves[0]
        candidates = some_moves(moves, view["decision"] in TRADE_DECISIONS, dice)
        worlds = max(FEWEST_WORLDS, min(MOST_WORLDS, MOST_TRIALS // len(candidates)))
        trial = Trial(view, worlds, dice)
        outcomes = [trial.outcome(move) for move in candidates]
        if view["decision"] in SECRET_DECISIONS:
            return waver(candidates, outcomes, dice)
        return candidates[outcomes.index(max(outcomes))]


def some_moves(moves: Sequence[str], trading: bool, dice: random.Random) -> Sequence[str]:
    """The moves that are looked at: all, or of many a few; in a trade every word and the smallest offers."""
    if len(moves) <= MOST_CANDIDATES:
        return moves
    if not trading:
        return dice.sample(moves, MOST_CANDIDATES)
    in_order = sorted(moves, key=gems_offered)
    return in_order[:CHEAP_OFFERS] + dice.sample(in_order[CHEAP_OFFERS:], MOST_CANDIDATES - CHEAP_OFFERS)


def gems_offered(move: str) -> int:
    """How many gems an offer has; 0 for a word."""
    return sum(map(int, move.translate(_WITHOUT_LETTERS).split())) if move[0].isdigit() else 0


def waver(candidates: Sequence[str], outcomes: Sequence[float], dice: random.Random) -> str:
    """One of the candidates, the better the likelier: if all took the best, all would choose the same action."""
    best = max(outcomes)
    weights = [math.exp((outcome - best) / WAVERING) for outcome in outcomes]
    return dice.choices(candidates, weights)[0]

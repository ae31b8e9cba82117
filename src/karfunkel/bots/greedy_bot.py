"""GreedyBot: tries every move to the end of the round or turn, and takes the best at once."""

import math
import random
from collections.abc import Mapping, Sequence
from typing import Any

from karfunkel.bots.greedy_bot_evaluation import heuristic_evaluation_of
from karfunkel.bots.move_trials import MoveTrials

MOST_CANDIDATES = 32
"""So many moves are looked at, and no more."""
FEWEST_WORLDS, MOST_WORLDS = 2, 16
MOST_TRIALS = 64
"""How often moves are tried out in all, as long as each is tried in a few worlds."""
TEMPERATURE = 2.0
"""By so many points a secret choice may be worse, and still be made a third as often."""


class GreedyBot:
    """Tries every move in its mind, plays the round or the turn to its end without much thought, and takes the best."""

    def choose(self, view: Mapping[str, Any], moves: Sequence[str], dice: random.Random) -> str:
        """The move after which the seat is furthest ahead; what is chosen in secret is not always the same."""
        if len(moves) == 1:
            return moves[0]
        evaluation = heuristic_evaluation_of(view["game"])
        candidates = evaluation.candidates(view, moves, MOST_CANDIDATES, dice)
        worlds = max(FEWEST_WORLDS, min(MOST_WORLDS, MOST_TRIALS // len(candidates)))
        trial = MoveTrials(view, worlds, dice)
        outcomes = [trial.outcome(move) for move in candidates]
        if evaluation.is_secret(view):
            return sample_softmax(candidates, outcomes, dice)
        return candidates[outcomes.index(max(outcomes))]


def sample_softmax(candidates: Sequence[str], outcomes: Sequence[float], dice: random.Random) -> str:
    """One of the candidates, the better the likelier: if all took the best, all would choose the same action."""
    best = max(outcomes)
    weights = [math.exp((outcome - best) / TEMPERATURE) for outcome in outcomes]
    return dice.choices(candidates, weights)[0]

"""Heuristic evaluation of the trading games, for the greedy bot."""

import random
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from karfunkel.bots.greedy_bot_evaluation import HeuristicEvaluation, View, share
from karfunkel.games.trading.rules.state import (
    ACCEPT,
    ACTION_CARDS,
    COLOUR_VALUES,
    COLOURS,
    COUNT,
    OVER,
    STAGES,
    GemTable,
)

KEPT_GEM = 0.5
"""What a gem is worth for the stages to come."""
CHEAP_OFFERS = 16
"""Of the thousands of offers that a trade allows, those with the fewest gems always are looked at."""
SECRET_DECISIONS = ("choose", "guess", "guess-again")
TRADE_DECISIONS = ("open-trade", "answer")
EARLY, LATE = 2.0, 4.0
"""How much stronger more gems are at the beginning of a stage; and how much is added to that until its end."""

_WITHOUT_LETTERS = str.maketrans("rygb", "    ")


def gems_offered(move: str) -> int:
    """How many gems an offer has; 0 for a word."""
    return sum(map(int, move.translate(_WITHOUT_LETTERS).split())) if move[0].isdigit() else 0


class GemHeuristic(HeuristicEvaluation):
    """What all trading games have: gems, of which the most of a colour score at the end of a stage."""

    action_weights: Sequence[float]
    """Roughly how often three or four greedy bots choose each action among themselves."""

    def round_key(self, table: GemTable) -> object:
        """The stage and the round; or that the game is over."""
        return table.stage, table.this_round, table.phase == OVER

    def quick_action(self, actions: Sequence[int], dice: random.Random) -> int:
        """Every offer is accepted, and who opens a trade offers a few gems; actions are drawn by weight, else any."""
        if actions[-1] < ACTION_CARDS:
            return dice.choices(actions, [self.action_weights[action] for action in actions])[0]
        if ACCEPT in actions:
            return ACCEPT
        if COUNT <= actions[0] < ACCEPT:
            return dice.choice(actions[:2])
        return dice.choice(actions)

    def evaluate(self, table: Any) -> list[float]:
        """What has been earned, and what gems and cards would earn at the end of the stage."""
        worths = [float(earned) for earned in self.earned(table)]
        if table.phase == OVER:
            return worths
        sharpness = EARLY + LATE * self.progress(table)
        for colour in range(COLOURS):
            gems = [table.gems[seat, colour] for seat in range(table.players)]
            powers = [number**sharpness for number in gems]
            for seat, number in enumerate(gems):
                worths[seat] += share(powers, seat) * self.majority_pays(table, seat, colour)
                worths[seat] += number * self.gem_pays(table, seat, colour)
        return worths

    def candidates(self, view: View, moves: Sequence[str], most: int, dice: random.Random) -> Sequence[str]:
        """All moves, or of many a few; in a trade every word and the smallest offers."""
        if len(moves) <= most or view["decision"] not in TRADE_DECISIONS:
            return super().candidates(view, moves, most, dice)
        in_order = sorted(moves, key=gems_offered)
        return in_order[:CHEAP_OFFERS] + dice.sample(in_order[CHEAP_OFFERS:], most - CHEAP_OFFERS)

    def is_secret(self, view: View) -> bool:
        """Actions are chosen and guessed in secret."""
        return view["decision"] in SECRET_DECISIONS

    @abstractmethod
    def earned(self, table: Any) -> Sequence[int]:
        """The money or the points of each seat."""

    @abstractmethod
    def progress(self, table: Any) -> float:
        """How much of the stage is over, 0 to 1."""

    def majority_pays(self, table: Any, seat: int, colour: int) -> float:
        """What most gems of a colour would bring a seat."""
        return COLOUR_VALUES[colour]

    def gem_pays(self, table: Any, seat: int, colour: int) -> float:
        """What each gem of a colour brings a seat."""
        return KEPT_GEM if table.stage < STAGES else 0.0

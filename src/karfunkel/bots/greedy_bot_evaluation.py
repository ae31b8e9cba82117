"""Heuristic evaluation of positions, for the greedy bot: what each seat can expect, in points."""

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from karfunkel.games.game import Game
from karfunkel.games.registry import game_called, optional_part

View = Mapping[str, Any]


class HeuristicEvaluation(ABC):
    """Evaluates positions of one game by rules of thumb."""

    action_weights: Sequence[float] | None = None
    """How likely each action is to be chosen where it is chosen in secret; None if each is as likely as any other."""

    @abstractmethod
    def round_key(self, table: Any) -> object:
        """Where in the game the table is; it changes when the round or the turn is done."""

    @abstractmethod
    def quick_action(self, actions: Sequence[int], dice: random.Random) -> int:
        """One of the legal actions, for playing on in the mind."""

    @abstractmethod
    def evaluate(self, table: Any) -> list[float]:
        """What each seat has earned and what it can still expect, in points; more is better."""

    def candidates(self, view: View, moves: Sequence[str], most: int, dice: random.Random) -> Sequence[str]:
        """The moves that are looked at: all, or of many some."""
        return moves if len(moves) <= most else dice.sample(moves, most)

    def is_secret(self, view: View) -> bool:
        """Whether the decision is made in secret, so that nobody should foresee it."""
        return False


class ScoreHeuristic(HeuristicEvaluation):
    """For games that bring no evaluation: all play on at random, and the points are counted."""

    def __init__(self, game: Game) -> None:
        self._score = game.plain.signed_score

    def round_key(self, table: Any) -> object:
        """Nothing is known of rounds and turns."""
        return None

    def quick_action(self, actions: Sequence[int], dice: random.Random) -> int:
        """Any action."""
        return dice.choice(actions)

    def evaluate(self, table: Any) -> list[float]:
        """The points of each seat."""
        return [float(self._score(table, seat)) for seat in range(table.players)]

    def is_secret(self, view: View) -> bool:
        """Where several decide at once."""
        return len(view["to_act"]) > 1


def share(powers: Sequence[float], seat: int) -> float:
    """A seat's part of what the strongest gets, if the powers are all that is known."""
    total = sum(powers)
    return powers[seat] / total if total > 0 else 0.0


def heuristic_evaluation_of(game: str) -> HeuristicEvaluation:
    """The evaluation of a game: its own, or one that counts points."""
    brought = optional_part(game, "bots.greedy_bot_evaluation")
    evaluation: HeuristicEvaluation = ScoreHeuristic(game_called(game)) if brought is None else brought.HEURISTIC
    return evaluation

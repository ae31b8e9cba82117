"""What a judge of a game does: it says what a seat's prospects are worth, and how to play on quickly."""

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from karfunkel.games.game import Game
from karfunkel.games.registry import game_called, optional_part

View = Mapping[str, Any]


class Judge(ABC):
    """Judges tables of one game by the thumb."""

    leanings: Sequence[float] | None = None
    """How likely each action is to be chosen where it is chosen in secret; None if each is as likely as any other."""

    @abstractmethod
    def moment(self, table: Any) -> object:
        """Where in the game the table is; it changes when the round or the turn is done."""

    @abstractmethod
    def quick_action(self, actions: Sequence[int], dice: random.Random) -> int:
        """One of the legal actions, for playing on in the mind."""

    @abstractmethod
    def worths(self, table: Any) -> list[float]:
        """What each seat has earned and what it can still hope for, in points; more is better."""

    def candidates(self, view: View, moves: Sequence[str], most: int, dice: random.Random) -> Sequence[str]:
        """The moves that are looked at: all, or of many some."""
        return moves if len(moves) <= most else dice.sample(moves, most)

    def is_secret(self, view: View) -> bool:
        """Whether the decision is made in secret, so that nobody should foresee it."""
        return False


class ScoreJudge(Judge):
    """Judges games that bring no judge: all play on at random, and the points are counted."""

    def __init__(self, game: Game) -> None:
        self._score = game.plain.signed_score

    def moment(self, table: Any) -> object:
        """Nothing is known of rounds and turns."""
        return None

    def quick_action(self, actions: Sequence[int], dice: random.Random) -> int:
        """Any action."""
        return dice.choice(actions)

    def worths(self, table: Any) -> list[float]:
        """The points of each seat."""
        return [float(self._score(table, seat)) for seat in range(table.players)]

    def is_secret(self, view: View) -> bool:
        """Where several decide at once."""
        return len(view["to_act"]) > 1


def share(powers: Sequence[float], seat: int) -> float:
    """A seat's part of what the strongest gets, if the powers are all that is known."""
    total = sum(powers)
    return powers[seat] / total if total > 0 else 0.0


def judge_of(game: str) -> Judge:
    """The judge of a game: its own, or one that counts points."""
    brought = optional_part(game, "bots.judge")
    judge: Judge = ScoreJudge(game_called(game)) if brought is None else brought.JUDGE
    return judge

"""What a judge of a game does: it says what a seat's prospects are worth, and how to play on quickly."""

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from karfunkel.games.registry import part_of


class Judge(ABC):
    """Judges tables of one game by the thumb."""

    leanings: Sequence[float] | None = None
    """How likely each action card is to be chosen, in games in which actions are chosen secretly."""

    @abstractmethod
    def moment(self, table: Any) -> object:
        """Where in the game the table is; it changes when the round or the turn is done."""

    @abstractmethod
    def quick_action(self, actions: Sequence[int], dice: random.Random) -> int:
        """One of the legal actions, for playing on in the mind."""

    @abstractmethod
    def worths(self, table: Any) -> list[float]:
        """What each seat has earned and what it can still hope for, in points."""


def share(powers: Sequence[float], seat: int) -> float:
    """A seat's part of what the strongest gets, if the powers are all that is known."""
    total = sum(powers)
    return powers[seat] / total if total > 0 else 0.0


def judge_of(game: str) -> Judge:
    """The judge of a game."""
    judge: Judge = part_of(game, "bots.judge").JUDGE
    return judge

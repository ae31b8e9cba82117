"""Mind: rates the moves of a seat. One for each game, compiled; and the bot that plays by it.

A mind is given a table at which the rules can be tried out, made from what the seat sees (`determinization.py`). It
says of each move worth a thought what it promises and how likely it would play it. All else follows from that: a bot
draws a move by these weights, a hint shows the best, an analysis says what a move cost.
"""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from karfunkel.bots.determinization import table_to_decide
from karfunkel.games.registry import optional_part
from karfunkel.notation.notation_lookup import notation_of


@dataclass(frozen=True)
class Effort:
    """How hard a mind thinks."""

    level: str
    """`novice`, `trader` or `master`."""
    seconds: float
    """How long it may think about one decision; only a master needs all of it."""


class Rated(NamedTuple):
    """A move, and what a mind thinks of it."""

    actions: tuple[int, ...]
    """The whole move, or what is still to be said of a move under way."""
    value: float
    """The seat's chance to win after it, 0 to 1, as far as the mind can see."""
    weight: float
    """How likely the mind plays it; the weights of a decision sum up to 1."""


Outcomes = NDArray[np.float64]
"""Everybody's chance to win, 0 to 1, by world, move and seat."""


class Mind(Protocol):
    """Thinks about one game. Threads may share it."""

    def rate(self, table: Any, seat: int, effort: Effort, dice: random.Random) -> list[Rated]:
        """The moves of a seat that are worth a thought, the best first.

        The table is a plain one, made from the seat's view; its secrets are drawn at random and must not be relied on.
        The same dice give the same ratings, unless the clock cuts the thinking short.
        """

    def choose(self, table: Any, seat: int, effort: Effort, dice: random.Random) -> tuple[int, ...]:
        """The actions of a move of a seat, drawn as `rate` weighs them; what is chosen in secret must not be foreseen.

        For levels that are compiled it is what `compiled_levels` chooses with the same dice.
        """

    def chances(self, table: Any) -> Sequence[float]:
        """Each seat's chance to win, 0 to 1, at a plain table at which nothing is secret; the sum is 1."""

    def compare(self, table: Any, seat: int, moves: Sequence[Sequence[int]], worlds: int, seed: int) -> Outcomes:
        """Everybody's chance to win after moves of a seat, as an array by world, move and seat.

        Each move is judged by the same estimator in the same worlds: secrets, cards and dice are what they are for all
        of them, so that their differences are seen early, and how sure these are. Nothing is left out, nothing is
        tried more often than another. The same seed gives the same worlds; no clock is looked at.

        A move of no actions is the table itself, in the eyes of the seat; without a seat (NOBODY), who sees all of it.
        """


def drawn(rated: Sequence[Rated], dice: random.Random) -> tuple[int, ...]:
    """One of the moves, drawn by their weights."""
    return dice.choices(rated, [move.weight for move in rated])[0].actions


@cache
def mind_of(game: str) -> Mind:
    """The mind of a game, its own or the general one.

    The first call compiles it, which takes a few seconds, or a minute or two, once on a machine.
    """
    brought: Any = optional_part(game, "bots.mind")
    if brought is None:
        from karfunkel.bots.general_mind import general_mind as brought  # noqa: PLC0415  # it is made of what stands above
    made: Mind = brought.make_mind(game)
    return made


class ThinkingBot:
    """Plays what the mind of the game thinks best."""

    def __init__(self, level: str, seconds: float) -> None:
        self.effort = Effort(level, seconds)

    def choose(self, view: Mapping[str, Any], moves: Sequence[str], dice: random.Random) -> str:
        """A move, as the mind chooses it."""
        if len(moves) == 1:
            return moves[0]
        table = table_to_decide(view, dice)
        notation, seat = notation_of(view["game"]), view["seat"]
        chosen = mind_of(view["game"]).choose(table, seat, self.effort, dice)
        said = tuple(table.said[: table.said_count])
        return notation.move_text(table, seat, said + chosen)

"""Novices and traders as compiled rules: they choose at records, without views, where whole games are played in a loop.

A mind whose thoughts are rules brings the verb `choose_move`, and a function `compiled_levels` that says which records
it needs. The bots at real tables choose by the same rule, so that both choose alike.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from karfunkel.engine import LONGEST_MOVE, Actions, Dice, Record, Row, Tables, int64, rule, verb
from karfunkel.engine.random_numbers import roll
from karfunkel.errors import Error
from karfunkel.games.game import Game
from karfunkel.games.registry import game_called, optional_part

COMPILED_LEVELS = ("novice", "trader")
NOVICE, TRADER = range(len(COMPILED_LEVELS))
HERE = 0
"""The first of the tables that a mind thinks on: the one that it is asked about."""
NOTHING_MORE = -1
"""Stands in an answer for the actions that the move does not have."""


class Knowledge(Record):
    """The base of the records of what a mind has learned: its weights."""


class Thoughts(Record):
    """The base of the records that a mind writes while it thinks."""

    answer: Row = int64(LONGEST_MOVE)
    """The move that was chosen, or what is still to be said of the one under way: its actions, then NOTHING_MORE."""
    moves: int = int64()
    """How many moves a loop has let these thoughts choose."""
    settled: int = int64()
    """Not 0 if what all choose at once was settled for one seat and holds for the next, too; the mind says when."""


class Knowledges(list[Any]):
    """The knowledge of each compiled level, the weakest first."""

    records_of: ClassVar = Knowledge


@verb
def choose_move(
    desk: Tables, knowledge: Knowledge, thoughts: Thoughts, dice: Dice, actions: Actions, seat: int, level: int
) -> None:
    """Choose a move of a seat at desk[HERE], and write it into `thoughts.answer`.

    What the seat does not see of the table must not matter. All randomness comes from the dice.
    """
    raise NotImplementedError


@rule
def take_dice(own: Dice, source: Dice) -> None:
    """Dice for one decision, from the next numbers of a stream."""
    own[0] = roll(source)
    own[1] = roll(source) | 1


@dataclass(frozen=True)
class CompiledLevels:
    """What a loop needs to let the novices and traders of a game choose."""

    knowledge: type[Knowledge]
    thoughts: type[Thoughts]
    desk: int
    """On how many tables they think."""
    verbs: Mapping[str, Any]
    """`choose_move`, and the rules that it needs beside those of the game."""
    weights: Callable[[int], NDArray[Any]]
    """What each level knows, for a number of players: a record for each."""
    alike_on_gpu: bool = False
    """Whether they were seen to choose the same on a GPU, over many whole games."""

    def new_desk(self, game: Game) -> NDArray[Any]:
        """Tables for one thread to think on."""
        return np.zeros(self.desk, game.table.dtype)

    def new_thoughts(self) -> NDArray[Any]:
        """Thoughts of one thread, an array of one record."""
        return np.zeros(1, self.thoughts.dtype)


@cache
def compiled_levels_of(game: str) -> CompiledLevels:
    """The compiled levels of a game; Error if it has none."""
    brought = optional_part(game, "bots.mind")
    if brought is None or not hasattr(brought, "compiled_levels"):
        title = game_called(game).title
        raise Error(f"the novices and traders of {title} are not compiled, so they cannot play inside a loop")
    levels: CompiledLevels = brought.compiled_levels(game)
    return levels


def level_number(level: str) -> int | None:
    """The number of a compiled level; None if it is none."""
    return COMPILED_LEVELS.index(level) if isinstance(level, str) and level in COMPILED_LEVELS else None

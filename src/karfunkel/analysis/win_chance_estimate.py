"""Estimate of win chances: what a table promises everybody; moves are compared in the same luck, with their error.

Whoever is to move before chance comes next plays the best that a short search finds, in the open; then all play on as
traders do, equally often in the same worlds. What was found once is kept: so a table promises what it did a move ago
if the best move was played, and what a mistake costs is what the chances fall by.
"""

import math
import random
import time
import zlib
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from karfunkel.bots.mind import Effort, Outcomes, mind_of
from karfunkel.engine import NOBODY, chance_pending
from karfunkel.games.registry import game_called
from karfunkel.notation.notation_lookup import notation_of

WORLDS = 48
"""So many worlds are looked at."""
MOST_REPLIES = 6
"""So many replies are foreseen until chance comes."""
MOST_OF_ONE, LEAST_OF_ONE = 0.75, 0.1
"""A search takes between so many parts of the time for one decision."""
AS_GOOD = 0.01
"""Moves are taken for as good as the best that a short search rates worse by less than this part of a win."""
SURE = 2.0
"""A difference is known if it is more than so many times its standard error,"""
WORTH_TELLING = 0.005
"""and worth telling if it is more than this part of a win."""

Actions = tuple[int, ...]


class Difference(NamedTuple):
    """By how much one move promises more than another, and the standard error of that."""

    mean: float
    error: float

    @property
    def is_known(self) -> bool:
        """Whether the one is better beyond the uncertainty, and by more than a trifle."""
        return self.mean > max(SURE * self.error, WORTH_TELLING)


def difference(one: NDArray[np.float64], other: NDArray[np.float64]) -> Difference:
    """By how much what happened in some worlds is better than what happened in the same worlds otherwise."""
    differences = one - other
    return Difference(float(differences.mean()), float(differences.std(ddof=1)) / math.sqrt(len(differences)))


class WinChanceEstimator:
    """Measures tables and moves of one game; it remembers what it saw."""

    def __init__(self, game: str, effort: Effort, seed: int, worlds: int = WORLDS) -> None:
        """The effort is for one decision with all that is foreseen of it; see `allow_time`."""
        self._rules, self._mind, self._notation = game_called(game).plain, mind_of(game), notation_of(game)
        self._effort, self._seed, self._worlds = effort, seed, worlds
        self._time_left = 0.0
        self._played: dict[bytes, Actions] = {}
        self._best: dict[bytes, Actions] = {}
        self._outcomes: dict[tuple[bytes, int], Outcomes] = {}

    def allow_time(self) -> None:
        """Allow the time of one decision more. What one leaves over, others may use."""
        self._time_left += self._effort.seconds

    def expect(self, table: Any, move: Actions) -> None:
        """This move is played at a table: it is as good as any other that a search rates about the same."""
        self._played[_bytes_of(table)] = move

    def chances(self, table: Any) -> list[float]:
        """Everybody's chance to win at a table at which nothing is hidden from the rules."""
        if table.depth == 0:
            won = [bool(self._rules.wins(table, seat)) for seat in range(table.players)]
            return [one / sum(won) for one in won]
        return [float(chance) for chance in self._seen_by(self._foreseen(table), NOBODY).mean(axis=0)]

    def best_move(self, table: Any, seat: int) -> Actions:
        """The move of a seat that promises most after a short search."""
        key = _bytes_of(table)
        if key not in self._best:
            began = time.perf_counter()
            rated = self._mind.rate(table, seat, self._effort_now(), self._dice(key))
            self._time_left -= time.perf_counter() - began
            best = max(rated, key=lambda move: move.value)
            as_good = {move.actions for move in rated if move.value > best.value - AS_GOOD}
            played = self._played.get(key, best.actions)
            self._best[key] = played if played in as_good else best.actions
        return self._best[key]

    def learn(self, table: Any, move: Actions) -> None:
        """This move is the best of whoever is to move at a table, and better than what a search found."""
        self._best[_bytes_of(table)] = move

    def compare(self, table: Any, seat: int, moves: Sequence[Actions], eyes: int) -> list[NDArray[np.float64]]:
        """What a seat has of each of its moves, world by world; the eyes are the seat's, or NOBODY's who see all."""
        if not self.is_open(table):  # what others chose in secret is drawn in each world
            outcomes = self._mind.compare(table, seat, moves, self._worlds, self._seed)
            return [outcomes[:, number, seat] for number in range(len(moves))]
        ends = (self._foreseen(self._after(table, seat, move)) for move in moves)
        return [self._seen_by(end, eyes)[:, seat] for end in ends]

    def _seen_by(self, table: Any, eyes: int) -> Outcomes:
        """Everybody's chance to win by world, in the eyes of a seat."""
        key = (_bytes_of(table), eyes)
        if key not in self._outcomes:
            self._outcomes[key] = self._mind.compare(table, eyes, [()], self._worlds, self._seed)[:, 0]
        return self._outcomes[key]

    def _foreseen(self, table: Any) -> Any:
        """The table after the best replies of all who move in the open before chance comes."""
        for _ in range(MOST_REPLIES):
            if not self.is_open(table):
                break
            seat = self._rules.next_seat(table)
            table = self._after(table, seat, self.best_move(table, seat))
        return table

    def _after(self, table: Any, seat: int, move: Actions) -> Any:
        after = table.copy()
        for action in move:
            self._rules.apply(after, seat, action)
        return after

    def is_open(self, table: Any) -> bool:
        """Whether somebody decides now, alone and not in secret."""
        if table.depth == 0 or chance_pending(table) or self._notation.has_secrets(table):
            return False
        return sum(bool(self._rules.acts(table, seat)) for seat in range(table.players)) == 1

    def _effort_now(self) -> Effort:
        """How hard the next search may think: not too hard, as others may have to follow."""
        seconds = self._effort.seconds
        return Effort(self._effort.level, min(MOST_OF_ONE * seconds, max(LEAST_OF_ONE * seconds, self._time_left / 2)))

    def _dice(self, key: bytes) -> random.Random:
        return random.Random(f"{self._seed}/{zlib.crc32(key)}")  # noqa: S311 - a game, not a secret


def _bytes_of(table: Any) -> bytes:
    return bytes(table.to_numpy()[0].tobytes())

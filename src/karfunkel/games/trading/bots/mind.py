"""TradingMind: rates the moves of both trading games, by level."""

import math
import random
import time
from abc import ABC
from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

import numpy as np
from numpy.typing import NDArray

from karfunkel.bots.compiled_levels import level_number
from karfunkel.bots.mind import Effort, Outcomes, Rated, drawn
from karfunkel.engine import LONGEST_MOVE, NOBODY, pending
from karfunkel.games.registry import game_called
from karfunkel.games.trading.bots.mind_compilation import compile_mind
from karfunkel.games.trading.bots.move_listing import NO_ACTION
from karfunkel.games.trading.bots.scratch_record import REAL, SEATS
from karfunkel.games.trading.bots.thread_buffers import TradingMindBuffers
from karfunkel.games.trading.bots.weights_record import weights_for
from karfunkel.games.trading.rules.state import CHOOSE, NONE


class Depth(NamedTuple):
    """How deep a master thinks."""

    seconds: float
    """If it has so much time or more,"""
    looks: int
    """it looks so many times at where each move leads in this round, before it settles which are worth playing on,"""
    further: int
    """and plays those on for so many rounds more. Further ahead there is more luck, which takes more playouts to even
    out; so it pays only if there is time for them."""


AT_ONCE = Depth(0.0, looks=0, further=0)
"""Evaluated at the end of the round."""
SLICE = 0.004
"""For about so many seconds playouts go on between two looks at the clock."""
MARGIN = 0.95
"""This part of the time is used, for the last playout takes a while."""
CHANCES_WORLDS = 60
MEASURED_FURTHER = 1
"""Moves are compared by playouts that go on for so many rounds more."""
NO_OUTCOMES: NDArray[np.float64] = np.zeros(0)
TEMPERATURE = 0.002
"""By so much a secret choice may be worse and still be made a third as often."""


class TradingMind(ABC):
    """Thinks about a trading game."""

    depths: ClassVar[Sequence[Depth]]
    """How deep a master thinks by the time there is, the longest first."""
    secret: ClassVar[Sequence[int]] = (CHOOSE,)
    """The decisions that are made in secret."""

    def __init__(self, game_id: str) -> None:
        self.game = game_called(game_id)
        self._rules = compile_mind(game_id)
        self._weights = weights_for(game_id)
        self._buffers = TradingMindBuffers(game_id)

    def rate(self, table: Any, seat: int, effort: Effort, dice: random.Random) -> list[Rated]:
        """The moves of a seat that are worth a thought, the best first."""
        began = time.perf_counter()
        if level_number(effort.level) is not None:
            self.choose(table, seat, effort, dice)
            return best_first(read_ratings(self._buffers.scratch[0]))
        self._begin(table)
        depth = next(depth for depth in self.depths if effort.seconds >= depth.seconds)
        until = began + MARGIN * effort.seconds
        return best_first(self._roll_out(table, seat, until, depth, dice.getrandbits(32)))

    def choose(self, table: Any, seat: int, effort: Effort, dice: random.Random) -> tuple[int, ...]:
        """The move of a seat."""
        level = level_number(effort.level)
        if level is None:
            return drawn(self.rate(table, seat, effort, dice), dice)
        buffers = self._begin(table)
        buffers.shake(dice)
        scratch = buffers.scratch[0]
        scratch["settled"] = 0
        self._rules["choose_move"](
            buffers.tables,
            self._weights[table.players],
            scratch,
            buffers.dice,
            buffers.actions,
            seat,
            level,
        )
        return tuple(action for action in scratch["answer"].tolist() if action != NO_ACTION)

    def chances(self, table: Any) -> Sequence[float]:
        """Each seat's chance to win."""
        chances: list[float] = self.compare(table, NOBODY, [()], CHANCES_WORLDS, 0).mean(axis=0)[0].tolist()
        return chances

    def compare(self, table: Any, seat: int, moves: Sequence[Sequence[int]], worlds: int, seed: int) -> Outcomes:
        """Everybody's chance to win by world and move, each move played on in the same worlds."""
        self._begin(table)
        if seat != NOBODY and pending(table) in self.secret:
            self._call(table, seat, 1)  # how the others choose in secret is settled at the first look
        self._lay_moves(moves)
        outcomes = np.zeros((worlds, len(moves), SEATS))
        self._call(table, seat, worlds * len(moves), Depth(0.0, 0, MEASURED_FURTHER), seed, outcomes.reshape(-1))
        return outcomes[:, :, : table.players]

    def _lay_moves(self, moves: Sequence[Sequence[int]]) -> None:
        """Lay out moves to be played on in turn, as if nothing had been played yet."""
        stats = self._buffers.stats[0]
        stats["in_turn"], stats["found"], stats["playouts"], stats["times"] = 1, len(moves), 0, 0.0
        words = stats["words"].reshape(-1, LONGEST_MOVE)
        words[:] = NO_ACTION
        for number, move in enumerate(moves):
            words[number, : len(move)] = move

    def guessed_before(self, table: Any) -> int:
        """What the other was guessed to have chosen, in vain; NONE if nothing was guessed."""
        return NONE

    def _begin(self, table: Any) -> TradingMindBuffers:
        """Lay a table out to think about."""
        self._buffers.tables[REAL] = table.to_numpy()[0]
        self._buffers.stats[0] = 0
        return self._buffers

    def _call(
        self,
        table: Any,
        seat: int,
        playouts: int,
        depth: Depth = AT_ONCE,
        seed: int = 0,
        outcomes: NDArray[np.float64] = NO_OUTCOMES,
    ) -> int:
        """Think on about the table that is laid out, with so many playouts more."""
        buffers = self._buffers
        found: int = self._rules["search_moves"](
            buffers.tables,
            self._weights[table.players],
            buffers.scratch[0],
            buffers.dice,
            buffers.actions,
            buffers.stats[0],
            outcomes,
            seat,
            self.guessed_before(table),
            depth.looks,
            playouts,
            depth.further,
            seed,
        )
        return found

    def _roll_out(self, table: Any, seat: int, until: float, depth: Depth, seed: int) -> list[Rated]:
        """Play on until time is up."""
        stats, playouts = self._buffers.stats[0], 1
        while True:
            began = time.perf_counter()
            self._call(table, seat, playouts, depth, seed)
            now = time.perf_counter()
            if stats["found"] == 1 or now + (now - began) > until:
                return ratings_from_rollouts(stats, pending(table) in self.secret)
            if now - began < SLICE:
                playouts *= 2


def read_ratings(scratch: Any) -> list[Rated]:
    """The moves in a scratch record as ratings."""
    found = int(scratch["found"])
    values, weights = scratch["value"][:found].tolist(), scratch["weight"][:found].tolist()
    return [Rated(*one) for one in zip(moves_of(scratch, found), map(as_chance, values), weights, strict=True)]


def moves_of(record: Any, found: int) -> list[tuple[int, ...]]:
    """Moves that compiled rules wrote down."""
    words = record["words"][: found * LONGEST_MOVE].reshape(found, LONGEST_MOVE).tolist()
    return [tuple(word for word in move if word != NO_ACTION) for move in words]


def ratings_from_rollouts(stats: Any, secret: bool) -> list[Rated]:
    """What playouts have shown, as ratings: the best move is played, in secret also others that are nearly as good."""
    found = int(stats["found"])
    values = [
        total / times if times > 0 else promised
        for total, times, promised in zip(
            stats["total"].tolist()[:found],
            stats["times"].tolist()[:found],
            stats["promised"].tolist()[:found],
            strict=True,
        )
    ]
    best = max(values)
    if secret:
        likely = [math.exp((value - best) / TEMPERATURE) for value in values]
    else:
        likely = [0.0] * found
        likely[values.index(best)] = 1.0
    total = sum(likely)
    return [
        Rated(move, as_chance(value), chance / total)
        for move, value, chance in zip(moves_of(stats, found), values, likely, strict=True)
    ]


def best_first(rated: list[Rated]) -> list[Rated]:
    """The best first; what may be played before what will not be."""
    return sorted(rated, key=lambda move: (move.weight > 0.0, move.value), reverse=True)


def as_chance(value: float) -> float:
    """A value between 0 and 1."""
    return min(1.0, max(0.0, value))

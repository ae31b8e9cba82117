"""The mind of a trading game, as bots use it."""

import math
import random
import time
from abc import ABC
from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

from karfunkel.bots.mind import Effort, Rated
from karfunkel.engine import LONGEST_MOVE, NOBODY, pending
from karfunkel.games.registry import game_called
from karfunkel.games.trading.bots.compiling import compile_mind
from karfunkel.games.trading.bots.desk import REAL
from karfunkel.games.trading.bots.moves import NO_ACTION
from karfunkel.games.trading.bots.novice import blurred
from karfunkel.games.trading.bots.workplace import Workplace, weights_for
from karfunkel.games.trading.rules.table import CHOOSE, NONE


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
"""What is judged at the end of the round."""
SLICE = 0.004
"""For about so many seconds playouts go on between two looks at the clock."""
MARGIN = 0.95
"""This part of the time is used, for the last playout takes a while."""
CHANCES_PLAYOUTS = 60
WAVERING = 0.002
"""By so much a secret choice may be worse and still be made a third as often."""


class TradingMind(ABC):
    """Thinks about a trading game."""

    depths: ClassVar[Sequence[Depth]]
    """How deep a master thinks by the time there is, the longest first."""
    secret: ClassVar[Sequence[int]] = (CHOOSE,)
    """The decisions that are made in secret."""

    def __init__(self, game_id: str) -> None:
        self.game = game_called(game_id)
        self._think = compile_mind(game_id)
        self._weights = weights_for(game_id)
        self._place = Workplace(game_id)

    def rate(self, table: Any, seat: int, effort: Effort, dice: random.Random) -> list[Rated]:
        """The moves of a seat that are worth a thought, the best first."""
        began = time.perf_counter()
        place = self._begin(table)
        if effort.level == "master":
            depth = next(depth for depth in self.depths if effort.seconds >= depth.seconds)
            until = began + MARGIN * effort.seconds
            return in_order(self._ponder(table, seat, until, depth, dice.getrandbits(32)))
        found = self._call(table, seat, 0)
        rated = on_desk(place.desk[0], found)
        if effort.level == "novice":
            rated = blurred(rated, point_of(rated, place.desk[0]), table.offer, dice)
        return in_order(rated)

    def chances(self, table: Any) -> Sequence[float]:
        """Each seat's chance to win."""
        place = self._begin(table)
        self._call(table, NOBODY, CHANCES_PLAYOUTS)
        chances: list[float] = (place.study[0]["total"][: table.players] / CHANCES_PLAYOUTS).tolist()
        return chances

    def guessed_before(self, table: Any) -> int:
        """What the other was guessed to have chosen, in vain; NONE if nothing was guessed."""
        return NONE

    def _begin(self, table: Any) -> Workplace:
        """Lay a table out to think about."""
        self._place.tables[REAL] = table.to_numpy()[0]
        self._place.study[0] = 0
        return self._place

    def _call(self, table: Any, seat: int, playouts: int, depth: Depth = AT_ONCE, seed: int = 0) -> int:
        """Think on about the table that is laid out, with so many playouts more."""
        place = self._place
        found: int = self._think(
            place.tables,
            self._weights[table.players],
            place.desk[0],
            place.dice,
            place.actions,
            place.study[0],
            seat,
            self.guessed_before(table),
            depth.looks,
            playouts,
            depth.further,
            seed,
        )
        return found

    def _ponder(self, table: Any, seat: int, until: float, depth: Depth, seed: int) -> list[Rated]:
        """Play on until time is up."""
        study, playouts = self._place.study[0], 1
        while True:
            began = time.perf_counter()
            self._call(table, seat, playouts, depth, seed)
            now = time.perf_counter()
            if study["found"] == 1 or now + (now - began) > until:
                return studied(study, pending(table) in self.secret)
            if now - began < SLICE:
                playouts *= 2


def on_desk(desk: Any, found: int) -> list[Rated]:
    """The moves on a desk as ratings."""
    values, weights = desk["value"][:found].tolist(), desk["weight"][:found].tolist()
    return [Rated(*one) for one in zip(moves_of(desk, found), map(as_chance, values), weights, strict=True)]


def moves_of(record: Any, found: int) -> list[tuple[int, ...]]:
    """Moves that compiled rules wrote down."""
    words = record["words"][: found * LONGEST_MOVE].reshape(found, LONGEST_MOVE).tolist()
    return [tuple(word for word in move if word != NO_ACTION) for move in words]


def studied(study: Any, secret: bool) -> list[Rated]:
    """What playouts have shown, as ratings: the best move is played, in secret also others that are nearly as good."""
    found = int(study["found"])
    values = [
        total / times if times > 0 else promised
        for total, times, promised in zip(
            study["total"].tolist()[:found],
            study["times"].tolist()[:found],
            study["promised"].tolist()[:found],
            strict=True,
        )
    ]
    best = max(values)
    if secret:
        likely = [math.exp((value - best) / WAVERING) for value in values]
    else:
        likely = [0.0] * found
        likely[values.index(best)] = 1.0
    total = sum(likely)
    return [
        Rated(move, as_chance(value), chance / total)
        for move, value, chance in zip(moves_of(study, found), values, likely, strict=True)
    ]


def in_order(rated: list[Rated]) -> list[Rated]:
    """The best first; what may be played before what will not be."""
    return sorted(rated, key=lambda move: (move.weight > 0.0, move.value), reverse=True)


def as_chance(value: float) -> float:
    """A value between 0 and 1."""
    return min(1.0, max(0.0, value))


def point_of(rated: Sequence[Rated], desk: Any) -> float:
    """By how much a point more raises the chance to win of the seat whose moves these are."""
    chance = max(move.value for move in rated)
    return chance * (1.0 - chance) / float(desk["heat"])

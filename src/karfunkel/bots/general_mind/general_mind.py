"""The general mind, as bots use it: three ways to try moves out, the better the more is known of each in the end.

A novice plays each move out in a few worlds and takes luck for skill. A trader tries the better ones in many. A master
searches a tree, in which everybody plays the better the more it grows.
"""

import random
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from karfunkel.bots.determinization import refuse_unimaginable
from karfunkel.bots.general_mind.playouts import MOST_OPTIONS, Trials, try_options
from karfunkel.bots.general_mind.probabilities_from_trials import (
    as_often_as_tried,
    by_value,
    the_last_running,
    the_most_tried,
)
from karfunkel.bots.general_mind.successive_halving import halve
from karfunkel.bots.general_mind.thread_buffers import GeneralMindBuffers, Moves
from karfunkel.bots.general_mind.tree_search import Path, search
from karfunkel.bots.mind import Effort, Outcomes, Rated, drawn
from karfunkel.engine import EVERYBODY, NOBODY, pending_seat
from karfunkel.games.game import Game
from karfunkel.games.registry import game_called

NOVICE_WORLDS = 6
"""In so many worlds a novice plays each move out."""
NOVICE_TEMPERATURE = 0.2
"""By so much of the chance to win a move may be worse for a novice, and still be played a third as often."""
TRADER_STEPS = 2000
"""So many decisions and draws a trader plays in its mind."""
TRADER_TEMPERATURE = 0.02
"""The same as for the novice, where a trader chooses in secret."""
CURIOSITY = 0.3
"""How much a master tries what it knows little of. Moves differ by a few hundredths of the chance to win, so that
more would be spent on what is already known to be worse."""
FIRST_WORLDS = 64
SLICE = 0.004
"""For about so many seconds a search goes on between two looks at the clock."""
MARGIN = 0.95
"""This part of the time is used, for the last slice takes a while."""
BUNDLE = 16
"""So many worlds of a search count as one where moves are compared."""
CHANCES_WORLDS = 2000
CHANCES_STEPS = 200_000
"""A search for the chances of all seats ends with so many worlds, or with so many decisions and draws."""


class GeneralMind:
    """Thinks about any game, by its verbs alone."""

    def __init__(self, game: Game, rules: Mapping[str, Any]) -> None:
        self._game = game
        self._space = GeneralMindBuffers(game, rules)

    def rate(self, table: Any, seat: int, effort: Effort, dice: random.Random) -> list[Rated]:
        """The moves of a seat, the best first; of very many moves only some."""
        until = time.perf_counter() + MARGIN * effort.seconds
        options, seed = self._options(table, seat, dice), dice.getrandbits(32)
        self._space.lay_out(table, options)
        if effort.level == "novice":
            return self._as_novice(options, seat, seed)
        if effort.level == "trader":
            return self._as_trader(options, seat, seed, self._is_secret(table))
        return self._as_master(options, seat, seed, self._is_secret(table), until)

    def choose(self, table: Any, seat: int, effort: Effort, dice: random.Random) -> tuple[int, ...]:
        """The actions of a move of a seat."""
        return drawn(self.rate(table, seat, effort, dice), dice)

    def chances(self, table: Any) -> Sequence[float]:
        """Each seat's chance to win if all play as a search would that begins here."""
        space, worlds = self._space, 0
        space.lay_out(table, ())
        while worlds < CHANCES_WORLDS and space.trials.steps < CHANCES_STEPS:
            space.search(NOBODY, 0, range(worlds, worlds + FIRST_WORLDS), CURIOSITY)
            worlds += FIRST_WORLDS
        return [float(share) / worlds for share in space.trials.sums[: table.players]]

    def compare(self, table: Any, seat: int, moves: Moves, worlds: int, seed: int) -> Outcomes:
        """Everybody's chance to win by world and move, after each move by a search of its own in the same worlds.

        A search learns as it goes, so its worlds are taken in bundles, of which each counts as one.
        """
        return np.stack([self._outcomes(table, seat, move, worlds, seed) for move in moves], axis=1)

    def _outcomes(self, table: Any, seat: int, move: Sequence[int], worlds: int, seed: int) -> NDArray[np.float64]:
        """Everybody's chance to win by world, after a move of a seat or, without a seat, as the table is."""
        space = self._space
        space.lay_out(table, [tuple(move)] if move else ())
        sums = np.zeros((worlds + 1, table.players))
        for world in range(worlds):
            space.search(seat, seed, range(world * BUNDLE, (world + 1) * BUNDLE), CURIOSITY)
            sums[world + 1] = space.trials.sums[: table.players]
        return np.diff(sums, axis=0) / BUNDLE

    def _options(self, table: Any, seat: int, dice: random.Random) -> Moves:
        moves = [move[table.said_count :] for move in self._game.legal_moves(table, seat)]
        return moves if len(moves) <= MOST_OPTIONS else dice.sample(moves, MOST_OPTIONS)

    def _is_secret(self, table: Any) -> bool:
        """Whether several decide at once, so that none should know what another will do."""
        acting = sum(self._game.plain.acts(table, seat) for seat in range(table.players))
        return acting > 1 or pending_seat(table) == EVERYBODY

    def _as_novice(self, options: Moves, seat: int, seed: int) -> list[Rated]:
        self._space.try_options(seat, seed, range(NOVICE_WORLDS))
        return by_value(options, self._space.trials, NOVICE_TEMPERATURE)

    def _as_trader(self, options: Moves, seat: int, seed: int, secret: bool) -> list[Rated]:
        trials = self._space.trials
        halve(trials, partial(self._space.try_options, seat, seed), TRADER_STEPS)
        return by_value(options, trials, TRADER_TEMPERATURE) if secret else the_last_running(options, trials)

    def _as_master(self, options: Moves, seat: int, seed: int, secret: bool, until: float) -> list[Rated]:
        think_until(until, partial(self._space.search, seat, seed, curiosity=CURIOSITY))
        trials = self._space.trials
        return as_often_as_tried(options, trials) if secret else the_most_tried(options, trials)


def think_until(until: float, think: Callable[[range], None]) -> None:
    """Think in more and more worlds until time is up."""
    worlds = range(FIRST_WORLDS)
    while True:
        began = time.perf_counter()
        think(worlds)
        now = time.perf_counter()
        if now + (now - began) > until:
            return
        more = len(worlds) * (2 if now - began < SLICE else 1)
        worlds = range(worlds.stop, worlds.stop + more)


def make_mind(game_id: str) -> GeneralMind:
    """The mind of a game that brings none; compiles it where that was not done before."""
    return mind_for(game_called(game_id))


def mind_for(game: Game) -> GeneralMind:
    """The general mind, compiled for a game; Error if what the game hides cannot be imagined."""
    from karfunkel.engine.cpu_compilation import compile_rules  # noqa: PLC0415  # Numba takes a while to import

    refuse_unimaginable(game)
    records, entries = (game.table, Trials, Path), (try_options, search)
    return GeneralMind(game, compile_rules(f"{game.id}-mind", records, game.rules, entries))

"""EmeraldMind: passes the table to the compiled rules and reads their ratings."""

import random
import time
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from karfunkel.bots.compiled_levels import level_number
from karfunkel.bots.mind import Effort, Outcomes, Rated, drawn
from karfunkel.bots.weights import read_weights
from karfunkel.engine import NOBODY
from karfunkel.games.emerald.bots.compiled_levels import compiled_levels
from karfunkel.games.emerald.bots.mind_compilation import compile_mind_rules
from karfunkel.games.emerald.bots.novice_and_trader_choice import choose_move
from karfunkel.games.emerald.bots.rollout_search import begin_search, compare, search
from karfunkel.games.emerald.bots.scratch_record import HERE, EmeraldScratch
from karfunkel.games.emerald.bots.thread_buffers import EmeraldMindBuffers
from karfunkel.games.emerald.bots.weights_record import EYES, WeightRecord, weights_of
from karfunkel.games.emerald.rules.state import MAX_PLAYERS, Table

__all__ = ["EmeraldMind", "compiled_levels", "make_mind"]

ENTRIES = (choose_move, begin_search, search, compare)
TURNS_EACH = 4
"""A master plays on until everybody has had so many turns,"""
TURNS = 16
"""but not for more than so many. With more of them the look that ends them counts less, and so does all that traders,
who play them, do not see: masters became weaker."""
LEEWAY = 1.6
"""A search that stays undecided may take so much more than its time: those that are settled early leave it over."""
CHANCES_WORLDS = 32
NO_ACTION = -1
WORLDS = 4
"""Worlds in which the options are tried between two looks at the clock: a few thousandths of a second."""


class EmeraldMind:
    """Thinks about Emerald."""

    def __init__(self, rules: Mapping[str, Any], weights: Mapping[str, Mapping[int, WeightRecord]]) -> None:
        self._rules = rules
        self._weights = weights
        self._buffers = EmeraldMindBuffers()

    def rate(self, table: Table, seat: int, effort: Effort, dice: random.Random) -> list[Rated]:
        """The moves of a seat that are worth a thought, the best first."""
        buffers = self._buffers
        if level_number(effort.level) is not None:
            self.choose(table, seat, effort, dice)
            return ratings_at_once(buffers.scratch)
        buffers.lay_out(table)
        buffers.shake(dice)
        return self._by_search(table.players, seat, effort, dice)

    def choose(self, table: Table, seat: int, effort: Effort, dice: random.Random) -> tuple[int, ...]:
        """The action of a seat; what the others have in their hands does not matter."""
        level = level_number(effort.level)
        if level is None:
            return drawn(self.rate(table, seat, effort, dice), dice)
        buffers = self._buffers
        buffers.lay_out(table)
        buffers.shake(dice)
        self._rules["choose_move"](
            buffers.tables,
            self._weights[EYES[level]][table.players],
            buffers.scratch,
            buffers.dice,
            buffers.actions,
            seat,
            level,
        )
        return (int(buffers.scratch.answer[0]),)

    def chances(self, table: Table) -> Sequence[float]:
        """Each seat's chance to win."""
        chances: list[float] = self.compare(table, NOBODY, [()], CHANCES_WORLDS, 0).mean(axis=0)[0].tolist()
        return chances

    def compare(self, table: Table, seat: int, moves: Sequence[Sequence[int]], worlds: int, seed: int) -> Outcomes:
        """Everybody's chance to win by world and move, each move played on in the same worlds."""
        buffers, scratch = self._buffers, self._buffers.scratch
        buffers.lay_out(table)
        scratch.turns = turns_played(table.players)
        scratch.number[HERE] = len(moves)
        for number, move in enumerate(moves):
            scratch.options[HERE, number] = move[0] if move else NO_ACTION
        outcomes = np.zeros((worlds, len(moves), MAX_PLAYERS))
        self._rules["compare"](
            buffers.tables,
            scratch,
            self._weights["fitted"][table.players],
            buffers.dice,
            buffers.actions,
            outcomes.reshape(-1),
            seat,
            seed,
            worlds,
        )
        return outcomes[:, :, : table.players]

    def _by_search(self, players: int, seat: int, effort: Effort, dice: random.Random) -> list[Rated]:
        began = time.perf_counter()
        buffers, weights, seed = self._buffers, self._weights["fitted"][players], dice.getrandbits(32)
        scratch = buffers.scratch
        scratch.turns = turns_played(players)
        self._rules["begin_search"](buffers.tables, scratch, buffers.actions)
        until = began + LEEWAY * effort.seconds
        while scratch.tried_worlds == 0 or (scratch.running > 1 and time.perf_counter() < until):
            self._rules["search"](buffers.tables, scratch, weights, buffers.dice, buffers.actions, seat, seed, WORLDS)
        return ratings_from_search(scratch)


def turns_played(players: int) -> int:
    """For how many turns a master plays on."""
    return min(TURNS_EACH * players, TURNS)


def ratings_at_once(scratch: Any) -> list[Rated]:
    """What novices and traders think of each action, the best first, and how likely they play it."""
    number = int(scratch.number[HERE])
    options, values, weights = scratch.options[HERE][:number], scratch.average[:number], scratch.rated[:number]
    rated = [
        Rated((option,), value, weight)
        for option, value, weight in zip(options.tolist(), values.tolist(), weights.tolist(), strict=True)
    ]
    return sorted(rated, key=lambda move: -move.value)


def ratings_from_search(scratch: EmeraldScratch) -> list[Rated]:
    """What a race of options came to, the winner first: it is played."""
    order = sorted(range(scratch.number[HERE]), key=lambda i: (scratch.behind[i], -scratch.runs[i]))
    winner = order[0]
    best = scratch.total[winner] / scratch.tried_worlds
    return [
        Rated((int(scratch.options[HERE, i]),), float(max(best - scratch.behind[i], 0.0)), float(i == winner))
        for i in order
    ]


def make_mind(game: str) -> EmeraldMind:
    """The mind, compiled."""
    return EmeraldMind(compile_mind_rules("mind", ENTRIES), weights_of(read_weights(game)["weights"]))

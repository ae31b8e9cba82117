"""A batch of tables on the CPU: compiled loops over slices of it, one slice a thread."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np

from karfunkel.engine import WORDS
from karfunkel.engine.playout import MOST_STEPS
from karfunkel.errors import Error
from karfunkel.games.game import Game
from karfunkel.games.registry import game_called
from karfunkel.learn.batch_arrays import BatchState, Playout, Step
from karfunkel.learn.batch_setting import BatchSetting, checked_number, verbs_of
from karfunkel.learn.batch_step import advance, begin_all, find_illegal
from karfunkel.learn.observation import OBSERVED

FEWEST_TABLES = 256
"""A thread is not woken for fewer tables than this: that would take longer than to play them."""
MOST_THREADS = 1024

Array = np.ndarray[Any, np.dtype[Any]]
Loop = Callable[[Array, Array, int, int], None]
"""Works on a slice of the tables, from one to before another, with room for a copy and for the legal actions of one."""


@cache
def compiled_loops(game: str) -> dict[str, Any]:
    """The loops, compiled for a game."""
    from karfunkel.engine.compiled import compile_rules  # noqa: PLC0415  # Numba takes a while to import

    chosen = game_called(game)
    return compile_rules(f"{game}-learn", (chosen.table,), verbs_of(chosen), [begin_all, advance, find_illegal])


class CpuTables:
    """The tables of a batch as NumPy arrays."""

    def __init__(self, setting: BatchSetting, threads: int | None) -> None:
        n = setting.n
        self.step = Step(
            observations=np.zeros((n, setting.observation_size), OBSERVED),
            masks=np.zeros((n, setting.actions), np.uint8),
            rewards=np.zeros((n, setting.players), np.float32),
            done=np.zeros(n, np.bool_),
            seat=np.zeros(n, np.int64),
        )
        self.state = BatchState(
            tables=np.zeros(n, setting.game.table.dtype),
            dice=np.zeros((n, WORDS), np.int64),
            luck=np.zeros((n, WORDS), np.int64),
            games=np.zeros(n, np.int64),
            seats=self.step.seat,
            drawn=np.zeros(n, np.int64),
        )
        self._setting = setting
        self._made = np.zeros(n, np.int64)
        self._loops = compiled_loops(setting.game.id)
        self._team = _Team(n, threads, setting.game)

    def begin(self, seed: int) -> None:
        """Begin the first game of every table."""
        begin, start, state = self._loops["begin_all"], self._setting.start, self.state
        state.games[:] = np.arange(self._setting.first, self._setting.first + self._setting.n)
        self._team.share(
            lambda _, __, first, last: begin(
                state.tables, state.dice, state.luck, state.games, start, seed, first, last
            )
        )
        self.advance(state.drawn, 0, seed)

    def saved(self) -> BatchState:
        """A copy of the state."""
        return BatchState(*(array.copy() for array in self.state))

    def restore(self, state: BatchState, seed: int) -> None:
        """Put every table back to where it was, and look at it; the random actions are those that were drawn then."""
        for mine, saved in zip(self.state, state, strict=True):
            mine[:] = saved
        self.advance(self.state.drawn, 0, seed)
        self.state.luck[:] = state.luck
        self.state.drawn[:] = state.drawn

    def read_actions(self, given: Any) -> Array:
        """The actions that were given, an integer for each table; Error if they are anything else."""
        chosen = np.asarray(given)
        if chosen.shape != (self._setting.n,) or not np.issubdtype(chosen.dtype, np.integer):
            raise Error(
                f"actions are {self._setting.n} integers, one for each table, "
                f"not {chosen.dtype} in an array of shape {chosen.shape}"
            )
        return np.ascontiguousarray(chosen, np.int64)

    def find_illegal(self, chosen: Array) -> int:
        """The first table whose action is not legal; NOBODY if there is none."""
        return int(self._loops["find_illegal"](chosen, self.step.masks))

    def advance(self, chosen: Array, decisions: int, seed: int) -> None:
        """Play so many decisions at every table: the first as chosen, the others at random."""
        self._play(self.state, chosen, self.step, self._made, self._setting.stride, decisions, seed)

    def play_out(self, seed: int) -> tuple[Playout, BatchState]:
        """Play copies of all tables to their ends at random; what came of it, and the copies."""
        trial = self.saved()
        step = self.step._replace(rewards=np.zeros_like(self.step.rewards), done=np.zeros_like(self.step.done))
        made = np.zeros_like(self._made)
        self._play(trial, trial.drawn, step, made, 0, MOST_STEPS, seed)
        return Playout(step.rewards, made), trial

    def _play(
        self, state: BatchState, chosen: Array, step: Step, made: Array, stride: int, decisions: int, seed: int
    ) -> None:
        play, start, kind = self._loops["advance"], self._setting.start, self._setting.reward
        seen = (step.observations, step.masks, step.rewards, step.done.view(np.uint8), made)
        self._team.share(
            lambda scratch, actions, first, last: play(
                *state, start, scratch, actions, chosen, *seen, kind, seed, stride, decisions, first, last
            )
        )


class _Team:
    """Threads that share the tables of a batch; the calling thread is one of them."""

    def __init__(self, n: int, threads: int | None, game: Game) -> None:
        wanted = os.cpu_count() or 1 if threads is None else checked_number("threads are", threads, 1, MOST_THREADS)
        self._threads = max(1, min(wanted, n // FEWEST_TABLES))
        ends = [n * i // self._threads for i in range(self._threads + 1)]
        self._slices = list(pairwise(ends))
        self._scratch = [np.zeros(1, game.table.dtype) for _ in self._slices]
        self._actions = [np.zeros(game.most_legal, np.int32) for _ in self._slices]
        self._others = ThreadPoolExecutor(self._threads - 1) if self._threads > 1 else None

    def share(self, loop: Loop) -> None:
        """Run a loop over all tables, and return when it has passed through them."""
        shared_out = zip(self._scratch, self._actions, self._slices, strict=True)
        jobs = [(scratch, actions, *part) for scratch, actions, part in shared_out]
        if self._others is None:
            loop(*jobs[0])
            return
        others = [self._others.submit(loop, *job) for job in jobs[1:]]
        loop(*jobs[0])
        for other in others:
            other.result()

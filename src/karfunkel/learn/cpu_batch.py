"""A batch of tables on the CPU: compiled loops over slices of it, one slice a thread."""

import os
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np

from karfunkel.engine import NOBODY, WORDS
from karfunkel.engine.playout import MOST_STEPS
from karfunkel.errors import Error
from karfunkel.games.game import Game
from karfunkel.games.registry import game_called
from karfunkel.learn.batch_setting import BatchSetting, checked_number, verbs_of
from karfunkel.learn.batch_state import AnyBatchState, Array, BatchState, Playout, Step, frozen_copy, read_only
from karfunkel.learn.batch_step import actions_of, advance, begin_all, find_illegal
from karfunkel.learn.observation import OBSERVED

FEWEST_TABLES = 256
"""A thread is not woken for fewer tables than this: that would take longer than to play them."""
PORTION = 4096
"""A thread copies what is legal for learners at so many tables at once: it is still in its cache."""
MOST_THREADS = 1024

Loop = Callable[[Array, Array, int, int], None]
"""Works on a slice of the tables, from one to before another, with room for a copy and for the legal actions of one."""


@cache
def compiled_loops(game: str) -> dict[str, Any]:
    """The loops, compiled for a game."""
    from karfunkel.engine.cpu_compilation import compile_rules  # noqa: PLC0415  # Numba takes a while to import

    chosen = game_called(game)
    return compile_rules(f"{game}-learn", (chosen.table,), verbs_of(chosen), [begin_all, advance, find_illegal])


class CpuTables:
    """The tables of a batch as NumPy arrays."""

    def __init__(self, setting: BatchSetting, threads: int | None) -> None:
        n = setting.n
        self._step = empty_step(setting)
        self.step = Step(*map(read_only, self._step))
        self.state = self._new_state(setting)
        self.tables = read_only(self.state.tables)
        self.games = read_only(self.state.games)
        self.drawn = read_only(self.state.drawn)
        self.chosen = np.zeros(n, np.int64)
        self._legal = np.zeros((n, setting.actions), np.uint8)
        self._setting = setting
        self._replaced: tuple[int, int] | None = None
        self._made = np.zeros(n, np.int64)
        self._loops = self._compiled(setting.game.id)
        self._team = Team(n, threads, setting.game)

    def _new_state(self, setting: BatchSetting) -> AnyBatchState:
        return empty_state(setting)

    def _compiled(self, game: str) -> dict[str, Any]:
        return compiled_loops(game)

    def begin(self, seed: int, *, is_next: bool = False) -> None:
        """Begin the first game of every table, or the next one."""
        begin, start, state, setting = self._loops["begin_all"], self._setting.start, self.state, self._setting
        first = np.arange(setting.first, setting.first + setting.n)
        state.games[:] = state.games + setting.stride if is_next else first
        self._team.share(
            lambda _, __, first, last: begin(
                state.tables, state.dice, state.luck, state.games, start, seed, first, last
            )
        )
        self._seat_bots(seed)
        self.advance(state.drawn, 0, seed)

    def _seat_bots(self, seed: int) -> None:
        """Draw who has the seats, if others than learners can."""

    def saved(self) -> AnyBatchState:
        """A copy of the state that nobody can change."""
        return type(self.state)(*map(frozen_copy, self.state))

    def restore(self, state: AnyBatchState, seed: int) -> None:
        """Put every table back to where it was, and look at it; the random actions are those that were drawn then."""
        if type(state) is not type(self.state) or not all(map(_is_copy_of, state, self.state)):
            raise Error("this is not what a snapshot of a batch on the CPU holds")
        for mine, saved in zip(self.state, state, strict=True):
            mine[:] = saved
        self.advance(self.state.drawn, 0, seed)
        self.state.luck[:] = state.luck
        self.state.drawn[:] = state.drawn

    def show_again(self, rewards: bytes, done: bytes) -> None:
        """Show what another step brought, that of the batch of which this one is a copy."""
        self._step.rewards[:] = np.frombuffer(rewards, np.float32).reshape(self._step.rewards.shape)
        self._step.done[:] = np.frombuffer(done, np.bool_)

    def take_actions(self, given: Any) -> int:
        """Copy the actions that were given, an integer for each table, to `chosen`; Error if they are anything else.

        Returns the first table whose action is not legal; NOBODY if there is none.
        """
        chosen = np.asarray(given)
        if chosen.shape != (self._setting.n,) or not np.issubdtype(chosen.dtype, np.integer):
            raise Error(
                f"actions are {self._setting.n} integers, one for each table, "
                f"not {chosen.dtype} in an array of shape {chosen.shape}"
            )
        np.copyto(self.chosen, chosen, casting="same_kind")
        return int(self._loops["find_illegal"](self.chosen, self._legal))

    def take_or_replace(self, given: Any) -> None:
        """The same, with random actions in the place of illegal ones; `replaced` tells of them."""
        first = self.take_actions(given)
        if first == NOBODY:
            return
        if self._replaced is None:
            self._replaced = first, int(self.chosen[first])
        inside = (self.chosen >= 0) & (self.chosen < self._setting.actions)
        own = self._legal[np.arange(self._setting.n), np.where(inside, self.chosen, 0)]
        self.chosen[:] = np.where(inside & (own != 0), self.chosen, self.state.drawn)

    def replaced(self, *, wait: bool) -> tuple[int, int] | None:
        """The first table that was given an illegal action since this was asked last, and this action; or None."""
        replaced, self._replaced = self._replaced, None
        return replaced

    def legal_actions(self, table: int) -> list[int]:
        """What is legal at a table."""
        return actions_of(self._legal[table])

    def advance(self, chosen: Array, decisions: int, seed: int) -> None:
        """Play so many decisions at every table: the first as chosen, the others at random."""
        self._play(self.state, chosen, self._step, self._legal, self._made, self._setting.stride, decisions, seed)

    def play_out(self, seed: int) -> tuple[Playout, AnyBatchState]:
        """Play copies of all tables to their ends at random; what came of it, and the copies."""
        trial = type(self.state)(*(array.copy() for array in self.state))
        step, made = empty_step(self._setting), np.zeros_like(self._made)
        self._play(trial, trial.drawn, step, np.zeros_like(self._legal), made, 0, MOST_STEPS, seed)
        return Playout(step.rewards, made), trial

    def _play(
        self,
        state: AnyBatchState,
        chosen: Array,
        step: Step,
        legal: Array,
        made: Array,
        stride: int,
        decisions: int,
        seed: int,
    ) -> None:
        play, start, kind = self._loops["advance"], self._setting.start, self._setting.reward
        seen = (step.observations, legal, step.rewards, step.done.view(np.uint8), made)

        def play_slice(scratch: Array, actions: Array, first: int, last: int) -> None:
            for at in range(first, last, PORTION):
                end = min(at + PORTION, last)
                play(*state, start, scratch, actions, chosen, *seen, kind, seed, stride, decisions, at, end)
                step.masks[at:end], step.seat[at:end] = legal[at:end], state.seats[at:end]

        self._team.share(play_slice)


def empty_state(setting: BatchSetting) -> BatchState:
    """Arrays with a row for each table, nothing in them yet."""
    n = setting.n
    return BatchState(
        tables=np.zeros(n, setting.game.table.dtype),
        dice=np.zeros((n, WORDS), np.int64),
        luck=np.zeros((n, WORDS), np.int64),
        games=np.zeros(n, np.int64),
        seats=np.zeros(n, np.int64),
        drawn=np.zeros(n, np.int64),
    )


def empty_step(setting: BatchSetting) -> Step:
    """The same of what a step returns."""
    return Step(
        observations=np.zeros((setting.n, setting.observation_size), OBSERVED),
        masks=np.zeros((setting.n, setting.actions), np.uint8),
        rewards=np.zeros((setting.n, setting.players), np.float32),
        done=np.zeros(setting.n, np.bool_),
        seat=np.zeros(setting.n, np.int64),
    )


def _is_copy_of(saved: Any, own: Array) -> bool:
    """Whether an array is a frozen copy of one like this, as far as can be seen."""
    is_frozen = isinstance(saved, np.ndarray) and not saved.flags.writeable
    return is_frozen and saved.shape == own.shape and saved.dtype == own.dtype


class Team:
    """Threads that share the tables of a batch; the calling thread is one of them."""

    def __init__(self, n: int, threads: int | None, game: Game) -> None:
        wanted = os.cpu_count() or 1 if threads is None else checked_number("threads are", threads, 1, MOST_THREADS)
        self._threads = max(1, min(wanted, n // FEWEST_TABLES))
        ends = [n * i // self._threads for i in range(self._threads + 1)]
        self.slices = list(pairwise(ends))
        """From which table to before which each thread plays."""
        self._scratch = [np.zeros(1, game.table.dtype) for _ in self.slices]
        self._actions = [np.zeros(game.most_legal, np.int32) for _ in self.slices]
        self._others = ThreadPoolExecutor(self._threads - 1) if self._threads > 1 else None
        self._under_way: list[Future[None]] = []

    def share(self, loop: Loop) -> None:
        """Run a loop over all tables, and return when it has passed through them."""
        shared_out = zip(self._scratch, self._actions, self.slices, strict=True)
        jobs = [(scratch, actions, *part) for scratch, actions, part in shared_out]
        if self._others is None:
            loop(*jobs[0])
            return
        wait(self._under_way)  # some are, if somebody has pressed Ctrl-C
        self._under_way.clear()
        for job in jobs[1:]:
            self._under_way.append(self._others.submit(loop, *job))
        loop(*jobs[0])
        for other in self._under_way:
            other.result()

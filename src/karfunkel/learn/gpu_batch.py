"""A batch of tables on a GPU. All arrays stay there; PyTorch, JAX and CuPy can read them without a copy."""

from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np

from karfunkel.engine import NOBODY, WORDS
from karfunkel.engine.cuda import cuda, launch, require_gpu
from karfunkel.engine.playout import MOST_STEPS
from karfunkel.errors import Error
from karfunkel.games.registry import game_called, optional_part
from karfunkel.learn.batch_setting import BatchSetting
from karfunkel.learn.batch_state import AnyBatchState, BatchState, Playout, Step
from karfunkel.learn.batch_step import actions_of
from karfunkel.learn.gpu_kernels import PACKED, Kernels, Tuning, device_record, make_kernels
from karfunkel.learn.observation import OBSERVED, observer_of

PLAYING = Tuning("shared", 64)
"""The way to play several decisions in one launch,"""
SORTED = Tuning("sorted", 512)
"""the way to do that in games with many kinds of decisions, if there are tables enough for all the GPU,"""
STEPPING = Tuning("global", 256)
"""and the way to play a single one: then it does not pay to fetch the table, or to sort."""

MANY_TABLES = 1 << 16
NONE_REPLACED = 2**63 - 1
"""What is told of illegal actions if there were none."""


def usual_tuning(game: str, n: int) -> Tuning:
    """The way to play several decisions in one launch, unless one says otherwise."""
    return SORTED if getattr(optional_part(game, "observation"), "MANY_KINDS", False) and n >= MANY_TABLES else PLAYING


@cache
def kernels_of(game: str, tuning: Tuning) -> Kernels:
    """The kernels of a game; they are compiled when they are first launched.

    Blocks of any size share them, but for sorted ones.
    """
    if tuning.way != "sorted" and tuning.block != Tuning.block:
        return kernels_of(game, replace(tuning, block=Tuning.block))
    return make_kernels(game_called(game), tuning)


class CudaTables:
    """The tables of a batch as arrays of the device. None can be read-only there: what callers get are copies.

    Arrays with a row for each table lie column by column, so that threads side by side write side by side.
    """

    def __init__(self, setting: BatchSetting, tuning: Tuning | None = None) -> None:
        require_gpu()
        n = setting.n
        self.step = Step(
            observations=_zeros((n, setting.observation_size), OBSERVED),
            masks=_zeros((n, setting.actions), np.uint8),
            rewards=_zeros((n, setting.players), np.float32),
            done=_zeros(n, np.bool_),
            seat=_zeros(n, np.int64),
        )
        self.state = self._new_state(setting)
        self._setting = setting
        self._made = _zeros(n, np.int64)
        self.chosen = _zeros(n, np.int64)
        self._drawn_to_show = _zeros(n, np.int64)
        self._legal = _zeros((n, setting.actions), np.uint8)
        self._found = cuda.to_device(np.array([NONE_REPLACED]))
        self._told = cuda.mapped_array(1, np.int64)
        self._told[0] = NONE_REPLACED
        copies = n if observer_of(setting.game.id).hides else 1
        self._scratch = cuda.device_array(copies, device_record(setting.game))
        self._start = cuda.to_device(setting.start.astype(device_record(setting.game)))
        self._playing, self._stepping = tuning or usual_tuning(setting.game.id, n), tuning or STEPPING
        self._kernels = kernels_of(setting.game.id, self._stepping)

    def _new_state(self, setting: BatchSetting) -> AnyBatchState:
        return empty_tables(setting)

    @property
    def tables(self) -> Any:
        """A copy of the tables."""
        copy = cuda.device_array_like(self.state.tables)
        self._launch(self._kernels.copy, self.state.tables, copy)
        return copy

    @property
    def games(self) -> Any:
        """A copy of the numbers of the games."""
        return _copy_of(self.state.games)

    @property
    def drawn(self) -> Any:
        """A copy of the random actions: the same array each time, so that asking for them costs little."""
        self._drawn_to_show.copy_to_device(self.state.drawn)
        return self._drawn_to_show

    def begin(self, seed: int, *, is_next: bool = False) -> None:
        """Begin the first game of every table, or the next one."""
        state, setting = self.state, self._setting
        first = np.arange(setting.first, setting.first + setting.n)
        state.games.copy_to_device(state.games.copy_to_host() + setting.stride if is_next else first)
        self._launch(self._kernels.begin, state.tables, state.dice, state.luck, state.games, self._start, seed)
        self._seat_bots(seed)
        self.advance(state.drawn, 0, seed)

    def _seat_bots(self, seed: int) -> None:
        """Draw who has the seats, if others than learners can."""

    def saved(self) -> AnyBatchState:
        """A copy of the state, on the device."""
        copy = type(self.state)(*(cuda.device_array_like(array) for array in self.state))
        self._copy(self.state, copy)
        return copy

    def restore(self, state: AnyBatchState, seed: int) -> None:
        """Put every table back to where it was, and look at it."""
        if type(state) is not type(self.state) or not all(map(_is_like, state, self.state)):
            raise Error("this is not what a snapshot of a batch on a GPU holds")
        self._copy(state, self.state)
        self.step.rewards.copy_to_device(np.zeros(self.step.rewards.shape, np.float32, order="F"))
        self.step.done.copy_to_device(np.zeros(self.step.done.shape, np.bool_))
        self._look()

    def take_actions(self, given: Any) -> int:
        """Copy the actions that were given, here or on the device, to `chosen`; Error if they are no integers for all.

        Returns the first table whose action is not legal; NOBODY if there is none.
        """
        chosen = self._checked(given)
        found = cuda.to_device(np.array([self._setting.n]))
        self._launch(self._kernels.take, chosen, self.chosen, self._legal, found)
        first = int(found.copy_to_host()[0])
        return NOBODY if first == self._setting.n else first

    def _checked(self, given: Any) -> Any:
        """Actions as an array of the device; Error if they are not one integer for each table."""
        chosen = _on_device(given)
        if tuple(chosen.shape) != (self._setting.n,) or not np.issubdtype(chosen.dtype, np.integer):
            raise Error(
                f"actions are {self._setting.n} integers, one for each table, "
                f"not {chosen.dtype} in an array of shape {tuple(chosen.shape)}"
            )
        return chosen

    def take_or_replace(self, given: Any) -> None:
        """The same, with random actions in the place of illegal ones; `replaced` tells of them, sooner or later."""
        chosen = self._checked(given)
        self._launch(self._kernels.replace, chosen, self.chosen, self._legal, self.state.drawn, self._found)
        self._launch(self._kernels.report, self._found, self._told, threads=1)

    def replaced(self, *, wait: bool) -> tuple[int, int] | None:
        """The first table that was found to have been given an illegal action, and this action; None if there is none.

        Without waiting for the device, the last steps may not be known yet.
        """
        if wait:
            cuda.synchronize()
        packed = int(self._told[0])
        if packed == NONE_REPLACED:
            return None
        cuda.synchronize()
        self._found.copy_to_device(np.array([NONE_REPLACED]))
        self._told[0] = NONE_REPLACED
        return packed // PACKED, packed % PACKED

    def legal_actions(self, table: int) -> list[int]:
        """What is legal at a table."""
        return actions_of(self._legal.copy_to_host()[table])

    def advance(self, chosen: Any, decisions: int, seed: int) -> None:
        """Play so many decisions at every table: the first as chosen, the others at random."""
        tuning = self._stepping if decisions <= 1 else self._playing
        self._play(self.state, chosen, self.step, self._made, self._setting.stride, decisions, seed, tuning)
        self._look()

    def play_random(self, decisions: int, seed: int) -> None:
        """Play so many random decisions at every table, without a look at what comes of them."""
        stride = self._setting.stride
        self._play(self.state, self.state.drawn, self.step, self._made, stride, decisions, seed, self._playing)

    def play_out(self, seed: int) -> tuple[Playout, AnyBatchState]:
        """Play copies of all tables to their ends at random; what came of it, and the copies."""
        trial = self.saved()
        step = self.step._replace(
            rewards=_zeros((self._setting.n, self._setting.players), np.float32), done=_zeros(self._setting.n, np.bool_)
        )
        made = _zeros(self._setting.n, np.int64)
        self._play(trial, trial.drawn, step, made, 0, MOST_STEPS, seed, self._playing)
        return Playout(step.rewards, made), trial

    def _play(
        self,
        state: AnyBatchState,
        chosen: Any,
        step: Step,
        made: Any,
        stride: int,
        decisions: int,
        seed: int,
        tuning: Tuning,
    ) -> None:
        kind = self._setting.reward
        arrays = (*state, self._start, chosen, step.rewards, step.done, made)
        shared = self.state.tables.dtype.itemsize if tuning.way == "shared" else 0
        play = kernels_of(self._setting.game.id, tuning).play
        self._launch(play, *arrays, kind, seed, stride, decisions, block=tuning.block, shared=shared)

    def _look(self) -> None:
        state, step = self.state, self.step
        seen = (step.observations, self._legal, step.masks, step.seat)
        self._launch(self._kernels.look, state.tables, self._scratch, state.seats, *seen)

    def _copy(self, source: AnyBatchState, target: AnyBatchState) -> None:
        self._launch(self._kernels.copy, source.tables, target.tables)
        for one, other in zip(source[1:], target[1:], strict=True):
            other.copy_to_device(one)

    def _launch(
        self, kernel: Any, *arguments: Any, block: int | None = None, shared: int = 0, threads: int | None = None
    ) -> None:
        """Launch a kernel with so many threads, or one for each table, each with so many bytes of shared memory."""
        block = block or min(self._stepping.block, STEPPING.block)
        blocks = -(-(threads or self._setting.n) // block)
        launch(kernel, blocks, block, block * shared, *arguments)


def empty_tables(setting: BatchSetting) -> BatchState:
    """Arrays of the device with a row for each table, nothing in them yet."""
    n = setting.n
    return BatchState(
        tables=cuda.device_array(n, device_record(setting.game)),
        dice=_zeros((n, WORDS), np.int64),
        luck=_zeros((n, WORDS), np.int64),
        games=_zeros(n, np.int64),
        seats=_zeros(n, np.int64),
        drawn=_zeros(n, np.int64),
    )


def _zeros(shape: Any, kind: Any) -> Any:
    return cuda.to_device(np.zeros(shape, kind, order="F"))


def _copy_of(array: Any) -> Any:
    copy = cuda.device_array_like(array)
    copy.copy_to_device(array)
    return copy


def _is_like(saved: Any, own: Any) -> bool:
    """Whether this is an array of the device of the same kind and size."""
    return getattr(saved, "__cuda_ndarray__", False) and saved.shape == own.shape and saved.dtype == own.dtype


def _on_device(given: Any) -> Any:
    """An array of the device: our own, another library's without a copy, or a copy of what is here."""
    if getattr(given, "__cuda_ndarray__", False):
        return given
    if hasattr(given, "__cuda_array_interface__"):
        return cuda.as_cuda_array(given)
    return cuda.to_device(np.ascontiguousarray(given))

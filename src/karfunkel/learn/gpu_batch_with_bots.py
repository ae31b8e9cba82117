"""A batch on a GPU in which bots have seats: each thread plays at its table, and thinks for the bots there.

The minds are the same rules as on the CPU (`batch_step_with_bots.py`), bound for the device. What a thread thinks on
(tables, a scratch record) is large; so there may be fewer threads than tables, and each has several tables in turn.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, cast

import numpy as np
from numba import types

from karfunkel.bots.compiled_levels import compiled_levels_of
from karfunkel.engine import NOBODY, WORDS, Binding
from karfunkel.engine.cuda import cuda, kernel_of
from karfunkel.errors import Error
from karfunkel.games.game import Game
from karfunkel.games.registry import game_called
from karfunkel.learn.batch_setting import BatchSetting
from karfunkel.learn.batch_state import AnyBatchState, Playout, StateWithBots, Step
from karfunkel.learn.batch_step import clear_rewards
from karfunkel.learn.batch_step_with_bots import advise_at, play_on_with_bots, seat_players
from karfunkel.learn.gpu_batch import CudaTables, empty_tables
from karfunkel.learn.gpu_kernels import MOST_PLAYERS, Tuning, device_record, device_rules
from karfunkel.learn.gpu_table_sorting import action_type
from karfunkel.learn.lineup import Lineup

BLOCK = 128
MOST_THINKING = 1 << 16
"""So many threads think at once."""


ONLY_ALIKE = True
"""Whether games are refused whose bots are not known to choose the same on a GPU."""


class KernelsWithBots(NamedTuple):
    """The kernels of one game that are needed where bots have seats."""

    seat: Any
    play: Any
    advise: Any


@cache
def kernels_with_bots(game: str) -> KernelsWithBots:
    """The kernels of a game; they are compiled when they are first launched."""
    chosen, levels = game_called(game), compiled_levels_of(game)
    rules = device_rules(chosen, levels.verbs)
    return KernelsWithBots(
        seat=kernel_of(seat_kernel(rules)),
        play=kernel_of(play_kernel_with_bots(rules, chosen), is_exact=True),
        advise=kernel_of(advise_kernel(rules, chosen), is_exact=True),
    )


class CudaTablesWithBots(CudaTables):
    """The tables of such a batch."""

    def __init__(self, setting: BatchSetting, tuning: Tuning | None = None) -> None:
        lineup = setting.lineup
        if lineup is None:
            raise TypeError("a batch without bots has tables of its own")
        if lineup.policies:
            raise Error("policies have no seats on a GPU; step them from outside, or use the device `cpu`")
        n, levels = setting.n, compiled_levels_of(setting.game.id)
        if ONLY_ALIKE and not levels.alike_on_gpu:
            raise Error(
                f"the bots of {setting.game.title} do not choose on a GPU what they choose elsewhere, yet; use the "
                "device `cpu` for batches in which they have seats"
            )
        super().__init__(setting, tuning)
        record = device_record(setting.game)
        self._lineup: Lineup = lineup
        self._threads = min(n, MOST_THINKING)
        self._odds = cuda.to_device(lineup.odds)
        self._knowledges = cuda.to_device(levels.weights(setting.players))
        self._desks = cuda.device_array((self._threads, levels.desk), record)
        self._thoughts = cuda.to_device(np.zeros(self._threads, levels.thoughts.dtype))
        self._ended = cuda.device_array(n, record)
        self._ended_lineups = cuda.to_device(np.zeros((n, setting.players), np.int64))
        self._with_bots = kernels_with_bots(setting.game.id)

    @property
    def chosen_moves(self) -> int:
        """How many moves the bots have chosen so far."""
        return int(self._thoughts.copy_to_host()["moves"].sum())

    def _new_state(self, setting: BatchSetting) -> AnyBatchState:
        return StateWithBots(
            *empty_tables(setting),
            thinking=cuda.to_device(np.zeros((setting.n, WORDS), np.int64, order="F")),
            lineups=cuda.to_device(np.zeros((setting.n, setting.players), np.int64)),
        )

    def _seat_bots(self, seed: int) -> None:
        state = cast("StateWithBots", self.state)
        is_shuffled = int(self._lineup.is_shuffled)
        self._launch(
            self._with_bots.seat,
            state.lineups,
            self._odds,
            state.thinking,
            state.games,
            self._setting.players,
            seed,
            is_shuffled,
        )

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
        with_bots = cast("StateWithBots", state)
        arrays = (
            *with_bots,
            self._ended,
            self._ended_lineups,
            self._odds,
            self._start,
            self._desks,
            self._knowledges,
            self._thoughts,
            chosen,
            step.rewards,
            step.done,
            made,
        )
        numbers = (self._setting.reward, seed, stride, decisions, int(self._lineup.is_shuffled))
        self._launch_thinking(self._with_bots.play, *arrays, *numbers)

    def advice(self, level: int) -> Any:
        """What a level would do in the place of the seats that decide."""
        advised = cuda.device_array(self._setting.n, np.int64)
        state, minds = self.state, (self._desks, self._knowledges, self._thoughts)
        self._launch_thinking(self._with_bots.advise, state.tables, state.luck, state.seats, *minds, advised, level)
        return advised

    def _launch_thinking(self, kernel: Any, *arguments: Any) -> None:
        """Launch a kernel whose threads think, with no more of them than can."""
        self._launch(kernel, *arguments, block=min(BLOCK, self._threads), threads=self._threads)

    def play_out(self, seed: int) -> tuple[Playout, AnyBatchState]:
        """Refused: it would need a second set of everything that bots think on."""
        raise Error("a batch on a GPU in which bots have seats is not played out; step it to the end")


def seat_kernel(rules: Binding) -> Callable[..., None]:
    """Draw who has the seats at all tables."""
    seat = rules(seat_players)

    def kernel(lineups: Any, odds: Any, thinking: Any, games: Any, players: int, seed: int, is_shuffled: int) -> None:
        i = cuda.grid(1)
        if i < games.shape[0]:
            own = cuda.local.array(WORDS, types.int64)
            seat(lineups, i, odds, own, seed, games[i], players, is_shuffled)
            for word in range(WORDS):
                thinking[i, word] = own[word]

    return kernel


def advise_kernel(rules: Binding, game: Game) -> Callable[..., None]:
    """What a level would do at all tables, each thread at every so many-th of them."""
    advise, most_legal, action_kind = rules(advise_at), game.most_legal, action_type(game)

    def kernel(
        tables: Any,
        luck: Any,
        seats: Any,
        desks: Any,
        knowledges: Any,
        thoughts: Any,
        advised: Any,
        level: int,
    ) -> None:
        thread = cuda.grid(1)
        if thread < desks.shape[0]:
            spare = cuda.local.array(WORDS, types.int64)
            own_dice = cuda.local.array(WORDS, types.int64)
            actions = cuda.local.array(most_legal, action_kind)
            for i in range(thread, tables.shape[0], desks.shape[0]):
                advised[i] = advise(
                    tables,
                    i,
                    luck[i],
                    spare,
                    own_dice,
                    desks[thread],
                    knowledges,
                    thoughts[thread],
                    actions,
                    seats[i],
                    level,
                )

    return kernel


def play_kernel_with_bots(rules: Binding, game: Game) -> Callable[..., None]:
    """Play decisions at all tables, each thread at every so many-th of them."""
    play, clear = rules(play_on_with_bots), rules(clear_rewards)
    most_legal, action_kind = game.most_legal, action_type(game)

    def kernel(
        tables: Any,
        dice: Any,
        luck: Any,
        games: Any,
        seats: Any,
        drawn: Any,
        thinking: Any,
        lineups: Any,
        ended: Any,
        ended_lineups: Any,
        odds: Any,
        start: Any,
        desks: Any,
        knowledges: Any,
        thoughts: Any,
        chosen: Any,
        rewards: Any,
        done: Any,
        made: Any,
        kind: int,
        seed: int,
        stride: int,
        decisions: int,
        is_shuffled: int,
    ) -> None:
        thread = cuda.grid(1)
        if thread < desks.shape[0]:
            own_dice = cuda.local.array(WORDS, types.int64)
            own_luck = cuda.local.array(WORDS, types.int64)
            own_thinking = cuda.local.array(WORDS, types.int64)
            decision_dice = cuda.local.array(WORDS, types.int64)
            own_rewards = cuda.local.array(MOST_PLAYERS, types.float32)
            actions = cuda.local.array(most_legal, action_kind)
            for i in range(thread, tables.shape[0], desks.shape[0]):
                for word in range(WORDS):
                    own_dice[word] = dice[i, word]
                    own_luck[word] = luck[i, word]
                    own_thinking[word] = thinking[i, word]
                clear(own_rewards)
                seat, _, action, number, made[i] = play(
                    tables,
                    i,
                    start,
                    own_dice,
                    own_luck,
                    own_thinking,
                    decision_dice,
                    lineups,
                    ended,
                    ended_lineups,
                    i,
                    odds,
                    desks[thread],
                    knowledges,
                    thoughts[thread],
                    actions,
                    seats[i],
                    chosen[i],
                    games[i],
                    decisions,
                    seed,
                    stride,
                    kind,
                    is_shuffled,
                    own_rewards,
                )
                for word in range(WORDS):
                    dice[i, word] = own_dice[word]
                    luck[i, word] = own_luck[word]
                    thinking[i, word] = own_thinking[word]
                for player in range(rewards.shape[1]):
                    rewards[i, player] = own_rewards[player]
                done[i] = seat == NOBODY or number != games[i]
                seats[i] = seat
                drawn[i] = action
                games[i] = number

    return kernel

"""The step of a batch as CUDA kernels: as many threads as tables.

They are made of the same rules as the loops of the CPU (`batch_step.py`), bound for the device. A step is two kernels:
one plays, the other looks. So each is small enough for the caches of a GPU, and whole playouts need not look at all.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import FunctionType
from typing import Any

import numpy as np
from numba import types

from karfunkel.engine import NOBODY, WORDS, Binding, Tables, rule
from karfunkel.engine.cuda import WORD, copy_record, cuda, cuda_rules, kernel_of
from karfunkel.engine.game_interface import legal
from karfunkel.engine.table_copy import copy_table
from karfunkel.games.game import Game
from karfunkel.learn.batch_setting import verbs_of
from karfunkel.learn.batch_step import begin, clear_rewards, is_legal, look, play_on, settled, write_mask
from karfunkel.learn.gpu_table_sorting import action_type, phases_of, sorted_kernel

MOST_PLAYERS = 5
MOST_REGISTERS = 64
"""How many registers a thread of a sorted block may have, so that a multiprocessor has room for 1,024 of them."""
WAYS = ("shared", "global", "sorted")
PACKED = 1 << 16
"""By so much the number of a table is multiplied that is told together with an action."""


@dataclass(frozen=True)
class Tuning:
    """How tables are played; `bench/gpu.py --compare` measures which way is the fastest."""

    way: str = "shared"
    """Each thread at its own table, on a copy of it in the `shared` memory of its block or on the table itself in the
    `global` memory; or the tables of a block `sorted` by what comes next (`gpu_table_sorting.py`)."""
    block: int = 64
    """How many threads a block has."""


@dataclass(frozen=True)
class Kernels:
    """The kernels of one game."""

    begin: Any
    play: Any
    look: Any
    copy: Any
    take: Any
    replace: Any
    report: Any


@rule
def go_on_later(table: Any) -> None:
    """What stands in the place of `go_on` at the ends of `apply` and `draw`: the loop calls it, in one place only."""


@rule
def copy_by_words(tables: Tables, at: int, source: Tables, index: int) -> None:
    """What stands in the place of `copy_table`."""
    copy_record(tables, at, source, index)


def device_rules(game: Game, minds: Mapping[str, Any] | None = None) -> Binding:
    """The rules of a game as functions of the device, with those of its minds if they are given."""
    go_on = game.verbs.go_on
    settle = rule(FunctionType(go_on.__code__, go_on.__globals__, "settle"))
    phases = {name: settle if verb is go_on else verb for name, verb in phases_of(game.id).items()}
    verbs = {**(minds or {}), **verbs_of(game), **phases, "settle": settle}
    if minds is None:
        return cuda_rules(verbs, {go_on: go_on_later, copy_table: copy_by_words})
    return cuda_rules({**verbs, "settle": settled}, {copy_table: copy_by_words})  # minds need all that follows a move


def device_record(game: Game) -> np.dtype[Any]:
    """The record of a table on the device: longer by a few bytes than the game's own.

    It is copied word by word. Records that lie side by side in shared memory are an odd number of words apart, so that
    the threads of a warp that read the same field of their records at once do not wait for each other.
    """
    record = game.table.dtype
    words = -(-record.itemsize // WORD)
    fields: Mapping[str, Any] = record.fields or {}
    layout: Any = {
        "names": list(fields),
        "formats": [field[0] for field in fields.values()],
        "offsets": [field[1] for field in fields.values()],
        "itemsize": WORD * (words if words % 2 == 1 else words + 1),
    }
    return np.dtype((np.record, np.dtype(layout)))


def make_kernels(game: Game, tuning: Tuning) -> Kernels:
    """The kernels of a game."""
    rules = device_rules(game)
    if tuning.way == "sorted":
        play = kernel_of(sorted_kernel(rules, game, tuning.block), MOST_REGISTERS)
    else:
        play = kernel_of(play_kernel(rules, game, is_shared=tuning.way == "shared"))
    return Kernels(
        begin=kernel_of(begin_kernel(rules)),
        play=play,
        look=kernel_of(look_kernel(rules, game)),
        copy=kernel_of(copy_kernel),
        take=kernel_of(take_kernel(rules)),
        replace=kernel_of(replace_kernel(rules)),
        report=kernel_of(report_kernel),
    )


def begin_kernel(rules: Binding) -> Callable[..., None]:
    """Begin the games of all tables; nothing is drawn yet."""
    begin_table = rules(begin)

    def kernel(tables: Any, dice: Any, luck: Any, games: Any, start: Any, seed: int) -> None:
        i = cuda.grid(1)
        if i < tables.shape[0]:
            begin_table(tables, i, start, dice[i], luck[i], seed, games[i])

    return kernel


def play_kernel(rules: Binding, game: Game, *, is_shared: bool) -> Callable[..., None]:
    """Play decisions at all tables, each thread at its own."""
    play, clear, copy, most_legal = rules(play_on), rules(clear_rewards), rules(copy_table), game.most_legal
    record, action_kind = device_record(game), action_type(game)

    def kernel(
        tables: Any,
        dice: Any,
        luck: Any,
        games: Any,
        seats: Any,
        drawn: Any,
        start: Any,
        chosen: Any,
        rewards: Any,
        done: Any,
        made: Any,
        kind: int,
        seed: int,
        stride: int,
        decisions: int,
    ) -> None:
        i = cuda.grid(1)
        if is_shared:
            own = cuda.shared.array(0, record)  # as long as the launch says
            at = cuda.threadIdx.x
        else:
            own = tables
            at = i
        if i < tables.shape[0]:
            own_dice = cuda.local.array(WORDS, types.int64)
            own_luck = cuda.local.array(WORDS, types.int64)
            own_rewards = cuda.local.array(MOST_PLAYERS, types.float32)
            actions = cuda.local.array(most_legal, action_kind)
            if is_shared:
                copy(own, at, tables, i)
            for word in range(WORDS):
                own_dice[word] = dice[i, word]
                own_luck[word] = luck[i, word]
            clear(own_rewards)
            seat, _, action, number, made[i] = play(
                own,
                at,
                start,
                own_dice,
                own_luck,
                actions,
                seats[i],
                chosen[i],
                games[i],
                decisions,
                seed,
                stride,
                kind,
                own_rewards,
            )
            if is_shared:
                copy(tables, i, own, at)
            for word in range(WORDS):
                dice[i, word] = own_dice[word]
                luck[i, word] = own_luck[word]
            for player in range(rewards.shape[1]):
                rewards[i, player] = own_rewards[player]
            done[i] = seat == NOBODY or number != games[i]
            seats[i] = seat
            drawn[i] = action
            games[i] = number

    return kernel


def look_kernel(rules: Binding, game: Game) -> Callable[..., None]:
    """Observe all tables, and mark what is legal: actions are judged by the `own` masks, learners get the others."""
    look_at, legal_at, mark, most_legal = rules(look), rules(legal), rules(write_mask), game.most_legal
    action = action_type(game)

    def kernel(tables: Any, scratch: Any, seats: Any, observations: Any, own: Any, masks: Any, seat: Any) -> None:
        i = cuda.grid(1)
        if i < tables.shape[0]:
            actions = cuda.local.array(most_legal, action)
            look_at(tables, i, scratch, i, seats[i], observations[i])
            mark(actions, legal_at(tables[i], seats[i], actions), own[i])
            for one in range(masks.shape[1]):
                masks[i, one] = own[i, one]
            seat[i] = seats[i]

    return kernel


def copy_kernel(given: Any, own: Any) -> None:
    """Copy tables."""
    i = cuda.grid(1)
    if i < own.shape[0]:
        own[i] = given[i]


def take_kernel(rules: Binding) -> Callable[..., None]:
    """Copy actions of any type of integers, and find the first table whose action is not a legal one.

    `found` keeps the number of tables if there is none. What is judged is the copy, which nobody changes meanwhile.
    """
    legal_there = rules(is_legal)

    def kernel(given: Any, chosen: Any, masks: Any, found: Any) -> None:
        i = cuda.grid(1)
        if i < chosen.shape[0]:
            chosen[i] = given[i]
            if not legal_there(masks[i], chosen[i]):
                cuda.atomic.min(found, 0, i)

    return kernel


def replace_kernel(rules: Binding) -> Callable[..., None]:
    """Copy actions, with a random one in the place of any that is not legal, and find the first of those.

    `found` gets the number of its table, times PACKED, and the action, cut to what lies between 0 and PACKED.
    """
    legal_there = rules(is_legal)

    def kernel(given: Any, chosen: Any, masks: Any, drawn: Any, found: Any) -> None:
        i = cuda.grid(1)
        if i < chosen.shape[0]:
            chosen[i] = given[i]
            if not legal_there(masks[i], chosen[i]):
                cuda.atomic.min(found, 0, i * PACKED + min(max(chosen[i], 0), PACKED - 1))
                chosen[i] = drawn[i]

    return kernel


def report_kernel(found: Any, told: Any) -> None:
    """Tell the host, which does not wait for it."""
    if cuda.grid(1) == 0:
        told[0] = found[0]

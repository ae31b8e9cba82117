"""A CUDA kernel that sorts the tables of a block by what comes next, so that threads side by side do the same.

The threads of a warp run together only as long as they take the same way through the rules. Tables of random games
soon stand at all sorts of places: a trade here, a scoring there. So a thread has no table of its own. Before each thing
that happens the block sorts its tables by what that will be, and thread by thread takes the next one in that order.
"""

from collections.abc import Callable
from typing import Any

from numba import types

from karfunkel.engine import (
    FIRST_DECISION,
    NOBODY,
    Actions,
    Agenda,
    Binding,
    Tables,
    pending,
    random_below,
    rule,
    verb,
)
from karfunkel.engine.cuda import cuda
from karfunkel.engine.game_interface import apply, legal, next_seat
from karfunkel.engine.playout import draw_at_random
from karfunkel.games.game import Game
from karfunkel.games.registry import game_called, optional_part
from karfunkel.learn.batch_step import MOST_BETWEEN, Flags, Integers, Streams, begin
from karfunkel.learn.rewards import Rewards, add_rewards

PLACES = 32
"""More places than a table can stand at: one for each kind of what is pending, then one for each phase of a round."""
FIRST_PHASE = 24
NOWHERE = PLACES - 1
"""Where a table stands that has made all its decisions."""
MOST_SMALL_ACTIONS = 128
TOGETHER = 4
"""How often at most a thread does the same thing at a table in a row: all choose, or say the words of a move."""


@verb
def go_a_step(table: Agenda) -> None:
    """Nothing is pending: do what comes next."""
    raise NotImplementedError


@verb
def phase_now(table: Agenda) -> int:
    """Nothing is pending: a small number for what comes next."""
    raise NotImplementedError


@verb
def is_over(table: Agenda) -> bool:
    """Whether a game has come to its end by the last step."""
    raise NotImplementedError


@rule
def no_phase(table: Agenda) -> int:
    """Every step is of the same kind."""
    return 0


@rule
def is_nothing_pending(table: Agenda) -> bool:
    """Whether going on has led to nothing."""
    return table.depth == 0


def phases_of(game: str) -> dict[str, Any]:
    """The verbs above, for a game: its own, or such as make no difference between its steps."""
    own: dict[str, Any] = getattr(optional_part(game, "observation"), "PHASES", {})
    return {"go_a_step": game_called(game).verbs.go_on, "phase_now": no_phase, "is_over": is_nothing_pending, **own}


# ---- one table


@rule
def place_of(table: Agenda) -> int:
    """Where a table stands: the same number means the same rules."""
    kind = pending(table)
    return FIRST_PHASE + phase_now(table) if kind == NOBODY else kind


@rule
def step_on(
    tables: Tables,
    at: int,
    start: Tables,
    dice: Streams,
    luck: Streams,
    games: Integers,
    done: Flags,
    seed: int,
    stride: int,
    reward: int,
    rewards: Rewards,
) -> bool:
    """Nothing is pending: do what comes next, which may be the next game; False if this was the last one."""
    table = tables[at]
    go_a_step(table)
    if is_over(table):
        add_rewards(table, reward, rewards)
        done[at] = True
        if stride == 0:
            return False
        games[at] += stride
        begin(tables, at, start, dice[at], luck[at], seed, games[at])
    return True


@rule
def draw_on(tables: Tables, at: int, dice: Streams) -> None:
    """Draw cards, as long as they are of the same kind."""
    table = tables[at]
    kind = pending(table)
    for _ in range(TOGETHER):
        draw_at_random(table, dice[at])
        if pending(table) != kind:
            break


@rule
def decide_on(
    tables: Tables,
    at: int,
    luck: Streams,
    actions: Actions,
    seats: Integers,
    drawn: Integers,
    chosen: Integers,
    made: int,
    decisions: int,
) -> int:
    """Make decisions, as long as they are of the same kind; how many the table has then made.

    The first one of all is as chosen. One more than are to be made means that the next one waits, with a random action.
    """
    table = tables[at]
    kind = pending(table)
    for _ in range(TOGETHER):
        if made == 0 and decisions > 0:
            seat = seats[at]
            action = chosen[at]
        else:
            seat = next_seat(table)
            number = legal(table, seat, actions)
            action = actions[random_below(luck[at], number)]
            if made == decisions:
                seats[at] = seat
                drawn[at] = action
                return made + 1
        apply(table, seat, action)
        made += 1
        if pending(table) != kind:
            break
    return made


# ---- a block


def action_type(game: Game) -> Any:
    """The smallest type for the actions of a game."""
    return types.int8 if game.actions <= MOST_SMALL_ACTIONS else types.int16


def sorted_kernel(rules: Binding, game: Game, block: int) -> Callable[..., None]:
    """Play decisions at all tables, by blocks of so many threads.

    Leaves behind what `play_on` does, but for the random action of a table whose last game is over: there is none.
    """
    place, step, draw, decide, kind_at = (rules(one) for one in (place_of, step_on, draw_on, decide_on, pending))
    most_legal, action = game.most_legal, action_type(game)

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
        reward: int,
        seed: int,
        stride: int,
        decisions: int,
    ) -> None:
        so_far = cuda.shared.array(block, types.int64)
        order = cuda.shared.array(block, types.int16)
        crowd = cuda.shared.array(PLACES, types.int32)
        actions = cuda.local.array(most_legal, action)
        me = cuda.threadIdx.x
        first = cuda.blockIdx.x * block
        own = first + me
        so_far[me] = 0 if own < tables.shape[0] else decisions + 1
        if own < tables.shape[0]:
            done[own] = False
            for player in range(rewards.shape[1]):
                rewards[own, player] = 0
        for _ in range((decisions + 1) * MOST_BETWEEN):
            # sort the tables by where they stand
            for one in range(me, PLACES, block):
                crowd[one] = 0
            cuda.syncthreads()
            here = place(tables[own]) if so_far[me] <= decisions else NOWHERE
            rank = cuda.atomic.add(crowd, here, 1)
            cuda.syncthreads()
            before = 0
            waiting = 0
            for other in range(NOWHERE):
                if other < here:
                    before += crowd[other]
                waiting += crowd[other]
            order[before + rank] = me
            cuda.syncthreads()
            if waiting == 0:
                break
            # do what comes next at one of them
            if me < waiting:
                mine = order[me]
                i = first + mine
                what = kind_at(tables[i])
                if what == NOBODY:
                    if not step(tables, i, start, dice, luck, games, done, seed, stride, reward, rewards[i]):
                        seats[i] = NOBODY
                        made[i] = so_far[mine]
                        so_far[mine] = decisions + 1
                elif what < FIRST_DECISION:
                    draw(tables, i, dice)
                else:
                    count = decide(tables, i, luck, actions, seats, drawn, chosen, so_far[mine], decisions)
                    so_far[mine] = count
                    made[i] = min(count, decisions)
            cuda.syncthreads()

    return kernel

"""One step of a batch: decisions, the draws that follow them, observations, masks, rewards.

Each table has two streams of random numbers of its own, both from the seed and the number of its game: `dice` for what
chance decides, `luck` for random actions. So a game depends on its number and on the actions, and on nothing else.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

from karfunkel.engine import (
    NOBODY,
    Actions,
    Agenda,
    Dice,
    Tables,
    chance_pending,
    random_below,
    rule,
    shake,
    verb,
)
from karfunkel.engine.game_interface import apply, hide, legal, next_seat
from karfunkel.engine.playout import draw_at_random
from karfunkel.engine.table_copy import copy_table
from karfunkel.learn.observation.layout import OBSERVED, Observation
from karfunkel.learn.rewards import Rewards, add_rewards

LUCK = 0x6C75636B
"""What makes the stream of random actions another one than that of the dice."""
MOST_BETWEEN = 1000
"""More things than ever happen between two decisions: draws, steps of going on, the end of a game, the next one."""


class Integers(list[int]):
    """A number for each table: its game, its seat to act, an action."""

    array: ClassVar = ("i8", 1)


class Flags(list[int]):
    """A flag for each action of a decision, or for each table."""

    array: ClassVar = ("u1", 1)


class Masks(list[Any]):
    """The legal actions of every table."""

    array: ClassVar = ("u1", 2)


class Streams(list[Any]):
    """A stream of random numbers for every table."""

    array: ClassVar = ("i8", 2)


class Observations(list[Any]):
    """An observation of every table."""

    array: ClassVar = (OBSERVED, 2)


class AllRewards(list[Any]):
    """The rewards of every table."""

    array: ClassVar = ("f4", 2)


@verb
def observe(table: Agenda, seat: int, out: Observation) -> None:
    """Write what a seat sees of a table."""
    raise NotImplementedError


@verb
def look(tables: Tables, at: int, scratch: Tables, place: int, seat: int, out: Observation) -> None:
    """Let a seat observe a table. There is room for a copy of it in a place of `scratch`."""
    raise NotImplementedError


@verb
def settle(table: Agenda) -> None:
    """Go on until something is pending, where `apply` and `draw` have not already done so."""
    raise NotImplementedError


@rule
def settled(table: Agenda) -> None:
    """What stands in the place of `settle` where `apply` and `draw` go on by themselves."""


# ---- one table


@rule
def look_there(tables: Tables, at: int, scratch: Tables, place: int, seat: int, out: Observation) -> None:
    """What stands in the place of `look` where `observe` keeps secrets by itself."""
    observe(tables[at], seat, out)


@rule
def look_at_a_copy(tables: Tables, at: int, scratch: Tables, place: int, seat: int, out: Observation) -> None:
    """What stands in the place of `look` where `observe` writes all that it is given."""
    copy_table(scratch, place, tables, at)
    hide(scratch[place], seat)
    observe(scratch[place], seat, out)


@rule
def begin(tables: Tables, at: int, start: Tables, dice: Dice, luck: Dice, seed: int, game: int) -> None:
    """Begin a game."""
    copy_table(tables, at, start, 0)
    shake(dice, seed, game)
    shake(luck, seed ^ LUCK, game)


@rule
def play_on(
    tables: Tables,
    at: int,
    start: Tables,
    dice: Dice,
    luck: Dice,
    actions: Actions,
    seat: int,
    action: int,
    game: int,
    decisions: int,
    seed: int,
    stride: int,
    kind: int,
    rewards: Rewards,
) -> tuple[int, int, int, int, int]:
    """Play so many decisions, the first with this action, the others at random; then go on to the next decision.

    A game that ends is followed by the next one; with a stride of 0 it is the last. What is legal in the end stands in
    `actions`. One thing happens at a time, and each kind of thing in one place only, which keeps the machine code small
    and lets the threads of a GPU run side by side.

    Returns:
        The seat that then decides (NOBODY: it is over), how many legal actions it has, one of them at random, the
        number of the game, and how many decisions were made.
    """
    number = 0
    made = 0
    is_chosen = decisions > 0
    for _ in range((decisions + 1) * MOST_BETWEEN):
        table = tables[at]
        settle(table)
        if table.depth == 0:
            add_rewards(table, kind, rewards)
            seat = NOBODY
            if stride == 0:
                break
            game += stride
            begin(tables, at, start, dice, luck, seed, game)
        elif chance_pending(table):
            draw_at_random(table, dice)
        else:
            if not is_chosen:
                seat = next_seat(table)
                number = legal(table, seat, actions)
                action = actions[random_below(luck, number)]
                if made == decisions:
                    break
            apply(table, seat, action)
            made += 1
            is_chosen = False
    return seat, number, action, game, made


@rule
def write_mask(actions: Actions, number: int, mask: Flags) -> None:
    """Mark the legal actions."""
    for action in range(len(mask)):
        mask[action] = 0
    for i in range(number):
        mask[actions[i]] = 1


@rule
def is_legal(mask: Flags, action: int) -> bool:
    """Whether an action, which may be any number, is a legal one."""
    return 0 <= action < len(mask) and mask[action] != 0


@rule
def clear_rewards(rewards: Rewards) -> None:
    """Nobody has got anything yet."""
    for seat in range(len(rewards)):
        rewards[seat] = 0


# ---- many tables: what is called from Python


@rule
def begin_all(
    tables: Tables, dice: Streams, luck: Streams, games: Integers, start: Tables, seed: int, first: int, last: int
) -> None:
    """Begin the games of the tables from `first` to before `last`; nothing is drawn yet."""
    for i in range(first, last):
        begin(tables, i, start, dice[i], luck[i], seed, games[i])


@rule
def advance(
    tables: Tables,
    dice: Streams,
    luck: Streams,
    games: Integers,
    seats: Integers,
    drawn: Integers,
    start: Tables,
    scratch: Tables,
    actions: Actions,
    chosen: Integers,
    observations: Observations,
    masks: Masks,
    rewards: AllRewards,
    done: Flags,
    made: Integers,
    kind: int,
    seed: int,
    stride: int,
    decisions: int,
    first: int,
    last: int,
) -> None:
    """Play so many decisions at each table from `first` to before `last`, and look at what came of it.

    With 0 decisions only what is to be drawn before the next one is drawn.
    """
    for i in range(first, last):
        clear_rewards(rewards[i])
        seat, number, action, game, made[i] = play_on(
            tables,
            i,
            start,
            dice[i],
            luck[i],
            actions,
            seats[i],
            chosen[i],
            games[i],
            decisions,
            seed,
            stride,
            kind,
            rewards[i],
        )
        done[i] = seat == NOBODY or game != games[i]
        seats[i] = seat
        drawn[i] = action
        games[i] = game
        if seat != NOBODY:
            write_mask(actions, number, masks[i])
            look(tables, i, scratch, 0, seat, observations[i])


@rule
def find_illegal(chosen: Integers, masks: Masks) -> int:
    """The first table whose action is not a legal one; NOBODY if there is none."""
    for i in range(len(chosen)):
        if not is_legal(masks[i], chosen[i]):
            return i
    return NOBODY


def actions_of(mask: Sequence[int]) -> list[int]:
    """The actions that a mask marks."""
    return [action for action, flag in enumerate(mask) if flag]

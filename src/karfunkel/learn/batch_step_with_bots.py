"""One step of a batch in which bots have seats: all they do happens between two decisions of the learners.

Beside the streams of dice and of random actions each table has one for its bots, from the seed and the number of its
game: so a game still depends on its number and on the actions of the learners, and on nothing else.
"""

import math
from typing import Any, ClassVar

from karfunkel.bots.compiled_levels import (
    HERE,
    Knowledges,
    Thoughts,
    choose_move,
    take_dice,
)
from karfunkel.engine import (
    LONGEST_MOVE,
    NOBODY,
    Actions,
    Dice,
    Tables,
    chance_pending,
    random_below,
    rule,
    shake,
)
from karfunkel.engine.game_interface import apply, legal, next_seat, place_of, score
from karfunkel.engine.playout import draw_at_random
from karfunkel.engine.portable_math import exp
from karfunkel.engine.table_copy import copy_table
from karfunkel.learn.batch_step import (
    AllRewards,
    Flags,
    Integers,
    Masks,
    Observations,
    Streams,
    begin,
    clear_rewards,
    look,
    settle,
    write_mask,
)
from karfunkel.learn.lineup import FIRST_LEVEL, FIRST_POLICY, LEARNER, RANDOM, WHOLE
from karfunkel.learn.observation.layout import OBSERVED
from karfunkel.learn.rewards import Rewards, add_rewards

SEATING = 0x73656174
"""What makes the stream by which seats are drawn another one than that of the dice,"""
THINKING = 0x74686E6B
"""and that of the bots."""
MOST_THINGS = 20_000
"""More things than ever happen between two decisions of learners."""
FINENESS = 1 << 24


class Lineups(dict[tuple[int, int], int]):
    """Who has the seats, for each table; or how likely, for each seat."""

    array: ClassVar = ("i8", 2)


class AllObservations(dict[tuple[int, int], Any]):
    """The observations of all seats, for each table."""

    array: ClassVar = (OBSERVED, 3)


class Logits(dict[tuple[int, int], float]):
    """How much a policy likes each action, at each table that waits for it."""

    array: ClassVar = ("f4", 2)


# ---- one table


@rule
def seat_players(
    lineups: Lineups, at: int, odds: Lineups, thinking: Dice, seed: int, game: int, players: int, is_shuffled: int
) -> None:
    """Draw who has the seats in a game, and lay out the stream of its bots."""
    shake(thinking, seed ^ SEATING, game)
    for seat in range(players):
        left = random_below(thinking, WHOLE)
        who = 0
        while left >= odds[seat, who]:
            who += 1
        lineups[at, seat] = who
    if is_shuffled == 1:
        for seat in range(players - 1, 0, -1):
            other = random_below(thinking, seat + 1)
            who = lineups[at, seat]
            lineups[at, seat] = lineups[at, other]
            lineups[at, other] = who
    shake(thinking, seed ^ THINKING, game)


@rule
def is_waited_for(who: int) -> bool:
    """Whether somebody outside the loop says what to do."""
    return who == LEARNER or who >= FIRST_POLICY


@rule
def keep_end(tables: Tables, at: int, lineups: Lineups, ended: Tables, ended_lineups: Lineups, row: int) -> None:
    """Keep how a game has ended, and who had the seats."""
    copy_table(ended, row, tables, at)
    for seat in range(tables[at].players):
        ended_lineups[row, seat] = lineups[row, seat]


@rule
def play_on_with_bots(
    tables: Tables,
    at: int,
    start: Tables,
    dice: Dice,
    luck: Dice,
    thinking: Dice,
    own_dice: Dice,
    lineups: Lineups,
    ended: Tables,
    ended_lineups: Lineups,
    row: int,
    odds: Lineups,
    desk: Tables,
    knowledges: Knowledges,
    thoughts: Thoughts,
    actions: Actions,
    seat: int,
    action: int,
    game: int,
    decisions: int,
    seed: int,
    stride: int,
    kind: int,
    is_shuffled: int,
    rewards: Rewards,
) -> tuple[int, int, int, int, int]:
    """Play so many decisions of those who are waited for, the first with this action, the others at random.

    Then go on to their next decision; all others decide for themselves. `row` is that of the table's lineup, and of the
    end of its last game. All else, and what is returned, is as in `play_on`.
    """
    number = 0
    made = 0
    said = LONGEST_MOVE
    is_chosen = decisions > 0
    thoughts.settled = 0
    for _ in range((decisions + 1) * MOST_THINGS):
        table = tables[at]
        settle(table)
        if table.depth == 0:
            add_rewards(table, kind, rewards)
            keep_end(tables, at, lineups, ended, ended_lineups, row)
            seat = NOBODY
            if stride == 0:
                break
            game += stride
            begin(tables, at, start, dice, luck, seed, game)
            seat_players(lineups, row, odds, thinking, seed, game, table.players, is_shuffled)
            thoughts.settled = 0
        elif chance_pending(table):
            draw_at_random(table, dice)
        else:
            if not is_chosen:
                seat = next_seat(table)
                who = lineups[row, seat]
                if is_waited_for(who) or who == RANDOM:
                    number = legal(table, seat, actions)
                    action = actions[random_below(luck if who != RANDOM else thinking, number)]
                    if who != RANDOM and made == decisions:
                        break
                    made += who != RANDOM
                else:
                    if said == LONGEST_MOVE or thoughts.answer[said] < 0:
                        take_dice(own_dice, thinking)
                        copy_table(desk, HERE, tables, at)
                        level = who - FIRST_LEVEL
                        choose_move(desk, knowledges[level], thoughts, own_dice, actions, seat, level)
                        thoughts.moves += 1
                        said = 0
                    action = thoughts.answer[said]
                    said += 1
            else:
                made += 1
            apply(table, seat, action)
            is_chosen = False
    return seat, number, action, game, made


@rule
def advise_at(
    tables: Tables,
    at: int,
    luck: Dice,
    spare: Dice,
    own_dice: Dice,
    desk: Tables,
    knowledges: Knowledges,
    thoughts: Thoughts,
    actions: Actions,
    seat: int,
    level: int,
) -> int:
    """What a level would say next in the place of a seat. It takes its dice from a copy of the stream of `luck`."""
    spare[0] = luck[0]
    spare[1] = luck[1]
    take_dice(own_dice, spare)
    copy_table(desk, HERE, tables, at)
    thoughts.settled = 0
    choose_move(desk, knowledges[level], thoughts, own_dice, actions, seat, level)
    return thoughts.answer[0]


# ---- many tables: what is called from Python


@rule
def advise(
    tables: Tables,
    luck: Streams,
    seats: Integers,
    spare: Dice,
    own_dice: Dice,
    desk: Tables,
    knowledges: Knowledges,
    thoughts: Thoughts,
    actions: Actions,
    advised: Integers,
    level: int,
    first: int,
    last: int,
) -> None:
    """What a level would say at the tables from `first` to before `last`, in the place of the seats that decide."""
    for i in range(first, last):
        advised[i] = advise_at(
            tables, i, luck[i], spare, own_dice, desk, knowledges, thoughts, actions, seats[i], level
        )


@rule
def seat_all(
    lineups: Lineups,
    odds: Lineups,
    thinking: Streams,
    games: Integers,
    start: Tables,
    seed: int,
    is_shuffled: int,
    first: int,
    last: int,
) -> None:
    """Draw who has the seats at the tables from `first` to before `last`."""
    for i in range(first, last):
        seat_players(lineups, i, odds, thinking[i], seed, games[i], start[0].players, is_shuffled)


@rule
def advance_with_bots(
    tables: Tables,
    dice: Streams,
    luck: Streams,
    games: Integers,
    seats: Integers,
    drawn: Integers,
    thinking: Streams,
    lineups: Lineups,
    ended: Tables,
    ended_lineups: Lineups,
    odds: Lineups,
    start: Tables,
    scratch: Tables,
    actions: Actions,
    own_dice: Dice,
    desk: Tables,
    knowledges: Knowledges,
    thoughts: Thoughts,
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
    is_shuffled: int,
    is_further: int,
    rows: Integers,
    first: int,
    last: int,
) -> None:
    """Play so many decisions at each table of `rows`, from the one at `first` to before `last`, and look at each then.

    What comes further after other decisions of the same step is added to what they brought.
    """
    for place in range(first, last):
        i = rows[place]
        if is_further == 0:
            clear_rewards(rewards[i])
            done[i] = False
            made[i] = 0
        seat, number, action, game, more = play_on_with_bots(
            tables,
            i,
            start,
            dice[i],
            luck[i],
            thinking[i],
            own_dice,
            lineups,
            ended,
            ended_lineups,
            i,
            odds,
            desk,
            knowledges,
            thoughts,
            actions,
            seats[i],
            chosen[i],
            games[i],
            decisions,
            seed,
            stride,
            kind,
            is_shuffled,
            rewards[i],
        )
        if seat == NOBODY or game != games[i]:
            done[i] = True
        made[i] += more
        seats[i] = seat
        drawn[i] = action
        games[i] = game
        if seat != NOBODY:
            write_mask(actions, number, masks[i])
            look(tables, i, scratch, 0, seat, observations[i])


@rule
def look_at_ends(
    ended: Tables, scratch: Tables, rows: Integers, observations: AllObservations, scores: Lineups, places: Lineups
) -> None:
    """What every seat observes at the ends of games, how many points it has and which place."""
    for place in range(len(rows)):
        for seat in range(ended[rows[place]].players):
            look(ended, rows[place], scratch, 0, seat, observations[place, seat])
            scores[place, seat] = score(ended[rows[place]], seat)
            places[place, seat] = place_of(ended[rows[place]], seat)


@rule
def choose_by_logits(logits: Logits, masks: Masks, thinking: Streams, chosen: Integers, rows: Integers) -> None:
    """Draw a legal action for each table of `rows`, as likely as the softmax of its logits says."""
    for place in range(len(rows)):
        i = rows[place]
        most = -math.inf
        for action in range(len(masks[i])):
            if masks[i][action] != 0:
                most = max(most, logits[place, action])
        total = 0.0
        for action in range(len(masks[i])):
            if masks[i][action] != 0:
                total += exp(logits[place, action] - most)
        left = total * random_below(thinking[i], FINENESS) / FINENESS
        for action in range(len(masks[i])):
            if masks[i][action] != 0:
                chosen[i] = action
                left -= exp(logits[place, action] - most)
                if left < 0.0:
                    break

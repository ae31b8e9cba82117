"""Thinking ahead: every move worth a thought is played on, again and again, with players that take one look.

A playout begins with the move, goes on to the end of the round and a little further, and ends with everybody's chance
to win. What is secret is drawn anew in each, as often as those who chose it would have chosen it. Moves that look
better are tried more often.
"""

import math

from karfunkel.bots.search.fields import float64
from karfunkel.bots.search.regret import OPTIONS
from karfunkel.bots.trading.deciding import consider, do_apply, is_secret, judge_at
from karfunkel.bots.trading.desk import REAL, SEATS, Desk
from karfunkel.bots.trading.moves import NO_ACTION
from karfunkel.bots.trading.playing import moment, step
from karfunkel.bots.trading.worth import Weights
from karfunkel.rules.gems.table import NONE, OVER, GemTable
from karfunkel.rules.kernel import (
    LONGEST_MOVE,
    NOBODY,
    Actions,
    Dice,
    Numbers,
    Record,
    Row,
    Tables,
    int64,
    pending,
    random_below,
    rule,
    shake,
)
from karfunkel.rules.playout import MOST_STEPS

PLAYED = 6
"""The table at which playouts are played."""
MOST_STUDIED = 12
"""So many moves are played on, those that look best at once."""
EACH_FIRST = 8
"""How often each of them is tried before the better ones are tried more often."""
MOST_ROUNDS = 64
"""A playout has fewer rounds."""
CURIOSITY = 1.0
"""How much better a move that was seldom tried may be than it looks, in spreads of what playouts show."""


class Study(Record):
    """What playouts have shown so far."""

    found: int = int64()
    """How many moves are studied,"""
    words: Row = int64(MOST_STUDIED * LONGEST_MOVE)
    """which, four actions each,"""
    first_look: Numbers = float64(MOST_STUDIED)
    """what each promised at once,"""
    weight: Numbers = float64(MOST_STUDIED)
    """how likely it would have been played at once,"""
    times: Numbers = float64(MOST_STUDIED)
    """how often it was played on,"""
    total: Numbers = float64(MOST_STUDIED)
    """and the sum of the chances to win after it; without a seat, that of each seat."""
    squares: float = float64()
    """The sum of the squares of all those chances."""
    playouts: int = int64()
    options: Row = int64(SEATS)
    average: Numbers = float64(SEATS * OPTIONS)
    """How often each seat chooses each option of a secret choice."""


@rule
def copy_move(desk: Desk, study: Study, move: int, place: int) -> None:
    """Note a move for study."""
    for word in range(LONGEST_MOVE):
        study.words[place * LONGEST_MOVE + word] = desk.words[move * LONGEST_MOVE + word]
    study.first_look[place] = desk.value[move]
    study.weight[place] = desk.weight[move]
    study.times[place] = 0.0
    study.total[place] = 0.0


@rule
def note_moves(desk: Desk, study: Study, found: int) -> None:
    """Note the moves that look best, the best first."""
    study.found = min(found, MOST_STUDIED)
    for place in range(study.found):
        best = 0
        for move in range(found):
            if desk.value[move] > desk.value[best]:
                best = move
        copy_move(desk, study, best, place)
        desk.value[best] = -1.0
    study.playouts = 0
    study.squares = 0.0
    for seat in range(SEATS):
        study.options[seat] = desk.options[seat]
        for option in range(OPTIONS):
            study.average[seat * OPTIONS + option] = desk.average[seat * OPTIONS + option]


@rule
def spread(study: Study) -> float:
    """By how much the playouts of a move differ. Near the end of a game they are won or lost: then it is large."""
    explained = 0.0
    for move in range(study.found):
        explained += study.total[move] * study.total[move] / study.times[move]
    return math.sqrt(max(study.squares - explained, 0.0) / study.playouts)


@rule
def next_to_try(study: Study) -> int:
    """The move that is to be played on next: each a few times, then the one that may be best."""
    for move in range(study.found):
        if study.times[move] < EACH_FIRST:
            return move
    best = 0
    highest = -1.0
    curious = CURIOSITY * spread(study) * math.sqrt(math.log(study.playouts + 1.0))
    for move in range(study.found):
        hope = study.total[move] / study.times[move] + curious / math.sqrt(study.times[move])
        if hope > highest:
            highest = hope
            best = move
    return best


@rule
def draw_choice(study: Study, dice: Dice, seat: int, not_this: int) -> int:
    """An option of a seat, drawn as often as it would choose it, but not a certain one."""
    total = 0.0
    for option in range(study.options[seat]):
        if option != not_this:
            total += study.average[seat * OPTIONS + option] + 1e-6
    left = total * random_below(dice, 1 << 30) / (1 << 30)
    last = 0
    for option in range(study.options[seat]):
        if option != not_this:
            last = option
            left -= study.average[seat * OPTIONS + option] + 1e-6
            if left < 0.0:
                return option
    return last


@rule
def draw_secrets(table: GemTable, study: Study, dice: Dice, seat: int, guessed: int) -> None:
    """Choose for everybody else whose choice is secret."""
    for other in range(table.players):
        if other == seat:
            continue
        if table.players == 2 and table.chosen[other] != NONE:
            table.chosen[other] = draw_choice(study, dice, other, guessed)
        elif table.players > 2:
            table.chosen[other] = draw_choice(study, dice, other, NONE)


@rule
def begin_luck(dice: Dice, seed: int, number: int, rounds: int) -> None:
    """The luck of a round of a playout: that of equal number is alike for all moves, so that they can be compared."""
    shake(dice, seed, number * MOST_ROUNDS + rounds)


@rule
def play_on(
    tables: Tables, weights: Weights, desk: Desk, dice: Dice, actions: Actions, further: int, seed: int, number: int
) -> None:
    """Play until the round is over and so many more, and judge the table then."""
    before = moment(tables[PLAYED])
    rounds = 0
    for _ in range(MOST_STEPS):
        if moment(tables[PLAYED]) != before:
            before = moment(tables[PLAYED])
            if tables[PLAYED].this_round > 0:
                rounds += 1
                begin_luck(dice, seed, number, rounds)
        if tables[PLAYED].phase == OVER or rounds > further:
            break
        step(tables, PLAYED, weights, desk, dice, actions)
    judge_at(tables, PLAYED, weights, desk)


@rule
def think(
    tables: Tables,
    weights: Weights,
    desk: Desk,
    dice: Dice,
    actions: Actions,
    study: Study,
    seat: int,
    guessed: int,
    playouts: int,
    further: int,
    seed: int,
) -> int:
    """Think about a decision of a seat at tables[REAL]; how many moves were found at the first look.

    A study that is new begins with that look; then come the playouts. Without a seat (NOBODY) everybody's chances are
    studied instead of moves.
    """
    found = 0
    if study.found == 0 and seat != NOBODY:
        found = consider(tables, REAL, weights, desk, actions, seat)
        if playouts > 0:
            note_moves(desk, study, found)
    for _ in range(playouts):
        move = 0
        if seat != NOBODY:
            move = next_to_try(study)
        number = int(study.times[move]) if seat != NOBODY else study.playouts
        study.playouts += 1
        begin_luck(dice, seed, number, 0)
        tables[PLAYED] = tables[REAL]
        if seat != NOBODY and is_secret(pending(tables[REAL])):
            draw_secrets(tables[PLAYED], study, dice, seat, guessed)
        if seat != NOBODY:
            for word in range(LONGEST_MOVE):
                if study.words[move * LONGEST_MOVE + word] != NO_ACTION:
                    do_apply(tables, PLAYED, seat, study.words[move * LONGEST_MOVE + word])
        play_on(tables, weights, desk, dice, actions, further, seed, number)
        note_outcome(desk, study, seat, move, tables[REAL].players)
    return found


@rule
def note_outcome(desk: Desk, study: Study, seat: int, move: int, players: int) -> None:
    """Add what a playout has shown."""
    if seat != NOBODY:
        study.times[move] += 1.0
        study.total[move] += desk.chance[seat]
        study.squares += desk.chance[seat] * desk.chance[seat]
        return
    for each in range(players):
        study.total[each] += desk.chance[each]

"""Thinking ahead: every move worth a thought is played on, again and again, with players that take one look.

A playout begins with the move, goes on to the end of the round and a little further, and ends with everybody's chance
to win. What is secret is drawn anew in each, as often as those who chose it would have chosen it. Moves that look
better are tried more often.
"""

import math

from karfunkel.bots.search.fields import float64
from karfunkel.bots.search.regret import OPTIONS
from karfunkel.engine import (
    LONGEST_MOVE,
    NOBODY,
    Actions,
    Dice,
    Numbers,
    Record,
    Row,
    Tables,
    apart,
    int64,
    pending,
    random_below,
    rule,
    shake,
)
from karfunkel.engine.playout import MOST_STEPS
from karfunkel.games.trading.bots.deciding import consider, is_secret, judge_at, say
from karfunkel.games.trading.bots.desk import MOST_MOVES, REAL, SEATS, Desk
from karfunkel.games.trading.bots.playing import moment, step
from karfunkel.games.trading.bots.worth import Weights
from karfunkel.games.trading.rules.table import NONE, OVER, GemTable

PLAYED = 6
"""The table at which playouts are played."""
BEST_AT_ONCE = 12
"""So many moves are played on that promise most at the first look,"""
BEST_IN_ROUND = 6
"""and of the others so many that promise most once all have answered, if that was looked at."""
MOST_STUDIED = BEST_AT_ONCE + BEST_IN_ROUND
EACH_FIRST = 8
"""How often each of them is tried before the better ones are tried more often."""
MOST_ROUNDS = 64
"""A playout has fewer rounds."""
CURIOSITY = 1.0
"""How much better a move that was seldom tried may be than it looks, in spreads of what playouts show."""


class Study(Record):
    """What playouts have shown so far."""

    noticed: int = int64()
    """How many moves were noticed at the first look,"""
    noticed_words: Row = int64(MOST_MOVES * LONGEST_MOVE)
    """which, four actions each,"""
    at_once: Numbers = float64(MOST_MOVES)
    """what each promises there,"""
    in_round: Numbers = float64(MOST_MOVES)
    """and what at the end of the round, if that was looked at."""
    is_studied: Row = int64(MOST_MOVES)
    found: int = int64()
    """How many of them are studied,"""
    words: Row = int64(MOST_STUDIED * LONGEST_MOVE)
    """which,"""
    promised: Numbers = float64(MOST_STUDIED)
    """what each promised before it was played on,"""
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
def note_moves(desk: Desk, study: Study, found: int) -> None:
    """Note what was found at the first look: moves, what they promise, and how all choose in secret."""
    study.noticed = found
    for word in range(found * LONGEST_MOVE):
        study.noticed_words[word] = desk.words[word]
    for move in range(found):
        study.at_once[move] = desk.value[move]
        study.is_studied[move] = 0
    for seat in range(SEATS):
        study.options[seat] = desk.options[seat]
        for option in range(OPTIONS):
            study.average[seat * OPTIONS + option] = desk.average[seat * OPTIONS + option]


@rule
def study_best(study: Study, promises: list[float], most: int) -> None:
    """Study so many moves more: of those that are not studied yet the ones that promise most, the best first."""
    for _ in range(min(most, study.noticed - study.found)):
        best = -1
        for move in range(study.noticed):
            if study.is_studied[move] == 0 and (best < 0 or promises[move] > promises[best]):
                best = move
        study.is_studied[best] = 1
        for word in range(LONGEST_MOVE):
            study.words[study.found * LONGEST_MOVE + word] = study.noticed_words[best * LONGEST_MOVE + word]
        study.promised[study.found] = promises[best]
        study.times[study.found] = 0.0
        study.total[study.found] = 0.0
        study.found += 1


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


@apart
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
def look_again(
    tables: Tables,
    weights: Weights,
    desk: Desk,
    dice: Dice,
    actions: Actions,
    study: Study,
    seat: int,
    looks: int,
    seed: int,
) -> None:
    """Play every move that was noticed to the end of the round, so many times: what it promises there.

    At the first look a trade is reckoned out roughly; here the others answer as they will. Secret choices have too few
    options to be looked at so.
    """
    for move in range(study.noticed):
        promised = 0.0
        for number in range(looks):
            begin_luck(dice, seed, number, 0)
            tables[PLAYED] = tables[REAL]
            say(tables, PLAYED, seat, study.noticed_words, move)
            play_on(tables, weights, desk, dice, actions, 0, seed, number)
            promised += desk.chance[seat] / looks
        study.in_round[move] = promised


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
    looks: int,
    playouts: int,
    further: int,
    seed: int,
) -> int:
    """Think about a decision of a seat at tables[REAL]; how many moves were found at the first look.

    A study that is new begins with that look, and goes on with `looks` at where each move leads in this round, if there
    are many. Then come the playouts. Without a seat (NOBODY) everybody's chances are studied instead of moves.
    """
    found = 0
    if study.found == 0 and seat != NOBODY:
        found = consider(tables, REAL, weights, desk, actions, seat)
        if playouts > 0:
            note_moves(desk, study, found)
            study_best(study, study.at_once, BEST_AT_ONCE)
            if looks > 0 and found > BEST_AT_ONCE:
                look_again(tables, weights, desk, dice, actions, study, seat, looks, seed)
                study_best(study, study.in_round, BEST_IN_ROUND)
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
            say(tables, PLAYED, seat, study.words, move)
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

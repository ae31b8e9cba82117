"""Rollouts: candidate moves are played on to the end of the round and further, the better ones more often (UCB).

A playout begins with the move, goes on to the end of the round and a little further, and ends with everybody's chance
to win. What is secret is drawn anew in each, as often as those who chose it would have chosen it. Moves that look
better are tried more often.
"""

import math

from karfunkel.bots.regret_matching import OPTIONS
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
from karfunkel.engine.float_fields import float64
from karfunkel.engine.playout import MOST_STEPS
from karfunkel.games.trading.bots.compiled_game_steps import evaluate_at, say
from karfunkel.games.trading.bots.one_ply_rating import is_secret, rate_moves
from karfunkel.games.trading.bots.scratch_record import MOST_MOVES, REAL, SEATS, Scratch
from karfunkel.games.trading.bots.trader_step import moment, step
from karfunkel.games.trading.bots.win_chance_evaluation import TradingWeights
from karfunkel.games.trading.rules.state import NONE, OVER, GemTable

PLAYED = 6
"""The table at which playouts are played."""
BEST_AT_ONCE = 12
"""So many moves are played on that promise most at the first look,"""
BEST_IN_ROUND = 6
"""and of the others so many that promise most once all have answered, if that was looked at."""
MOST_CANDIDATES = BEST_AT_ONCE + BEST_IN_ROUND
EACH_FIRST = 8
"""How often each of them is tried before the better ones are tried more often."""
MOST_ROUNDS = 64
"""A playout has fewer rounds."""
CURIOSITY = 1.0
"""How much better a move that was seldom tried may be than it looks, in spreads of what playouts show."""


class RolloutStats(Record):
    """What playouts have shown so far."""

    noticed: int = int64()
    """How many moves were noticed at the first look,"""
    noticed_words: Row = int64(MOST_MOVES * LONGEST_MOVE)
    """which, four actions each,"""
    at_once: Numbers = float64(MOST_MOVES)
    """what each promises there,"""
    in_round: Numbers = float64(MOST_MOVES)
    """and what at the end of the round, if that was looked at."""
    is_candidate: Row = int64(MOST_MOVES)
    found: int = int64()
    """How many of them are candidates,"""
    words: Row = int64(MOST_CANDIDATES * LONGEST_MOVE)
    """which,"""
    promised: Numbers = float64(MOST_CANDIDATES)
    """what each promised before it was played on,"""
    times: Numbers = float64(MOST_CANDIDATES)
    """how often it was played on,"""
    total: Numbers = float64(MOST_CANDIDATES)
    """and the sum of the chances to win after it."""
    squares: float = float64()
    """The sum of the squares of all those chances."""
    playouts: int = int64()
    in_turn: int = int64()
    """1 if the candidates are played on in turn, each in the same worlds, so that they are compared by one measure."""
    options: Row = int64(SEATS)
    average: Numbers = float64(SEATS * OPTIONS)
    """How often each seat chooses each option of a secret choice."""


@rule
def record_ratings(scratch: Scratch, stats: RolloutStats, found: int) -> None:
    """Note what was found at the first look: moves, what they promise, and how all choose in secret."""
    stats.noticed = found
    for word in range(found * LONGEST_MOVE):
        stats.noticed_words[word] = scratch.words[word]
    for move in range(found):
        stats.at_once[move] = scratch.value[move]
        stats.is_candidate[move] = 0
    for seat in range(SEATS):
        stats.options[seat] = scratch.options[seat]
        for option in range(OPTIONS):
            stats.average[seat * OPTIONS + option] = scratch.average[seat * OPTIONS + option]


@rule
def add_candidates(stats: RolloutStats, promises: list[float], most: int) -> None:
    """Add so many candidates: of the other moves the ones that promise most, the best first."""
    for _ in range(min(most, stats.noticed - stats.found)):
        best = -1
        for move in range(stats.noticed):
            if stats.is_candidate[move] == 0 and (best < 0 or promises[move] > promises[best]):
                best = move
        stats.is_candidate[best] = 1
        for word in range(LONGEST_MOVE):
            stats.words[stats.found * LONGEST_MOVE + word] = stats.noticed_words[best * LONGEST_MOVE + word]
        stats.promised[stats.found] = promises[best]
        stats.times[stats.found] = 0.0
        stats.total[stats.found] = 0.0
        stats.found += 1


@rule
def spread(stats: RolloutStats) -> float:
    """By how much the playouts of a move differ. Near the end of a game they are won or lost: then it is large."""
    explained = 0.0
    for move in range(stats.found):
        explained += stats.total[move] * stats.total[move] / stats.times[move]
    return math.sqrt(max(stats.squares - explained, 0.0) / stats.playouts)


@rule
def select_by_ucb(stats: RolloutStats) -> int:
    """The move that is to be played on next: each a few times, then the one that may be best."""
    for move in range(stats.found):
        if stats.times[move] < EACH_FIRST:
            return move
    best = 0
    highest = -1.0
    curious = CURIOSITY * spread(stats) * math.sqrt(math.log(stats.playouts + 1.0))
    for move in range(stats.found):
        hope = stats.total[move] / stats.times[move] + curious / math.sqrt(stats.times[move])
        if hope > highest:
            highest = hope
            best = move
    return best


@rule
def sample_choice(stats: RolloutStats, dice: Dice, seat: int, not_this: int) -> int:
    """An option of a seat, drawn as often as it would choose it, but not a certain one."""
    total = 0.0
    for option in range(stats.options[seat]):
        if option != not_this:
            total += stats.average[seat * OPTIONS + option] + 1e-6
    left = total * random_below(dice, 1 << 30) / (1 << 30)
    last = 0
    for option in range(stats.options[seat]):
        if option != not_this:
            last = option
            left -= stats.average[seat * OPTIONS + option] + 1e-6
            if left < 0.0:
                return option
    return last


@rule
def sample_secret_choices(table: GemTable, stats: RolloutStats, dice: Dice, seat: int, guessed: int) -> None:
    """Choose for everybody else whose choice is secret."""
    for other in range(table.players):
        if other == seat:
            continue
        if table.players == 2 and table.chosen[other] != NONE:
            table.chosen[other] = sample_choice(stats, dice, other, guessed)
        elif table.players > 2:
            table.chosen[other] = sample_choice(stats, dice, other, NONE)


@rule
def seed_playout(dice: Dice, seed: int, number: int, rounds: int) -> None:
    """The luck of a round of a playout: that of equal number is alike for all moves, so that they can be compared."""
    shake(dice, seed, number * MOST_ROUNDS + rounds)


@apart
def play_on(
    tables: Tables,
    weights: TradingWeights,
    scratch: Scratch,
    dice: Dice,
    actions: Actions,
    further: int,
    seed: int,
    number: int,
) -> None:
    """Play until the round is over and so many more, and evaluate the table then."""
    before = moment(tables[PLAYED])
    rounds = 0
    for _ in range(MOST_STEPS):
        if moment(tables[PLAYED]) != before:
            before = moment(tables[PLAYED])
            if tables[PLAYED].this_round > 0:
                rounds += 1
                seed_playout(dice, seed, number, rounds)
        if tables[PLAYED].phase == OVER or rounds > further:
            break
        step(tables, PLAYED, weights, scratch, dice, actions)
    evaluate_at(tables, PLAYED, weights, scratch)


@rule
def roll_out_round(
    tables: Tables,
    weights: TradingWeights,
    scratch: Scratch,
    dice: Dice,
    actions: Actions,
    stats: RolloutStats,
    seat: int,
    looks: int,
    seed: int,
) -> None:
    """Play every move that was noticed to the end of the round, so many times: what it promises there.

    At the first look a trade is reckoned out roughly; here the others answer as they will. Secret choices have too few
    options to be looked at so.
    """
    for move in range(stats.noticed):
        promised = 0.0
        for number in range(looks):
            seed_playout(dice, seed, number, 0)
            tables[PLAYED] = tables[REAL]
            say(tables, PLAYED, seat, stats.noticed_words, move)
            play_on(tables, weights, scratch, dice, actions, 0, seed, number)
            promised += scratch.chance[seat] / looks
        stats.in_round[move] = promised


@rule
def search_moves(
    tables: Tables,
    weights: TradingWeights,
    scratch: Scratch,
    dice: Dice,
    actions: Actions,
    stats: RolloutStats,
    outcomes: Numbers,
    seat: int,
    guessed: int,
    looks: int,
    playouts: int,
    further: int,
    seed: int,
) -> int:
    """Think about a decision of a seat at tables[REAL]; how many moves were found at the first look.

    New statistics begin with that look, and go on with `looks` at where each move leads in this round, if there
    are many. Then come the playouts. Everybody's chances after each of them are written into `outcomes`, as far as
    there is room. Without a seat (NOBODY) nobody moves, and candidates are empty.
    """
    found = 0
    if stats.found == 0 and seat != NOBODY:
        found = rate_moves(tables, REAL, weights, scratch, actions, seat)
        if playouts > 0:
            record_ratings(scratch, stats, found)
            add_candidates(stats, stats.at_once, BEST_AT_ONCE)
            if looks > 0 and found > BEST_AT_ONCE:
                roll_out_round(tables, weights, scratch, dice, actions, stats, seat, looks, seed)
                add_candidates(stats, stats.in_round, BEST_IN_ROUND)
    for _ in range(playouts):
        move = stats.playouts % stats.found if stats.in_turn == 1 else select_by_ucb(stats)
        number = int(stats.times[move])
        seed_playout(dice, seed, number, 0)
        tables[PLAYED] = tables[REAL]
        if seat != NOBODY and is_secret(pending(tables[REAL])):
            sample_secret_choices(tables[PLAYED], stats, dice, seat, guessed)
        say(tables, PLAYED, seat, stats.words, move)
        play_on(tables, weights, scratch, dice, actions, further, seed, number)
        record_playout(scratch, stats, outcomes, seat, move, tables[REAL].players)
    return found


@rule
def record_playout(
    scratch: Scratch, stats: RolloutStats, outcomes: Numbers, seat: int, move: int, players: int
) -> None:
    """Add what a playout has shown."""
    if (stats.playouts + 1) * SEATS <= len(outcomes):
        for each in range(players):
            outcomes[stats.playouts * SEATS + each] = scratch.chance[each]
    stats.playouts += 1
    stats.times[move] += 1.0
    if seat != NOBODY:
        stats.total[move] += scratch.chance[seat]
        stats.squares += scratch.chance[seat] * scratch.chance[seat]

"""Self-play of traders: whole games to fit weights with, and the single steps that rollouts take."""

from karfunkel.bots.regret_matching import OPTIONS
from karfunkel.engine import (
    EVERYBODY,
    Actions,
    Dice,
    Numbers,
    Tables,
    apart,
    chance_pending,
    pending,
    pending_seat,
    random_below,
    rule,
    shake,
)
from karfunkel.engine.game_interface import next_seat, wins
from karfunkel.engine.playout import MOST_STEPS
from karfunkel.games.trading.bots.one_ply_rating import do_apply, draw_any, rate_moves, sample_move, say
from karfunkel.games.trading.bots.scratch_record import REAL, SEATS, Scratch
from karfunkel.games.trading.bots.win_chance_evaluation import (
    Weights,
    earned,
    estimate_points,
    rounds_left,
    stage_length,
)
from karfunkel.games.trading.rules.state import CHOOSE, NONE, STAGES, GemTable

START = 5
"""The table that games begin with."""


@rule
def sample_option(scratch: Scratch, dice: Dice, seat: int) -> int:
    """One of the options of a seat, drawn as often as it should be chosen."""
    left = random_below(dice, 1 << 30) / (1 << 30)
    for option in range(scratch.options[seat]):
        left -= scratch.average[seat * OPTIONS + option]
        if left < 0.0:
            return option
    return scratch.options[seat] - 1


@rule
def all_choose(table: GemTable) -> bool:
    """Whether all choose in secret now."""
    return pending(table) == CHOOSE and pending_seat(table) == EVERYBODY


@rule
def choose_for_all(tables: Tables, at: int, scratch: Scratch, dice: Dice) -> None:
    """Choose for everybody who has not chosen: what they should choose is settled for all at once, without peeking."""
    for seat in range(tables[at].players):
        if tables[at].chosen[seat] == NONE and pending(tables[at]) == CHOOSE:
            do_apply(tables, at, seat, sample_option(scratch, dice, seat))


@apart
def step(tables: Tables, at: int, weights: Weights, scratch: Scratch, dice: Dice, actions: Actions) -> None:
    """Go on by a card drawn, a decision, or everybody's choice."""
    if chance_pending(tables[at]):
        draw_any(tables, at, dice)
        return
    seat = next_seat(tables[at])
    found = rate_moves(tables, at, weights, scratch, actions, seat)
    if all_choose(tables[at]):
        choose_for_all(tables, at, scratch, dice)
    else:
        say(tables, at, seat, scratch.words, sample_move(scratch, found, dice))


@rule
def moment(table: GemTable) -> int:
    """The stage and the round, as one number."""
    return table.stage * 64 + table.this_round


@rule
def play_games(
    tables: Tables,
    weights: Weights,
    scratch: Scratch,
    dice: Dice,
    actions: Actions,
    seen: Tables,
    game_of: Actions,
    ends: Numbers,
    seed: int,
    first: int,
    games: int,
) -> int:
    """Play games number `first` and following from tables[START], and keep what values can be fitted with.

    Every table at which a round begins is kept in `seen`, with the number of its game; in `ends` each seat's part of
    the win and its points, ten numbers a game. How many tables were kept.
    """
    kept = 0
    for game in range(games):
        tables[REAL] = tables[START]
        shake(dice, seed, first + game)
        before = -1
        for _ in range(MOST_STEPS):
            table = tables[REAL]
            if table.depth == 0:
                break
            if table.this_round > 0 and moment(table) != before and kept < len(seen):
                before = moment(table)
                seen[kept] = table
                game_of[kept] = game
                kept += 1
            step(tables, REAL, weights, scratch, dice, actions)
        record_outcome(tables[REAL], ends, game)
    return kept


@rule
def record_outcome(table: GemTable, ends: Numbers, game: int) -> None:
    """Note each seat's part of the win of a game, and its points."""
    winners = 0
    for seat in range(table.players):
        if wins(table, seat):
            winners += 1
    for seat in range(table.players):
        ends[game * 2 * SEATS + seat] = 1.0 / winners if wins(table, seat) else 0.0
        ends[game * 2 * SEATS + SEATS + seat] = earned(table, seat)


@rule
def evaluate_all(seen: Tables, weights: Weights, scratch: Scratch, number: int, worths: Numbers) -> None:
    """Everybody's worth at so many tables, five numbers a table."""
    for at in range(number):
        estimate_points(seen[at], weights, scratch)
        for seat in range(seen[at].players):
            worths[at * SEATS + seat] = scratch.worth[seat]


@rule
def count_rounds_left(seen: Tables, number: int, rounds: Numbers) -> None:
    """How many rounds are still to come at so many tables, up to the end of the game."""
    for at in range(number):
        rounds[at] = rounds_left(seen[at]) + (STAGES - seen[at].stage) * stage_length(seen[at])

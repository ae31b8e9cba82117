"""Self-play of traders: whole games, and the tables of theirs that weights are fitted to."""

from karfunkel.engine import Actions, Dice, Numbers, Tables, rule, shake
from karfunkel.engine.game_interface import wins
from karfunkel.engine.playout import MOST_STEPS
from karfunkel.games.trading.bots.scratch_record import REAL, SEATS, Scratch
from karfunkel.games.trading.bots.trader_step import moment, step
from karfunkel.games.trading.bots.win_chance_evaluation import TradingWeights, earned
from karfunkel.games.trading.rules.state import GemTable

START = 5
"""The table that games begin with."""


@rule
def play_games(
    tables: Tables,
    weights: TradingWeights,
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

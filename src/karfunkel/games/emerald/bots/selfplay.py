"""Games of traders among themselves, in which all gold is open: the sample that the values are fitted to."""

from karfunkel.engine import (
    Actions,
    Dice,
    Numbers,
    Tables,
    chance_pending,
    pending,
    pending_seat,
    random_below,
    rule,
    shake,
)
from karfunkel.games.emerald.bots.acting import option_taken
from karfunkel.games.emerald.bots.desk import HERE, Desk
from karfunkel.games.emerald.bots.features import FEATURES
from karfunkel.games.emerald.bots.options import bring_any, carry_out
from karfunkel.games.emerald.bots.standing import progress, write_standings
from karfunkel.games.emerald.bots.value import share_win
from karfunkel.games.emerald.rules.state import MAX_PLAYERS, MOVE_KNIGHT


@rule
def play_games(
    tables: Tables,
    desk: Desk,
    weights: Numbers,
    dice: Dice,
    actions: Actions,
    start: Tables,
    sample: Tables,
    game_of: Actions,
    shares: Numbers,
    seed: int,
    games: int,
    one_in: int,
    temperature: float,
) -> int:
    """Play games from the table in `start`; how many tables went into the sample.

    One in so many tables at which a knight is to be moved is kept, with its game and each seat's share of the win.
    """
    kept = 0
    for game in range(games):
        tables[HERE] = start[0]
        shake(dice, seed, game)
        first = kept
        while tables[HERE].depth > 0:
            if is_kept(tables, dice, one_in) and kept < len(sample):
                sample[kept] = tables[HERE]
                game_of[kept] = game
                kept += 1
            happen(tables, desk, weights, dice, actions, temperature)
        share_win(tables[HERE], desk, HERE)
        for i in range(first, kept):
            for seat in range(tables[HERE].players):
                shares[i * MAX_PLAYERS + seat] = desk.chances[HERE, seat]
    return kept


@rule
def is_kept(tables: Tables, dice: Dice, one_in: int) -> bool:
    """Whether the table goes into the sample."""
    return pending(tables[HERE]) == MOVE_KNIGHT and random_below(dice, one_in) == 0


@rule
def happen(tables: Tables, desk: Desk, weights: Numbers, dice: Dice, actions: Actions, temperature: float) -> None:
    """Let the next thing happen: a draw, or an action as a trader would choose it."""
    table = tables[HERE]
    if chance_pending(table):
        bring_any(table, dice)
    else:
        option = option_taken(tables, desk, weights, dice, actions, HERE, temperature)
        carry_out(table, pending_seat(table), option)


@rule
def write_sample(sample: Tables, desk: Desk, features: Numbers, late: Numbers) -> None:
    """The features of every seat at each table of a sample, and how far its game is."""
    for i in range(len(sample)):
        write_standings(sample[i], desk)
        late[i] = progress(sample[i])
        for seat in range(sample[i].players):
            for feature in range(FEATURES):
                features[(i * MAX_PLAYERS + seat) * FEATURES + feature] = desk.standing[seat, feature]

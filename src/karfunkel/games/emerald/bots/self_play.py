"""Self-play of traders with open gold: the sample to which the weights are fitted."""

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
from karfunkel.games.emerald.bots.compiled_game_steps import carry_out, draw_random_outcome
from karfunkel.games.emerald.bots.feature_names import FEATURES
from karfunkel.games.emerald.bots.feature_values import progress, write_features
from karfunkel.games.emerald.bots.scratch_record import HERE, EmeraldScratch
from karfunkel.games.emerald.bots.softmax_choice import choose_option
from karfunkel.games.emerald.bots.weights_record import EmeraldWeights
from karfunkel.games.emerald.bots.win_chances import share_win
from karfunkel.games.emerald.rules.state import MAX_PLAYERS, MOVE_KNIGHT


@rule
def play_games(
    tables: Tables,
    scratch: EmeraldScratch,
    weights: EmeraldWeights,
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
            step(tables, scratch, weights, dice, actions, temperature)
        share_win(tables[HERE], scratch, HERE)
        for i in range(first, kept):
            for seat in range(tables[HERE].players):
                shares[i * MAX_PLAYERS + seat] = scratch.chances[HERE, seat]
    return kept


@rule
def is_kept(tables: Tables, dice: Dice, one_in: int) -> bool:
    """Whether the table goes into the sample."""
    return pending(tables[HERE]) == MOVE_KNIGHT and random_below(dice, one_in) == 0


@rule
def step(
    tables: Tables, scratch: EmeraldScratch, weights: EmeraldWeights, dice: Dice, actions: Actions, temperature: float
) -> None:
    """Let the next thing happen: a draw, or an action as a trader would choose it."""
    table = tables[HERE]
    if chance_pending(table):
        draw_random_outcome(table, dice)
    else:
        option = choose_option(tables, scratch, weights, dice, actions, HERE, temperature)
        carry_out(table, pending_seat(table), option)


@rule
def write_sample(sample: Tables, scratch: EmeraldScratch, features: Numbers, late: Numbers) -> None:
    """The features of every seat at each table of a sample, and how far its game is."""
    for i in range(len(sample)):
        write_features(sample[i], scratch)
        late[i] = progress(sample[i])
        for seat in range(sample[i].players):
            for feature in range(FEATURES):
                features[(i * MAX_PLAYERS + seat) * FEATURES + feature] = scratch.features[seat, feature]

"""The choice of a novice or a trader: all moves rated one ply deep, with noise for a novice, and one of them drawn."""

from karfunkel.bots.compiled_levels import NOVICE
from karfunkel.engine import LONGEST_MOVE, Actions, Dice, Tables, rule
from karfunkel.games.trading.bots.novice_noise import add_novice_noise
from karfunkel.games.trading.bots.one_ply_rating import rate_moves, sample_move, write_own_choices
from karfunkel.games.trading.bots.scratch_record import REAL, Scratch
from karfunkel.games.trading.bots.trader_step import all_choose, moment
from karfunkel.games.trading.bots.win_chance_evaluation import TradingWeights


@rule
def choose_move(
    tables: Tables, weights: TradingWeights, scratch: Scratch, dice: Dice, actions: Actions, seat: int, level: int
) -> None:
    """Choose a move of a seat at tables[REAL]; all that it thought of stay in `words`, with their values and weights.

    What all choose at once is the same game in the eyes of everybody. So it is settled for all when the first is asked.
    """
    if all_choose(tables[REAL]) and scratch.settled == moment(tables[REAL]):
        scratch.found = write_own_choices(tables[REAL], scratch, seat)
    else:
        scratch.found = rate_moves(tables, REAL, weights, scratch, actions, seat)
        scratch.settled = moment(tables[REAL]) if all_choose(tables[REAL]) else 0
    if level == NOVICE:
        add_novice_noise(tables[REAL], scratch, scratch.found, dice)
    move = sample_move(scratch, scratch.found, dice)
    for word in range(LONGEST_MOVE):
        scratch.answer[word] = scratch.words[move * LONGEST_MOVE + word]

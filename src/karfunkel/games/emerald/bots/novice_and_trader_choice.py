"""The choice of a novice or a trader: expectimax of every option, averaged over hidden gold, drawn by a softmax."""

from karfunkel.engine import Actions, Dice, Tables, rule
from karfunkel.games.emerald.bots.hidden_gold_sampling import is_gold_hidden, redeal_hidden_gold
from karfunkel.games.emerald.bots.scratch_record import HERE, EmeraldScratch
from karfunkel.games.emerald.bots.softmax_choice import TRADERS_TEMPERATURE, sample_option, softmax
from karfunkel.games.emerald.bots.turn_expectimax import rate_options
from karfunkel.games.emerald.bots.weights_record import EmeraldWeights

WORLDS = (1, 4)
"""In how many deals of the hidden gold a novice and a trader look at each move."""
TEMPERATURES = (0.35, TRADERS_TEMPERATURE)
"""How readily they play what is not the best: with 1, a move that halves their odds to win about half as often."""


@rule
def choose_move(
    tables: Tables,
    weights: EmeraldWeights,
    scratch: EmeraldScratch,
    dice: Dice,
    actions: Actions,
    seat: int,
    level: int,
) -> None:
    """Choose an action of a seat at tables[HERE]; `average` keeps what each promises, `rated` how likely it is."""
    rate_at_once(tables, scratch, weights, dice, actions, seat, WORLDS[level])
    number = scratch.number[HERE]
    for i in range(number):
        scratch.rated[i] = scratch.average[i]
    softmax(scratch, number, TEMPERATURES[level])
    for word in range(len(scratch.answer)):
        scratch.answer[word] = -1
    scratch.answer[0] = scratch.options[HERE, sample_option(scratch, dice, number)]


@rule
def rate_at_once(
    tables: Tables,
    scratch: EmeraldScratch,
    weights: EmeraldWeights,
    dice: Dice,
    actions: Actions,
    seat: int,
    worlds: int,
) -> None:
    """Rate the options of a seat at tables[HERE], on average over so many sampled deals of gold that it does not see.

    If there is none, one look says all.
    """
    looks = worlds if is_gold_hidden(tables[HERE], seat) else 1
    for look in range(looks):
        redeal_hidden_gold(tables[HERE], scratch, dice, seat)
        rate_options(tables, scratch, weights, actions, HERE)
        for i in range(scratch.number[HERE]):
            before = scratch.average[i] if look > 0 else 0.0
            scratch.average[i] = before + scratch.rated[i] / looks

"""The ratings of novices and traders: expectimax of every option, averaged over hidden gold."""

from karfunkel.engine import Actions, Dice, Numbers, Tables, rule
from karfunkel.games.emerald.bots.hidden_gold_sampling import redeal_hidden_gold
from karfunkel.games.emerald.bots.scratch import HERE, Scratch
from karfunkel.games.emerald.bots.turn_expectimax import rate_options
from karfunkel.games.emerald.rules.state import MOST_LEGAL


@rule
def rate_at_once(
    tables: Tables, scratch: Scratch, weights: Numbers, dice: Dice, actions: Actions, seat: int, worlds: int
) -> None:
    """Rate the options of a seat at tables[HERE], on average over so many sampled deals of the hidden gold."""
    for i in range(MOST_LEGAL):
        scratch.average[i] = 0.0
    for _ in range(worlds):
        redeal_hidden_gold(tables[HERE], scratch, dice, seat)
        rate_options(tables, scratch, weights, actions, HERE)
        for i in range(scratch.number[HERE]):
            scratch.average[i] += scratch.rated[i] / worlds

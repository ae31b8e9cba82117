"""What novices and traders do: they value every option by a look."""

from karfunkel.engine import Actions, Dice, Numbers, Tables, rule
from karfunkel.games.emerald.bots.desk import HERE, Desk
from karfunkel.games.emerald.bots.look import look, rate_options
from karfunkel.games.emerald.bots.worlds import imagine_gold
from karfunkel.games.emerald.rules.state import MOST_LEGAL


@rule
def glance(tables: Tables, desk: Desk, weights: Numbers, dice: Dice, actions: Actions, seat: int, worlds: int) -> None:
    """Rate the options of a seat at tables[HERE], on average over so many imagined deals of the hidden gold."""
    for i in range(MOST_LEGAL):
        desk.average[i] = 0.0
    for _ in range(worlds):
        imagine_gold(tables[HERE], desk, dice, seat)
        rate_options(tables, desk, weights, actions, HERE)
        for i in range(desk.number[HERE]):
            desk.average[i] += desk.rated[i] / worlds


@rule
def judge(tables: Tables, desk: Desk, weights: Numbers, actions: Actions) -> None:
    """Each seat's chance to win at tables[HERE], as it is when the turn under way is over."""
    look(tables, desk, weights, actions, HERE)

"""A loop of compiled random games that begin at one situation, for `same_games.py`."""

from karfunkel.engine import Actions, Dice, Tables, rule
from karfunkel.engine.playout import play_out


@rule
def random_games(tables: Tables, dice: Dice, actions: Actions, games: int) -> int:
    """Play games from the situation in tables[1], with dice that roll on; how many decisions they had."""
    decisions = 0
    for _ in range(games):
        tables[0] = tables[1]
        decisions += play_out(tables[0], dice, actions)
    return decisions

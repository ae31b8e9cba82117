"""Steps of the game, each compiled once for all who take them: an action, a move, a card drawn, an evaluation."""

from karfunkel.engine import LONGEST_MOVE, Actions, Dice, Row, Tables, apart, random_below, rule
from karfunkel.engine.game_interface import apply, chance_pick, chance_total, draw, legal
from karfunkel.games.trading.bots.move_listing import NO_ACTION
from karfunkel.games.trading.bots.scratch_record import Scratch
from karfunkel.games.trading.bots.win_chance_evaluation import TradingWeights, evaluate


@apart
def do_apply(tables: Tables, at: int, seat: int, action: int) -> None:
    """Say an action at a table."""
    apply(tables[at], seat, action)


@rule
def say(tables: Tables, at: int, seat: int, words: Row, move: int) -> None:
    """Say a move at a table, one of those that are written down in `words`."""
    for word in range(LONGEST_MOVE):
        if words[move * LONGEST_MOVE + word] != NO_ACTION:
            do_apply(tables, at, seat, words[move * LONGEST_MOVE + word])


@apart
def draw_any(tables: Tables, at: int, dice: Dice) -> None:
    """Draw a card at random at a table."""
    draw(tables[at], chance_pick(tables[at], random_below(dice, chance_total(tables[at]))))


@apart
def evaluate_at(tables: Tables, at: int, weights: TradingWeights, scratch: Scratch) -> None:
    """Evaluate a table."""
    evaluate(tables[at], weights, scratch)


@apart
def legal_at(tables: Tables, at: int, seat: int, actions: Actions) -> int:
    """The legal actions at a table."""
    return legal(tables[at], seat, actions)

"""One step of a game as traders play it: a card drawn, a decision, or what all choose at once."""

from karfunkel.bots.regret_matching import OPTIONS
from karfunkel.engine import (
    EVERYBODY,
    Actions,
    Dice,
    Tables,
    apart,
    chance_pending,
    pending,
    pending_seat,
    random_below,
    rule,
)
from karfunkel.engine.game_interface import next_seat
from karfunkel.games.trading.bots.compiled_game_steps import do_apply, draw_any, say
from karfunkel.games.trading.bots.one_ply_rating import rate_moves, sample_move
from karfunkel.games.trading.bots.scratch_record import Scratch
from karfunkel.games.trading.bots.win_chance_evaluation import TradingWeights
from karfunkel.games.trading.rules.state import CHOOSE, NONE, GemTable


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
def step(tables: Tables, at: int, weights: TradingWeights, scratch: Scratch, dice: Dice, actions: Actions) -> None:
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

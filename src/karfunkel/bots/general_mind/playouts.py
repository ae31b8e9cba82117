"""Playouts: an option is carried out on a table that may be the real one, and all play on at random until the end.

In a world the secrets, the cards to come and the dice of all seats are what they are for every option, so that luck
blurs the options alike and their differences are seen early.
"""

from karfunkel.engine import (
    LONGEST_MOVE,
    Actions,
    Agenda,
    Dice,
    Grid,
    Numbers,
    Record,
    Row,
    Tables,
    apart,
    chance_pending,
    int64,
    random_below,
    rule,
    shake,
)
from karfunkel.engine.game_interface import apply, determinize, hide, legal, next_seat, wins
from karfunkel.engine.playout import MOST_STEPS, draw_at_random
from karfunkel.engine.record_float_fields import float64

HERE, WORLD, SEEN = range(3)
"""The tables: the one that is thought about, the one at which things are tried, and that one as a seat sees it."""
TABLES = 3
MOST_OPTIONS = 96
"""No more moves of a decision are tried."""
SEATS = 5


class Trials(Record):
    """The options of a decision, and what they brought."""

    number: int = int64()
    """How many options there are,"""
    length: Row = int64(MOST_OPTIONS)
    """of how many actions each is,"""
    actions: Grid = int64(MOST_OPTIONS, LONGEST_MOVE)
    """and which they are."""
    running: Row = int64(MOST_OPTIONS)
    """1 for each option that is still tried,"""
    times: Row = int64(MOST_OPTIONS)
    """how often it was,"""
    total: Numbers = float64(MOST_OPTIONS)
    """and what it brought its seat in all."""
    shares: Numbers = float64(SEATS)
    """What each seat had of the last win,"""
    sums: Numbers = float64(SEATS)
    """and of all of them."""
    steps: int = int64()
    """How many decisions and draws were played."""


@apart
def sample_world(tables: Tables, dice: Dice, seat: int) -> None:
    """Lay out the table that is thought about, with secrets that are possible in the eyes of a seat."""
    tables[WORLD] = tables[HERE]
    if seat >= 0:
        hide(tables[WORLD], seat)
        determinize(tables[WORLD], seat, dice)


@apart
def act(table: Agenda, seat: int, action: int) -> None:
    """Carry out an action."""
    apply(table, seat, action)


@apart
def list_actions(table: Agenda, seat: int, actions: Actions) -> int:
    """Write down the legal actions of a seat; how many there are."""
    return legal(table, seat, actions)


@apart
def draw_any(table: Agenda, luck: Dice) -> None:
    """Carry out the pending draw."""
    draw_at_random(table, luck)


@rule
def carry_out(table: Agenda, trials: Trials, seat: int, option: int) -> None:
    """Carry out an option of a seat."""
    for place in range(trials.length[option]):
        act(table, seat, trials.actions[option, place])


@apart
def play_out(table: Agenda, trials: Trials, luck: Dice, dice: Dice, actions: Actions) -> None:
    """Play to the end at random, and see who wins."""
    for _ in range(MOST_STEPS):
        if table.depth == 0:
            break
        if chance_pending(table):
            draw_any(table, luck)
        else:
            seat = next_seat(table)
            act(table, seat, actions[random_below(dice, list_actions(table, seat, actions))])
        trials.steps += 1
    share_win(table, trials)


@apart
def share_win(table: Agenda, trials: Trials) -> None:
    """What each seat has of the win."""
    winners = 0
    for seat in range(table.players):
        trials.shares[seat] = 1.0 if wins(table, seat) else 0.0
        if trials.shares[seat] > 0.0:
            winners += 1
    for seat in range(table.players):
        trials.shares[seat] /= max(winners, 1)
        trials.sums[seat] += trials.shares[seat]


@rule
def try_options(
    tables: Tables, trials: Trials, luck: Dice, dice: Dice, actions: Actions, seat: int, seed: int, first: int, end: int
) -> None:
    """Play out the options of a seat that are still running, each in the worlds with the numbers from first to end."""
    for world in range(first, end):
        for option in range(trials.number):
            if trials.running[option] > 0:
                shake(luck, seed, 2 * world)
                shake(dice, seed, 2 * world + 1)
                sample_world(tables, dice, seat)
                carry_out(tables[WORLD], trials, seat, option)
                play_out(tables[WORLD], trials, luck, dice, actions)
                trials.times[option] += 1
                trials.total[option] += trials.shares[seat]

"""Rates the moves of every decision one ply deep: the win chance after each, and how likely it is played."""

from karfunkel.bots.regret_matching import OPTIONS
from karfunkel.engine import Actions, Dice, Tables, apart, pending, random_below, rule, verb
from karfunkel.engine.table_copy import copy_table
from karfunkel.games.trading.bots.compiled_game_steps import evaluate_at, say
from karfunkel.games.trading.bots.move_listing import list_moves
from karfunkel.games.trading.bots.round_foresight import foresee
from karfunkel.games.trading.bots.scratch_record import SEEN, TRIAL, Scratch
from karfunkel.games.trading.bots.secret_choice_equilibrium import evaluate_actions, solve_choices
from karfunkel.games.trading.bots.trade_move_rating import (
    prepare_trade,
    write_answers,
    write_any_offer,
    write_last_offers,
    write_openings,
)
from karfunkel.games.trading.bots.trade_solver import MOST_OFFERED
from karfunkel.games.trading.bots.two_player_guessing import write_option
from karfunkel.games.trading.bots.win_chance_evaluation import TradingWeights
from karfunkel.games.trading.rules.state import ANSWER, FIRST_OWN_DECISION, OPEN_TRADE, GemTable

MATCHING_ROUNDS = (0, 0, 80, 60, 60, 30)
"""Rounds of regret matching for one look at a secret choice, by the number of players: with five each takes long."""
LAST_OFFER = FIRST_OWN_DECISION + 2
"""The decision after an opening was declined; Basari has none."""


@verb
def hide(table: GemTable, seat: int) -> None:
    """Blank what a seat may not see."""
    raise NotImplementedError


@verb
def is_secret(kind: int) -> bool:
    """Whether a decision is made in secret."""
    raise NotImplementedError


@verb
def fill_own_matrix(table: GemTable, scratch: Scratch) -> None:
    """Lay the game of choosing out, once it is known what every action brings."""
    raise NotImplementedError


@verb
def write_own_choices(table: GemTable, scratch: Scratch, seat: int) -> int:
    """Write the moves of a secret decision down, once it is settled; how many there are."""
    raise NotImplementedError


@verb
def rate_event_cards(tables: Tables, weights: TradingWeights, scratch: Scratch, actions: Actions, seat: int) -> int:
    """Consider which event card to take; 0 if that is not asked."""
    raise NotImplementedError


@rule
def rate_by_trying(tables: Tables, weights: TradingWeights, scratch: Scratch, actions: Actions, seat: int) -> int:
    """Try every move out, and evaluate the table after it."""
    found = list_moves(tables[SEEN], seat, scratch, actions)
    for move in range(found):
        copy_table(tables, TRIAL, tables, SEEN)
        say(tables, TRIAL, seat, scratch.words, move)
        foresee(tables[TRIAL])
        evaluate_at(tables, TRIAL, weights, scratch)
        scratch.value[move] = scratch.chance[seat]
    return found


@rule
def write_choices(scratch: Scratch, seat: int) -> int:
    """[E21] What to choose while all choose in secret, which is settled; how many moves there are."""
    for option in range(scratch.options[seat]):
        at = seat * OPTIONS + option
        write_option(scratch, option, option, scratch.expected[at], scratch.average[at])
    return scratch.options[seat]


@rule
def take_best(scratch: Scratch, found: int) -> None:
    """The best move is played, and no other."""
    best = 0
    for move in range(found):
        scratch.weight[move] = 0.0
        if scratch.value[move] > scratch.value[best]:
            best = move
    scratch.weight[best] = 1.0


@apart
def rate_moves(tables: Tables, at: int, weights: TradingWeights, scratch: Scratch, actions: Actions, seat: int) -> int:
    """Rate the moves of a seat at a table, into the scratch record; how many moves are rated."""
    copy_table(tables, SEEN, tables, at)
    hide(tables[SEEN], seat)
    kind = pending(tables[SEEN])
    if is_secret(kind):
        evaluate_actions(tables, SEEN, weights, scratch, actions)
        fill_own_matrix(tables[SEEN], scratch)
        solve_choices(scratch, MATCHING_ROUNDS[tables[SEEN].players])
        return write_own_choices(tables[SEEN], scratch, seat)
    if kind in (OPEN_TRADE, ANSWER) or kind == LAST_OFFER:
        prepare_trade(tables, weights, scratch, actions, seat, MOST_OFFERED)
        if kind == ANSWER:
            found = write_answers(tables[SEEN], scratch, seat)
        elif kind == OPEN_TRADE:
            found = write_openings(tables[SEEN], scratch, seat)
        else:
            found = write_last_offers(tables[SEEN], scratch, seat)
        if found == 0:
            found = write_any_offer(tables, scratch, actions, seat)
    else:
        found = rate_event_cards(tables, weights, scratch, actions, seat)
        if found == 0:
            found = rate_by_trying(tables, weights, scratch, actions, seat)
    take_best(scratch, found)
    return found


@rule
def sample_move(scratch: Scratch, found: int, dice: Dice) -> int:
    """One of the moves, drawn by their weights."""
    left = random_below(dice, 1 << 30) / (1 << 30)
    for move in range(found):
        left -= scratch.weight[move]
        if left < 0.0:
            return move
    return found - 1

"""Which choices are secret in Edel, Stein & Reich, the guessing of two players too; and which event card to take."""

from karfunkel.engine import Actions, Tables, pending, rule
from karfunkel.engine.table_copy import copy_table
from karfunkel.games.edelstein.bots.evaluation_terms import EdelsteinWeights, card_effect
from karfunkel.games.edelstein.rules.event_cards import EVENT_KINDS
from karfunkel.games.edelstein.rules.state import GUESS, GUESS_AGAIN, HIDDEN, OPEN, TAKE_EVENT, Table
from karfunkel.games.edelstein.rules.two_player_guessing import active_player
from karfunkel.games.trading.bots.one_ply_rating import write_choices
from karfunkel.games.trading.bots.round_foresight import foresee
from karfunkel.games.trading.bots.scratch_record import AHEAD, SEEN, Scratch, evaluate_baseline
from karfunkel.games.trading.bots.secret_choice_equilibrium import fill_payoff_matrix
from karfunkel.games.trading.bots.two_player_guessing import (
    fill_guessing_matrix,
    write_guess,
    write_option,
    write_second_guess,
)
from karfunkel.games.trading.bots.win_chance_evaluation import compute_win_chances
from karfunkel.games.trading.rules.state import CHOOSE


@rule
def is_secret(kind: int) -> bool:
    """[E21], [E62] To choose, and to guess."""
    return kind in (CHOOSE, GUESS, GUESS_AGAIN)


@rule
def fill_own_matrix(table: Table, scratch: Scratch) -> None:
    """All choose at once; [E61] of two players one chooses and the other guesses."""
    if table.players == 2:
        fill_guessing_matrix(table, scratch, active_player(table))
    else:
        fill_payoff_matrix(table, scratch)


@rule
def write_own_choices(table: Table, scratch: Scratch, seat: int) -> int:
    """What to choose, or to guess."""
    kind = pending(table)
    if kind == GUESS:
        return write_guess(scratch, seat)
    if kind == GUESS_AGAIN:
        return write_second_guess(scratch, 1 - seat, table.guess[0])
    return write_choices(scratch, seat)


@rule
def rate_event_cards(tables: Tables, weights: EdelsteinWeights, scratch: Scratch, actions: Actions, seat: int) -> int:
    """[E24] The open card, or the top card of the stack, whatever it may be; 0 if that is not asked."""
    if pending(tables[SEEN]) != TAKE_EVENT:
        return 0
    copy_table(tables, AHEAD, tables, SEEN)
    foresee(tables[AHEAD])
    evaluate_baseline(tables, AHEAD, weights, scratch)
    shown = 0.0
    hidden = 0.0
    for kind in range(EVENT_KINDS):
        number = tables[AHEAD].face_down[kind]
        if number > 0 or kind == tables[AHEAD].open_event:
            card_effect(tables, AHEAD, weights, scratch, actions, seat, kind)
            chance = chance_after_effect(scratch, tables[AHEAD].players, seat)
            hidden += chance * number / tables[AHEAD].face_down_count
            if kind == tables[AHEAD].open_event:
                shown = chance
    write_option(scratch, 0, OPEN, shown, 0.0)
    write_option(scratch, 1, HIDDEN, hidden, 0.0)
    return 2


@rule
def chance_after_effect(scratch: Scratch, players: int, seat: int) -> float:
    """The chance of a seat once everybody's worth has changed by what stands in `effect`."""
    for each in range(players):
        scratch.worth[each] = scratch.baseline[each] + scratch.effect[each]
    compute_win_chances(scratch, players)
    return scratch.chance[seat]

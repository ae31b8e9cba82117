"""Rates the moves of every decision one ply deep: the win chance after each, and how likely it is played."""

from karfunkel.bots.regret_matching import OPTIONS
from karfunkel.engine import LONGEST_MOVE, Actions, Dice, Row, Tables, apart, pending, random_below, rule, verb
from karfunkel.engine.game_interface import apply, chance_pick, chance_total, draw, legal
from karfunkel.engine.table_copy import copy_table
from karfunkel.games.trading.bots.move_listing import NO_ACTION, list_moves
from karfunkel.games.trading.bots.scratch_record import AHEAD, SEEN, TRIAL, Scratch, evaluate_baseline
from karfunkel.games.trading.bots.secret_choice_equilibrium import (
    NOT_DONE,
    brings_at_end,
    evaluate_actions,
    evaluate_alone,
    evaluate_doing,
    evaluate_gifts,
    last_offer_end,
    load_sides,
    may_decline,
    solve_choices,
)
from karfunkel.games.trading.bots.trade_solver import MOST_OFFERED, NEVER, NO_OFFER, end_of, solve
from karfunkel.games.trading.bots.two_player_guessing import write_option
from karfunkel.games.trading.bots.win_chance_evaluation import Weights, evaluate
from karfunkel.games.trading.rules.state import (
    ACCEPT,
    ACTIONS_SHOWN,
    ANSWER,
    CHOOSE,
    COLOUR,
    COLOURS,
    COUNT,
    FIRST_OWN_ACTION,
    FIRST_OWN_DECISION,
    FREE,
    NONE,
    OPEN_TRADE,
    GemTable,
)

MATCHING_ROUNDS = (0, 0, 80, 60, 60, 30)
"""Rounds of regret matching for one look at a secret choice, by the number of players: with five each takes long."""
DECLINE = FIRST_OWN_ACTION
"""[E32] The word of the game in which a trade can be declined,"""
LAST_OFFER = FIRST_OWN_DECISION + 2
"""and the decision that follows; Basari has neither."""


@verb
def hide(table: GemTable, seat: int) -> None:
    """Blank what a seat may not see."""
    raise NotImplementedError


@verb
def foresee_action(table: GemTable, doer: int, action: int) -> None:
    """Carry out what a lone seat will get, as far as it is known."""
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
def rate_event_cards(tables: Tables, weights: Weights, scratch: Scratch, actions: Actions, seat: int) -> int:
    """Consider which event card to take; 0 if that is not asked."""
    raise NotImplementedError


# ---- rules that are called from many places, compiled once


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
def evaluate_at(tables: Tables, at: int, weights: Weights, scratch: Scratch) -> None:
    """Evaluate a table."""
    evaluate(tables[at], weights, scratch)


@apart
def legal_at(tables: Tables, at: int, seat: int, actions: Actions) -> int:
    """The legal actions at a table."""
    return legal(tables[at], seat, actions)


@rule
def foresee(table: GemTable) -> None:
    """Carry out what is still to come in this round and needs no decision: what a lone seat chose."""
    if table.phase != ACTIONS_SHOWN or pending(table) == CHOOSE:
        return
    for action in range(table.doing + 1, FREE):
        number = 0
        doer = NONE
        for seat in range(table.players):
            if table.chosen[seat] == action:
                number += 1
                doer = seat
        if number == 1:
            foresee_action(table, doer, action)


# ---- trades


@rule
def prepare_trade(tables: Tables, weights: Weights, scratch: Scratch, actions: Actions, seat: int, most: int) -> None:
    """Lay out the trade in which a seat stands, the seat as side 0, with what can be foreseen of the round."""
    copy_table(tables, AHEAD, tables, SEEN)
    foresee(tables[AHEAD])
    evaluate_baseline(tables, AHEAD, weights, scratch)
    table = tables[AHEAD]
    other = table.offered_by if table.offered_to == seat else table.offered_to
    load_sides(table, scratch, seat, other)
    if table.doing < FREE - 1:
        evaluate_alone(tables, AHEAD, weights, scratch, actions, seat, table.doing)
        evaluate_alone(tables, AHEAD, weights, scratch, actions, other, table.doing)
    evaluate_gifts(table, scratch, seat, other, most, table.doing)
    evaluate_doing(table, scratch, seat, other, table.doing)


@rule
def fits(table: GemTable, red: int, yellow: int, green: int) -> bool:
    """Whether an offer goes on as the one under way has begun."""
    return (
        (table.said_count < 1 or table.said[0] == COUNT + red)
        and (table.said_count < 2 or table.said[1] == COUNT + yellow)
        and (table.said_count < 3 or table.said[2] == COUNT + green)
    )


@rule
def write_offer(table: GemTable, scratch: Scratch, number: int, red: int, yellow: int, green: int, blue: int) -> None:
    """Write an offer down, or what is still to be said of it."""
    for word in range(LONGEST_MOVE):
        colour = table.said_count + word
        gems = red if colour == 0 else yellow if colour == 1 else green if colour == 2 else blue
        scratch.words[number * LONGEST_MOVE + word] = COUNT + gems if colour < COLOURS else NO_ACTION


@rule
def list_offers(table: GemTable, scratch: Scratch, seat: int, most: int, offers: int, found: int) -> int:
    """Write down the first so many offers of `solve` that the seat can make; how many moves there are with them."""
    offer = 0
    for size in range(most, 0, -1):
        for red in range(size, -1, -1):
            for yellow in range(size - red, -1, -1):
                for green in range(size - red - yellow, -1, -1):
                    if offer == offers:
                        return found
                    if scratch.offer_brings[0, offer] != NEVER and fits(table, red, yellow, green):
                        write_offer(table, scratch, found, red, yellow, green, size - red - yellow - green)
                        scratch.value[found] = scratch.baseline_chance[seat] + scratch.offer_brings[0, offer]
                        found += 1
                    offer += 1
    return found


@rule
def standing_end(table: GemTable) -> int:
    """The standing offer as a number, if it is not more than is thought of; NOT_DONE if it is."""
    size = table.offer[0] + table.offer[1] + table.offer[2] + table.offer[3]
    if size > MOST_OFFERED:
        return NOT_DONE
    return end_of(0, table.offer[0], table.offer[1], table.offer[2], table.offer[3])


@rule
def accepting_brings(table: GemTable, scratch: Scratch) -> float:
    """What it brings side 0 to accept the standing offer; more than a few gems of a colour count as a few."""
    brought = scratch.done[1, 0]
    for colour in range(COLOURS):
        number = min(table.offer[colour], MOST_OFFERED)
        brought += scratch.given[((1 * 2 + 0) * COLOURS + colour) * (MOST_OFFERED + 1) + number]
    return brought


@rule
def write_answers(table: GemTable, scratch: Scratch, seat: int) -> int:
    """[E33] Accept, or raise: the trade is laid out; how many moves are thought of."""
    found = 0
    if table.said_count == 0:
        write_option(scratch, 0, ACCEPT, scratch.baseline_chance[seat] + accepting_brings(table, scratch), 0.0)
        found = 1
    standing = standing_end(table)
    if standing != NOT_DONE:
        found = list_offers(table, scratch, seat, MOST_OFFERED, solve(scratch, MOST_OFFERED, standing), found)
    return found


@rule
def write_openings(table: GemTable, scratch: Scratch, seat: int) -> int:
    """[E32], [B22] Offer something, or decline where that is allowed; how many moves are thought of."""
    offers = solve(scratch, MOST_OFFERED, NO_OFFER)
    found = 0
    if may_decline() and table.said_count == 0:
        declined = brings_at_end(scratch, last_offer_end(scratch), 0)
        write_option(scratch, 0, DECLINE, scratch.baseline_chance[seat] + declined, 0.0)
        found = 1
    return list_offers(table, scratch, seat, MOST_OFFERED, offers, found)


@rule
def write_any_offer(tables: Tables, scratch: Scratch, actions: Actions, seat: int) -> int:
    """An offer under way that goes beyond all that is thought of: its shortest way on."""
    copy_table(tables, TRIAL, tables, SEEN)
    for word in range(LONGEST_MOVE):
        scratch.words[word] = NO_ACTION
    for word in range(COLOURS - tables[SEEN].said_count):
        legal_at(tables, TRIAL, seat, actions)
        scratch.words[word] = actions[0]
        if word < COLOURS - tables[SEEN].said_count - 1:
            do_apply(tables, TRIAL, seat, actions[0])
    scratch.value[0] = scratch.baseline_chance[seat]
    return 1


@rule
def write_last_offers(table: GemTable, scratch: Scratch, seat: int) -> int:
    """[E32] One gem, which must be accepted, or nothing; how many moves there are."""
    write_option(scratch, 0, DECLINE, scratch.baseline_chance[seat], 0.0)
    found = 1
    for colour in range(COLOURS):
        if table.gems[seat, colour] > 0:
            end = end_of(0, int(colour == 0), int(colour == 1), int(colour == 2), int(colour == 3))
            write_option(
                scratch, found, COLOUR + colour, scratch.baseline_chance[seat] + brings_at_end(scratch, end, 0), 0.0
            )
            found += 1
    return found


# ---- all decisions


@rule
def rate_by_trying(tables: Tables, weights: Weights, scratch: Scratch, actions: Actions, seat: int) -> int:
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
def rate_moves(tables: Tables, at: int, weights: Weights, scratch: Scratch, actions: Actions, seat: int) -> int:
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

"""Rates the moves of a trade: to offer, to accept or raise, to decline, and the last offer."""

from karfunkel.engine import LONGEST_MOVE, Actions, Tables, rule
from karfunkel.engine.table_copy import copy_table
from karfunkel.games.trading.bots.action_effects import evaluate_alone
from karfunkel.games.trading.bots.compiled_game_steps import do_apply, legal_at
from karfunkel.games.trading.bots.move_listing import NO_ACTION
from karfunkel.games.trading.bots.pair_trade_value import (
    NOT_DONE,
    brings_at_end,
    evaluate_doing,
    evaluate_gifts,
    last_offer_end,
    load_sides,
    may_decline,
)
from karfunkel.games.trading.bots.round_foresight import foresee
from karfunkel.games.trading.bots.scratch_record import AHEAD, SEEN, TRIAL, Scratch, evaluate_baseline
from karfunkel.games.trading.bots.trade_solver import MOST_OFFERED, NEVER, NO_OFFER, end_of, solve
from karfunkel.games.trading.bots.two_player_guessing import write_option
from karfunkel.games.trading.bots.win_chance_evaluation import TradingWeights
from karfunkel.games.trading.rules.state import ACCEPT, COLOUR, COLOURS, COUNT, FIRST_OWN_ACTION, FREE, GemTable

DECLINE = FIRST_OWN_ACTION
"""[E32] The word of the game in which a trade can be declined; Basari has none."""


@rule
def prepare_trade(
    tables: Tables, weights: TradingWeights, scratch: Scratch, actions: Actions, seat: int, most: int
) -> None:
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

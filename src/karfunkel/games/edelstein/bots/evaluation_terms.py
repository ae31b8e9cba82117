"""What the evaluation of Edel, Stein & Reich adds: money, cards that are kept, certificates."""

import math

from karfunkel.engine import LONGEST_MOVE, Actions, Tables, apart, ask, pending, rule
from karfunkel.engine.float_fields import float64
from karfunkel.engine.portable_math import exp
from karfunkel.engine.table_copy import copy_table
from karfunkel.games.edelstein.rules.actions import card_for
from karfunkel.games.edelstein.rules.event_cards import (
    CERTIFICATE,
    EVENT_KINDS,
    MAJOR,
    MAJOR_ANY,
    MAJOR_ANY_PAYS,
    MAJOR_PAYS,
    MOST_CERTIFICATES_PAY,
    PER,
    SCORING_KINDS,
    SECOND_CERTIFICATES_PAY,
)
from karfunkel.games.edelstein.rules.instant_cards import carry_out_card
from karfunkel.games.edelstein.rules.state import (
    CARD_MONEY,
    DRAW_GEM_CARD,
    DRAW_OPEN_EVENT,
    FORGO,
    GEMS,
    MONEY,
    ROUNDS,
    USE_CARD,
    Table,
)
from karfunkel.games.edelstein.rules.two_player_guessing import active_player
from karfunkel.games.trading.bots.move_listing import list_moves, say_move
from karfunkel.games.trading.bots.scratch_record import INNER, TRIAL, Scratch, clear_effect, gain
from karfunkel.games.trading.bots.win_chance_evaluation import TradingWeights, estimate_points
from karfunkel.games.trading.rules.state import COLOURS, NONE


class EdelsteinWeights(TradingWeights):
    """What was fitted for Edel, Stein & Reich alone."""

    major: float = float64()
    """For each point hoped for from major cards,"""
    per: float = float64()
    """for each gem of the colour of a per card,"""
    certificates: float = float64()
    """and for each point hoped for from certificates;"""
    certificate_lead: float = float64()
    """how that hope grows with each certificate more than any other has,"""
    certificate_ease: float = float64()
    """if it is not even as likely as not with as many."""
    instant: float = float64()
    """What an instant card from the stack is worth on average."""
    active: float = float64()
    """Of two players: for each turn as the active one that is still to come."""


@rule
def earned(table: Table, seat: int) -> int:
    """The money of a seat."""
    return table.money[seat]


@rule
def rounds_left(table: Table) -> float:
    """[E12] How many rounds this stage has after the one that is being played; a round that is dealt is not played."""
    left = ROUNDS[table.players] - table.this_round
    if table.this_round > 0 and pending(table) in (DRAW_GEM_CARD, DRAW_OPEN_EVENT):
        left += 1
    return float(left)


@rule
def stage_length(table: Table) -> float:
    """[E12] How many rounds a stage has."""
    return float(ROUNDS[table.players])


@rule
def majority_pay(table: Table, weights: EdelsteinWeights, seat: int, colour: int) -> float:
    """[E41] What major cards add to a majority."""
    major = MAJOR_PAYS[colour] * table.kept[seat, MAJOR + colour] + MAJOR_ANY_PAYS * table.kept[seat, MAJOR_ANY]
    return weights.major * major


@rule
def gem_pay(table: Table, weights: EdelsteinWeights, seat: int, colour: int) -> float:
    """[E41] What a per card pays for each gem."""
    return weights.per * table.kept[seat, PER + colour]


@rule
def certificates_value(table: Table, weights: EdelsteinWeights, seat: int) -> float:
    """[E42] What certificates may bring: most of them 10, else perhaps the second most 4."""
    own = table.kept[seat, CERTIFICATE]
    most = 0
    for other in range(table.players):
        if other != seat:
            most = max(most, table.kept[other, CERTIFICATE])
    lead = weights.certificate_ease + weights.certificate_lead * (own - most) / math.sqrt(1.0 + rounds_left(table))
    first = 1.0 / (1.0 + exp(-lead))
    if own == 0 and rounds_left(table) == 0.0:
        return 0.0
    second = (1.0 - first) if own > 0 else 0.0
    return MOST_CERTIFICATES_PAY * first + SECOND_CERTIFICATES_PAY * second


@rule
def other_points(table: Table, weights: EdelsteinWeights, seat: int) -> float:
    """What certificates may bring; of two players also turns as the active one."""
    points = weights.certificates * certificates_value(table, weights, seat)
    if table.players == 2:
        left = rounds_left(table)
        next_active = active_player(table) if left == ROUNDS[2] - table.this_round + 1 else 1 - active_player(table)
        turns = math.ceil(left / 2.0) if seat == next_active else math.floor(left / 2.0)
        points += weights.active * turns
    return points


# ---- actions


@rule
def card_gems(table: Table, seat: int, colour: int) -> int:
    """How many gems of a colour the gem card with which a seat acts shows."""
    return table.deck[card_for(table, seat), colour]


@rule
def own_effect(
    tables: Tables,
    at: int,
    weights: EdelsteinWeights,
    scratch: Scratch,
    actions: Actions,
    doer: int,
    action: int,
) -> None:
    """[E23], [E24] What money, and the better of the two event cards, add to everybody's worth."""
    table = tables[at]
    if action == MONEY:
        clear_effect(scratch)
        scratch.effect[doer] = weights.earned * table.deck[card_for(table, doer), CARD_MONEY]
        return
    card_effect(tables, at, weights, scratch, actions, doer, table.open_event)
    open_gain = gain(scratch, table.players, doer)
    for seat in range(table.players):
        scratch.some_effect[seat] = scratch.effect[seat]
    hidden_effect(tables, at, weights, scratch, doer)
    if open_gain >= gain(scratch, table.players, doer):
        for seat in range(table.players):
            scratch.effect[seat] = scratch.some_effect[seat]


@rule
def hidden_effect(tables: Tables, at: int, weights: EdelsteinWeights, scratch: Scratch, doer: int) -> None:
    """What the top card of the stack adds to everybody's worth on average."""
    table = tables[at]
    clear_effect(scratch)
    for kind in range(EVENT_KINDS):
        likely = table.face_down[kind] / max(1, table.face_down_count)
        if likely == 0.0:
            continue
        if kind >= SCORING_KINDS:
            scratch.effect[doer] += likely * weights.instant
            continue
        copy_table(tables, INNER, tables, at)
        tables[INNER].kept[doer, kind] += 1
        estimate_points(tables[INNER], weights, scratch)
        for seat in range(table.players):
            scratch.effect[seat] += likely * (scratch.worth[seat] - scratch.baseline[seat])


@apart
def card_effect(
    tables: Tables, at: int, weights: EdelsteinWeights, scratch: Scratch, actions: Actions, doer: int, kind: int
) -> None:
    """Write into `effect` what an event card adds to everybody's worth if a seat gets it, and uses it well."""
    clear_effect(scratch)
    if kind == NONE:
        return
    if kind >= SCORING_KINDS:
        instant_effect(tables, at, weights, scratch, actions, doer, kind)
        return
    copy_table(tables, INNER, tables, at)
    tables[INNER].kept[doer, kind] += 1
    estimate_points(tables[INNER], weights, scratch)
    for seat in range(tables[at].players):
        scratch.effect[seat] = scratch.worth[seat] - scratch.baseline[seat]


@rule
def instant_effect(
    tables: Tables, at: int, weights: EdelsteinWeights, scratch: Scratch, actions: Actions, doer: int, kind: int
) -> None:
    """What the best use of an instant card adds."""
    copy_table(tables, TRIAL, tables, at)
    tables[TRIAL].using = kind
    tables[TRIAL].said_count = 0
    ask(tables[TRIAL], USE_CARD, doer)
    players = tables[at].players
    best = 0.0
    for seat in range(players):
        scratch.best_effect[seat] = 0.0
    for move in range(list_moves(tables[TRIAL], doer, scratch, actions)):
        if scratch.words[LONGEST_MOVE * move] == FORGO:
            continue
        copy_table(tables, INNER, tables, TRIAL)
        say_move(tables[INNER], scratch, move)
        carry_out_card(tables[INNER], doer, kind)
        estimate_points(tables[INNER], weights, scratch)
        for seat in range(players):
            scratch.effect[seat] = scratch.worth[seat] - scratch.baseline[seat]
        found = gain(scratch, players, doer)
        if found > best:
            best = found
            for seat in range(players):
                scratch.best_effect[seat] = scratch.effect[seat]
    for seat in range(players):
        scratch.effect[seat] = scratch.best_effect[seat]


@rule
def may_decline() -> bool:
    """[E32] Who opens a trade may decline."""
    return True


@rule
def foresee_action(table: Table, doer: int, action: int) -> None:
    """[E23], [E25] A lone seat gets the money or the gems of its card; what an event card brings is not known."""
    if action == MONEY:
        table.money[doer] += table.deck[table.gem_card[doer], CARD_MONEY]
    elif action == GEMS:
        for colour in range(COLOURS):
            taken = min(table.supply[colour], card_gems(table, doer, colour))
            table.supply[colour] -= taken
            table.gems[doer, colour] += taken


WEIGHTS = EdelsteinWeights

"""What the evaluation of Basari adds: points, and workers, who end a stage and are paid for."""

import math

from karfunkel.engine import Actions, Tables, rule
from karfunkel.engine.float_fields import float64
from karfunkel.engine.portable_math import exp
from karfunkel.engine.table_copy import copy_table
from karfunkel.games.basari.rules.state import (
    BAZAAR_CARDS,
    CARD_POINTS,
    CARD_WORKERS,
    MANY_WORKERS,
    WORKERS_PAY,
    A,
    B,
    Table,
)
from karfunkel.games.trading.bots.scratch_record import INNER, Scratch, clear_effect
from karfunkel.games.trading.bots.win_chance_evaluation import TradingWeights, estimate_points
from karfunkel.games.trading.rules.state import COLOURS

MOST_ON_CARD = 4
"""[B2] No card has more workers."""
PACE = 2.54
"""How many workers a card has on average,"""
LEADERS_PACE = 3.2
"""and how many more the leader has after a round: it also takes action A now and then."""
STAGE_ROUNDS = (0.0, 0.0, 0.0, 5.2, 4.8, 4.5)
"""How many rounds a stage has on average, by the number of players."""


class BasariWeights(TradingWeights):
    """What was fitted for Basari alone."""

    workers: float = float64()
    """For each point hoped for from workers;"""
    worker_lead: float = float64()
    """and how that hope grows with each worker more than needed,"""
    worker_ease: float = float64()
    """if it is not exactly enough on average."""


@rule
def earned(table: Table, seat: int) -> int:
    """The points of a seat."""
    return table.points[seat]


@rule
def most_workers(table: Table) -> int:
    """How many workers the leader has."""
    most = 0
    for seat in range(table.players):
        most = max(most, table.workers[seat])
    return most


@rule
def rounds_left(table: Table) -> float:
    """How many rounds this stage has after the one that is being played."""
    most = most_workers(table)
    if most >= MANY_WORKERS:
        return 0.0
    return max(1.0, (MANY_WORKERS - most) / LEADERS_PACE)


@rule
def stage_length(table: Table) -> float:
    """How many rounds a stage has."""
    return STAGE_ROUNDS[table.players]


@rule
def majority_pay(table: Table, weights: BasariWeights, seat: int, colour: int) -> float:
    """No cards add to a majority."""
    return 0.0


@rule
def gem_pay(table: Table, weights: BasariWeights, seat: int, colour: int) -> float:
    """No cards pay for gems."""
    return 0.0


@rule
def workers_chance(table: Table, weights: BasariWeights, seat: int) -> float:
    """How likely a seat has enough workers when the stage ends."""
    if table.workers[seat] >= MANY_WORKERS:
        return 1.0
    rounds = rounds_left(table)
    if rounds == 0.0:
        return 0.0
    more_than_needed = table.workers[seat] + PACE * rounds - MANY_WORKERS
    lead = weights.worker_ease + weights.worker_lead * more_than_needed / math.sqrt(rounds)
    return 1.0 / (1.0 + exp(-lead))


@rule
def other_points(table: Table, weights: BasariWeights, seat: int) -> float:
    """[B31] What workers may bring."""
    return weights.workers * WORKERS_PAY * workers_chance(table, weights, seat)


# ---- actions


@rule
def card_gems(table: Table, seat: int, colour: int) -> int:
    """How many gems of a colour the current card of a seat shows."""
    return table.deck[table.current[seat], colour]


@rule
def own_effect(
    tables: Tables, at: int, weights: BasariWeights, scratch: Scratch, actions: Actions, doer: int, action: int
) -> None:
    """[B12] What A, more workers, and B, the points of the card, add to everybody's worth."""
    clear_effect(scratch)
    if action == A:
        workers_effect(tables, at, weights, scratch, doer)
    else:
        scratch.effect[doer] = weights.earned * tables[at].deck[tables[at].current[doer], CARD_POINTS]


@rule
def workers_effect(tables: Tables, at: int, weights: BasariWeights, scratch: Scratch, doer: int) -> None:
    """[B12] What another card, of those still in the stack, adds on average."""
    for workers in range(1, MOST_ON_CARD + 1):
        cards = 0
        for card in range(BAZAAR_CARDS):
            if tables[at].deck[card, CARD_WORKERS] == workers:
                cards += tables[at].unseen[card]
        if cards > 0:
            copy_table(tables, INNER, tables, at)
            tables[INNER].workers[doer] += workers
            estimate_points(tables[INNER], weights, scratch)
            for seat in range(tables[at].players):
                scratch.effect[seat] += (scratch.worth[seat] - scratch.baseline[seat]) * cards / tables[at].unseen_count


@rule
def may_decline() -> bool:
    """[B22] The first bid is compulsory."""
    return False


@rule
def foresee_action(table: Table, doer: int, action: int) -> None:
    """[B12] A lone seat gets the points or the gems of its card; what A brings is not known."""
    if action == B:
        table.points[doer] += table.deck[table.current[doer], CARD_POINTS]
    elif action > A:
        for colour in range(COLOURS):
            taken = min(table.supply[colour], card_gems(table, doer, colour))
            table.supply[colour] -= taken
            table.gems[doer, colour] += taken


WEIGHTS = BasariWeights

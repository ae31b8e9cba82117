"""Scratch record of a mind: everything that the compiled rules write while they rate one table."""

from karfunkel.bots.compiled_levels import Thoughts
from karfunkel.bots.regret_matching import Matrix
from karfunkel.engine import LONGEST_MOVE, Numbers, Row, Tables, apart, int64, rule
from karfunkel.engine.float_fields import Plane, float64
from karfunkel.games.trading.bots.trade_solver import Bargain
from karfunkel.games.trading.bots.win_chance_evaluation import Evaluation, TradingWeights, evaluate, evaluate_colour
from karfunkel.games.trading.rules.state import ACTION_CARDS, COLOURS, MAX_PLAYERS, GemTable

SEATS = MAX_PLAYERS
MOST_MOVES = 320
"""No more moves of a decision are thought of."""

REAL, SEEN, AHEAD, TRIAL, INNER = range(5)
"""The tables: the one that is thought about; as its seat sees it; as it will be; and two to try things out."""
SCRATCH_TABLES = 8


class Scratch(Thoughts, Evaluation, Bargain, Matrix):
    """All that a mind writes down."""

    baseline: Numbers = float64(SEATS)
    """Everybody's worth if nothing more happened in this round,"""
    baseline_chance: Numbers = float64(SEATS)
    """everybody's chance to win then,"""
    baseline_part: Plane = float64(COLOURS, SEATS)
    """and what each colour adds to it."""
    slope: Plane = float64(SEATS, SEATS)
    """By how much the chance of a seat (row) grows for each point more for another (column)."""
    effect: Numbers = float64(SEATS)
    """What something would add to everybody's worth."""
    best_effect: Numbers = float64(SEATS)
    some_effect: Numbers = float64(SEATS)
    alone: Numbers = float64(ACTION_CARDS * SEATS * SEATS)
    """What each action adds to everybody's worth if a seat does it: see `alone_at`,"""
    traded: Numbers = float64(ACTION_CARDS * SEATS * SEATS * SEATS)
    """and if two seats trade for it: see `traded_at`."""
    one_gem: Plane = float64(SEATS, SEATS)
    """What it adds to everybody's worth if a seat (row) takes one gem of any colour."""
    colour_effect: Numbers = float64(COLOURS * 4 * SEATS)
    index: Row = int64(2 * LONGEST_MOVE)
    words: Row = int64(MOST_MOVES * LONGEST_MOVE)
    """Moves that are thought of, four actions each."""
    value: Numbers = float64(MOST_MOVES)
    """What each move promises,"""
    weight: Numbers = float64(MOST_MOVES)
    """and how likely it is to be played."""
    found: int = int64()
    """How many moves were thought of at the last look."""
    misjudged: Numbers = float64(COLOURS)
    """By how many points a novice misjudges a gem of each colour."""


@rule
def alone_at(action: int, doer: int, seat: int) -> int:
    """Where it stands what a seat gets if the doer does an action."""
    return (action * SEATS + doer) * SEATS + seat


@rule
def traded_at(action: int, first: int, second: int, seat: int) -> int:
    """Where it stands what a seat gets if two, the lower number first, trade for an action."""
    return ((action * SEATS + first) * SEATS + second) * SEATS + seat


@apart
def evaluate_baseline(tables: Tables, at: int, weights: TradingWeights, scratch: Scratch) -> None:
    """Evaluate a table, and keep the result as the baseline that effects are added to."""
    table = tables[at]
    evaluate(table, weights, scratch)
    for seat in range(table.players):
        scratch.baseline[seat] = scratch.worth[seat]
        scratch.baseline_chance[seat] = scratch.chance[seat]
    for seat in range(table.players):
        for other in range(table.players):
            same = 1.0 if seat == other else 0.0
            scratch.slope[seat, other] = scratch.chance[seat] * (same - scratch.chance[other]) / scratch.heat
    for colour in range(COLOURS):
        for seat in range(table.players):
            scratch.count[seat] = table.gems[seat, colour]
        evaluate_colour(scratch, table.players, colour)
        for seat in range(table.players):
            scratch.baseline_part[colour, seat] = scratch.part[seat]


@rule
def gain(scratch: Scratch, players: int, seat: int) -> float:
    """By how much what stands in `effect` raises the chance of a seat, roughly."""
    total = 0.0
    for other in range(players):
        total += scratch.slope[seat, other] * scratch.effect[other]
    return total


@rule
def clear_effect(scratch: Scratch) -> None:
    """Nothing happens."""
    for seat in range(SEATS):
        scratch.effect[seat] = 0.0


@apart
def add_colour_effect(
    table: GemTable, scratch: Scratch, colour: int, seat: int, more: int, other: int, others_more: int
) -> None:
    """Add to `effect` what it changes if two seats have so many more gems of a colour; `other` may be the same seat."""
    for each in range(table.players):
        scratch.count[each] = table.gems[each, colour]
    scratch.count[seat] += more
    scratch.count[other] += others_more
    evaluate_colour(scratch, table.players, colour)
    for each in range(table.players):
        scratch.effect[each] += scratch.part[each] - scratch.baseline_part[colour, each]

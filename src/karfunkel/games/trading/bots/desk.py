"""The desk of a mind: everything that it writes down while it thinks about one table."""

from karfunkel.bots.search.fields import Plane, float64
from karfunkel.bots.search.regret import Matrix
from karfunkel.engine import LONGEST_MOVE, Numbers, Row, Tables, apart, int64, rule
from karfunkel.games.trading.bots.trade import Bargain
from karfunkel.games.trading.bots.worth import Hopes, Weights, judge, weigh_colour
from karfunkel.games.trading.rules.table import ACTION_CARDS, COLOURS, MAX_PLAYERS, GemTable

SEATS = MAX_PLAYERS
MOST_MOVES = 320
"""No more moves of a decision are thought of."""

REAL, SEEN, AHEAD, TRIAL, INNER = range(5)
"""Tables on the desk: the one that is thought about; as its seat sees it; as it will be; and two to try things out."""
DESK_TABLES = 8


class Desk(Hopes, Bargain, Matrix):
    """All that a mind writes down."""

    ground: Numbers = float64(SEATS)
    """Everybody's worth if nothing more happened in this round,"""
    ground_chance: Numbers = float64(SEATS)
    """everybody's chance to win then,"""
    ground_part: Plane = float64(COLOURS, SEATS)
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


@rule
def alone_at(action: int, doer: int, seat: int) -> int:
    """Where it stands what a seat gets if the doer does an action."""
    return (action * SEATS + doer) * SEATS + seat


@rule
def traded_at(action: int, first: int, second: int, seat: int) -> int:
    """Where it stands what a seat gets if two, the lower number first, trade for an action."""
    return ((action * SEATS + first) * SEATS + second) * SEATS + seat


@apart
def lay_ground(tables: Tables, at: int, weights: Weights, desk: Desk) -> None:
    """Judge a table, and keep what it is worth as the ground that effects are added to."""
    table = tables[at]
    judge(table, weights, desk)
    for seat in range(table.players):
        desk.ground[seat] = desk.worth[seat]
        desk.ground_chance[seat] = desk.chance[seat]
    for seat in range(table.players):
        for other in range(table.players):
            same = 1.0 if seat == other else 0.0
            desk.slope[seat, other] = desk.chance[seat] * (same - desk.chance[other]) / desk.heat
    for colour in range(COLOURS):
        for seat in range(table.players):
            desk.count[seat] = table.gems[seat, colour]
        weigh_colour(desk, table.players, colour)
        for seat in range(table.players):
            desk.ground_part[colour, seat] = desk.part[seat]


@rule
def gain(desk: Desk, players: int, seat: int) -> float:
    """By how much what stands in `effect` raises the chance of a seat, roughly."""
    total = 0.0
    for other in range(players):
        total += desk.slope[seat, other] * desk.effect[other]
    return total


@rule
def clear_effect(desk: Desk) -> None:
    """Nothing happens."""
    for seat in range(SEATS):
        desk.effect[seat] = 0.0


@apart
def add_colour_effect(
    table: GemTable, desk: Desk, colour: int, seat: int, more: int, other: int, others_more: int
) -> None:
    """Add to `effect` what it changes if two seats have so many more gems of a colour; `other` may be the same seat."""
    for each in range(table.players):
        desk.count[each] = table.gems[each, colour]
    desk.count[seat] += more
    desk.count[other] += others_more
    weigh_colour(desk, table.players, colour)
    for each in range(table.players):
        desk.effect[each] += desk.part[each] - desk.ground_part[colour, each]

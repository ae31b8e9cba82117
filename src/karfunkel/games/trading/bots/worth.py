"""What a seat can still hope for, in points, and from that everybody's chance to win.

A seat's worth is what it has earned, what it can hope for from its gems, colour by colour, and what its cards or
workers promise. Of a colour's pay everybody may hope for a part, the larger the more gems it has: nearly all or nothing
just before a scoring, less sharply long before it. Gems that are given back for a majority are missed at the next
scoring. Colours do not depend on each other, so that the worth of a few gems more or less is quickly found.

All that is reckoned as it will be at the end of the round that is being played.
"""

import math

from karfunkel.bots.search.fields import Plane, float64
from karfunkel.engine import Numbers, Record, apart, int64, rule, verb
from karfunkel.engine.verbs import wins
from karfunkel.games.trading.rules.table import COLOUR_VALUES, COLOURS, MAX_PLAYERS, OVER, STAGES, GemTable

SCORINGS = STAGES
SEATS = MAX_PLAYERS


class Weights(Record):
    """What was fitted for both games: how much each hope counts, and how hopes depend on the rounds to come."""

    earned: float = float64()
    """For each point earned."""
    now: float = float64()
    """For each point hoped for from the majorities of this stage's scoring,"""
    next: float = float64()
    """of the one after it,"""
    last: float = float64()
    """and of the one after that."""
    gem: Numbers = float64(COLOURS)
    """For each gem of a colour, for each stage still to come after this one."""
    gem_now: Numbers = float64(COLOURS)
    """For each gem of a colour, for each tenth of this stage that is still to come."""
    sharpness: float = float64()
    """How sharply more gems are better just before a scoring,"""
    blunting: float = float64()
    """and after how many rounds to come that has fallen to seven tenths."""
    heat: float = float64()
    """How many points less halve or double chances at the very end (squared),"""
    heating: float = float64()
    """and how that grows with each round still to come (squared)."""


class Hopes(Record):
    """Where hopes are reckoned out."""

    sharp: Numbers = float64(SCORINGS)
    """How sharply more gems are better at this stage's scoring, the next and the last."""
    scorings: int = int64()
    """How many scorings are still to come."""
    heat: float = float64()
    pay: Plane = float64(SEATS, COLOURS)
    """What the majority of a colour would bring a seat now, all in all,"""
    each: Plane = float64(SEATS, COLOURS)
    """and what each gem of it does."""
    later: Numbers = float64(SCORINGS)
    """How much hopes of each scoring count."""
    count: Numbers = float64(SEATS)
    """The gems of one colour,"""
    share: Numbers = float64(SEATS)
    part: Numbers = float64(SEATS)
    """and what they are worth to each seat."""
    worth: Numbers = float64(SEATS)
    chance: Numbers = float64(SEATS)


# ---- what each game brings itself


@verb
def earned(table: GemTable, seat: int) -> int:
    """The points of a seat."""
    raise NotImplementedError


@verb
def rounds_left(table: GemTable) -> float:
    """How many rounds this stage has after the one that is being played; an estimate."""
    raise NotImplementedError


@verb
def stage_length(table: GemTable) -> float:
    """How many rounds a stage has; an estimate."""
    raise NotImplementedError


@verb
def majority_pay(table: GemTable, weights: Weights, seat: int, colour: int) -> float:
    """What cards add to the majority of a colour for a seat."""
    raise NotImplementedError


@verb
def gem_pay(table: GemTable, weights: Weights, seat: int, colour: int) -> float:
    """What cards pay a seat for each gem of a colour."""
    raise NotImplementedError


@verb
def other_hopes(table: GemTable, weights: Weights, seat: int) -> float:
    """What a seat can hope for apart from points earned and gems."""
    raise NotImplementedError


# ---- worth


@rule
def look_ahead(table: GemTable, weights: Weights, hopes: Hopes) -> None:
    """Reckon out all that does not depend on who has which gems."""
    rounds = rounds_left(table)
    length = stage_length(table)
    hopes.scorings = STAGES - table.stage + 1
    for scoring in range(hopes.scorings):
        hopes.sharp[scoring] = weights.sharpness / math.sqrt(1.0 + (rounds + scoring * length) / weights.blunting)
    hopes.later[0] = weights.now
    hopes.later[1] = weights.next
    hopes.later[2] = weights.last
    hopes.heat = math.sqrt(weights.heat + weights.heating * (rounds + (hopes.scorings - 1) * length))
    for seat in range(table.players):
        for colour in range(COLOURS):
            hopes.pay[seat, colour] = weights.now * COLOUR_VALUES[colour] + majority_pay(table, weights, seat, colour)
            hopes.each[seat, colour] = (
                gem_pay(table, weights, seat, colour)
                + weights.gem[colour] * (hopes.scorings - 1)
                + weights.gem_now[colour] * rounds / length * 10.0
            )


@rule
def share_out(hopes: Hopes, players: int, sharp: float) -> None:
    """Everybody's part of a majority, by the gems in `count`."""
    most = 0.0
    for seat in range(players):
        most = max(most, hopes.count[seat])
    total = 0.0
    for seat in range(players):
        hopes.share[seat] = math.exp(sharp * (hopes.count[seat] - most))
        total += hopes.share[seat]
    for seat in range(players):
        hopes.share[seat] /= total


@rule
def weigh_colour(hopes: Hopes, players: int, colour: int) -> None:
    """What a colour is worth to each seat if the gems are as in `count`; those are not the same afterwards."""
    share_out(hopes, players, hopes.sharp[0])
    for seat in range(players):
        hopes.part[seat] = hopes.pay[seat, colour] * hopes.share[seat] + hopes.each[seat, colour] * hopes.count[seat]
    for scoring in range(1, hopes.scorings):
        for seat in range(players):
            hopes.count[seat] -= hopes.share[seat] * (hopes.count[seat] + 1.0) / 2.0
        share_out(hopes, players, hopes.sharp[scoring])
        for seat in range(players):
            hopes.part[seat] += hopes.later[scoring] * COLOUR_VALUES[colour] * hopes.share[seat]


@rule
def count_gems(table: GemTable, hopes: Hopes, colour: int) -> None:
    """Lay the gems of a colour out for weighing."""
    for seat in range(table.players):
        hopes.count[seat] = table.gems[seat, colour]


@apart
def weigh(table: GemTable, weights: Weights, hopes: Hopes) -> None:
    """Everybody's worth."""
    look_ahead(table, weights, hopes)
    for seat in range(table.players):
        hopes.worth[seat] = weights.earned * earned(table, seat)
    if table.phase == OVER:
        return
    for seat in range(table.players):
        hopes.worth[seat] += other_hopes(table, weights, seat)
    for colour in range(COLOURS):
        count_gems(table, hopes, colour)
        weigh_colour(hopes, table.players, colour)
        for seat in range(table.players):
            hopes.worth[seat] += hopes.part[seat]


# ---- chances


@rule
def reckon_chances(hopes: Hopes, players: int) -> None:
    """Everybody's chance to win, from everybody's worth."""
    most = hopes.worth[0]
    for seat in range(players):
        most = max(most, hopes.worth[seat])
    total = 0.0
    for seat in range(players):
        hopes.chance[seat] = math.exp((hopes.worth[seat] - most) / hopes.heat)
        total += hopes.chance[seat]
    for seat in range(players):
        hopes.chance[seat] /= total


@rule
def share_win(table: GemTable, hopes: Hopes) -> None:
    """Everybody's part of the win, when the game is over."""
    winners = 0
    for seat in range(table.players):
        hopes.chance[seat] = 1.0 if wins(table, seat) else 0.0
        winners += int(hopes.chance[seat])
    for seat in range(table.players):
        hopes.chance[seat] /= winners


@rule
def judge(table: GemTable, weights: Weights, hopes: Hopes) -> None:
    """Everybody's worth and chance to win."""
    weigh(table, weights, hopes)
    if table.phase == OVER:
        share_win(table, hopes)
    else:
        reckon_chances(hopes, table.players)

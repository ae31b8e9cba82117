"""Evaluation of positions of the trading games: expected points of each seat, and from those the chances to win.

A seat's worth is what it has earned, what it can expect from its gems, colour by colour, and what its cards or
workers promise. Of a colour's pay everybody may hope for a part, the larger the more gems it has: nearly all or nothing
just before a scoring, less sharply long before it. Gems that are given back for a majority are missed at the next
scoring. Colours do not depend on each other, so that the worth of a few gems more or less is quickly found.

All that is reckoned as it will be at the end of the round that is being played.
"""

import math

from karfunkel.bots.compiled_levels import Knowledge
from karfunkel.engine import Numbers, Record, apart, int64, rule, verb
from karfunkel.engine.float_fields import Plane, float64
from karfunkel.engine.game_interface import wins
from karfunkel.engine.portable_math import exp
from karfunkel.games.trading.rules.state import COLOUR_VALUES, COLOURS, MAX_PLAYERS, OVER, STAGES, GemTable

SCORINGS = STAGES
SEATS = MAX_PLAYERS


class TradingWeights(Knowledge):
    """What was fitted for both games: how much each term counts, and how terms depend on the rounds to come."""

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


class Evaluation(Record):
    """The terms of an evaluation, and its results."""

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
    """How much each scoring counts."""
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
def majority_pay(table: GemTable, weights: TradingWeights, seat: int, colour: int) -> float:
    """What cards add to the majority of a colour for a seat."""
    raise NotImplementedError


@verb
def gem_pay(table: GemTable, weights: TradingWeights, seat: int, colour: int) -> float:
    """What cards pay a seat for each gem of a colour."""
    raise NotImplementedError


@verb
def other_points(table: GemTable, weights: TradingWeights, seat: int) -> float:
    """What a seat can expect apart from points earned and gems."""
    raise NotImplementedError


# ---- worth


@rule
def precompute_terms(table: GemTable, weights: TradingWeights, evaluation: Evaluation) -> None:
    """Reckon out all that does not depend on who has which gems."""
    rounds = rounds_left(table)
    length = stage_length(table)
    evaluation.scorings = STAGES - table.stage + 1
    for scoring in range(evaluation.scorings):
        evaluation.sharp[scoring] = weights.sharpness / math.sqrt(1.0 + (rounds + scoring * length) / weights.blunting)
    evaluation.later[0] = weights.now
    evaluation.later[1] = weights.next
    evaluation.later[2] = weights.last
    evaluation.heat = math.sqrt(weights.heat + weights.heating * (rounds + (evaluation.scorings - 1) * length))
    for seat in range(table.players):
        for colour in range(COLOURS):
            evaluation.pay[seat, colour] = weights.now * COLOUR_VALUES[colour] + majority_pay(
                table, weights, seat, colour
            )
            evaluation.each[seat, colour] = (
                gem_pay(table, weights, seat, colour)
                + weights.gem[colour] * (evaluation.scorings - 1)
                + weights.gem_now[colour] * rounds / length * 10.0
            )


@rule
def share_majority(evaluation: Evaluation, players: int, sharp: float) -> None:
    """Everybody's part of a majority, by the gems in `count`."""
    most = 0.0
    for seat in range(players):
        most = max(most, evaluation.count[seat])
    total = 0.0
    for seat in range(players):
        evaluation.share[seat] = exp(sharp * (evaluation.count[seat] - most))
        total += evaluation.share[seat]
    for seat in range(players):
        evaluation.share[seat] /= total


@rule
def evaluate_colour(evaluation: Evaluation, players: int, colour: int) -> None:
    """What a colour is worth to each seat if the gems are as in `count`; those are not the same afterwards."""
    share_majority(evaluation, players, evaluation.sharp[0])
    for seat in range(players):
        evaluation.part[seat] = (
            evaluation.pay[seat, colour] * evaluation.share[seat]
            + evaluation.each[seat, colour] * evaluation.count[seat]
        )
    for scoring in range(1, evaluation.scorings):
        for seat in range(players):
            evaluation.count[seat] -= evaluation.share[seat] * (evaluation.count[seat] + 1.0) / 2.0
        share_majority(evaluation, players, evaluation.sharp[scoring])
        for seat in range(players):
            evaluation.part[seat] += evaluation.later[scoring] * COLOUR_VALUES[colour] * evaluation.share[seat]


@rule
def load_gems(table: GemTable, evaluation: Evaluation, colour: int) -> None:
    """Lay the gems of a colour out for weighing."""
    for seat in range(table.players):
        evaluation.count[seat] = table.gems[seat, colour]


@apart
def estimate_points(table: GemTable, weights: TradingWeights, evaluation: Evaluation) -> None:
    """Everybody's worth."""
    precompute_terms(table, weights, evaluation)
    for seat in range(table.players):
        evaluation.worth[seat] = weights.earned * earned(table, seat)
    if table.phase == OVER:
        return
    for seat in range(table.players):
        evaluation.worth[seat] += other_points(table, weights, seat)
    for colour in range(COLOURS):
        load_gems(table, evaluation, colour)
        evaluate_colour(evaluation, table.players, colour)
        for seat in range(table.players):
            evaluation.worth[seat] += evaluation.part[seat]


# ---- chances


@rule
def compute_win_chances(evaluation: Evaluation, players: int) -> None:
    """Everybody's chance to win, from everybody's worth."""
    most = evaluation.worth[0]
    for seat in range(players):
        most = max(most, evaluation.worth[seat])
    total = 0.0
    for seat in range(players):
        evaluation.chance[seat] = exp((evaluation.worth[seat] - most) / evaluation.heat)
        total += evaluation.chance[seat]
    for seat in range(players):
        evaluation.chance[seat] /= total


@rule
def share_win(table: GemTable, evaluation: Evaluation) -> None:
    """Everybody's part of the win, when the game is over."""
    winners = 0
    for seat in range(table.players):
        evaluation.chance[seat] = 1.0 if wins(table, seat) else 0.0
        winners += int(evaluation.chance[seat])
    for seat in range(table.players):
        evaluation.chance[seat] /= winners


@rule
def evaluate(table: GemTable, weights: TradingWeights, evaluation: Evaluation) -> None:
    """Everybody's worth and chance to win."""
    estimate_points(table, weights, evaluation)
    if table.phase == OVER:
        share_win(table, evaluation)
    else:
        compute_win_chances(evaluation, table.players)

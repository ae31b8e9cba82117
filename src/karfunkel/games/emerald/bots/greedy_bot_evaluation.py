"""Heuristic evaluation of Emerald, for the greedy bot."""

import random
from collections.abc import Sequence

from karfunkel.bots.greedy_bot_evaluation import HeuristicEvaluation, share
from karfunkel.games.emerald.rules.board import colours_of_each, first_colour, knights_in_play
from karfunkel.games.emerald.rules.end_and_scoring import BONUS_POINTS, score
from karfunkel.games.emerald.rules.state import BAR_LENGTH, GEM_KINDS, KEEP, NONE, PLACES, STOP, TO_NEST, Table

KNIGHT = 1.5
"""What a knight in play is worth,"""
STEP = 0.1
"""and each field that it has come along,"""
DANGER = 1.0
"""less that beside the bar."""


class EmeraldHeuristic(HeuristicEvaluation):
    """Points, gems on the way to a bonus, and knights on the way to the chamber."""

    def round_key(self, table: Table) -> object:
        """Whose turn it is; or that the game is over."""
        return table.mover, table.over

    def quick_action(self, actions: Sequence[int], dice: random.Random) -> int:
        """Stop when that is possible, and bribe with the least gold; all else is played at random."""
        if STOP in actions:
            return STOP
        if TO_NEST in actions:
            return actions[0]
        return dice.choice(actions)

    def evaluate(self, table: Table) -> list[float]:
        """The points, and what gems and knights promise."""
        worths = [float(score(table, seat)) for seat in range(table.players)]
        if table.over:
            return worths
        for kind in range(GEM_KINDS):
            powers = [float(table.gems[seat, kind] ** 2) for seat in range(table.players)]
            for seat in range(table.players):
                worths[seat] += BONUS_POINTS * share(powers, seat)
        return [worth + _four_kinds(table, seat) + _knights(table, seat) for seat, worth in enumerate(worths)]


def _four_kinds(table: Table, seat: int) -> float:
    """How near a seat is to the bonus for four kinds."""
    if table.four_kinds != NONE:
        return 0.0
    kinds = sum(table.gems[seat, kind] > 0 for kind in range(GEM_KINDS))
    return BONUS_POINTS * (kinds / GEM_KINDS) ** 2 / 2


def _knights(table: Table, seat: int) -> float:
    """What a seat's knights promise."""
    colours = range(first_colour(table, seat), first_colour(table, seat) + colours_of_each(table))
    expected = KNIGHT * knights_in_play(table, seat)
    for place in range(KEEP + 1, PLACES):
        number = sum(table.knights[colour, place] for colour in colours)
        field = place - KEEP
        expected += number * (STEP * field - (DANGER if table.bar <= field < table.bar + BAR_LENGTH else 0.0))
    return expected


HEURISTIC = EmeraldHeuristic()

"""Hints for a seat: the moves that promise most, by one measure, what is known of their order, and the reason.

A search proposes moves. Those it proposes are then compared as in an analysis: each by the same estimator, in the same
worlds. What is not known to be worse than the first is about as good, and no order is made up among such moves.
"""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from karfunkel.analysis.hint_reasons import Reason, reason_for
from karfunkel.analysis.win_chance_estimate import WinChanceEstimator, difference
from karfunkel.bots.determinization import table_to_decide
from karfunkel.bots.mind import Effort, Rated, mind_of
from karfunkel.notation.notation_lookup import notation_of

GOOD_ADVICE = Effort("master", 0.25)
SEARCHED, FORESEEN = 0.6, 0.15
"""These parts of the time are for the search, and for what would follow each of the moves."""
MOST_SHOWN = 5
"""So many moves an advice names, the best of them."""


@dataclass(frozen=True)
class RatedMove:
    """A move that was thought of."""

    move: str
    chance: float
    """The chance to win after it, 0 to 1."""
    weight: float
    """How often it should be played: what is chosen in secret must not be foreseen."""
    is_level: bool = True
    """Whether it is about as good as the first one, as far as can be told."""


@dataclass(frozen=True)
class Advice:
    """The moves worth a thought, the one to play first, and why that one."""

    thoughts: Sequence[RatedMove]
    reason: Reason

    @property
    def move(self) -> str:
        """The move to play."""
        return self.thoughts[0].move


def advise(view: Mapping[str, Any], dice: random.Random, effort: Effort = GOOD_ADVICE) -> Advice:
    """Advice for the seat of a view that may move now. It knows what the view shows, and no more."""
    thoughts = think(view, dice, effort)
    return Advice(thoughts, reason_for(view, thoughts[0].move))


def think(view: Mapping[str, Any], dice: random.Random, effort: Effort) -> list[RatedMove]:
    """The best moves that the mind of the game thought of: those that are about as good as the first come next."""
    game, seat, table = view["game"], view["seat"], table_to_decide(view, dice)
    rated = mind_of(game).rate(table, seat, Effort(effort.level, SEARCHED * effort.seconds), dice)
    rated = sorted(rated, key=lambda move: (-move.weight, -move.value))[:MOST_SHOWN]
    measure = WinChanceEstimator(game, Effort(effort.level, FORESEEN * effort.seconds), dice.getrandbits(30))
    measure.allow_time()
    shares = measure.compare(table, seat, [move.actions for move in rated], seat)
    first = _first(rated, shares)
    notation, said = notation_of(game), tuple(table.said[: table.said_count])

    def thought(number: int) -> RatedMove:
        move, chance = rated[number], float(shares[number].mean())
        weight = move.weight if _is_mixed(rated) else float(number == first)
        text = notation.move_text(table, seat, said + move.actions)
        return RatedMove(text, chance, weight, not difference(shares[first], shares[number]).is_known)

    thoughts = sorted(
        ((number, thought(number)) for number in range(len(rated))),
        key=lambda one: (-one[1].weight, one[0] != first, not one[1].is_level, -one[1].chance),
    )
    return [one for _, one in thoughts]


def _first(rated: Sequence[Rated], shares: Sequence[Any]) -> int:
    """The move to play: the one the search would, unless another is known to be better."""
    if _is_mixed(rated):
        return 0
    better = [number for number, share in enumerate(shares) if difference(share, shares[0]).is_known]
    return max(better, key=lambda number: float(shares[number].mean()), default=0)


def _is_mixed(rated: Sequence[Rated]) -> bool:
    """Whether several moves should be played now and then, as nobody is to foresee which."""
    return rated[0].weight < 1.0

"""Advice for a seat: the move that a mind rates best, its win chance, and the reason."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from karfunkel.bots.determinization import table_to_decide
from karfunkel.bots.mind import Effort, Rated, mind_of
from karfunkel.notation.registry import notation_of
from karfunkel.study.reasons import Reason, reason_for

GOOD_ADVICE = Effort("master", 0.25)
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
    return Advice(thoughts[:MOST_SHOWN], reason_for(view, thoughts[0].move))


def think(view: Mapping[str, Any], dice: random.Random, effort: Effort) -> list[RatedMove]:
    """All moves that the mind of the game thought of, the one that it would play most often first."""
    table = table_to_decide(view, dice)
    notation, seat = notation_of(view["game"]), view["seat"]
    rated = mind_of(view["game"]).rate(table, seat, effort, dice)
    said = tuple(table.said[: table.said_count])

    def thought(move: Rated) -> RatedMove:
        return RatedMove(notation.move_text(table, seat, said + move.actions), move.value, move.weight)

    return sorted(map(thought, rated), key=lambda thought: (-thought.weight, -thought.chance))

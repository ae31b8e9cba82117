"""Reasons for hints: what a move does, in a sentence.

A reason says nothing but what follows from the rules, the move and what the seat sees. How good the move is say the
chances beside it, and how sure they are; a sentence that claims more may be wrong.

A reason is the name of a sentence and what it speaks of; the sentences stand among the words of the game, as
`hint-<name>`. A game that gives no reasons of its own has one for all moves, which stands among the general words.
Reasons are made from what the seat sees and from the move, so they tell nothing that the seat does not know.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from karfunkel.games.registry import optional_part


@dataclass(frozen=True)
class Reason:
    """The name of a sentence, and what it speaks of."""

    name: str
    about: Mapping[str, str | int] = field(default_factory=dict)


BEST = Reason("best")
"""Of all moves it promises most."""


def reason_for(view: Mapping[str, Any], move: str) -> Reason:
    """Why this move is good for the seat of a view, if it is the best."""
    brought = optional_part(view["game"], "hint_reasons")
    reason: Reason = BEST if brought is None else brought.reason_for(view, move)
    return reason

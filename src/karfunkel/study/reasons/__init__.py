"""Why a move is a good one, in a sentence.

A reason is the name of a sentence and what it speaks of; the sentences stand in `words/*/hint.ftl`, in all languages.
Reasons are made from what the seat sees and from the move, so they tell nothing that the seat does not know.
"""

from collections.abc import Mapping
from typing import Any

from karfunkel.games.registry import part_of
from karfunkel.study.reasons.reason import Reason


def reason_for(view: Mapping[str, Any], move: str) -> Reason:
    """Why this move is good for the seat of a view, if it is the best."""
    reason: Reason = part_of(view["game"], "study").reason_for(view, move)
    return reason


__all__ = ["Reason", "reason_for"]

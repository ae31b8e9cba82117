"""Why a move is a good one, in a sentence.

A reason is the name of a sentence and what it speaks of; the sentences stand in `words/*/hint.ftl`, in all languages.
Reasons are made from what the seat sees and from the move, so they tell nothing that the seat does not know.
"""

from collections.abc import Callable, Mapping
from typing import Any

from karfunkel.study.reasons.emerald import emerald_reason
from karfunkel.study.reasons.reason import Reason
from karfunkel.study.reasons.trading import trading_reason

REASONS: Mapping[str, Callable[[Mapping[str, Any], str], Reason]] = {
    "edelstein": trading_reason,
    "basari": trading_reason,
    "emerald": emerald_reason,
}


def reason_for(view: Mapping[str, Any], move: str) -> Reason:
    """Why this move is good for the seat of a view, if it is the best."""
    return REASONS[view["game"]](view, move)


__all__ = ["Reason", "reason_for"]

"""What a move in Basari, the card game does."""

from collections.abc import Mapping
from typing import Any

from karfunkel.analysis.hint_reasons import Reason
from karfunkel.games.basari.rules.state import MANY_WORKERS
from karfunkel.games.trading import hint_reasons


def reason_for(view: Mapping[str, Any], move: str) -> Reason:
    """What a move does at the decision that a seat is asked for."""
    if view["decision"] == "choose" and move == "A":
        workers = view["workers"][view["seat"]]
        return Reason("choose-A-enough" if workers >= MANY_WORKERS else "choose-A", {"workers": workers})
    return hint_reasons.reason_for(view, move)


__all__ = ["reason_for"]

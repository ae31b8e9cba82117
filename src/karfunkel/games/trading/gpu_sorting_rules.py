"""Rules by which a GPU sorts tables of a trading game: what comes next at each."""

from typing import Any

from karfunkel.engine import rule
from karfunkel.games.trading.rules.action_phase import go_a_step
from karfunkel.games.trading.rules.state import OVER, GemTable


@rule
def phase_now(table: GemTable) -> int:
    """The phase of a round."""
    return table.phase


@rule
def is_over(table: GemTable) -> bool:
    """Whether the last stage has been scored."""
    return table.phase == OVER


PHASES: dict[str, Any] = {"go_a_step": go_a_step, "phase_now": phase_now, "is_over": is_over}

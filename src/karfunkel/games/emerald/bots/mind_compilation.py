"""Compiles the rules of Emerald's mind, and those that fitting needs."""

from functools import cache
from typing import Any

from karfunkel.games.emerald.bots.scratch_record import EmeraldScratch
from karfunkel.games.emerald.bots.weights_record import EmeraldWeights
from karfunkel.games.emerald.game import EMERALD
from karfunkel.games.emerald.rules.state import Table


@cache
def compile_mind_rules(what: str, entries: tuple[Any, ...]) -> dict[str, Any]:
    """Rules of the mind, compiled."""
    from karfunkel.engine.cpu_compilation import compile_rules  # noqa: PLC0415  # Numba takes a while to import

    return compile_rules(f"{EMERALD.id}-{what}", (Table, EmeraldWeights, EmeraldScratch), EMERALD.rules, entries)

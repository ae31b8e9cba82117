"""Looks up the module that counts a game's simulation: the game's own, or the default."""

from types import ModuleType

from karfunkel.arena import fallback_simulation_counters
from karfunkel.games.registry import optional_part


def tally_module(game: str) -> ModuleType:
    """The module that counts a game: its Tally, its verbs `watch`, `watch_draw` and `watch_end`, and its `sections`.

    It is the game's own part `simulation_counters`, or one that counts places.
    """
    return optional_part(game, "simulation_counters") or fallback_simulation_counters

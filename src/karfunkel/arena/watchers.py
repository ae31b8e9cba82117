"""What is counted of each game, and how it is told."""

from types import ModuleType

from karfunkel.arena import default_tally
from karfunkel.games.registry import optional_part


def watcher_of(game: str) -> ModuleType:
    """The module that counts a game: its Tally, its verbs `watch`, `watch_draw` and `watch_end`, and its `sections`.

    It is the game's own part `tally`, or one that counts places.
    """
    return optional_part(game, "tally") or default_tally

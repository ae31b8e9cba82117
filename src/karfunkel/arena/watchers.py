"""What is counted of each game, and how it is told."""

from types import ModuleType

from karfunkel.games.registry import part_of


def watcher_of(game: str) -> ModuleType:
    """The module that counts a game: its Tally, its verbs `watch`, `watch_draw` and `watch_end`, and its `sections`."""
    return part_of(game, "tally")

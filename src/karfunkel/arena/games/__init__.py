"""What is counted of each game, and how it is told."""

from types import ModuleType

from karfunkel.arena.games import basari, edelstein, emerald

WATCHERS: dict[str, ModuleType] = {"edelstein": edelstein, "basari": basari, "emerald": emerald}


def watcher_of(game: str) -> ModuleType:
    """The module that counts a game: its Tally, its verbs `watch` and `score`, and its `sections`."""
    return WATCHERS[game]

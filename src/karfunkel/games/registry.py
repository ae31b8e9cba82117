"""The games there are, found by their folders, and the parts of a game, found by their names."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from karfunkel import games
from karfunkel.errors import Error, shown
from karfunkel.games.game import Game


def _found() -> list[Game]:
    """The game of every folder that has one, in the order in which they are listed."""
    folders = [folder.name for folder in iter_modules(games.__path__) if folder.ispkg]
    modules = [import_module(f"{games.__name__}.{folder}.game") for folder in folders]
    return sorted((module.GAME for module in modules if hasattr(module, "GAME")), key=lambda game: game.listed)


GAMES: dict[str, Game] = {game.id: game for game in _found()}
"""The games by their ids."""


def game_called(name: str) -> Game:
    """The game with this id; Error if there is none."""
    if not isinstance(name, str) or name not in GAMES:
        raise Error(f"there is no game {shown(name)}; there is {', '.join(GAMES)}")
    return GAMES[name]


@cache
def part_of(game: str, part: str) -> ModuleType:
    """A part of a game's folder, such as `notation`; it is loaded when it is first asked for."""
    return import_module(f"{games.__name__}.{game_called(game).id}.{part}")

"""The games there are, found by their folders and in installed packages; and the parts of a game, found by their names.

A package that brings a game names it as an entry point of the group `karfunkel.games`:

    [project.entry-points."karfunkel.games"]
    geode = "karfunkel_geode.game:GAME"

The parts of a game lie beside the module of its `GAME`. One that cannot be loaded is reported once and left out.
"""

import logging
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import TYPE_CHECKING

from karfunkel import games
from karfunkel.errors import Error, shown
from karfunkel.games.game import Game
from karfunkel.games.game_validation import check_game, check_notation

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

logger = logging.getLogger("karfunkel.games")

GROUP = "karfunkel.games"
"""The group of entry points by which packages bring games."""


class Games(Mapping[str, Game]):
    """The games by their ids. Installed packages are looked through when a game is asked for that is not our own."""

    def __getitem__(self, name: str) -> Game:
        return self._own[name] if name in self._own else self._all[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    @property
    def first(self) -> str:
        """The first of our own."""
        return next(iter(self._own))

    def package_of(self, name: str) -> str:
        """The package in which the parts of a game lie."""
        return f"{games.__name__}.{name}" if name in self._own else self._installed[name][1]

    @cached_property
    def _own(self) -> dict[str, Game]:
        """The game of every folder that has one."""
        folders = [folder.name for folder in iter_modules(games.__path__) if folder.ispkg]
        modules = [import_module(f"{games.__name__}.{folder}.game") for folder in folders]
        found: list[Game] = [module.GAME for module in modules if hasattr(module, "GAME")]
        return {game.id: game for game in sorted(found, key=lambda game: game.listed)}

    @cached_property
    def _installed(self) -> dict[str, tuple[Game, str]]:
        """The games of installed packages, each with its package."""
        from importlib.metadata import entry_points  # noqa: PLC0415  # takes a while to import

        found: dict[str, tuple[Game, str]] = {}
        for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
            try:
                game, package = _loaded(entry)
                if game.id in found:
                    raise Error(f"there is a game {game.id} already")
                found[game.id] = game, package
            except (Exception, SystemExit) as error:  # noqa: BLE001  # whatever another's package does wrong is its own affair
                _report(entry, error)
        return found

    @cached_property
    def _all(self) -> dict[str, Game]:
        every = [*self._own.values(), *(game for game, _ in self._installed.values())]
        return {game.id: game for game in sorted(every, key=lambda game: (game.listed, game.title))}


def _loaded(entry: "EntryPoint") -> tuple[Game, str]:
    """The game of an entry point, and the package in which its parts lie; Error with what is wrong with it."""
    game = entry.load()
    if isinstance(game, ModuleType):
        game = game.GAME
    check_game(game)
    module = import_module(entry.module)
    package = module.__name__ if hasattr(module, "__path__") else module.__name__.rpartition(".")[0]
    check_notation(game, import_module(f"{package}.notation"))
    return game, package


def _report(entry: "EntryPoint", error: BaseException) -> None:
    package = f"{entry.dist.name} {entry.dist.version}" if entry.dist else entry.value
    reason = str(error) if isinstance(error, Error) else f"{type(error).__name__}: {error}"
    logger.warning("the game %s of the package %s is left out: %s", entry.name, package, reason)


GAMES = Games()
"""The games by their ids."""


def first_game() -> str:
    """The id of the game that examples are about: the first of our own."""
    return GAMES.first


def game_called(name: str) -> Game:
    """The game with this id; Error if there is none."""
    if not isinstance(name, str) or name not in GAMES:
        raise Error(f"there is no game {shown(name)}; there is {', '.join(GAMES)}")
    return GAMES[name]


def part_of(game: str, part: str) -> ModuleType:
    """A part of a game, such as `notation`, which it must have; it is loaded when it is first asked for."""
    found = optional_part(game, part)
    if found is None:
        raise Error(f"{game_called(game).title} has no {part}")
    return found


OLD_PARTS = {
    "observation": "learn",
    "hint_reasons": "study",
    "simulation_counters": "tally",
    "bots.greedy_bot_evaluation": "bots.heuristic_evaluation",
}
"""What parts were called before: a package that brings one by its old name is understood for one version more."""


@cache
def optional_part(game: str, part: str) -> ModuleType | None:
    """A part of a game, such as `bots.mind`; None if it does not bring one."""
    package = GAMES.package_of(game_called(game).id)
    if name := _module_name(package, part):
        return import_module(name)
    if part in OLD_PARTS and (old := _module_name(package, OLD_PARTS[part])):
        logger.warning("the part %s of %s is called %s now", OLD_PARTS[part], package, part)
        return import_module(old)
    return None


def _module_name(package: str, part: str) -> str | None:
    """The module of a part; None if there is none."""
    name = package
    for step in part.split("."):
        name = f"{name}.{step}"
        if find_spec(name) is None:
            return None
    return name

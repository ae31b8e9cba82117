"""Validation of the game that a package brings, before it is listed: Error with the first thing that is wrong."""

import re
from pkgutil import iter_modules
from typing import Any

from karfunkel import games
from karfunkel.errors import Error, shown
from karfunkel.games.game import API, Game, Option

MOST_PLAYERS = 5
"""What tables, pages and statistics have room for."""
RESERVED = ("general", "karfunkel")
"""Ids that stand for something else, beside the folders of `karfunkel.games`."""


def check_id(name: Any) -> None:
    """Refuse what cannot be the id of a game that a package brings."""
    if not isinstance(name, str) or re.fullmatch(r"[a-z][a-z0-9_]{0,19}", name) is None:
        raise Error(f"an id is 1 to 20 small letters, digits and _, not {shown(name)}")
    if name in (folder.name for folder in iter_modules(games.__path__)):
        raise Error(f"the id {name} is used by karfunkel already")
    if name in RESERVED:
        raise Error(f"the id {name} is reserved")


def check_game(game: Any) -> None:
    """Refuse what is no game, or one whose data cannot be."""
    if not isinstance(game, Game):
        raise Error("it is no game")
    if game.api > API:
        raise Error(f"it was written for a newer version of karfunkel (interface {game.api}; this one has {API})")
    check_id(game.id)
    if not _is_text(game.title):
        raise Error(f"its title is a text, not {shown(game.title)}")
    if not 2 <= game.min_players <= game.max_players <= MOST_PLAYERS:
        raise Error(f"games are for 2 to {MOST_PLAYERS} players, not {game.min_players} to {game.max_players}")
    for name, least in (("actions", 1), ("most_legal", 1), ("outcomes", 0), ("version", 1)):
        _check_number(game, name, least)
    if not isinstance(game.listed, int):
        raise Error(f"listed is a number, not {shown(game.listed)}")
    _check_options(game.options)
    game.plain  # noqa: B018  # its rules have all verbs and can be bound


def check_notation(game: Game, module: Any) -> None:
    """Refuse a module `notation` that has no notation of this game."""
    meant = getattr(getattr(module, "NOTATION", None), "game", None)
    if not isinstance(meant, Game):
        raise Error(f"{module.__name__} has no NOTATION")
    if meant.id != game.id:
        raise Error(f"the NOTATION in {module.__name__} is for {shown(meant.id)}, not for {game.id}")


def _check_number(game: Game, name: str, least: int) -> None:
    number = getattr(game, name)
    if not isinstance(number, int) or number < least:
        raise Error(f"{name} is a number from {least} on, not {shown(number)}")


def _check_options(options: Any) -> None:
    if not isinstance(options, tuple) or not all(isinstance(option, Option) for option in options):
        raise Error(f"options is a tuple of Option, not {shown(options)}")
    for option in options:
        named = _is_text(option.name) and isinstance(option.about, str)
        valued = isinstance(option.values, tuple) and option.values and all(map(_is_text, option.values))
        if not named or not valued:
            raise Error(f"an option has a name, values and what it is about as texts, not {shown(option)}")
    if len({option.name for option in options}) < len(options):
        raise Error("two options have the same name")


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and bool(value.strip())

"""Where the Fluent files are: the languages there are, the scopes of a game, and the files of a scope."""

import os
from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from karfunkel import games
from karfunkel.errors import Error, shown
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES

ENGLISH = "en"
"""What is said where a language has no words."""
GENERAL = None
"""The scope of what is said of all games."""
HERE = Path(__file__).parent
ASKED_IN_TURN = ("LC_ALL", "LC_MESSAGES", "LANG")


def languages() -> tuple[str, ...]:
    """The languages that are spoken, English first."""
    others = sorted(folder.name for folder in HERE.iterdir() if folder.is_dir() and any(folder.glob("*.ftl")))
    return ENGLISH, *(language for language in others if language != ENGLISH)


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the system, if it is spoken here; else English."""
    said = next((environment[name] for name in ASKED_IN_TURN if environment.get(name)), "")
    return said[:2].lower() if said[:2].lower() in languages() else ENGLISH


def checked_language(wanted: str | None) -> str:
    """The language that is wanted, or the system's; Error if it is not spoken."""
    if wanted is None:
        return system_language()
    if wanted not in languages():
        raise Error(f"there is no language {shown(wanted)}; there is {', '.join(languages())}")
    return wanted


def scopes_of(game: Game) -> tuple[str, ...]:
    """Where the words of a game are looked for, in this order: its own, then those of its library."""
    elsewhere, _, inside = type(game).__module__.partition(f"{games.__name__}.")
    library, _, module = inside.partition(".")
    return (game.id,) if elsewhere or not module or library == game.id else (game.id, library)


def text_of(scope: str | None, language: str) -> str:
    """The Fluent text of a scope in a language; empty if it has none."""
    found: Sequence[Traversable] = _general(language) if scope is GENERAL else [_of_package(scope, language)]
    return "\n".join(file.read_text("utf-8") for file in found if file.is_file())


def _general(language: str) -> list[Path]:
    return sorted((HERE / language).glob("*.ftl"))


def _of_package(scope: str, language: str) -> Traversable:
    package = GAMES.package_of(scope) if scope in GAMES else f"{games.__name__}.{scope}"
    return files(package) / "words" / f"{language}.ftl"

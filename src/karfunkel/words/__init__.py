"""The words of the house and of its games, in Fluent: what pages and terminals say, in four languages.

The house has its words here, `<language>/*.ftl`. A game has its own beside it, `words/<language>.ftl`, and so has a
library that games share. Ids there are local: the game's `event-dug` is `geode-event-dug` to everybody else.
"""

from functools import cache
from importlib.resources import files

from karfunkel import games
from karfunkel.games.registry import GAMES, game_called

LANGUAGES = ("en", "de", "fr", "nl")


@cache
def scopes_of(game: str) -> tuple[str, ...]:
    """Where the words of a game are looked up: its own, then those of the library that its class comes from."""
    own = game_called(game).id
    package = type(game_called(game)).__module__.rpartition(".")[0]
    parent, _, library = package.rpartition(".")
    return (own,) if parent != games.__name__ or library == own else (own, library)


def text_of(scope: str, language: str) -> str:
    """The Fluent text of a scope, its ids as they are written there; empty if it has none in this language."""
    package = GAMES.package_of(scope) if scope in GAMES else f"{games.__name__}.{scope}"
    path = files(package) / "words" / f"{language}.ftl"
    return path.read_text("utf-8") if path.is_file() else ""


def house_text(language: str) -> str:
    """The Fluent text of the house."""
    folder = files(__name__) / language
    return "\n".join(path.read_text("utf-8") for path in sorted(folder.iterdir(), key=lambda path: path.name))

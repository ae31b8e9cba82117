"""The scripts that a game brings in its folder: `lesson.toml`, and `examples.toml` with the pictures of its rules."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec

from karfunkel.errors import Error
from karfunkel.games.registry import GAMES, game_called

T = TypeVar("T")
LESSON = "lesson.toml"
EXAMPLES = "examples.toml"


class ScriptStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step: something is said, or somebody moves, or the learner is told what to play."""

    say: str | None = None
    """The message `lesson-<say>` among the words of the game."""
    point: list[str] = []
    """What it is about, by the names that parts of the board have."""
    play: str | None = None
    seat: int | None = None
    """Who moves; the learner if it is left out."""
    draw: list[str] = []
    """The cards that chance draws after the move; those that are not named are drawn by the seed."""


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a game begins, on which seat the reader sits, and what happens."""

    position: dict[str, Any]
    steps: list[ScriptStep] = []
    seat: int = 0
    level: str = "trader"
    """As which bots the others are shown."""
    seed: str = "lesson"

    def mover(self, step: ScriptStep) -> int:
        """The seat that moves in a step."""
        return self.seat if step.seat is None else step.seat


class Lesson(Script, frozen=True, forbid_unknown_fields=True):
    """A lesson: all that is said and played in it."""


class Example(Script, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A picture of the rules: a position, or a moment of what its moves bring about."""

    section: int
    """The section of the rules that it stands in."""
    say: str
    """The message `rules-example-<say>` among the words of the game."""
    show: list[str] = []
    """The parts of the board that are shown, by their names; all of it if none are named."""
    until: str | None = None
    """The event of the last move that is just being told; if none is named, all has been told."""


class _Examples(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `examples.toml` says."""

    examples: list[Example]


@cache
def has_lesson(game: str) -> bool:
    """Whether a game brings a lesson."""
    return _file_of(game, LESSON).is_file()


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game, if it brings one; Error if it cannot be read."""
    return _read(game, LESSON, Lesson)


@cache
def examples_of(game: str) -> list[Example]:
    """The pictures of the rules of a game, if it brings any; Error if they cannot be read."""
    found = _read(game, EXAMPLES, _Examples)
    return [] if found is None else found.examples


def _read(game: str, name: str, kind: type[T]) -> T | None:
    file = _file_of(game, name)
    if not file.is_file():
        return None
    try:
        return msgspec.toml.decode(file.read_bytes(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Error(f"{name} of {game} cannot be read: {error}") from None


def _file_of(game: str, name: str) -> Traversable:
    return files(GAMES.package_of(game_called(game).id)).joinpath(name)

"""A lesson over HTTP: a first game from a set position, by the script of its game."""

from typing import Annotated

import msgspec
from msgspec import Meta

from karfunkel.match.viewer_messages import TableSnapshot, Update
from karfunkel.protocol.http import Body


class LessonMoves(Body):
    """The learner's moves in a lesson so far, in their order."""

    played: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=50)]


class LessonStep(msgspec.Struct, frozen=True):
    """Something that is said once the log has come to `seq`. If it names a move, the learner is to play that."""

    say: str
    """The message `lesson-<say>` among the words of the game."""
    point: list[str]
    """What it is about, by the names that parts of the board have."""
    play: str | None
    seq: int


class LessonTold(msgspec.Struct, frozen=True):
    """A lesson up to the learner's next move: the table where it begins, what happened since, and what is said."""

    first: TableSnapshot
    updates: list[Update]
    steps: list[LessonStep]
    ends: bool
    """Whether this is all of the lesson."""


class ExampleTold(msgspec.Struct, frozen=True):
    """A picture of the rules: a table, and a moment of what happens there."""

    section: int
    """The section of the rules that it stands in."""
    say: str
    """The message `rules-example-<say>` among the words of the game."""
    show: list[str]
    """The parts of the board that are shown, by their names; all of it if none are named."""
    until: str | None
    """The event of the last update that is just being told; if none is named, all has been told."""
    first: TableSnapshot
    updates: list[Update]

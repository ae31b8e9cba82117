"""Commands: what a person can do at a table, as a closed union of structs."""

from typing import Annotated

import msgspec
from msgspec import Meta

from karfunkel.match.events import Question

Seat = Annotated[int, Meta(ge=0, le=4, description="The number of a seat, from 0.")]
Level = Annotated[str, Meta(min_length=1, max_length=20, description="The level of a bot, such as `trader`.")]
GuestId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$", description="A guest.")]
Place = Annotated[int, Meta(ge=0, le=2**53, description="A place in the log.")]


class Command(msgspec.Struct, tag_field="kind", tag=str.lower, forbid_unknown_fields=True):
    """Something that a person wants to do."""


class Sit(Command):
    """Take a seat: this one, or the first that is free."""

    seat: Seat | None = None


class Stand(Command):
    """Give your seat up, before the game begins."""


class SeatBot(Command):
    """The host puts a bot on a free seat, before the game begins."""

    seat: Seat
    level: Level


class Unseat(Command):
    """The host frees a seat, before the game begins."""

    seat: Seat


class Ban(Command):
    """The host lets a guest who does not play here sit down and speak here no more, nor see a private table."""

    whom: GuestId


class Unban(Command):
    """The host lets a guest come again."""

    whom: GuestId


class Start(Command):
    """The host begins the game, once all seats are taken."""


class Play(Command):
    """Move. `asked` is the place that came with your moves: so an old or repeated move is never played twice."""

    move: Annotated[str, Meta(max_length=60)]
    asked: Place


class Say(Command):
    """Say something to all at the table. A line with the key of one of your last lines is not said again."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Annotated[str, Meta(max_length=40)] = ""


class Unsay(Command):
    """Delete a line of talk: your own, or as the host anybody's. `seq` is its place in the log."""

    seq: Place


class Ask(Command):
    """Ask the others to take your last move back, or to end the game without a result.

    `seen` is the place up to which you know the table: with it a repeated question is not asked twice.
    """

    question: Question
    seen: Place | None = None


class Answer(Command):
    """Answer what another has asked.

    `seen` is the place up to which you know the table: with it nothing is answered that was asked later, and a repeated
    answer counts once.
    """

    yes: bool
    seen: Place | None = None


class Resign(Command):
    """Hand your seat to a bot for good."""


class StandIn(Command):
    """Let a bot play for one who is gone, until its owner is back."""

    seat: Seat


class Return(Command):
    """You are back: the bot that played for you stops."""


class Rematch(Command):
    """After the game: put up a table for the same people."""


AnyCommand = (
    Sit
    | Stand
    | SeatBot
    | Unseat
    | Ban
    | Unban
    | Start
    | Play
    | Say
    | Unsay
    | Ask
    | Answer
    | Resign
    | StandIn
    | Return
    | Rematch
)

"""The bodies of requests and answers over HTTP."""

from typing import Annotated

import msgspec
from msgspec import Meta

from karfunkel.match.clock import Clock
from karfunkel.match.commands import Level, Place
from karfunkel.match.events import Seating
from karfunkel.match.match import Seat, Stage
from karfunkel.match.viewer_messages import GameEvent, TableSnapshot, Update
from karfunkel.protocol.messages import TableId

Name = Annotated[str, Meta(min_length=1, max_length=24, description="What a guest is called at the table.")]
CardText = Annotated[str, Meta(min_length=1, max_length=40)]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request."""


class NewName(Body):
    """What a guest wants to be called."""

    name: Name


class NewTable(Body):
    """A table to be put up.

    `seats` says for every seat who is to sit there: `me`, a level of bots, or `open`. If it is left out, you sit on the
    first seat and the others are open. With `start` the game begins at once, for which no seat may be open. When it
    begins seats are drawn, unless `seating` is `as-sat`.
    """

    game: Annotated[str, Meta(max_length=20, description="The id of a game, as `GET /api/house` lists them.")]
    players: Annotated[int, Meta(ge=2, le=5)]
    options: Annotated[dict[str, Annotated[str, Meta(max_length=40)]], Meta(max_length=10)] = {}
    deck: Annotated[list[CardText], Meta(max_length=100)] | None = None
    clock: Clock | None = None
    public: bool = True
    seats: Annotated[list[Level], Meta(max_length=5)] | None = None
    starts_when_full: bool = False
    start: bool = False
    seating: Seating = "drawn"


class RecordText(Body):
    """The record of a game, as `karfunkel play` and the server write it."""

    record: Annotated[str, Meta(min_length=1, max_length=65_536)]


class OpenedTable(msgspec.Struct, frozen=True):
    """A table that was put up, and the code of its link."""

    table: str
    code: str


class Invitation(msgspec.Struct, frozen=True):
    """The code that lets guests come to a table."""

    table: str
    code: str


class Me(msgspec.Struct, frozen=True):
    """Who you are."""

    guest: str
    name: str


class DeviceLink(msgspec.Struct, frozen=True):
    """The code by which you are the same guest on another device, once, and until when."""

    code: str
    until: int


class NewReport(Body):
    """A line of talk that should not have been said: its place in the log, and why."""

    seq: Place
    reason: Annotated[str, Meta(max_length=200)] = ""


class GuestTable(msgspec.Struct, frozen=True):
    """A table of yours."""

    table: str
    stage: str


class GuestResult(msgspec.Struct, frozen=True):
    """How a game of yours ended."""

    table: str
    seat: int
    score: int
    won: bool


class GuestTalk(msgspec.Struct, frozen=True):
    """Something that you have said."""

    table: str
    seq: int
    at: int
    text: str


class GuestData(msgspec.Struct, frozen=True):
    """All that is kept about you."""

    guest: str
    name: str
    came_at: int
    seen_at: int | None
    tables: list[GuestTable]
    results: list[GuestResult]
    talk: list[GuestTalk]
    muted: list[str]


class Stored(msgspec.Struct, frozen=True):
    """It is done and stored; the log of the table goes to `seq` now."""

    table: str
    seq: int


class Problem(msgspec.Struct, frozen=True):
    """Why something cannot be done: `code` for programs, `reason` for people."""

    code: str
    reason: str


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lists show of a table."""

    table: TableId
    game: str
    players: int
    public: bool
    host: str
    stage: Stage
    seats: list[Seat]
    to_act: list[int]
    opened_at: int
    changed_at: int
    clock: Clock | None = None
    options: dict[str, str] = {}
    scores: list[int] = []
    winners: list[int] = []
    places: list[int] = []
    rematch: str | None = None


class GameOption(msgspec.Struct, frozen=True):
    """An option of a game; the first of its values is the default."""

    name: str
    values: list[str]
    about: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    game: str
    title: str
    least_players: int
    most_players: int
    options: list[GameOption]
    lesson: bool = False
    """Whether it brings a lesson."""
    takes_decks: bool = False
    """Whether cards of one's own can be brought to a table of it."""


class House(msgspec.Struct, frozen=True):
    """What can be played here, and against whom."""

    games: list[GameInfo]
    levels: list[str]
    version: str


class Scored(msgspec.Struct, frozen=True):
    """What a scoring would bring if it came now: its events, and the scores after it."""

    events: list[GameEvent]
    scores: list[int]


class AskedMoves(msgspec.Struct, frozen=True):
    """Everything that you may play now, and the place to name with it; null if you are not asked."""

    asked: int | None
    moves: list[str]


class Replay(msgspec.Struct, frozen=True):
    """A whole game for one viewer: the table as it was put up, and an update for every line of its log."""

    first: TableSnapshot
    updates: list[Update]

"""The words in which a table is told: the whole of it, updates of it, and the lines of its log as all may see them."""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from karfunkel.notation.choices import Choices
from karfunkel.table import entries
from karfunkel.table.clock import Clock, SeatClock
from karfunkel.table.sitting import Open, Seat, Stage

Event = dict[str, Any]
View = dict[str, Any]


class SetUp(entries.Happening, tag="opened"):
    """How the table was put up; what must stay in the house is left out."""

    game: str
    players: int
    host: str
    options: dict[str, str]
    deck: list[str] | None
    clock: Clock | None
    public: bool
    starts_when_full: bool
    rematch_of: str | None
    places: dict[str, int]
    seed_hash: str


class Moved(entries.Happening, tag="played"):
    """A seat moved; the events tell what that brought about."""

    seat: int
    bot: bool = False


class Dealt(entries.Happening, tag="started"):
    """The game began."""


class Hushed(entries.Happening):
    """A guest said something that the viewer does not want to read."""

    guest: str


Happened = (
    SetUp
    | Hushed
    | entries.Admitted
    | entries.Sat
    | entries.BotSat
    | entries.Stood
    | Dealt
    | Moved
    | entries.TookBack
    | entries.Said
    | entries.Asked
    | entries.Answered
    | entries.Resigned
    | entries.WentAway
    | entries.CameBack
    | entries.Abandoned
    | entries.Rematched
)
"""The lines of a log, as everybody may see them."""


class Talk(msgspec.Struct, frozen=True):
    """A line of talk."""

    seq: int
    at: int
    guest: str
    name: str
    text: str


class Shown(msgspec.Struct, tag_field="kind", tag="table"):
    """The whole of a table, as one viewer may see it."""

    table: str
    seq: int
    at: int
    viewer: int | None
    setup: SetUp
    stage: Stage
    seats: list[Seat]
    clocks: list[SeatClock] | None
    question: Open | None
    view: View | None
    moves: list[str]
    asked: int | None
    can_take_back: bool
    seed: str | None
    rematch: str | None
    talk: list[Talk]
    choices: Annotated[Choices | UnsetType | None, Meta(description="What can be played, instead of `moves`.")] = UNSET


class Update(msgspec.Struct, tag_field="kind", tag="update", omit_defaults=True):
    """One line of the log, what it brought about, and what is different now."""

    table: str
    seq: int
    at: int
    happened: Happened
    events: list[Event] = []
    stage: Stage | UnsetType = UNSET
    seats: list[Seat] | UnsetType = UNSET
    clocks: list[SeatClock] | UnsetType = UNSET
    question: Open | UnsetType | None = UNSET
    view: View | UnsetType = UNSET
    patch: Annotated[View | UnsetType, Meta(description="Fields of the view that are different now.")] = UNSET
    dropped: list[str] = []
    moves: list[str] | UnsetType = UNSET
    asked: int | UnsetType | None = UNSET
    can_take_back: bool | UnsetType = UNSET
    seed: str | UnsetType = UNSET
    rematch: str | UnsetType = UNSET
    choices: Annotated[Choices | UnsetType | None, Meta(description="What can be played, instead of `moves`.")] = UNSET

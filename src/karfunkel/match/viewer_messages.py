"""Messages about a match to those who view it: a snapshot once, then an update for each entry of its log."""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from karfunkel.match import events
from karfunkel.match.clock import Clock, SeatClock
from karfunkel.match.match import PendingVote, Seat, Stage
from karfunkel.notation.move_shapes import Choices

GameEvent = dict[str, Any]
View = dict[str, Any]


class SetUp(events.EventBase, tag="opened"):
    """How the match was set up; what must stay on the server is left out."""

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
    seating: events.Seating | UnsetType = UNSET
    """Not said where all keep the places on which they sat down."""


class Moved(events.EventBase, tag="played"):
    """A seat moved; the events of the game tell what that brought about."""

    seat: int
    bot: bool = False


class Dealt(events.EventBase, tag="started"):
    """The game began. Where seats were drawn, `seats` says for each the place on which its player had sat down."""

    seats: list[int] | None = None


class Hushed(events.EventBase):
    """A guest said something that the viewer does not want to read."""

    guest: str


PublicEvent = (
    SetUp
    | Hushed
    | events.Admitted
    | events.Sat
    | events.BotSat
    | events.Stood
    | events.Banned
    | events.Unbanned
    | Dealt
    | Moved
    | events.TookBack
    | events.Said
    | events.Unsaid
    | events.Asked
    | events.Answered
    | events.Resigned
    | events.WentAway
    | events.CameBack
    | events.Abandoned
    | events.Rematched
)
"""The events of a log, as everybody may see them."""


class Talk(msgspec.Struct, frozen=True):
    """A line of talk."""

    seq: int
    at: int
    guest: str
    name: str
    text: str


class BannedGuest(msgspec.Struct, frozen=True):
    """A guest whom the host has banned from the table; the name is empty if it had none here."""

    guest: str
    name: str


BannedGuests = Annotated[list[BannedGuest] | UnsetType, Meta(description="Not said while nobody is banned.")]


class TableSnapshot(msgspec.Struct, tag_field="kind", tag="table"):
    """The whole of a match, as one viewer may see it."""

    table: str
    seq: int
    at: int
    viewer: int | None
    setup: SetUp
    stage: Stage
    seats: list[Seat]
    clocks: list[SeatClock] | None
    question: PendingVote | None
    view: View | None
    moves: list[str]
    asked: int | None
    can_take_back: bool
    seed: str | None
    rematch: str | None
    talk: list[Talk]
    choices: Annotated[Choices | UnsetType | None, Meta(description="What can be played, instead of `moves`.")] = UNSET
    banned: BannedGuests = UNSET


class Update(msgspec.Struct, tag_field="kind", tag="update", omit_defaults=True):
    """One entry of the log, what it brought about, and what is different now."""

    table: str
    seq: int
    at: int
    happened: PublicEvent
    events: list[GameEvent] = []
    stage: Stage | UnsetType = UNSET
    seats: list[Seat] | UnsetType = UNSET
    clocks: list[SeatClock] | UnsetType = UNSET
    question: PendingVote | UnsetType | None = UNSET
    view: View | UnsetType = UNSET
    patch: Annotated[View | UnsetType, Meta(description="Fields of the view that are different now.")] = UNSET
    dropped: list[str] = []
    moves: list[str] | UnsetType = UNSET
    asked: int | UnsetType | None = UNSET
    can_take_back: bool | UnsetType = UNSET
    seed: str | UnsetType = UNSET
    rematch: str | UnsetType = UNSET
    choices: Annotated[Choices | UnsetType | None, Meta(description="What can be played, instead of `moves`.")] = UNSET
    banned: Annotated[list[BannedGuest] | UnsetType, Meta(description="All who are banned now.")] = UNSET

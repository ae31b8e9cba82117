"""What servers tell each other: a closed union, sent together in batches."""

from collections.abc import Sequence

import msgspec

from karfunkel.errors import Error, IllegalMove, InvalidMove, Refused
from karfunkel.match.commands import AnyCommand
from karfunkel.match.decision import Person
from karfunkel.match.events import LogEntry, PersonalData, event_from_json, event_to_json, personal_data
from karfunkel.store import NotStored


class StoredEntry(msgspec.Struct, array_like=True):
    """An entry of a log, as it is stored."""

    seq: int
    at: int
    event: str
    personal: PersonalData | None


class Failure(msgspec.Struct, array_like=True):
    """Why something could not be done."""

    kind: str
    code: str
    text: str


class PeerMessage(msgspec.Struct, tag=True, array_like=True):
    """Something that one server tells another."""


class Forward(PeerMessage):
    """A command for a match that the other owns."""

    match: str
    who: Person
    command: AnyCommand


class Admit(PeerMessage):
    """A guest comes by the link of a match that the other owns."""

    match: str
    guest: str


class Follow(PeerMessage):
    """Tell me from now on what happens in a match that you own."""

    match: str


class Query(PeerMessage):
    """What waits for an answer. It may come several times, and counts once."""

    id: int
    about: Forward | Admit | Follow


class Reply(PeerMessage):
    """The answer to a query: up to which place the log is stored, or why it cannot be done."""

    id: int
    seq: int
    failure: Failure | None = None


class Unfollow(PeerMessage):
    """Tell me no more of a match."""

    match: str


class Happened(PeerMessage):
    """What has happened in a match that you follow."""

    match: str
    entries: list[StoredEntry]


class Watching(PeerMessage):
    """Which of those who play at your match watch it here, and who was here just now without watching."""

    match: str
    guests: list[str]
    seen: str | None = None


class Attending(PeerMessage):
    """Who of those who play at my match is here, as all who watch are told."""

    match: str
    told: bytes


class Released(PeerMessage):
    """A match is no longer mine; whoever needs it may take it."""

    match: str


class Written(PeerMessage):
    """I have written the log of a match up to this place, and may not have been its owner any more by then."""

    match: str
    seq: int


class TurnCame(PeerMessage):
    """A guest is to move in a match; whoever is connected with that guest may say so."""

    guest: str
    match: str
    game: str


AnyPeerMessage = Query | Reply | Unfollow | Happened | Watching | Attending | Released | Written | TurnCame


class Batch(msgspec.Struct, array_like=True):
    """All that one server tells another at a time; numbers without a gap show that nothing was lost."""

    sender: str
    number: int
    messages: list[AnyPeerMessage]


_decoder = msgspec.msgpack.Decoder(Batch)
_encoder = msgspec.msgpack.Encoder()


def encode_batch(batch: Batch) -> bytes:
    """A batch as it goes over the bus."""
    return _encoder.encode(batch)


def decode_batch(data: bytes) -> Batch:
    """A batch as it came over the bus."""
    return _decoder.decode(data)


def stored_entries(entries: Sequence[LogEntry]) -> list[StoredEntry]:
    """Entries of a log as another server is told them: as they stand in the store."""
    return [
        StoredEntry(entry.seq, entry.at, event_to_json(entry.event).decode(), personal_data(entry.event))
        for entry in entries
    ]


def log_entries(stored: Sequence[StoredEntry]) -> list[LogEntry]:
    """The entries that another server has told."""
    return [LogEntry(entry.seq, entry.at, event_from_json(entry.event, entry.personal)) for entry in stored]


_ERRORS: dict[str, type[Error]] = {kind.__name__: kind for kind in (IllegalMove, InvalidMove, NotStored)}


def failure_of(error: Exception) -> Failure:
    """An error as another server is told it."""
    if isinstance(error, Refused):
        return Failure(Refused.__name__, error.code, str(error))
    if isinstance(error, Error):
        return Failure(type(error).__name__, "", str(error))
    return Failure("", "", "something went wrong at the server that owns this table")


def error_of(failure: Failure) -> Exception:
    """The error that another server has told."""
    if failure.kind == Refused.__name__:
        return Refused(failure.code, failure.text)
    return _ERRORS.get(failure.kind, RuntimeError)(failure.text)

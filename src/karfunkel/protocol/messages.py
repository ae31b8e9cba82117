"""The messages of the socket. Every one is a JSON object with its `kind`."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from karfunkel.match.commands import AnyCommand, Place, Seat
from karfunkel.match.moves_for_viewer import MoveForm
from karfunkel.match.viewer_messages import TableSnapshot, Update

PROTOCOL = 3
"""The version of this protocol; a server of the first does not say it. With the second, moves can be told by shape, and
with the third, who is here."""

TableId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$", description="A table.")]
MessageId = Annotated[str, Meta(max_length=40, description="Comes back with the answer.")]


class ClientMessage(msgspec.Struct, tag_field="kind", tag=str.lower, forbid_unknown_fields=True):
    """Something that a client says."""


class Watch(ClientMessage, omit_defaults=True):
    """Tell me of this table from now on.

    A client that knows the table up to place `since`, with the eyes of `viewer`, is told what it missed. If that is too
    much, or the client now sees with other eyes, it is told the whole, as is one that names no place.
    """

    table: TableId
    since: Place | None = None
    viewer: Seat | None = None
    moves: Annotated[MoveForm, Meta(description="Tell me what I may play move by move, or by its shape.")] = "list"
    presence: Annotated[bool, Meta(description="Tell me, too, who of those who play is here.")] = False


class Leave(ClientMessage):
    """Tell me no more of this table."""

    table: TableId


class CommandRequest(ClientMessage, tag="do"):
    """Do this at a table. The answer is `done`, once it is stored, or `failed`."""

    table: TableId
    command: AnyCommand
    id: MessageId = ""


class Ping(ClientMessage):
    """Are you there?"""

    id: MessageId = ""


class ServerMessage(msgspec.Struct, tag_field="kind", tag=str.lower):
    """Something that the server says."""


class Welcome(ServerMessage):
    """The first message: who you are, what time it is here, and which version speaks."""

    guest: str
    name: str
    at: int
    version: str
    protocol: Annotated[int, Meta(description="The version of what is said here.")] = 1


class Done(ServerMessage):
    """What you wanted is done and stored; the log of the table goes to `seq` now."""

    id: str
    table: str
    seq: int


class Failed(ServerMessage):
    """What you wanted cannot be done. `code` is for programs, `reason` for people."""

    id: str
    code: str
    reason: str
    table: str | None = None


class YourTurn(ServerMessage, tag="turn"):
    """It is your turn at a table that this socket does not watch."""

    table: str
    game: str


class Gone(ServerMessage):
    """You are told no more of this table; watch it again to see how it is now."""

    table: str
    reason: str


class Absence(msgspec.Struct, frozen=True):
    """Somebody who plays does not watch the table. Times are milliseconds since 1970."""

    since: int
    gone_from: Annotated[int, Meta(description="From then on the others may let a bot sit in.")]


class WhoIsHere(ServerMessage, tag="presence"):
    """Who of those who play watches the table: for each seat null, or the absence of its player."""

    table: str
    absent: list[Absence | None]


class Pong(ServerMessage):
    """I am here, and this is my time."""

    id: str
    at: int


FromClient = Watch | Leave | CommandRequest | Ping
FromServer = Welcome | TableSnapshot | Update | Done | Failed | YourTurn | Gone | WhoIsHere | Pong


class _Envelope(msgspec.Struct):
    """What is read of a message that is refused."""

    id: MessageId = ""


class _AboutTable(msgspec.Struct):
    """What is read of a message about a table that is refused."""

    table: TableId


_envelope = msgspec.json.Decoder(_Envelope)
_about_table = msgspec.json.Decoder(_AboutTable)
_from_client = msgspec.json.Decoder(FromClient)
_from_server = msgspec.json.Decoder(FromServer)
_encoder = msgspec.json.Encoder()


def encode(message: Any) -> bytes:
    """A message as JSON."""
    return _encoder.encode(message)


def decode_client(data: bytes | str) -> FromClient:
    """What a client says; msgspec.DecodeError if it is none of the messages."""
    try:
        message: FromClient = _from_client.decode(data)
    except RecursionError:
        raise msgspec.DecodeError("it is nested too deeply") from None
    return message


def id_of(data: bytes | str) -> str:
    """The id of a message that is refused unread, so that it can be answered; empty if it has none."""
    try:
        return _envelope.decode(data).id
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return ""


def table_of(data: bytes | str) -> str | None:
    """The table of a message that is refused unread; None if it names none."""
    try:
        return _about_table.decode(data).table
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return None


def decode_server(data: bytes | str) -> FromServer:
    """What the server says; msgspec.DecodeError if it is none of the messages."""
    message: FromServer = _from_server.decode(data)
    return message

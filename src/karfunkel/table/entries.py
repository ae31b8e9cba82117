"""The log of a table with people at it: a closed union of what can happen. Everything else follows from it."""

from typing import Literal

import msgspec

from karfunkel.table.clock import Clock

Question = Literal["undo", "abandon"]
"""What a person may ask the others."""


class Happening(msgspec.Struct, tag_field="kind", tag=str.lower, omit_defaults=True):
    """Something that happened at a table."""


class Opened(Happening):
    """The table was put up. The seed is nobody's business until the end; the code lets guests in by link."""

    game: str
    players: int
    seed: str
    host: str
    code: str
    options: dict[str, str] = {}
    """All options with their values, and the version of the rules; where that is missing, it is the first."""
    deck: list[str] | None = None
    """The cards to play with, one by one; in older logs None is the deck of the house."""
    clock: Clock | None = None
    public: bool = True
    starts_when_full: bool = False
    rematch_of: str | None = None
    places: dict[str, int] = {}
    """Seats that are meant for guests: those of a rematch have each one seat further."""


class Admitted(Happening):
    """A guest came by the link of a private table."""

    guest: str


class Sat(Happening):
    """A guest took a seat."""

    seat: int
    guest: str
    name: str


class BotSat(Happening):
    """A bot was put on a seat."""

    seat: int
    level: str


class Stood(Happening):
    """A seat became free."""

    seat: int


class Started(Happening):
    """The game began; these cards were drawn for the set-up."""

    drawn: list[str]


class Played(Happening):
    """A seat moved, answering what it was asked at entry `asked`; then chance drew these cards."""

    seat: int
    move: str
    asked: int
    drawn: list[str] = []
    bot: bool = False


class TookBack(Happening):
    """These moves, named by their places in the log, do not count any more."""

    moves: list[int]


class Said(Happening):
    """A guest said something. The key tells a repeated message from a new one."""

    guest: str
    name: str
    text: str
    key: str = ""


class Asked(Happening):
    """A seat asks the other people at the table."""

    seat: int
    question: Question


class Answered(Happening):
    """A seat answered the question."""

    seat: int
    yes: bool


class Resigned(Happening):
    """A seat was handed to a bot for good."""

    seat: int
    level: str


class WentAway(Happening):
    """The time of a seat ran out; a bot plays for it until its owner is back."""

    seat: int


class CameBack(Happening):
    """The owner of a seat plays again."""

    seat: int


class Abandoned(Happening):
    """The game was ended without a result."""

    reason: str = ""


class Rematched(Happening):
    """The same people can meet again at another table."""

    table: str


LogEntry = (
    Opened
    | Admitted
    | Sat
    | BotSat
    | Stood
    | Started
    | Played
    | TookBack
    | Said
    | Asked
    | Answered
    | Resigned
    | WentAway
    | CameBack
    | Abandoned
    | Rematched
)


class Line(msgspec.Struct, frozen=True):
    """A line of the log: its place, when it was written (milliseconds since 1970), what happened."""

    seq: int
    at: int
    entry: LogEntry


_decoder = msgspec.json.Decoder(LogEntry)
_encoder = msgspec.json.Encoder()


def entry_to_json(entry: LogEntry) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)


def entry_from_json(data: bytes | str) -> LogEntry:
    """The entry that was stored."""
    entry: LogEntry = _decoder.decode(data)
    return entry

"""The events of a match, a closed union. Its log is a list of them, and everything else follows from it."""

from typing import Literal

import msgspec

from karfunkel.match.clock import Clock

Question = Literal["undo", "abandon"]
"""What a person may ask the others."""


Seating = Literal["as-sat", "drawn"]
"""Whether all keep the places on which they sat down, or seats are drawn when the game begins."""


class Event(msgspec.Struct, tag_field="kind", tag=str.lower, omit_defaults=True):
    """Something that happened in a match."""


class Opened(Event):
    """The match was created. The seed is nobody's business until the end; the code lets guests in by link."""

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
    seating: Seating = "as-sat"


class Admitted(Event):
    """A guest came by the link of a private table."""

    guest: str


class Sat(Event):
    """A guest took a seat."""

    seat: int
    guest: str
    name: str


class BotSat(Event):
    """A bot was put on a seat."""

    seat: int
    level: str


class Stood(Event):
    """A seat became free."""

    seat: int


class Started(Event):
    """The game began; these cards were drawn for the set-up.

    Where seats were drawn, `seats` says for each seat the place on which its player had sat down.
    """

    drawn: list[str]
    seats: list[int] | None = None


class Played(Event):
    """A seat moved, answering what it was asked at entry `asked`; then chance drew these cards."""

    seat: int
    move: str
    asked: int
    drawn: list[str] = []
    bot: bool = False


class TookBack(Event):
    """These moves, named by their places in the log, do not count any more."""

    moves: list[int]


class Said(Event):
    """A guest said something. The key tells a repeated message from a new one."""

    guest: str
    name: str
    text: str
    key: str = ""


class Asked(Event):
    """A seat asks the other people at the table."""

    seat: int
    question: Question


class Answered(Event):
    """A seat answered the question."""

    seat: int
    yes: bool


class Resigned(Event):
    """A seat was handed to a bot for good."""

    seat: int
    level: str


class WentAway(Event):
    """The time of a seat ran out; a bot plays for it until its owner is back."""

    seat: int


class CameBack(Event):
    """The owner of a seat plays again."""

    seat: int


class Abandoned(Event):
    """The game was ended without a result."""

    reason: str = ""


class Rematched(Event):
    """The same people can meet again at another table."""

    table: str


MatchEvent = (
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


class LogEntry(msgspec.Struct, frozen=True):
    """An entry of the log: its place, when it was written (milliseconds since 1970), what happened."""

    seq: int
    at: int
    event: MatchEvent


_decoder = msgspec.json.Decoder(MatchEvent)
_encoder = msgspec.json.Encoder()


def event_to_json(event: MatchEvent) -> bytes:
    """An event as it is stored."""
    return _encoder.encode(event)


def event_from_json(data: bytes | str) -> MatchEvent:
    """The event that was stored."""
    event: MatchEvent = _decoder.decode(data)
    return event

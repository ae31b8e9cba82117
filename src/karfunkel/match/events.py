"""The events of a match, a closed union. Its log is a list of them, and everything else follows from it."""

from typing import Annotated, Literal

import msgspec

from karfunkel.match.clock import Clock
from karfunkel.match.event_versions import PERSONAL, PERSONAL_FIELDS, newest_version, upcast

Question = Literal["undo", "abandon"]
"""What a person may ask the others."""


Seating = Literal["as-sat", "drawn"]
"""Whether all keep the places on which they sat down, or seats are drawn when the game begins."""


class EventBase(msgspec.Struct, tag_field="kind", tag=str.lower, omit_defaults=True):
    """Something that happened in a match."""


class Opened(EventBase):
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


class Admitted(EventBase):
    """A guest came by the link of a private table."""

    guest: str


class Sat(EventBase):
    """A guest took a seat."""

    seat: int
    guest: str
    name: str


class BotSat(EventBase):
    """A bot was put on a seat. `bot` says which, where it is called otherwise than by its seat."""

    seat: int
    level: str
    bot: int | None = None


class Stood(EventBase):
    """A seat became free: its guest stood up, or was unseated by the host."""

    seat: int
    unseated: bool = False


class Banned(EventBase):
    """The host lets a guest sit down and speak here no more."""

    guest: str


class Unbanned(EventBase):
    """The host lets a guest come again."""

    guest: str


class Started(EventBase):
    """The game began; these cards were drawn for the set-up.

    Where seats were drawn, `seats` says for each seat the place on which its player had sat down.
    """

    drawn: list[str]
    seats: list[int] | None = None


class Played(EventBase):
    """A seat moved, answering what it was asked at entry `asked`; then chance drew these cards."""

    seat: int
    move: str
    asked: int
    drawn: list[str] = []
    bot: bool = False


class TookBack(EventBase):
    """These moves, named by their places in the log, do not count any more."""

    moves: list[int]


class Said(EventBase):
    """A guest said something. The key tells a repeated message from a new one."""

    guest: str
    name: str
    text: str
    key: str = ""


class Unsaid(EventBase):
    """A line of talk was deleted: the one that stood at this place."""

    said: int


class Asked(EventBase):
    """A seat asks the other people at the table."""

    seat: int
    question: Question


class Answered(EventBase):
    """A seat answered the question."""

    seat: int
    yes: bool


class Resigned(EventBase):
    """A seat was handed to a bot for good."""

    seat: int
    level: str


class WentAway(EventBase):
    """A bot plays for a seat until its owner is back: its time ran out, or the seat `by` let the bot sit in."""

    seat: int
    by: int | None = None


class CameBack(EventBase):
    """The owner of a seat plays again."""

    seat: int


class Abandoned(EventBase):
    """The game was ended without a result."""

    reason: str = ""


class Rematched(EventBase):
    """The same people can meet again at another table."""

    table: str


MatchEvent = (
    Opened
    | Admitted
    | Sat
    | BotSat
    | Stood
    | Banned
    | Unbanned
    | Started
    | Played
    | TookBack
    | Said
    | Unsaid
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


class PersonalData(msgspec.Struct, frozen=True):
    """What can be erased of an event, and is stored apart from the log: the name of a guest, and what it said."""

    guest: str
    name: str
    text: str = ""


class _StoredHead(msgspec.Struct):
    """What tells how to read a stored event."""

    kind: str
    v: Annotated[int, msgspec.Meta(ge=1)] = 1


_head_decoder = msgspec.json.Decoder(_StoredHead)
_decoder = msgspec.json.Decoder(MatchEvent)
_encoder = msgspec.json.Encoder()


def personal_data(event: MatchEvent) -> PersonalData | None:
    """What of an event can be erased, if anything."""
    match event:
        case Sat(guest=guest, name=name):
            return PersonalData(guest, name)
        case Said(guest=guest, name=name, text=text):
            return PersonalData(guest, name, text)
    return None


def event_to_json(event: MatchEvent) -> bytes:
    """An event as it stands in the log: without what can be erased, and with its version unless that is the first."""
    kind = str(event.__struct_config__.tag)
    version, personal = newest_version(kind), PERSONAL_FIELDS.get(kind, ())
    if version == 1:
        return _encoder.encode(event)
    kept = {name: value for name, value in msgspec.to_builtins(event).items() if name not in personal}
    return _encoder.encode({"kind": kind, "v": version, **kept})


def event_from_json(data: bytes | str, personal: PersonalData | None = None) -> MatchEvent:
    """The event that was stored, with the personal data that belongs to it; what was erased of that is empty."""
    head = _head_decoder.decode(data)
    if head.kind not in PERSONAL_FIELDS and head.v == newest_version(head.kind):
        event: MatchEvent = _decoder.decode(data)
        return event
    fields = upcast(head.kind, head.v, msgspec.json.decode(data))
    stored = {} if personal is None else {"name": personal.name, "text": personal.text}
    erased = dict.fromkeys(PERSONAL_FIELDS.get(head.kind, ()), "")
    whole: MatchEvent = msgspec.convert({**erased, **stored, **fields, **fields.get(PERSONAL, {})}, MatchEvent)
    return whole

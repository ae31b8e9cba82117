"""What is stored and what is sent: every entry and every command as JSON."""

from typing import Any, get_args

import msgspec
import pytest

from karfunkel.match import commands
from karfunkel.match.clock import Clock
from karfunkel.match.commands import Answer, AnyCommand, Ask, Play, Rematch, Resign, Return, Say, SeatBot, Sit
from karfunkel.match.events import (
    Abandoned,
    Admitted,
    Answered,
    Asked,
    Banned,
    BotSat,
    CameBack,
    LogEntry,
    MatchEvent,
    Opened,
    Played,
    Rematched,
    Resigned,
    Said,
    Sat,
    Started,
    Stood,
    TookBack,
    Unbanned,
    Unsaid,
    WentAway,
    event_from_json,
    event_to_json,
    personal_data,
)

ENTRIES: list[LogEntry] = [
    Opened("emerald", 3, "seed", "guest-anna", "code"),
    Opened("basari", 4, "s", "h", "c", {"a": "b"}, ["bb7w1"], Clock(20, 60), False, True, "before"),
    Admitted("guest-ben"),
    Sat(1, "guest-ben", "Ben"),
    BotSat(2, "trader"),
    Stood(1),
    Stood(2, unseated=True),
    Banned("guest-ben"),
    Unbanned("guest-ben"),
    Started(["rr6", "swap"]),
    Played(0, "2r1b", 7),
    Played(4, "gems", 7, ["rr6"], True),
    TookBack([3, 5]),
    Said("guest-ben", "Ben", 'Grüße 👑 "\\'),
    Said("guest-ben", "Ben", "Hello", "key"),
    Unsaid(11),
    Asked(0, "undo"),
    Asked(2, "abandon"),
    Answered(1, False),
    Resigned(0, "trader"),
    WentAway(3),
    CameBack(3),
    Abandoned("all agreed"),
    Rematched("next-table"),
]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
def test_an_entry_is_read_as_it_was_stored(entry: LogEntry) -> None:
    again = event_from_json(event_to_json(entry), personal_data(entry))
    assert again == entry
    assert type(again) is type(entry)
    assert event_from_json(event_to_json(entry).decode(), personal_data(entry)) == entry


def test_these_are_all_entries() -> None:
    assert {type(entry) for entry in ENTRIES} == set(get_args(MatchEvent))


def test_every_entry_is_stored_under_a_name_of_its_own() -> None:
    """The names stand in databases, so they are those of the classes and must stay."""
    stored = {type(entry): msgspec.json.decode(event_to_json(entry))["kind"] for entry in ENTRIES}
    assert stored == {kind: kind.__name__.lower() for kind in stored}


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"null",
        b"{}",
        b'{"kind":"exploded"}',
        b'{"kind":"played","seat":0}',
        b'{"kind":"asked","seat":0,"question":"why"}',
        b'{"kind":"sat","seat":"0","guest":"g","name":"n"}',
    ],
)
def test_what_is_no_entry_is_not_read(text: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        event_from_json(text)


def test_an_entry_of_a_later_house_is_read_as_far_as_it_is_known() -> None:
    assert event_from_json(b'{"kind":"stood","seat":1,"why":"tired"}') == Stood(1)


# ---- commands

COMMANDS: list[tuple[dict[str, Any], AnyCommand]] = [
    ({"kind": "sit"}, Sit()),
    ({"kind": "sit", "seat": 4}, Sit(4)),
    ({"kind": "stand"}, commands.Stand()),
    ({"kind": "seatbot", "seat": 0, "level": "trader"}, SeatBot(0, "trader")),
    ({"kind": "unseat", "seat": 1}, commands.Unseat(1)),
    ({"kind": "start"}, commands.Start()),
    ({"kind": "play", "move": "2r1b", "asked": 12}, Play("2r1b", 12)),
    ({"kind": "say", "text": "Hello"}, Say("Hello")),
    ({"kind": "say", "text": "Hello", "key": "k"}, Say("Hello", "k")),
    ({"kind": "ask", "question": "undo"}, Ask("undo")),
    ({"kind": "ask", "question": "abandon"}, Ask("abandon")),
    ({"kind": "answer", "yes": True}, Answer(yes=True)),
    ({"kind": "answer", "yes": False, "seen": 7}, Answer(yes=False, seen=7)),
    ({"kind": "resign"}, Resign()),
    ({"kind": "standin", "seat": 2}, commands.StandIn(2)),
    ({"kind": "return"}, Return()),
    ({"kind": "rematch"}, Rematch()),
    ({"kind": "ban", "whom": "guest-ben"}, commands.Ban("guest-ben")),
    ({"kind": "unban", "whom": "guest-ben"}, commands.Unban("guest-ben")),
    ({"kind": "unsay", "seq": 7}, commands.Unsay(7)),
]


@pytest.mark.parametrize(("sent", "command"), COMMANDS)
def test_a_command_is_read_as_it_was_sent(sent: dict[str, Any], command: AnyCommand) -> None:
    assert msgspec.json.decode(msgspec.json.encode(sent), type=AnyCommand) == command
    assert msgspec.json.decode(msgspec.json.encode(command), type=AnyCommand) == command


def test_these_are_all_commands() -> None:
    assert {type(command) for _, command in COMMANDS} == set(get_args(AnyCommand))


@pytest.mark.parametrize(
    "sent",
    [
        {},
        {"kind": "cheat"},
        {"kind": "sit", "seat": -1},
        {"kind": "sit", "seat": 5},
        {"kind": "sit", "seat": "0"},
        {"kind": "sit", "guest": "guest-ben"},
        {"kind": "seatbot", "seat": 0, "level": ""},
        {"kind": "seatbot", "seat": 0, "level": "x" * 21},
        {"kind": "play", "move": "gems"},
        {"kind": "play", "move": "gems", "asked": -1},
        {"kind": "play", "move": "gems", "asked": 2**53 + 1},
        {"kind": "play", "move": "x" * 61, "asked": 0},
        {"kind": "play", "move": "gems", "asked": 0, "seat": 1},
        {"kind": "say", "text": ""},
        {"kind": "say", "text": "x" * 501},
        {"kind": "say", "text": "x", "key": "k" * 41},
        {"kind": "ask", "question": "why"},
        {"kind": "answer", "yes": "yes"},
    ],
)
def test_what_is_no_command_is_not_read(sent: dict[str, Any]) -> None:
    """Above all nobody names the seat or the guest for whom a move is made."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(sent), type=AnyCommand)


@pytest.mark.parametrize("sent", [{"each": -1}, {"each": 31 * 86_400}, {"each": 1, "reserve": 86_401}, {"reserve": 1}])
def test_a_clock_has_limits(sent: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(sent), type=Clock)

"""What is stored of events: no names and no talk in the log, and the forms of earlier versions are read."""

import msgspec
import pytest

from karfunkel.errors import Error
from karfunkel.match import event_versions
from karfunkel.match.event_versions import NEWEST_VERSIONS, PERSONAL_FIELDS, UPCASTERS
from karfunkel.match.events import (
    MatchEvent,
    PersonalData,
    Played,
    Said,
    Sat,
    Stood,
    event_from_json,
    event_to_json,
    personal_data,
)

SAT, SAID = Sat(1, "guest-ben", "Ben"), Said("guest-ben", "Ben", "Good evening!", "key")


@pytest.mark.parametrize(
    ("event", "stored"),
    [
        (SAT, b'{"kind":"sat","v":2,"seat":1,"guest":"guest-ben"}'),
        (SAID, b'{"kind":"said","v":2,"guest":"guest-ben","key":"key"}'),
        (Said("g", "G", "Hi"), b'{"kind":"said","v":2,"guest":"g"}'),
        (Stood(1), b'{"kind":"stood","seat":1}'),
    ],
)
def test_the_log_holds_no_names_and_no_talk(event: MatchEvent, stored: bytes) -> None:
    assert event_to_json(event) == stored


def test_what_can_be_erased_is_told_apart() -> None:
    assert personal_data(SAT) == PersonalData("guest-ben", "Ben", "")
    assert personal_data(SAID) == PersonalData("guest-ben", "Ben", "Good evening!")
    assert personal_data(Stood(1)) is None


@pytest.mark.parametrize("event", [SAT, SAID])
def test_an_event_is_whole_with_its_personal_data_and_empty_without(event: MatchEvent) -> None:
    assert event_from_json(event_to_json(event), personal_data(event)) == event
    empty = dict.fromkeys(PERSONAL_FIELDS[type(event).__name__.lower()], "")
    assert event_from_json(event_to_json(event)) == msgspec.structs.replace(event, **empty)


@pytest.mark.parametrize(
    ("stored", "event"),
    [
        (b'{"kind":"sat","seat":1,"guest":"guest-ben","name":"Ben"}', SAT),
        (b'{"kind":"said","guest":"guest-ben","name":"Ben","text":"Good evening!","key":"key"}', SAID),
        (b'{"kind":"played","seat":0,"move":"gems","asked":7}', Played(0, "gems", 7)),
        (b'{"kind":"played","v":1,"seat":0,"move":"gems","asked":7}', Played(0, "gems", 7)),
    ],
)
def test_events_of_the_first_version_are_read(stored: bytes, event: MatchEvent) -> None:
    assert event_from_json(stored) == event
    assert event_from_json(stored.decode()) == event


@pytest.mark.parametrize(
    "stored",
    [
        b'{"kind":"sat","v":3,"seat":1,"guest":"g"}',
        b'{"kind":"played","v":2,"seat":0,"move":"gems","asked":7}',
        b'{"kind":"invented","v":2}',
    ],
)
def test_events_of_a_later_version_are_refused(stored: bytes) -> None:
    with pytest.raises(Error, match=r"in version \d; this karfunkel reads up to version \d"):
        event_from_json(stored)


@pytest.mark.parametrize("version", [b"0", b'"2"', b"1.5", b"null", b"-1"])
def test_what_is_no_version_is_not_read(version: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        event_from_json(b'{"kind":"stood","v":' + version + b',"seat":1}')


def test_upcasters_are_taken_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(NEWEST_VERSIONS, "stood", 3)
    monkeypatch.setitem(UPCASTERS, ("stood", 1), lambda fields: {"kind": "stood", "place": fields["chair"]})
    monkeypatch.setitem(UPCASTERS, ("stood", 2), lambda fields: {"kind": "stood", "seat": fields["place"]})
    assert event_from_json(b'{"kind":"stood","chair":4}') == Stood(4)
    assert event_from_json(b'{"kind":"stood","v":2,"place":4}') == Stood(4)
    assert event_from_json(b'{"kind":"stood","v":3,"seat":4}') == Stood(4)
    assert event_to_json(Stood(4)) == b'{"kind":"stood","v":3,"seat":4}'


def test_what_has_personal_data_is_not_of_the_first_version() -> None:
    """In that, names and talk stood in the log."""
    assert all(NEWEST_VERSIONS[kind] > 1 for kind in PERSONAL_FIELDS)


def test_every_version_has_its_upcaster() -> None:
    steps = {(kind, version) for kind, newest in NEWEST_VERSIONS.items() for version in range(1, newest)}
    assert set(event_versions.UPCASTERS) == steps

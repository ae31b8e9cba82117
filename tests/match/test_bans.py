"""The host keeps order: seats are freed, guests are banned, talk is deleted; and no two at a table look alike."""

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from karfunkel.errors import Refused
from karfunkel.match.commands import Ban, Say, Sit, Stand, Start, Unban, Unsay, Unseat
from karfunkel.match.decide import decide, decide_admission
from karfunkel.match.decide_seats import MOST_BANS
from karfunkel.match.decision import Person
from karfunkel.match.evolve import add_event, match_from_log
from karfunkel.match.match import Match
from karfunkel.match.projection import Viewer, snapshot, updates_since
from karfunkel.match.requirements import UNSEATED_FOR
from karfunkel.match.viewer_messages import BannedGuest
from karfunkel.protocol.apply_update import apply_update
from tests.match.company import ANNA, BEN, CARA, NOON, RULES, ZOE, full, opened, try_to


def refused(match: Match, who: Person, command: object, code: str) -> None:
    before = snapshot(match, Viewer())
    with pytest.raises(Refused) as caught:
        try_to(match, who, command)
    assert caught.value.code == code
    assert snapshot(match, Viewer()) == before


def test_whoever_was_unseated_cannot_sit_right_back() -> None:
    match = full()
    try_to(match, ANNA, Unseat(1))
    refused(match, BEN, Sit(1), "unseated")
    refused(match, BEN, Sit(), "unseated")
    again = match_from_log(match.id, match.log)
    later = replace(RULES, now=lambda: NOON + UNSEATED_FOR)
    assert decide(again, BEN, Sit(1), later).events
    try_to(match, CARA, Stand())
    try_to(match, CARA, Sit())


def test_a_host_who_frees_its_own_seat_may_sit_down_again() -> None:
    match = full()
    try_to(match, ANNA, Unseat(0))
    try_to(match, ANNA, Sit(0))


def test_who_is_banned_may_neither_sit_nor_speak_nor_see_a_private_table() -> None:
    match = opened(public=False)
    for guest in (BEN, ZOE):
        for event in decide_admission(match, guest.guest).events:
            add_event(match, event, NOON)
    try_to(match, BEN, Sit(1))
    try_to(match, ANNA, Ban(BEN.guest))
    assert match.seats[1].free
    assert not match.may_see(BEN.guest)
    assert match.may_see(ZOE.guest)
    refused(match, BEN, Sit(), "banned")
    refused(match, BEN, Say("hello"), "banned")
    with pytest.raises(Refused, match="banned"):
        decide_admission(match, BEN.guest)
    assert match_from_log(match.id, match.log).banned == {BEN.guest: BEN.name}
    try_to(match, ANNA, Unban(BEN.guest))
    assert decide_admission(match, BEN.guest).events


def test_only_the_host_bans_and_nobody_who_plays() -> None:
    match = full()
    refused(match, BEN, Ban(CARA.guest), "not-host")
    refused(match, ANNA, Ban(ANNA.guest), "own-table")
    try_to(match, ANNA, Start())
    refused(match, ANNA, Ban(BEN.guest), "plays")
    try_to(match, ANNA, Ban(ZOE.guest))
    refused(match, ZOE, Say("I was only looking"), "banned")


def test_all_are_told_who_is_banned_so_that_the_host_can_let_them_in_again() -> None:
    match = opened()
    try_to(match, BEN, Sit(1))
    known = start = snapshot(match, Viewer())
    assert known.banned is UNSET
    for who, command, banned in (
        (ANNA, Ban(BEN.guest), [BannedGuest(BEN.guest, BEN.name)]),
        (ANNA, Ban(ZOE.guest), [BannedGuest(BEN.guest, BEN.name), BannedGuest(ZOE.guest, "")]),
        (ANNA, Unban(BEN.guest), [BannedGuest(ZOE.guest, "")]),
        (ANNA, Unban(ZOE.guest), UNSET),
    ):
        try_to(match, who, command)
        assert snapshot(match, Viewer()).banned == banned
        for update in updates_since(match.id, match.log, Viewer(), known.seq):
            known = apply_update(known, update)
        assert known == snapshot(match, Viewer())
    assert start.banned is UNSET


def test_a_host_cannot_fill_the_log_by_banning_and_letting_in_again() -> None:
    match = opened()
    for _ in range(MOST_BANS):
        try_to(match, ANNA, Ban(ZOE.guest))
        try_to(match, ANNA, Unban(ZOE.guest))
    refused(match, ANNA, Ban(ZOE.guest), "too-many-changes")


@pytest.mark.parametrize("who", [BEN, ANNA])
def test_talk_can_be_deleted_by_who_said_it_and_by_the_host(who: Person) -> None:
    match = full()
    try_to(match, BEN, Say("kept"))
    known = snapshot(match, Viewer())
    place = match.seq + 1
    try_to(match, BEN, Say("my secret"))
    refused(match, CARA, Unsay(place), "not-yours")
    refused(match, ANNA, Unsay(0), "nothing-said")
    refused(match, ANNA, Unsay(9999), "nothing-said")
    try_to(match, who, Unsay(place))
    assert [line.text for line in snapshot(match, Viewer()).talk] == ["kept"]
    told = updates_since(match.id, match.log, Viewer(), 0)
    assert "my secret" not in str(told)
    for update in told[known.seq :]:
        known = apply_update(known, update)
    assert known == snapshot(match, Viewer())
    assert decide(match, who, Unsay(place), RULES).events == ()


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna 2"),
        ("ANNA", "ANNA 2"),
        ("Аnnа", "Аnnа 2"),
        ("Ánna", "Ánna 2"),
        ("Ann a", "Ann a 2"),
        ("Hanna", "Hanna"),
    ],
)
def test_names_that_look_alike_are_told_apart(name: str, shown: str) -> None:
    match = opened()
    try_to(match, ANNA, Sit(0))
    twin = Person("guest-twin", name)
    try_to(match, twin, Say("hello"))
    try_to(match, twin, Sit(1))
    assert match.seats[1].name == shown
    assert snapshot(match, Viewer()).talk[0].name == shown
    try_to(match, Person("guest-third", name), Sit(2))
    assert len({seat.name for seat in match.seats}) == 3

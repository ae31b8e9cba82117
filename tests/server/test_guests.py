"""Guests: who they are for a year, on which devices, and what becomes of them when they or others want them gone."""

import asyncio
import hashlib
import hmac
import time
from contextlib import suppress
from pathlib import Path

import pytest

from karfunkel.client import Client
from karfunkel.errors import Error, Refused
from karfunkel.match.commands import Ban, Say, Sit, Unsay
from karfunkel.protocol.http import NewTable
from karfunkel.server import guest_service, signed_cookies
from karfunkel.server.settings import now
from karfunkel.store import Store
from tests.server.players import PATIENCE, guests, run, seated
from tests.server.running import serving, settings_for
from tests.server.test_safety import ask

DAY, NOON = 86_400_000, 1_700_000_000_000


# ---- cookies


def test_a_cookie_counts_for_a_year_by_any_of_the_keys_and_slides() -> None:
    time = [NOON]
    old, both = (signed_cookies.Keys(keys, "first", lambda: time[0]) for keys in (["first"], ["first", "second"]))
    cookie = old.sign("anna")
    assert old.read(cookie) == ("anna", NOON // 1000, False)
    assert both.read(cookie) == ("anna", NOON // 1000, True), "it is time for one with the newest key"
    time[0] += 2 * DAY
    assert old.read(cookie) == ("anna", NOON // 1000, True)
    time[0] += 364 * DAY
    assert old.read(cookie) is None
    assert old.read(both.sign("anna")) is None
    assert old.read(None) is old.read("") is old.read("anna") is old.read("anna.") is None


def test_the_first_form_of_the_cookie_counts_on() -> None:
    keys = signed_cookies.Keys(["first", "second"], "first", lambda: NOON)
    signature = hmac.digest(b"first", b"anna", hashlib.sha256).hex()[:43]
    assert keys.read(f"anna.{signature}") == ("anna", 0, True)
    for forged in (f"ben.{signature}", f"anna.{signature[:-1]}", f"anna.{signature.upper()}", f".{signature}"):
        assert keys.read(forged) is None


def test_whoever_comes_gets_a_fresh_cookie_for_an_old_one(tmp_path: Path) -> None:
    async def work(url: str, time: list[int]) -> None:
        (anna,) = await guests(url, 1)
        first = await ask(url, "GET", "/api/guest", headers={"cookie": anna.cookie})
        assert "set-cookie" not in first.headers
        time[0] += 300 * DAY
        slid = await ask(url, "GET", "/api/guest", headers={"cookie": anna.cookie})
        fresh = slid.headers["set-cookie"].partition(";")[0]
        assert fresh != anna.cookie
        time[0] += 300 * DAY
        for cookie, known in ((anna.cookie, None), (fresh, anna.me.guest)):
            answer = await ask(url, "GET", "/api/guest", headers={"cookie": cookie})
            assert (answer.json() or {}).get("guest") == known

    time = [NOON]
    with serving(settings_for(tmp_path / "h.db", now=lambda: time[0])) as url:
        run(work(url, time))


def test_our_cookie_is_found_among_others_and_odd_ones_cost_nothing() -> None:
    assert signed_cookies.cookie_of("a=1; karfunkel=anna.x.y;b") == "anna.x.y"
    assert signed_cookies.cookie_of("karfunkel=first; karfunkel=second") == "first"
    assert signed_cookies.cookie_of("a b=1;;=;\x00; karfunkel = x ") == "x"
    for none in (None, "", "karfunkel", "xkarfunkel=1", 'a="karfunkel=1'):
        assert not signed_cookies.cookie_of(none)


def test_a_cookie_of_backslashes_holds_nobody_up(url: str) -> None:
    """Python's reader of cookies took half a second of the processor for this one, in the loop of all."""

    async def work() -> float:
        began = time.process_time()
        answers = [
            await ask(url, "GET", path, headers={"cookie": 'karfunkel="' + "\\\\" * 7000 + '"'})
            for path in ("/api/guest", "/api/tables/nothing")
        ]
        assert [answer.status_code for answer in answers] == [200, 404]
        return time.process_time() - began

    assert run(work()) < 0.3


# ---- devices


def test_a_link_takes_a_guest_to_another_device_once(url: str) -> None:
    async def work() -> None:
        anna, other, third = await guests(url, 3)
        link = await anna.device_link()
        assert (await other.come_by_device_link(link.code)).guest == anna.me.guest
        assert (await other.data()).guest == anna.me.guest
        for code in (link.code, "nonsense"):
            with pytest.raises(Refused, match="leads nowhere"):
                await third.come_by_device_link(code)
        await asyncio.sleep(1.1)  # cookies tell seconds
        await anna.sign_out_elsewhere()
        assert (await anna.data()).guest == anna.me.guest
        with pytest.raises(Refused, match="say first"):
            await other.data()

    run(work())


# ---- forgetting


def test_who_is_forgotten_takes_its_data_along_and_leaves_no_word(url: str) -> None:
    async def work() -> None:
        anna, ben, cara = await guests(url, 3)
        running = await seated([ben, anna], NewTable("emerald", 2))
        waiting = (await anna.open(NewTable("emerald", 2))).table
        await anna.do(running, Say("a word of mine"))
        await ben.do(running, Say("a word of Ben's"))
        data = await anna.data()
        assert [said.text for said in data.talk] == ["a word of mine"]
        assert {table.table for table in data.tables} == {running, waiting}
        async with cara.socket() as socket:
            watched = await socket.watch(running)
            assert "a word of mine" in str(watched.shown)
        await anna.be_forgotten()
        with pytest.raises(Refused, match="say first"):
            await anna.data()
        shown = await cara.look(running)
        assert "a word of mine" not in str(shown)
        assert "Guest 0" not in str(shown)
        assert [line.text for line in shown.talk] == ["a word of Ben's"]
        assert any(seat.guest == anna.me.guest and seat.level for seat in shown.seats), "a bot plays for it"
        assert (await cara.look(waiting)).stage == "abandoned"
        assert "a word of mine" not in str(await cara.updates(running, 0))

    run(work())


def test_who_is_forgotten_by_command_is_so_in_running_games_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guest_service, "LOOK_AROUND", 0.02)

    async def work(url: str, file: Path) -> None:
        anna, ben, cara = await guests(url, 3)
        running = await seated([ben, anna], NewTable("emerald", 2))
        await anna.do(running, Say("a word of mine"))
        async with anna.socket() as socket:
            await socket.watch(running)
            store = await Store.open(str(file))
            await store.erasure.forget(anna.me.guest, now())
            with suppress(Refused, ConnectionError, Error):
                while True:  # she talks on until the server notices
                    await socket.do(running, Say("another word of mine"))

        async def all_that_cara_sees() -> str:
            shown, told = await cara.look(running), await cara.updates(running, 0)
            return f"{shown} {told} {await cara.lobby(stage='running')}"

        async with asyncio.timeout(PATIENCE):  # lists and matches follow one after the other
            while "Guest 0" in (seen := await all_that_cara_sees()) or "word of mine" in seen:
                await asyncio.sleep(0.02)
        seats = (await cara.look(running)).seats
        assert any(seat.guest == anna.me.guest and seat.level and not seat.name for seat in seats)
        assert await store.guests.talk_of(anna.me.guest) == []
        await store.close()

    with serving(settings_for(tmp_path / "h.db")) as url:
        run(work(url, tmp_path / "h.db"))


# ---- talk


def test_talk_is_reported_and_deleted(tmp_path: Path) -> None:
    async def work(url: str, file: Path) -> None:
        anna, ben, cara = await guests(url, 3)
        table = (await anna.open(NewTable("emerald", 2))).table
        place = await ben.do(table, Say("something rude"))
        await cara.report(table, place, "rude\u202e")
        for wrong in (0, place + 7):
            with pytest.raises(Refused, match="nothing was said"):
                await cara.report(table, wrong)
        with pytest.raises(Refused):
            await cara.do(table, Unsay(place))
        await anna.do(table, Unsay(place))
        for seen in (await cara.look(table), await cara.updates(table, 0), await ben.data()):
            assert "something rude" not in str(seen)
        store = await Store.open(str(file))
        (report,) = await store.talk_reports.newest(9)
        await store.close()
        assert (report.text, report.guest, report.reason) == ("something rude", ben.me.guest, "rude")

    with serving(settings_for(tmp_path / "h.db")) as url:
        run(work(url, tmp_path / "h.db"))


# ---- bans


def test_who_is_banned_from_a_private_table_is_told_no_more_of_it(url: str) -> None:
    async def work() -> None:
        anna, ben = await guests(url, 2)
        opened = await anna.open(NewTable("emerald", 2, public=False))
        await ben.come_by_link(opened.code)
        await ben.do(opened.table, Sit())
        async with ben.socket() as socket:
            watched = await socket.watch(opened.table)
            await anna.do(opened.table, Ban(ben.me.guest))
            with pytest.raises(Refused, match="no such table"):
                await watched.until(lambda shown: False)
        for attempt in (ben.look(opened.table), ben.do(opened.table, Sit()), ben.come_by_link(opened.code)):
            with pytest.raises(Refused):
                await attempt

    run(work())


def test_who_is_banned_from_the_server_can_do_nothing_within_seconds(tmp_path: Path) -> None:
    async def work(url: str, file: Path) -> None:
        (anna,) = await guests(url, 1)
        async with anna.socket():
            store = await Store.open(str(file))
            await store.guests.ban(anna.me.guest, NOON, "insults")
            await store.close()
            with pytest.raises(Refused, match="banned from this server: insults"):
                await anna.open(NewTable("emerald", 2))
        with pytest.raises(Refused, match="banned"):
            await Client.come(url, "Anna", anna.cookie)

    with serving(settings_for(tmp_path / "h.db")) as url:
        run(work(url, tmp_path / "h.db"))

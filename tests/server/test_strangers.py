"""What strangers have tried: many guests of one address, tables that sleep, answers kept by proxies, lines in notes."""

import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from karfunkel.errors import Refused
from karfunkel.match.commands import Say
from karfunkel.protocol.http import NewTable
from karfunkel.protocol.messages import Failed, Ping, Pong
from karfunkel.server import guest_routes
from karfunkel.server.logging_setup import TextLines
from karfunkel.server.settings import UNLIMITED, Settings
from karfunkel.store import Store
from karfunkel.store.match_lists import MatchLists
from tests.server.listening import Ear
from tests.server.players import guests, run
from tests.server.running import serving, settings_for
from tests.server.test_safety import ask

SLOW = 0.001
"""So many a second: what is spent does not come back while a test runs."""


def limited(tmp_path: Path, **changes: Any) -> Settings:
    """A server with no limits but these."""
    return settings_for(tmp_path / "h.db", limits=replace(UNLIMITED, **changes))


def test_many_guests_of_one_address_have_together_so_many_messages(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        anna, ben = await guests(url, 2)
        async with Ear.of(anna) as one, Ear.of(ben) as other:
            for ear in (one, other):
                for number in range(3):
                    await ear.say(Ping(f"{number}"))
            answers = [type(await ear.next()) for ear in (one, other) for _ in range(3)]
        assert answers == [Pong] * 4 + [Failed] * 2

    with serving(limited(tmp_path, address_messages=(SLOW, 4))) as url:
        run(work(url))


def test_many_guests_of_one_address_put_up_and_say_together_so_much(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        anna, ben, cara = await guests(url, 3)
        table = (await anna.open(NewTable("emerald", 2))).table
        await ben.open(NewTable("emerald", 2))
        with pytest.raises(Refused, match="too much at once"):
            await cara.open(NewTable("emerald", 2))
        await anna.do(table, Say("one"))
        with pytest.raises(Refused, match="too much at once"):
            await ben.do(table, Say("two"))

    with serving(limited(tmp_path, address_tables=(SLOW, 2), address_talk=(SLOW, 1))) as url:
        run(work(url))


def test_to_read_a_table_that_sleeps_is_at_the_expense_of_who_wakes_it(tmp_path: Path) -> None:
    async def put_up(url: str) -> tuple[str, str]:
        (anna,) = await guests(url, 1)
        return (await anna.open(NewTable("emerald", 2))).table, anna.cookie

    async def wake(url: str, table: str, cookie: str) -> None:
        for method, path, body in (("GET", "/invitation", None), ("POST", "", {"kind": "sit"})):
            answer = await ask(url, method, f"/api/tables/{table}{path}", headers={"cookie": cookie}, json=body)
            assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")

    with serving(limited(tmp_path)) as url:
        table, cookie = run(put_up(url))
    with serving(limited(tmp_path, address_reading=(SLOW, 0))) as url:
        run(wake(url, table, cookie))


def test_what_is_kept_of_a_guest_is_not_read_again_and_again(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        anna, ben = await guests(url, 2)
        await anna.data()
        await ben.data()
        for guest in (anna, ben):
            with pytest.raises(Refused, match="too much at once"):
                await guest.data()

    with serving(limited(tmp_path, exports=(SLOW, 2))) as url:
        run(work(url))


def test_a_guest_can_mute_so_many_only(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guest_routes, "MOST_MUTED", 1)

    async def work() -> None:
        anna, ben, cara = await guests(url, 3)
        await anna.mute(ben.me.guest)
        with pytest.raises(Refused, match="at most 1"):
            await anna.mute(cara.me.guest)

    run(work())


def test_no_proxy_may_keep_what_a_guest_sees(url: str) -> None:
    async def work() -> None:
        (anna,) = await guests(url, 1)
        table = (await anna.open(NewTable("emerald", 2))).table
        for path in (
            f"/api/tables/{table}",
            "/api/mine",
            "/api/guest",
            "/api/guest/data",
            "/api/lobby",
            "/api/nothing",
        ):
            answer = await ask(url, "GET", path, headers={"cookie": anna.cookie})
            assert answer.headers.get_list("cache-control") == ["no-store"], path
        page = await ask(url, "GET", "/")
        assert page.headers.get_list("cache-control") != ["no-store"]

    run(work())


def test_a_database_that_does_not_answer_is_no_fault_of_who_asks(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise OperationalError("SELECT secrets", {}, Exception("the disk is gone"))

    async def work() -> None:
        (anna,) = await guests(url, 1)
        monkeypatch.setattr(MatchLists, "lobby", fail)
        monkeypatch.setattr(Store, "read_log", fail)
        answer = await ask(url, "GET", "/api/lobby")
        assert (answer.status_code, answer.json()["code"]) == (503, "try-again")
        assert "disk" not in answer.text
        async with Ear.of(anna) as ear:
            await ear.watch("atable")
            failed = await ear.next()
        assert isinstance(failed, Failed)
        assert failed.code == "try-again"

    run(work())


def test_a_stranger_cannot_write_lines_into_the_notes() -> None:
    note = logging.makeLogRecord(
        {"msg": "a request failed", "levelname": "ERROR", "path": "/x\nerror   all is lost\x1b[2J\u202e"}
    )
    line = TextLines().format(note)
    assert line == r"error   a request failed path=/x\nerror   all is lost\x1b[2J\u202e"

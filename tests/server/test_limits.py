"""Limits: one guest cannot take what belongs to all."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from karfunkel.client import Client
from karfunkel.errors import Refused
from karfunkel.match.commands import Ask, Say
from karfunkel.protocol.http import NewTable
from karfunkel.protocol.messages import Failed, Ping, Pong
from karfunkel.server.rate_limits import MOST_REMEMBERED, Rate
from karfunkel.server.settings import UNLIMITED, Limits
from tests.server.listening import Ear
from tests.server.players import guests, run
from tests.server.running import serving, settings_for

SLOW = 0.001
"""So many a second: what is spent does not come back while a test runs."""
TOO_BIG, TOO_MUCH = 1009, 4009


def limits(**changes: Any) -> Limits:
    """No limits but these."""
    return replace(UNLIMITED, **changes)


async def refusal(work: Awaitable[object]) -> str:
    """The code with which something is refused."""
    with pytest.raises(Refused) as refused:
        await work
    return refused.value.code


def test_too_many_requests_of_one_address_are_answered_briefly(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with httpx.AsyncClient(base_url=url, trust_env=False) as anybody:
            answers = [await anybody.get("/api/house") for _ in range(8)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
        assert answers[-1].json()["code"] == "too-fast"
        assert answers[-1].headers["content-type"] == "application/json"
        assert answers[-1].headers["x-content-type-options"] == "nosniff"
        assert "content-security-policy" in answers[-1].headers

    with serving(settings_for(tmp_path / "h.db", limits=limits(requests=(SLOW, 5)))) as url:
        run(work(url))


def test_one_who_watches_too_fast_is_told_which_table_that_was(tmp_path: Path) -> None:
    """Else one who comes back to many tables would wait for some of them for ever."""

    async def work(url: str) -> None:
        (anna,) = await guests(url, 1)
        async with Ear.of(anna) as ear:
            for table in ("one", "two"):
                await ear.watch(table)
            refused = [await ear.next() for _ in range(2)]
        assert [(failed.code, failed.table) for failed in refused if isinstance(failed, Failed)] == [
            ("no-table", "one"),
            ("too-fast", "two"),
        ]

    with serving(settings_for(tmp_path / "h.db", limits=limits(messages=(SLOW, 1)))) as url:
        run(work(url))


def test_too_many_messages_over_one_socket_are_refused_and_others_are_not(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        anna, ben = await guests(url, 2)
        async with Ear.of(anna) as one, Ear.of(ben) as other:
            for number in range(6):
                await one.say(Ping(f"{number}"))
            answers = [await one.next() for _ in range(6)]
            assert [type(answer) for answer in answers] == [Pong] * 4 + [Failed] * 2
            assert {answer.code for answer in answers if isinstance(answer, Failed)} == {"too-fast"}
            await other.all_told()

    with serving(settings_for(tmp_path / "h.db", limits=limits(messages=(SLOW, 4)))) as url:
        run(work(url))


def test_nobody_floods_the_talk(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        anna, ben = await guests(url, 2)
        table = (await anna.open(NewTable("emerald", 2))).table
        for number in range(3):
            await anna.do(table, Say(f"{number}"))
        assert await refusal(anna.do(table, Say("more"))) == "too-fast"
        async with Ear.of(anna) as ear:
            assert await ear.failed(table, Say("more")) == "too-fast", "another socket does not help"
        await ben.do(table, Say("hello"))
        assert len((await ben.look(table)).talk) == 4

    with serving(settings_for(tmp_path / "h.db", limits=limits(talk=(SLOW, 3)))) as url:
        run(work(url))


def test_an_address_brings_so_many_new_guests_only(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        anna, _ = await guests(url, 2)
        assert await refusal(Client.come(url, "Carl")) == "too-fast"
        again = await Client.come(url, "Anna Two", anna.cookie)
        assert again.me.guest == anna.me.guest, "those who are known may take a new name"
        await again.leave()

    with serving(settings_for(tmp_path / "h.db", limits=limits(new_guests=(SLOW, 2)))) as url:
        run(work(url))


def test_a_guest_puts_up_so_many_tables_at_once_only(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        anna, ben = await guests(url, 2)
        for _ in range(2):
            await anna.open(NewTable("emerald", 2))
        assert await refusal(anna.open(NewTable("emerald", 2))) == "too-fast"
        await ben.open(NewTable("emerald", 2))

    with serving(settings_for(tmp_path / "h.db", limits=limits(new_tables=(SLOW, 2)))) as url:
        run(work(url))


def test_a_guest_has_so_many_tables_only_until_some_are_closed(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        anna, ben = await guests(url, 2)
        tables = [(await anna.open(NewTable("emerald", 2))).table for _ in range(3)]
        answer = await anna._http.post("/api/tables", json={"game": "emerald", "players": 2})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")
        await anna.do(tables[0], Ask("abandon"))
        await anna.open(NewTable("emerald", 2))
        await ben.open(NewTable("emerald", 2))

    with serving(settings_for(tmp_path / "h.db", limits=limits(tables=3))) as url:
        run(work(url))


def test_a_guest_has_so_many_sockets_only(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        anna, ben = await guests(url, 2)
        async with Ear.of(anna) as one:
            async with Ear.of(anna):
                third = Ear.of(anna)
                await third.connect()
                assert await third.closed() == TOO_MUCH
                async with Ear.of(ben) as other:
                    await other.all_told()
                await one.all_told()
            await freed(anna)

    async def freed(anna: Client) -> None:
        """One closed, so another may be opened; that the first is closed the server knows a moment later."""
        for _ in range(200):
            ear = Ear.of(anna)
            await ear.connect()
            try:
                await ear.all_told()
            except Exception:  # noqa: BLE001 refused still
                await asyncio.sleep(0.02)
            else:
                return
            finally:
                await ear.close()
        raise AssertionError("a closed socket is counted for ever")

    with serving(settings_for(tmp_path / "h.db", limits=limits(sockets=2))) as url:
        run(work(url))


def test_a_socket_watches_so_many_tables_only(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        (anna,) = await guests(url, 1)
        tables = [(await anna.open(NewTable("emerald", 2))).table for _ in range(3)]
        async with Ear.of(anna) as ear:
            await ear.whole(tables[0])
            await ear.whole(tables[1])
            await ear.watch(tables[2])
            failed = await ear.next()
            assert isinstance(failed, Failed)
            assert (failed.code, failed.table) == ("too-many-watched", tables[2])
            await ear.whole(tables[1])

    with serving(settings_for(tmp_path / "h.db", limits=limits(watched=2))) as url:
        run(work(url))


# ---- sizes


def test_a_message_that_is_too_big_is_refused_and_the_socket_goes_on(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        (anna,) = await guests(url, 1)
        async with Ear.of(anna) as ear:
            fitting = json.dumps({"kind": "ping", "id": "x"})
            await ear.say(fitting + " " * (1000 - len(fitting)))
            assert isinstance(await ear.next(), Pong)
            await ear.say(fitting + " " * (1001 - len(fitting)))
            failed = await ear.next()
            assert isinstance(failed, Failed)
            assert failed.code == "too-big"
            await ear.all_told()
            await ear.say("x" * 1_000_000)
            assert await ear.closed() == TOO_BIG

    with serving(settings_for(tmp_path / "h.db", limits=limits(message_bytes=1000))) as url:
        run(work(url))


def test_a_body_that_is_too_big_is_refused(tmp_path: Path) -> None:
    async def chunks() -> AsyncIterator[bytes]:
        for _ in range(30):
            yield b"x" * 100

    async def work(url: str) -> None:
        (anna,) = await guests(url, 1)
        small = await anna._http.post("/api/replays", json={"record": "x" * 1000})
        assert small.json()["code"] == "bad-record"
        for body in (b"x" * 3000, chunks()):
            big = await anna._http.post("/api/replays", content=body, headers={"content-type": "application/json"})
            assert big.status_code == 413
            assert set(big.json()) == {"code", "reason"}
            assert big.headers["x-content-type-options"] == "nosniff"
        assert (await anna.house()).games

    with serving(settings_for(tmp_path / "h.db", limits=limits(body_bytes=2000))) as url:
        run(work(url))


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", "{}", '{"kind":"nonsense"}', '{"kind":"ping","more":1}', "\x00", '{"kind":"watch"}', "[" * 2000],
)
def test_what_is_no_message_is_refused_and_the_socket_goes_on(url: str, text: str) -> None:
    async def work() -> None:
        (anna,) = await guests(url, 1)
        async with Ear.of(anna) as ear:
            await ear.say(text)
            failed = await ear.next()
            assert isinstance(failed, Failed)
            assert failed.code == "bad-message"
            await ear.line.send(text.encode() + b"\xff\xfe")
            failed = await ear.next()
            assert isinstance(failed, Failed)
            assert failed.code == "bad-message"
            await ear.all_told()

    run(work())


# ---- rates by themselves


def test_a_rate_fills_again_with_time() -> None:
    rate = Rate(2, 3)
    assert [rate.allows("a", 0.0) for _ in range(4)] == [True, True, True, False]
    assert rate.allows("b", 0.0), "each key has its own"
    assert not rate.allows("a", 0.4)
    assert rate.allows("a", 0.5)
    assert not rate.allows("a", 0.5)
    assert [rate.allows("a", 100.0) for _ in range(4)] == [True, True, True, False], "never more than at once"


def test_a_rate_forgets_those_unseen_for_longest() -> None:
    rate = Rate(SLOW, 1)
    assert rate.allows("first", 0.0)
    for number in range(MOST_REMEMBERED):
        rate.allows(f"{number}", 0.0)
    assert rate.allows("first", 0.0), "forgotten, so that memory stays bounded"
    assert not rate.allows(f"{MOST_REMEMBERED - 1}", 0.0)

"""Slow readers: one who does not read makes nobody wait, and is given up."""

import asyncio
import random
import re
import socket
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from litestar.types import Send

from karfunkel.match.commands import Say
from karfunkel.protocol.http import NewTable
from karfunkel.server import connection
from karfunkel.server.outbox import MOST_WAITING, Outbox
from tests.server.listening import Ear
from tests.server.players import guests, play_to_the_end, run, seated
from tests.server.running import SHOW_METRICS, serving, settings_for


def narrow_line(url: str) -> socket.socket:
    """A connection that takes in very little before it is read."""
    line = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    address = urlsplit(url)
    line.connect((address.hostname, address.port))
    return line


async def sockets_of(url: str) -> int:
    """How many sockets the server has open."""
    async with httpx.AsyncClient(base_url=url, trust_env=False) as client:
        text = (await client.get("/metrics", headers=SHOW_METRICS)).text
    return int(float(re.findall(r"^karfunkel_sockets (\S+)", text, re.MULTILINE)[0]))


async def eventually(look: Callable[[], Awaitable[int]], wanted: int) -> None:
    while await look() != wanted:
        await asyncio.sleep(0.1)


@pytest.mark.slow
def test_one_who_does_not_read_makes_nobody_wait_and_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given_up: list[int] = []
    refuse = connection._refuse

    async def noted(send: Send, code: int, reason: str) -> None:
        given_up.append(code)
        await refuse(send, code, reason)

    monkeypatch.setattr(connection, "_refuse", noted)

    async def work(url: str) -> None:
        *people, slow = await guests(url, 3)
        table = await seated(people, NewTable("emerald", 2))
        for _ in range(10):
            await people[0].do(table, Say("many words " * 45))
        ear, line = Ear.of(slow), narrow_line(url)
        asked = 2000
        await ear.connect(sock=line, max_queue=1)
        for _ in range(asked):
            await ear.watch(table)
        async with people[0].socket() as one, people[1].socket() as other:
            followed = [await one.watch(table), await other.watch(table)]
            await asyncio.gather(*(play_to_the_end(seat, random.Random(1)) for seat in followed))
        await eventually(lambda: sockets_of(url), 0)
        while not given_up:
            await asyncio.sleep(0.01)
        assert given_up == [connection.TOO_SLOW]
        assert not any('"stage":"over"' in text for text in ear.heard)
        ear.line.transport.abort()  # a goodbye would wait for the answer that is never read

    with serving(settings_for(tmp_path / "h.db")) as url:
        run(work(url))


def test_telling_never_waits_and_never_keeps_more_than_so_much() -> None:
    async def work() -> None:
        sent: list[bytes] = []
        listener = Outbox("guest", "Guest", set(), sent.extend)
        listener.send_text(b"first")
        await asyncio.sleep(0)
        listener.is_full = lambda: True
        for _ in range(MOST_WAITING // 1000):
            listener.send_text(b"x" * 1000)
            await asyncio.sleep(0)
        assert not listener.given_up.is_set()
        listener.send_text(b"x")
        assert listener.given_up.is_set()
        listener.is_full = lambda: False
        listener.flush()
        assert sent == [b"first"], "who is given up is told no more"

    run(work())


def test_one_text_may_be_any_size() -> None:
    """Else one who comes back for it would be given up again and again."""

    async def work() -> None:
        sent: list[bytes] = []
        listener = Outbox("guest", "Guest", set(), sent.extend)
        texts = [b"welcome", b"x" * (MOST_WAITING + 1)]
        for text in texts:
            listener.send_text(text)
        await asyncio.sleep(0)
        assert sent == texts
        assert not listener.given_up.is_set()

    run(work())


def test_what_is_told_goes_out_in_order_and_together() -> None:
    async def work() -> None:
        sent: list[Sequence[bytes]] = []
        listener = Outbox("guest", "Guest", set(), sent.append)
        for number in range(100):
            listener.send_text(b"%d" % number)
            if number % 7 == 0:
                await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert [text for texts in sent for text in texts] == [b"%d" % number for number in range(100)]
        assert len(sent) == 16

    run(work())


def test_what_had_to_wait_goes_out_when_the_line_is_free() -> None:
    async def work() -> None:
        sent: list[bytes] = []
        listener = Outbox("guest", "Guest", set(), sent.extend)
        listener.is_full = lambda: True
        for text in (b"one", b"two"):
            listener.send_text(text)
            await asyncio.sleep(0)
        assert sent == []
        listener.is_full = lambda: False
        listener.flush()
        assert sent == [b"one", b"two"]

    run(work())

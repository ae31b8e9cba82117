"""Hostile clients: each does one thing as often and as hard as it can, from several addresses, for some seconds.

Run by `test_hostile` as a program of its own, so that it takes its time from nobody but the server:

    python -m tests.server.hostile URL SECONDS floods,lists
"""

import asyncio
import json
import random
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

import karfunkel

ADDRESSES = ["127.0.0.2", "127.0.0.3", "127.0.0.4"]
"""From where it comes: on this machine every one of these is another address."""
PATIENCE = 30
TROUBLE = (OSError, httpx.HTTPError, asyncio.IncompleteReadError, TimeoutError, EOFError)
"""What happens to one who is refused; it tries again."""

Attack = Callable[[str, str], Awaitable[None]]
"""What is done once at a server, from an address; it is done again and again."""


class Attacker:
    """One address, with what it keeps between two attacks."""

    def __init__(self, url: str, address: str) -> None:
        self.url, self.address = url, address
        self.parts = urlsplit(url)
        self.http = httpx.AsyncClient(
            base_url=url, timeout=PATIENCE, trust_env=False, transport=httpx.AsyncHTTPTransport(local_address=address)
        )
        self.cookies: list[str] = []
        self.tables: list[str] = []
        self.statuses: dict[int, int] = {}

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(
            self.parts.hostname, self.parts.port, local_addr=(self.address, 0), limit=1 << 20
        )

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        answer = await self.http.request(method, path, **more)
        self.statuses[answer.status_code] = self.statuses.get(answer.status_code, 0) + 1
        return answer

    async def cookie(self) -> str:
        """The cookie of a guest."""
        if not self.cookies:
            answer = await self.ask("PUT", "/api/guest", json={"name": "Eve"})
            answer.raise_for_status()
            self.cookies.append(answer.headers["set-cookie"].partition(";")[0])
        return self.cookies[0]

    async def table(self) -> str:
        """A table of its own, against bots."""
        if not self.tables:
            wanted = {"game": "edelstein", "players": 4, "seats": ["me", "random", "random", "random"], "start": True}
            answer = await self.ask("POST", "/api/tables", json=wanted, headers={"cookie": await self.cookie()})
            answer.raise_for_status()
            self.tables.append(answer.json()["table"])
        return self.tables[0]

    async def another_cookie(self) -> str:
        """The cookie of a guest more, as long as there may be more."""
        answer = await self.ask("PUT", "/api/guest", json={"name": "Mallory"})
        return answer.headers["set-cookie"].partition(";")[0] if answer.is_success else await self.cookie()

    async def socket(self, cookie: str) -> ClientConnection:
        headers = {"cookie": cookie}
        address = self.url.replace("http", "ws", 1) + "/api/socket"
        return await connect(
            address,
            additional_headers=headers,
            compression=None,
            proxy=None,
            max_size=None,
            local_addr=(self.address, 0),
            ping_interval=None,
        )


# ---- what one does, once


async def long_heads(attacker: Attacker) -> None:
    reader, writer = await attacker.line()
    writer.write(b"GET / HTTP/1.1\r\nhost: localhost\r\nx-long: " + b"x" * 200_000)
    await writer.drain()
    for _ in range(400):
        writer.write(b"x" * 200_000)
        await writer.drain()
    await reader.read()


async def held_connections(attacker: Attacker) -> None:
    async with AsyncExitStack() as stack:
        for begun in [
            b"",
            b"GET / HTTP/1.1\r\nx: ",
            b"POST /api/replays HTTP/1.1\r\ncontent-length: 9000\r\n\r\n{",
        ] * 100:
            _, writer = await attacker.line()
            stack.callback(writer.close)
            writer.write(begun)
        await asyncio.sleep(1)


async def requests(attacker: Attacker) -> None:
    reader, writer = await attacker.line()
    try:
        writer.write(b"GET /api/house HTTP/1.1\r\nhost: localhost\r\n\r\n" * 5_000)
        await writer.drain()
        await reader.read()
    finally:
        writer.close()


async def floods(attacker: Attacker) -> None:
    """Messages, pings and fragments over a socket of another guest each time, as fast as it takes them."""
    socket = await attacker.socket(await attacker.another_cookie())
    table = await attacker.table()
    watch = Frame(Opcode.TEXT, json.dumps({"kind": "watch", "table": table}).encode()).serialize(mask=True)
    ping = Frame(Opcode.PING, b"").serialize(mask=True)
    try:
        for _ in range(1000):
            socket.transport.write(watch * 500 + ping * 500)
            await asyncio.sleep(0.02)
    finally:
        socket.transport.abort()


async def lists(attacker: Attacker) -> None:
    cookie = {"cookie": await attacker.cookie()}
    for path in (
        "/api/lobby?stage=over&game=basari&players=5&limit=100",
        "/api/lobby?stage=over&players=5&limit=100",
        "/api/lobby?stage=over&limit=100",
        "/api/lobby?stage=over&free=true",
        "/api/mine?ended=true&limit=100",
        "/api/mine",
    ):
        await attacker.ask("GET", path, headers=cookie)
        await asyncio.sleep(0.05)


async def cookies(attacker: Attacker) -> None:
    """A cookie that Python's own reader takes half a second for, each time another, should it remember them."""
    backslashes = b"\\\\" * random.randrange(6_500, 7_500)
    reader, writer = await attacker.line()
    try:
        writer.write(b"GET /api/guest HTTP/1.1\r\nhost: localhost\r\n")
        writer.write(b'cookie: karfunkel="%s%f"\r\n\r\n' % (backslashes, random.random()))
        await writer.drain()
        await reader.readuntil(b"\r\n\r\n")
    finally:
        writer.close()


async def updates(attacker: Attacker) -> None:
    table, cookie = await attacker.table(), {"cookie": await attacker.cookie()}
    for path in ("updates?since=0", "moves", ""):
        await attacker.ask("GET", f"/api/tables/{table}/{path}".rstrip("/"), headers=cookie)
        await asyncio.sleep(0.05)


def _record(seed: int) -> str:
    dice, table = random.Random(seed), karfunkel.new("edelstein", players=4, seed=seed)
    while not table.over:
        seat = dice.choice(table.to_act)
        table.play(seat, dice.choice(table.moves(seat)))
    return table.record(with_seed=True)


RECORDS = [_record(seed) for seed in range(20)]


async def records(attacker: Attacker) -> None:
    """Games to be analysed and told, each another, and texts that are long to read."""
    record = random.choice(RECORDS)
    texts = [
        record,
        record + "\n3:event" * 6_000,
        "Position: " + "x" * 60_000 + "\n",
        f"Note: {random.random()}\n{record}",
    ]
    await attacker.ask("POST", "/api/games/emerald/lesson", json={"played": []})
    for text in texts:
        for path in ("/api/analyses", "/api/replays"):
            await attacker.ask("POST", path, json={"record": text})
            await asyncio.sleep(0.02)


async def changes(attacker: Attacker) -> None:
    """What is written: names, tables, talk, mutes."""
    cookie, table = {"cookie": await attacker.cookie()}, await attacker.table()
    await attacker.ask("PUT", "/api/guest", json={"name": "Eve"}, headers=cookie)
    await attacker.ask("PUT", "/api/guest", json={"name": "Mallory"})
    await attacker.ask("POST", f"/api/tables/{table}", json={"kind": "say", "text": "x" * 500}, headers=cookie)
    await attacker.ask("POST", "/api/tables", json={"game": "emerald", "players": 2}, headers=cookie)
    await attacker.ask("PUT", f"/api/mutes/{table}", headers=cookie)


ATTACKS: dict[str, tuple[Callable[[Attacker], Awaitable[None]], int]] = {
    "long_heads": (long_heads, 2),
    "held_connections": (held_connections, 2),
    "requests": (requests, 10),
    "floods": (floods, 5),
    "cookies": (cookies, 4),
    "lists": (lists, 4),
    "updates": (updates, 4),
    "records": (records, 4),
    "changes": (changes, 4),
}
"""By name, with how many do it at once from each address."""


async def again_and_again(attacker: Attacker, attack: Callable[[Attacker], Awaitable[None]]) -> None:
    while True:
        with suppress(*TROUBLE):
            await attack(attacker)
        await asyncio.sleep(0.01)


async def attack_all(url: str, seconds: float, names: Sequence[str]) -> None:
    attackers = [Attacker(url, address) for address in ADDRESSES]
    for attacker in attackers:
        with suppress(*TROUBLE):
            await attacker.table()
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    tasks = [
        asyncio.create_task(again_and_again(attacker, attack))
        for attacker in attackers
        for attack, at_once in (ATTACKS[name] for name in names)
        for _ in range(at_once)
    ]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    sys.stdout.write(f"{[attacker.statuses for attacker in attackers]}\n")


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))
    asyncio.run(attack_all(sys.argv[1], float(sys.argv[2]), sys.argv[3].split(",")))

"""The worked session of docs/protocol.md happens as it stands there."""

import asyncio
import itertools
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from karfunkel.protocol import decode_client, decode_server
from tests.server.players import run
from tests.server.running import serving, settings_for

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
LEFT_OUT = "…"


def session() -> Iterator[tuple[str, str]]:
    """The steps of the page: who, and what is said or comes back."""
    text = PAGE.read_text("utf-8")
    for block in re.finditer(r"^```session (\w+)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE):
        for step in re.findall(r"^(?:[A-Z]+ |socket|[<>] ).*(?:\n {3}.*)*", block[2], re.MULTILINE):
            yield block[1], " ".join(step.split())


def is_part(written: Any, found: Any) -> bool:
    """Whether what is written stands in what was found; what is written with … may leave fields out."""
    if not isinstance(written, dict) or LEFT_OUT not in written:
        return bool(written == found)
    return all(is_part(value, found.get(name)) for name, value in written.items() if name != LEFT_OUT)


class Guest:
    """One of the two, with a cookie and a socket."""

    def __init__(self, url: str) -> None:
        self.http = httpx.AsyncClient(base_url=url, trust_env=False)
        self.url = url
        self.socket: ClientConnection | None = None
        self.answer: Any = None

    async def take(self, step: str) -> None:
        if step == "socket":
            cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
            address = self.url.replace("http", "ws") + "/api/socket"
            self.socket = await connect(address, additional_headers={"cookie": cookies}, proxy=None)
        elif step.startswith("> "):
            assert self.socket is not None
            decode_client(step[2:])
            await self.socket.send(step[2:])
        elif step.startswith("< "):
            found = self.answer if self.socket is None else await self.heard()
            assert is_part(json.loads(step[2:]), found), (step, found)
        else:
            method, path, *body = step.split(" ", 2)
            reply = await self.http.request(method, path, content=body[0] if body else None)
            assert reply.is_success, reply.text
            self.answer = reply.json()

    async def heard(self) -> Any:
        assert self.socket is not None
        text = await asyncio.wait_for(self.socket.recv(), 10)
        decode_server(text)
        return json.loads(text)


def test_the_worked_session_happens_as_it_is_written(tmp_path: Path) -> None:
    numbers = itertools.count(1)
    settings = settings_for(
        tmp_path / "tables.db",
        now=lambda: 1_800_000_000_000,
        new_id=lambda: f"id{next(numbers)}",
        new_seed=lambda: "a seed",
    )

    async def act() -> int:
        people: dict[str, Guest] = {}
        steps = 0
        for who, step in session():
            await people.setdefault(who, Guest(url)).take(step)
            steps += 1
        for guest in people.values():
            await guest.http.aclose()
            assert guest.socket is not None
            await guest.socket.close()
        return steps

    with serving(settings) as url:
        assert run(act()) > 25


def test_every_message_command_and_happening_is_on_the_page() -> None:
    page = PAGE.read_text("utf-8")
    kinds = set(re.findall(r'"const":"(\w+)"|"enum":\["(\w+)"\]', json.dumps(_kinds(), separators=(",", ":"))))
    names = {first or second for first, second in kinds}
    assert {"watch", "play", "tookback", "pong"} <= names
    assert sorted(name for name in names if f"`{name}`" not in page) == []


def _kinds() -> Any:
    from karfunkel.protocol.schema import socket_schema  # noqa: PLC0415

    definitions = socket_schema()["$defs"]
    return [definition.get("properties", {}).get("kind") for definition in definitions.values()]

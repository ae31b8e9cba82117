"""Conversations with a server, as text: what was sent, and every byte that came back.

A conversation is a list of steps, one a line. Lines that begin with `#` are for the reader.

    time 5                                the clock of the server goes on by 5 seconds
    ids anna                              the next ids that the server gives out
    stored TABLE 7 1700000000000 {...}    another server has stored this entry in the log of a table
    anna PUT /api/guest {"name":"Anna"}   a request over HTTP
    = 200 application/json {"guest":…}    … and its answer; a text that is not JSON is quoted
    anna opens                            a socket
    anna > {"kind":"ping"}                what is sent over it
    anna < {"kind":"pong",…}              … and what comes
    anna closed 4001 say first …          the server closes the socket
    anna leaves                           the client does

Nothing here knows the code of the house: only HTTP, WebSockets and SQL.
"""

import asyncio
import json
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.old.fixtures import as_now, as_then, is_same_schema, without_usual

PATIENCE = 30
SOCKET = "/api/socket"
PRESENCE = '{"kind":"presence"'


class Hands:
    """The time of a server, which stands until it is moved, and the ids and seeds that it gives out."""

    def __init__(self, at: int, seed: str) -> None:
        self.at = at
        self._ids: list[str] = []
        self._seed, self._seeds = seed, 0

    def now(self) -> int:
        return self.at

    def give_out(self, ids: Iterable[str]) -> None:
        """These are the next ids."""
        self._ids += ids

    def new_id(self) -> str:
        return self._ids.pop(0)

    def new_seed(self) -> str:
        self._seeds += 1
        return f"{self._seed}-{self._seeds}"

    def pass_seconds(self, seconds: float) -> None:
        self.at += int(1000 * seconds)


class Person:
    """Somebody with a cookie and perhaps a socket."""

    def __init__(self, url: str, cookie: str = "") -> None:
        self._url = url
        self._http = httpx.AsyncClient(base_url=url, trust_env=False, timeout=PATIENCE)
        self.cookie = cookie
        self.socket: ClientConnection | None = None

    async def request(self, method: str, path: str, body: str | None = None) -> str:
        """Ask over HTTP; the answer as a line."""
        headers = {"cookie": self.cookie} if self.cookie else {}
        if body is not None:
            headers["content-type"] = "application/json"
        answer = await self._http.request(method, path, content=body, headers=headers)
        self.cookie = answer.headers.get("set-cookie", self.cookie).partition(";")[0]
        kind = answer.headers.get("content-type", "-").partition(";")[0]
        text = answer.text if kind == "application/json" else json.dumps(answer.text, ensure_ascii=False)
        return f"{answer.status_code} {kind} {text}"

    async def open(self) -> None:
        headers = {"cookie": self.cookie} if self.cookie else {}
        address = self._url.replace("http", "ws", 1) + SOCKET
        self.socket = await connect(address, additional_headers=headers, compression=None, max_size=None, proxy=None)

    async def send(self, text: str) -> None:
        assert self.socket is not None
        await self.socket.send(text)

    async def hear(self) -> str:
        """What comes next over the socket."""
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        return text

    async def closed(self) -> str:
        """Wait until the server closes the socket; its code and reason."""
        try:
            said = await self.hear()
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return f"{closed.rcvd.code} {closed.rcvd.reason}".strip()
        raise AssertionError(f"the socket is open and says {said}")

    async def leave(self) -> None:
        """Close the socket."""
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def go(self) -> None:
        """Leave for good."""
        await self.leave()
        await self._http.aclose()


def store_line(database: Path, table: str, seq: int, at: int, entry: str) -> None:
    """Do as another server would that has stored a line of a table's log."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("INSERT INTO log (table_id, seq, at, entry) VALUES (?, ?, ?, ?)", (table, seq, at, entry))
        connection.execute("UPDATE tables SET seq = ? WHERE id = ?", (seq, table))


def steps_of(text: str) -> Iterator[tuple[int, str]]:
    """The steps of a conversation with the numbers of their lines."""
    for number, line in enumerate(text.splitlines(), start=1):
        if line and not line.startswith("#"):
            yield number, line


async def replay(text: str, url: str, hands: Hands, database: Path, protocol: int = 1) -> int:
    """Have a conversation in a protocol again and compare every byte; how many steps it had."""
    people: dict[str, Person] = {}
    answer = ""
    steps = 0
    try:
        for number, line in steps_of(text):
            steps += 1
            who, _, rest = line.partition(" ")
            if who == "=":
                same = is_same_schema(answer, rest) or as_then(answer, protocol) == without_usual(rest)
                assert same, f"line {number}: the answer is\n{answer}\ninstead of\n{rest}"
            elif who in ("time", "ids", "stored"):
                _prepare(who, rest, hands, database)
            else:
                if who not in people:
                    people[who] = Person(url)
                answer = await _take(people[who], rest, number, protocol)
    finally:
        for person in people.values():
            await person.go()
    return steps


def _prepare(what: str, rest: str, hands: Hands, database: Path) -> None:
    if what == "time":
        hands.pass_seconds(float(rest))
    elif what == "ids":
        hands.give_out(rest.split())
    else:
        table, seq, at, entry = rest.split(" ", 3)
        store_line(database, table, int(seq), int(at), entry)


async def _take(person: Person, step: str, number: int, protocol: int) -> str:
    """Let a person do its step in a protocol; the answer to a request."""
    what, _, rest = step.partition(" ")
    match what:
        case "opens":
            await person.open()
        case "leaves":
            await person.leave()
        case ">":
            await person.send(rest)
        case "<":
            heard = await person.hear()
            while heard.startswith(PRESENCE) and heard != rest:  # it may be told more often
                heard = await person.hear()
            assert as_then(heard, protocol) == rest, f"line {number}: what comes is\n{heard}\ninstead of\n{rest}"
        case "closed":
            assert await person.closed() == rest, f"line {number}"
        case _:
            path, _, body = rest.partition(" ")
            return await person.request(what, path, as_now(body, protocol) or None)
    return ""


class Recorder:
    """Has a conversation for the first time, and writes down every step."""

    def __init__(self, url: str, hands: Hands, database: Path) -> None:
        self.lines: list[str] = []
        self.people: dict[str, Person] = {}
        self._url, self._hands, self._database = url, hands, database
        self.known: dict[tuple[str, str], dict[str, Any]] = {}
        """What a person was told last of a table: seq, moves, asked, stage."""

    @property
    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

    def note(self, remark: str) -> None:
        self.lines.append(f"# {remark}")

    def time(self, seconds: float) -> None:
        self.lines.append(f"time {seconds}")
        self._hands.pass_seconds(seconds)

    def ids(self, *ids: str) -> None:
        self.lines.append(f"ids {' '.join(ids)}")
        self._hands.give_out(ids)

    def stored(self, table: str, seq: int, entry: Any) -> None:
        text = _json(entry)
        self.lines.append(f"stored {table} {seq} {self._hands.at} {text}")
        store_line(self._database, table, seq, self._hands.at, text)

    def _person(self, who: str) -> Person:
        if who not in self.people:
            self.people[who] = Person(self._url)
        return self.people[who]

    async def request(self, who: str, method: str, path: str, body: Any = None) -> Any:
        """Ask, and write the answer down; what it says."""
        text = None if body is None else body if isinstance(body, str) else _json(body)
        self.lines.append(" ".join(part for part in (who, method, path, text) if part is not None))
        answer = await self._person(who).request(method, path, text)
        self.lines.append(f"= {answer}")
        said = answer.split(" ", 2)[2]
        return json.loads(said) if said else None

    async def come(self, who: str, name: str | None = None) -> None:
        """Come in as a guest whose id is the name of this person."""
        self.ids(who)
        await self.request(who, "PUT", "/api/guest", {"name": name or who.title()})

    async def open(self, who: str) -> None:
        """Open a socket and hear the welcome."""
        self.lines.append(f"{who} opens")
        await self._person(who).open()
        await self.hear(who)

    async def open_refused(self, who: str) -> None:
        self.lines.append(f"{who} opens")
        await self._person(who).open()
        self.lines.append(f"{who} closed {await self._person(who).closed()}")
        self._person(who).socket = None

    async def leave(self, who: str) -> None:
        self.lines.append(f"{who} leaves")
        await self._person(who).leave()
        for key in [key for key in self.known if key[0] == who]:
            del self.known[key]

    async def say(self, who: str, message: Any) -> None:
        text = message if isinstance(message, str) else _json(message)
        self.lines.append(f"{who} > {text}")
        await self._person(who).send(text)

    async def hear(self, who: str) -> dict[str, Any]:
        """Write down what comes next over a person's socket."""
        text = await self._person(who).hear()
        self.lines.append(f"{who} < {text}")
        message: dict[str, Any] = json.loads(text)
        if message["kind"] in ("table", "update"):
            told = {name: message[name] for name in ("seq", "moves", "asked", "stage") if name in message}
            self.known.setdefault((who, message["table"]), {}).update(told)
        elif message["kind"] == "gone":
            self.known.pop((who, message["table"]), None)
        return message

    async def until(self, who: str, *kinds: str) -> dict[str, Any]:
        while (message := await self.hear(who))["kind"] not in kinds:
            pass
        return message

    async def watch(self, who: str, table: str, **known: Any) -> dict[str, Any]:
        await self.say(who, {"kind": "watch", "table": table, **known})
        return await self.until(who, "table", "update", "failed")

    async def do(self, who: str, table: str, kind: str, **command: Any) -> dict[str, Any]:
        """Send a command over the socket, hear its answer, and let all who watch hear what happened."""
        message = {"kind": "do", "table": table, "command": {"kind": kind, **command}, "id": f"{len(self.lines)}"}
        await self.say(who, message)
        answer = await self.until(who, "done", "failed")
        if answer["kind"] == "done":
            await self.all_hear(table, answer["seq"])
        return answer

    async def all_hear(self, table: str, seq: int) -> None:
        """Let everybody who watches a table hear of it up to this place."""
        for who, watched in list(self.known):
            while watched == table and self.known.get((who, table), {}).get("seq", seq) < seq:
                await self.hear(who)

    async def heard_by_now(self, who: str) -> list[str]:
        """The kinds of all that a person has been told and not heard yet: the answer to a ping comes after it."""
        await self.say(who, {"kind": "ping", "id": f"{len(self.lines)}"})
        kinds = []
        while (kind := (await self.hear(who))["kind"]) != "pong":
            kinds.append(kind)
        return kinds

    async def all_told(self) -> None:
        """A ping for every socket: nothing else was told before its answer."""
        for who, person in self.people.items():
            if person.socket is not None:
                await self.say(who, {"kind": "ping", "id": "the end"})
                assert (await self.hear(who))["kind"] == "pong", "something was told that nobody waited for"

    async def go(self) -> None:
        for person in self.people.values():
            await person.go()


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)

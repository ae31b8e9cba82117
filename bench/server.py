"""How many moves a second the server takes: the server on one core, the load from the other.

Two people sit at each table and play at random, without thinking. Every move is stored (SQLite, on the disk before it
is answered). Printed are moves a second, the time from sending a move to the other's being told of it (p50, p99), the
server's memory and the time of its core that a move takes.

    python bench/server.py                          # every game for two, with 1, 50 and 200 tables
    python bench/server.py --tables 200 --profile where.svg
    python bench/server.py --moves list             # told move by move, as programs of the first protocol are
"""

import argparse
import asyncio
import json
import os
import random
import re
import signal
import ssl
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import httpx
import msgspec
import uvloop

from karfunkel.games.registry import GAMES
from karfunkel.match.moves_for_viewer import MoveForm
from karfunkel.notation.move_shapes import Choices, MoveList, TooMany, random_move

SERVER_CORE, LOAD_CORE = 0, 1
PLAYERS = 2
PATIENCE = 60
TEXT, PING, PONG = 1, 9, 10


class Told(msgspec.Struct, tag_field="kind", tag="update"):
    """What the load reads of an update."""

    table: str
    seq: int
    moves: list[str] = []
    choices: Choices | None = None
    asked: int | None = None
    rematch: str | None = None
    stage: str = "running"


class Whole(msgspec.Struct, tag_field="kind", tag="table"):
    """What the load reads of a whole table."""

    table: str
    seq: int
    stage: str
    moves: list[str]
    asked: int | None
    choices: Choices | None = None


class Done(msgspec.Struct, tag_field="kind", tag="done"):
    """A move was stored."""

    table: str
    seq: int


class Failed(msgspec.Struct, tag_field="kind", tag="failed"):
    """A move was refused."""

    code: str
    reason: str


class Welcome(msgspec.Struct, tag_field="kind", tag="welcome"):
    """The socket is open."""


class Turn(msgspec.Struct, tag_field="kind", tag="turn"):
    """A turn elsewhere."""


_decoder = msgspec.json.Decoder(Told | Whole | Done | Failed | Welcome | Turn)


class Tally:
    """What the load has measured."""

    def __init__(self) -> None:
        self.sent: dict[tuple[str, int], float] = {}
        self.delays: list[float] = []
        self.moves = 0
        self.games = 0
        self.counting = False


class Socket(asyncio.Protocol):
    """A web socket that reads and writes frames by hand to be quick; `welcome` is for its players to fulfil."""

    def __init__(self, path: str, cookie: str = "") -> None:
        self._path, self._cookie = path, cookie
        self._buffer = b""
        self._open = False
        self.welcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        self._transport = transport
        cookie = f"Cookie: {self._cookie}\r\n" if self._cookie else ""
        request = (
            f"GET {self._path} HTTP/1.1\r\nHost: load\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"{cookie}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        transport.write(request.encode())  # type: ignore[attr-defined]

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._frame(TEXT, text)

    def hear(self, text: bytes) -> None:
        """A message has come."""
        raise NotImplementedError

    def _frame(self, kind: int, data: bytes) -> None:
        """Send a frame; a mask of zeros leaves its data as they are."""
        length = bytes((0x80 | len(data),)) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        self._transport.write(bytes((0x80 | kind,)) + length + b"\0\0\0\0" + data)  # type: ignore[attr-defined]

    def data_received(self, data: bytes) -> None:
        """Take frames out of what has come."""
        self._buffer += data
        if not self._open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            self._buffer, self._open = self._buffer[end + 4 :], True
        while len(self._buffer) >= 2:
            length, start = self._buffer[1], 2
            if length > 125:
                start = 4 if length == 126 else 10
                if len(self._buffer) < start:
                    return
                length = int.from_bytes(self._buffer[2:start], "big")
            if len(self._buffer) < start + length:
                return
            kind, payload = self._buffer[0] & 0xF, self._buffer[start : start + length]
            self._buffer = self._buffer[start + length :]
            if kind == PING:
                self._frame(PONG, payload)
            elif kind == TEXT:
                self.hear(payload)
            else:
                raise SystemExit(f"the server closed a socket: {payload!r}")


class Player(Socket):
    """One person at one table, over a socket of its own."""

    def __init__(self, host: bool, cookie: str, tally: Tally, dice: random.Random, form: MoveForm) -> None:
        super().__init__("/api/socket", cookie)
        self._host, self._tally, self._dice, self._form = host, tally, dice, form
        self._pending: float = 0.0

    def say(self, message: object) -> None:
        """Send a message."""
        self.send(msgspec.json.encode(message))

    def hear(self, text: bytes) -> None:
        """Take what the server says, and play when asked."""
        message = _decoder.decode(text)
        tally = self._tally
        if isinstance(message, Told):
            sent = tally.sent.pop((message.table, message.seq), None)
            if sent is not None and self._pending == 0.0 and tally.counting:
                tally.delays.append(time.perf_counter() - sent)
            elif sent is not None:
                tally.sent[message.table, message.seq] = sent
            if message.rematch is not None:
                self.say({"kind": "leave", "table": message.table})
                self._go_to(message.rematch)
            elif message.stage == "over":
                tally.games += 1
                if self._host:
                    self.say({"kind": "do", "table": message.table, "command": {"kind": "rematch"}})
            elif message.asked is not None:
                self._move(message)
        elif isinstance(message, Whole):
            if message.asked is not None:
                self._move(message)
        elif isinstance(message, Done):
            self._pending = 0.0
            tally.moves += tally.counting
        elif isinstance(message, Failed):
            raise SystemExit(f"the server refused: {message.code}: {message.reason}")
        elif isinstance(message, Welcome):
            self.welcome.set_result(None)

    def watch(self, table: str) -> None:
        """Follow a table from now on. A server of the first protocol knows only one form of moves."""
        self.say({"kind": "watch", "table": table, **({} if self._form == "list" else {"moves": self._form})})

    def _go_to(self, table: str) -> None:
        self.watch(table)
        if not self._host:
            self.say({"kind": "do", "table": table, "command": {"kind": "sit"}})

    def _move(self, message: Told | Whole) -> None:
        choices = message.choices or MoveList(message.moves)
        if isinstance(choices, TooMany):
            raise SystemExit(f"the server does not tell the moves at place {message.seq}")
        move = random_move(choices, self._dice)
        self._pending = time.perf_counter()
        self._tally.sent[message.table, message.seq + 1] = self._pending
        command = {"kind": "play", "move": move, "asked": message.asked}
        self.say({"kind": "do", "table": message.table, "command": command})


_plain = ssl.create_default_context()
"""Made once: each client would read all certificates anew, though nothing here is encrypted."""


async def _guest(url: str, name: str) -> tuple[httpx.AsyncClient, str]:
    client = httpx.AsyncClient(base_url=url, timeout=PATIENCE, trust_env=False, verify=_plain)
    answer = await client.put("/api/guest", json={"name": name})
    answer.raise_for_status()
    return client, "; ".join(f"{cookie.name}={cookie.value}" for cookie in client.cookies.jar)


async def new_table(
    urls: tuple[str, str], game: str, number: int, tally: Tally, dice: random.Random, form: MoveForm
) -> Callable[[], None]:
    """Two people, each at a server, and a table that is ready to begin; what begins it."""
    host, cookie = await _guest(urls[0], f"host {number}")
    other, other_cookie = await _guest(urls[1], f"other {number}")
    opened = (await host.post("/api/tables", json={"game": game, "players": PLAYERS, "starts_when_full": True})).json()
    loop = asyncio.get_running_loop()
    players = []
    for url, is_host, own in ((urls[0], True, cookie), (urls[1], False, other_cookie)):
        port = int(url.rpartition(":")[2])
        _, player = await loop.create_connection(
            lambda is_host=is_host, own=own: Player(is_host, own, tally, dice, form), "127.0.0.1", port
        )
        await player.welcome
        players.append(player)
    players[0].watch(opened["table"])
    await host.aclose()
    await other.aclose()
    return lambda: players[1]._go_to(opened["table"])


async def load(
    url: str, pid: int, game: str, tables: int, seconds: float, when_counting: Callable[[], None], form: MoveForm
) -> dict[str, float]:
    """Play at so many tables for so long; what was measured."""
    tally, dice = Tally(), random.Random(1)
    begins = []
    for first in range(0, tables, 20):
        numbers = range(first, min(first + 20, tables))
        begins += await asyncio.gather(*(new_table((url, url), game, number, tally, dice, form) for number in numbers))
    for begin in begins:
        begin()
    await asyncio.sleep(min(2.0, seconds / 3))
    when_counting()
    return await count(tally, pid, seconds)


async def count(tally: Tally, pid: int, seconds: float) -> dict[str, float]:
    """Count for so long, while all play; what was measured."""
    tally.counting = True
    began, loaded_before, worked_before = time.perf_counter(), time.process_time(), cpu_seconds(pid)
    await asyncio.sleep(seconds)
    tally.counting = False
    taken, loaded = time.perf_counter() - began, time.process_time() - loaded_before
    own, system = (now - before for now, before in zip(cpu_seconds(pid), worked_before, strict=True))
    delays = sorted(tally.delays)
    return {
        "moves_per_second": tally.moves / taken,
        "p50_ms": statistics.median(delays) * 1000,
        "p99_ms": delays[int(len(delays) * 0.99)] * 1000,
        "cpu_us_per_move": (own + system) / max(tally.moves, 1) * 1e6,
        "system_us_per_move": system / max(tally.moves, 1) * 1e6,
        "server_busy": (own + system) / taken,
        "load_busy": loaded / taken,
        "games": tally.games,
    }


def serve(database: str, core: int | None = None) -> tuple[subprocess.Popen[str], str]:
    """A server in a process of its own, on one core if that is said, and its address."""
    command = [sys.executable, "-m", "karfunkel", "serve", "--port", "0", "--db", database, "--unlimited"]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "NO_COLOR": "1", "COLUMNS": "200"},
    )
    if core is not None:
        os.sched_setaffinity(process.pid, {core})
    said = process.stdout.readline() if process.stdout else ""
    found = re.search(r"http://\S+:\d+", said)
    if found is None:
        raise SystemExit("the server did not start")
    return process, found[0]


def cpu_seconds(pid: int) -> tuple[float, float]:
    """The processor time that the server has used so far, and the system for it."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    own, system = (int(field) / os.sysconf("SC_CLK_TCK") for field in fields[11:13])
    return own, system


def memory(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1024


def measure(
    game: str, tables: int, seconds: float, folder: Path, profile: Path | None, form: MoveForm = "choices"
) -> dict[str, float | str]:
    """Start a server, load it, stop it."""
    process, url = serve(str(folder / f"{game}-{tables}.db"), SERVER_CORE)
    profilers: list[subprocess.Popen[bytes]] = []

    def profile_it() -> None:
        if profile is not None:
            spy = str(Path(sys.executable).parent / "py-spy")
            form = "raw" if profile.suffix == ".txt" else "flamegraph"
            command = [spy, "record", "--pid", str(process.pid), "--output", str(profile), "--format", form]
            profilers.append(subprocess.Popen([*command, "--duration", str(int(seconds)), "--rate", "250", "--gil"]))

    try:
        found = uvloop.run(load(url, process.pid, game, tables, seconds, profile_it, form))
        return {"game": game, "tables": tables, **found, "memory_mb": memory(process.pid)}
    finally:
        for profiler in profilers:
            profiler.wait()
        process.send_signal(signal.SIGINT)
        process.wait()


def games_for_two() -> list[str]:
    """The games that two can play, which is how many sit at each table here."""
    return [game.id for game in GAMES.values() if PLAYERS in game.sizes]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(games_for_two()), help="games, with commas between them")
    parser.add_argument("--tables", default="1,50,200", help="numbers of tables at once, with commas between them")
    parser.add_argument("--seconds", type=float, default=10, help="how long each is measured")
    parser.add_argument("--profile", type=Path, help="let py-spy write into this file where the server spends its time")
    parser.add_argument("--moves", choices=get_args(MoveForm), default="choices", help="how moves are told")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    chosen = parser.parse_args()
    os.sched_setaffinity(0, {LOAD_CORE})
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for game in chosen.games.split(","):
            for tables in map(int, chosen.tables.split(",")):
                row = measure(game, tables, chosen.seconds, Path(folder), chosen.profile, chosen.moves)
                rows.append(row)
                if not chosen.json:
                    print(
                        f"{game:10} {tables:4} tables {row['moves_per_second']:8.0f} moves/s   "
                        f"p50 {row['p50_ms']:6.1f} ms   p99 {row['p99_ms']:6.1f} ms   {row['memory_mb']:.0f} MB   "
                        f"{row['cpu_us_per_move']:.0f} us of the server's core a move, "
                        f"{row['system_us_per_move']:.0f} of them the system's",
                        flush=True,
                    )
    if chosen.json:
        print(json.dumps(rows, indent=2))


if __name__ == "__main__":
    main()

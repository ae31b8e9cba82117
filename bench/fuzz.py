"""Sends nonsense to everything that strangers can reach, and looks whether anything breaks.

Five rooms, each in a process of its own: requests over HTTP, frames and messages over sockets, texts (moves, records,
positions, messages, events), the arrays of learners' batches, and all else that learners hold in their hands
(fuzz_faces.py). What is sent is mostly right: something true with a piece cut out, doubled or replaced, so that it
comes far before it is refused. Counted is what must never happen: crashes, errors that are none of ours, answers of
500, tracebacks in the notes of the server, tables that the rules do not know.

    python -m bench.fuzz                        # a million inputs
    python -m bench.fuzz --inputs 10000 --rooms texts,arrays --seed 7
"""

import argparse
import asyncio
import json
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import numpy as np
from bench.fuzz_faces import fuzz_faces

import karfunkel
from karfunkel.games.registry import GAMES
from karfunkel.learn import Batch
from karfunkel.match.events import event_from_json
from karfunkel.protocol.messages import decode_client
from karfunkel.table import verify

SHARES = {"http": 0.15, "sockets": 0.35, "texts": 0.45, "arrays": 0.03, "faces": 0.02}
"""Which part of all inputs each room gets."""
LINES = 12
"""So many connections at once."""
BURST = 8
"""So many messages before their answers are waited for: what is sent after a socket was closed is no input."""
LONGEST_ANSWER = 3.0
"""Seconds for that; then a frame was left unfinished, and another socket is opened."""
MARK_SAID = b'{"kind":"ping","id":"mark"}'
MARK = bytes((0x81, 0x80 | len(MARK_SAID))) + bytes(4) + MARK_SAID
"""A message whose answer comes after all others."""
PATIENCE = 60
SIGNS = [
    "",
    "\0",
    "\n",
    '"',
    "{",
    "[" * 500,
    "}",
    ":",
    "-1",
    "9" * 40,
    "1e999",
    "null",
    "true",
    "é",
    "\u202e",
    "٣",
    "x" * 5000,
]
BYTES = [sign.encode("utf-8", "surrogatepass") for sign in [*SIGNS, "\udcff"]] + [
    b"\xff\xfe",
    b"\r\n",
    b"\r\n\r\n",
    b": ",
]


def mutated(text: Any, dice: random.Random, signs: Sequence[Any]) -> Any:
    """A text, or bytes, with some pieces cut out, doubled or replaced."""
    for _ in range(dice.choice((0, 1, 1, 1, 2, 5))):
        start = dice.randint(0, len(text))
        end = min(len(text), start + dice.choice((0, 1, 1, 3, 10, 100)))
        piece = dice.choice((signs[0], dice.choice(signs), text[start:end] * 2, text[start : start + 5]))
        text = text[:start] + piece + text[end:]
    return text


# ---- the server


@contextmanager
def server() -> Iterator[tuple[str, "subprocess.Popen[bytes]", Path]]:
    """A server with its limits of sizes, but without rates; its address, its process, its notes."""
    with tempfile.TemporaryDirectory() as folder:
        notes = Path(folder) / "notes"
        words = ["serve", "--port", "0", "--db", f"{folder}/fuzz.db", "--unlimited"]
        with notes.open("wb") as writing:
            process = subprocess.Popen(
                [sys.executable, "-m", "karfunkel", *words], stdout=subprocess.PIPE, stderr=writing
            )
        said = process.stdout.readline().decode() if process.stdout else ""
        found = re.search(r"http://\S+:\d+", said)
        if found is None:
            raise SystemExit(f"the server did not start: {notes.read_text()}")
        try:
            yield found[0], process, notes
        finally:
            if process.poll() is None:
                process.send_signal(signal.SIGINT)
            process.wait(PATIENCE)


def check_server(found: Counter[str], process: "subprocess.Popen[bytes]", notes: Path) -> None:
    """Count what went wrong in it."""
    text = notes.read_text("utf-8", "replace")
    found["tracebacks"] = text.count("Traceback (most recent call last)")
    if found["tracebacks"]:
        sys.stderr.write(text[-5000:])
    found["crashes"] += process.poll() is not None


class Guest:
    """Somebody with a cookie and tables at several stages."""

    def __init__(self, url: str) -> None:
        with httpx.Client(base_url=url, trust_env=False, timeout=PATIENCE) as client:
            answer = client.put("/api/guest", json={"name": "Anna"})
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
            wanted: list[dict[str, Any]] = [
                {"game": game.id, "players": 3, "seats": ["me", "random", "random"], "start": True}
                for game in GAMES.values()
            ]
            wanted += [{"game": "emerald", "players": 2}, {"game": "basari", "players": 3, "public": False}]
            opened = [client.post("/api/tables", json=one).json() for one in wanted]
        self.tables = [one["table"] for one in opened]
        self.codes = [one["code"] for one in opened]


# ---- HTTP

COMMANDS: list[dict[str, Any]] = [
    {"kind": "play", "move": "gems", "asked": 3},
    {"kind": "say", "text": "hello", "key": "k"},
    {"kind": "unsay", "seq": 4},
    {"kind": "sit", "seat": 1},
    {"kind": "stand"},
    {"kind": "start"},
    {"kind": "seatbot", "seat": 1, "level": "random"},
    {"kind": "unseat", "seat": 1},
    {"kind": "ban", "whom": "somebody"},
    {"kind": "unban", "whom": "somebody"},
    {"kind": "resign"},
    {"kind": "standin", "seat": 1},
    {"kind": "return"},
    {"kind": "ask", "question": "undo", "seen": 3},
    {"kind": "answer", "yes": True, "seen": 3},
    {"kind": "rematch"},
]
"""One of each kind that there is; a test compares."""
HEADERS = [
    "host: localhost",
    "accept: */*",
    "content-type: application/json",
    "connection: keep-alive",
    "x-forwarded-for: 1.2.3.4",
]


def http_request(guest: Guest, records: Sequence[str], dice: random.Random) -> bytes:
    """A request that may be right."""
    table, code = dice.choice(guest.tables), dice.choice(guest.codes)
    get = [
        "/", "/api/house", "/api/lobby?stage=over&game=emerald&players=3&free=true&before=3&before_table=x&limit=9",
        "/api/mine?ended=true&limit=5", f"/api/tables/{table}", f"/api/tables/{table}?moves=choices",
        f"/api/tables/{table}/updates?since=3&moves=list", f"/api/tables/{table}/moves", f"/api/tables/{table}/scored",
        f"/api/tables/{table}/record", f"/api/tables/{table}/replay?seat=0", f"/api/tables/{table}/invitation",
        f"/api/tables/{table}/hint", f"/api/tables/{table}/analysis", "/api/games/emerald",
        "/api/games/basari/words/de",
        "/api/games/edelstein/board/index.js", "/api/mutes", "/api/guest", "/livez", "/readyz", "/metrics",
        "/api/socket.schema.json", "/table/x", "/api/guest/data", "/api/games/edelstein/examples", "/api/openapi.json",
    ]  # fmt: skip
    post: list[tuple[str, str, Any]] = [
        ("PUT", "/api/guest", {"name": "Anna"}),
        (
            "POST",
            "/api/tables",
            {"game": "emerald", "players": 2, "clock": {"each": 60}, "options": {"open_gold": "on"}},
        ),
        ("POST", f"/api/tables/{table}", dice.choice(COMMANDS)),
        ("POST", f"/api/invitations/{code}", None),
        ("POST", "/api/replays?seat=1", {"record": dice.choice(records)}),
        ("POST", "/api/analyses", {"record": dice.choice(records)[:300]}),
        ("POST", "/api/games/emerald/lesson", {"played": ["T1", "x"]}),
        ("POST", f"/api/tables/{table}/reports", {"seq": 3, "reason": "rude"}),
        ("POST", "/api/devices", None),
        ("POST", "/api/devices/acode", None),
        ("PUT", "/api/mutes/x", None),
        ("DELETE", "/api/mutes/x", None),
    ]
    method, path, body = ("GET", dice.choice(get), None) if dice.random() < 0.5 else dice.choice(post)
    text = b"" if body is None else json.dumps(body).encode()
    if dice.random() < 0.6:
        text = mutated(text, dice, BYTES)
    head = [f"{method} {path} HTTP/1.1", *HEADERS, f"cookie: {guest.cookie}", f"content-length: {len(text)}"]
    lines = [line.encode() for line in head]
    if dice.random() < 0.4:
        place = dice.randrange(len(lines))
        lines[place] = mutated(lines[place], dice, BYTES)
    return b"\r\n".join(lines) + b"\r\n\r\n" + text


async def answer_of(reader: asyncio.StreamReader) -> int | None:
    """The status of the next answer, all of which is read; None if the line was closed."""
    try:
        head = await reader.readuntil(b"\r\n\r\n")
    except (asyncio.IncompleteReadError, ConnectionError):
        return None
    status = int(head.split(maxsplit=2)[1])
    length = re.search(rb"content-length: (\d+)", head)
    try:
        if length is not None:
            await reader.readexactly(int(length[1]))
        elif b"chunked" in head:
            while size := int(await reader.readline(), 16):
                await reader.readexactly(size + 2)
            await reader.readline()
    except (asyncio.IncompleteReadError, ConnectionError, ValueError):
        return None
    return None if b"connection: close" in head and status < 400 else status


async def ask_on(
    port: int, guest: Guest, records: Sequence[str], left: Iterator[int], found: Counter[str], seed: int
) -> None:
    """Send requests over one line after the other, while there are some left."""
    dice = random.Random(seed)
    writer = None
    for _ in left:
        if writer is None:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 22)
        status = None
        with suppress(ConnectionError):
            writer.write(http_request(guest, records, dice))
            await writer.drain()
            with suppress(TimeoutError):  # it waits for a body that we have not sent
                status = await asyncio.wait_for(answer_of(reader), 1)
        found["inputs"] += 1
        found[f"answers of {status // 100}00" if status else "lines closed or waiting"] += 1
        if status == 500:
            found["answers of exactly 500"] += 1
        if status is None or status in (400, 408, 413, 421, 431):
            writer.close()
            writer = None
    if writer is not None:
        writer.close()


def fuzz_http(inputs: int, seed: int) -> Counter[str]:
    found: Counter[str] = Counter()
    with server() as (url, process, notes):
        guest, records = Guest(url), some_records()
        left = iter(range(inputs))

        async def work() -> None:
            port = int(url.rpartition(":")[2])
            lines = (ask_on(port, guest, records, left, found, seed + number) for number in range(LINES))
            await asyncio.gather(*lines)

        asyncio.run(work())
        check_server(found, process, notes)
    return found


# ---- sockets


def message(guest: Guest, dice: random.Random) -> bytes:
    """A message that may be right."""
    table = dice.choice(guest.tables)
    said: dict[str, Any] = dice.choice(
        [
            {"kind": "ping", "id": "1"},
            {"kind": "watch", "table": table, "since": dice.choice((None, 0, 3, -1)), "viewer": 0, "moves": "choices"},
            {"kind": "leave", "table": table},
            {"kind": "do", "table": table, "command": dice.choice(COMMANDS), "id": "7"},
        ]
    )
    return mutated(json.dumps(said).encode(), dice, BYTES)  # type: ignore[no-any-return]


def frame(data: bytes, dice: random.Random) -> bytes:
    """A frame that may be right."""
    first = 0x81 if dice.random() < 0.997 else dice.randrange(256)
    length = len(data) if dice.random() < 0.9995 else dice.randrange(1 << 14)
    size = bytes((0x80 | length,)) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
    return bytes((first,)) + size + bytes(4) + data


async def talk_on(port: int, guest: Guest, left: Iterator[int], found: Counter[str], seed: int) -> None:
    """Talk over one socket after the other, while there is something left to say."""
    dice = random.Random(seed)
    for _ in left:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 24)
        writer.write(
            b"GET /api/socket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\ncookie: "
            + guest.cookie.encode()
            + b"\r\n\r\n"
        )
        found["sockets"] += 1
        await reader.readuntil(b"\r\n\r\n")  # what comes before the handshake is answered is not read at all
        answered = asyncio.Event()
        heard = asyncio.create_task(listen(reader, found, answered))
        with suppress(ConnectionError):
            while not heard.done() and not writer.transport.is_closing() and next(left, None) is not None:
                said = [frame(message(guest, dice)[:5000], dice) for _ in range(BURST)]
                answered.clear()
                writer.write(b"".join(said) + MARK)
                await writer.drain()
                for _ in range(BURST - 1):
                    next(left, None)
                found["inputs"] += BURST
                waiting = asyncio.create_task(answered.wait())
                await asyncio.wait((waiting, heard), timeout=LONGEST_ANSWER, return_when=asyncio.FIRST_COMPLETED)
                waiting.cancel()
                if not answered.is_set():  # it is closed, or waits for the rest of a frame
                    break
        writer.close()
        with suppress(TimeoutError, ConnectionError):
            await asyncio.wait_for(heard, 2)


async def listen(reader: asyncio.StreamReader, found: Counter[str], answered: asyncio.Event) -> None:
    """Look through all that is said, until the socket is closed; `answered` is set when all before a mark was."""
    before = b""
    while data := await reader.read(1 << 16):
        found["bytes heard"] += len(data)
        found["answers of exactly 500"] += (before + data).count(b'"code":"broken"')
        if b'"id":"mark"' in before + data:
            answered.set()
        before = data[-20:] if b'"code":"broken"' not in data[-20:] else b""


def fuzz_sockets(inputs: int, seed: int) -> Counter[str]:
    found: Counter[str] = Counter()
    with server() as (url, process, notes):
        guest, left = Guest(url), iter(range(inputs))

        async def work() -> None:
            port = int(url.rpartition(":")[2])
            await asyncio.gather(*(talk_on(port, guest, left, found, seed + number) for number in range(LINES)))

        asyncio.run(work())
        check_server(found, process, notes)
    return found


# ---- texts


def random_table(game: str, players: int, seed: int, moves: int) -> karfunkel.Table:
    dice, table = random.Random(seed), karfunkel.new(game, players=players, seed=seed)
    while not table.over and moves:
        seat = dice.choice(table.to_act)
        table.play(seat, dice.choice(table.moves(seat)))
        moves -= 1
    return table


def some_records() -> list[str]:
    return [random_table(game.id, 3, 5, 1000).record(with_seed=True) for game in GAMES.values()]


def text_inputs() -> list[tuple[Callable[[Any], Any], list[str]]]:
    """What reads texts, and texts that it can read."""
    tables = [random_table(game.id, game.sizes[0], 3, moves) for game in GAMES.values() for moves in (0, 9, 33)]
    moves = [move for table in tables for seat in table.to_act for move in table.moves(seat)[:20]]

    def play(text: str) -> None:
        table = random.choice(tables)
        before = table.state
        try:
            table.play(table.to_act[0], text)
        except karfunkel.Error:
            if table.state != before:
                raise RuntimeError(f"refused, and yet something has changed: {text!r}") from None
            raise
        table.undo()

    def message(text: str) -> None:
        decode_client(text)

    spoken = [json.dumps({"kind": "do", "table": "x", "command": command, "id": "1"}) for command in COMMANDS]
    stored = [
        '{"kind":"said","v":2,"guest":"anna"}',
        '{"kind":"played","seat":0,"move":"gems","asked":3,"drawn":["rr6"]}',
    ]
    lines = [table.position_line() for table in tables]
    positions = [json.dumps(table.position()) for table in tables]
    records = some_records()
    return [
        *[(play, moves)] * 12,
        *[(message, spoken)] * 4,
        *[(lambda text: event_from_json(text, None), stored)] * 2,
        *[(karfunkel.from_position, lines)] * 3,
        (lambda text: karfunkel.from_position(msgspec.json.decode(text)), positions),
        (lambda text: karfunkel.from_record(text[:1500]), records),
        (lambda text: verify(text[:1500]), records),
    ]


OURS = (karfunkel.Error, msgspec.DecodeError, UnicodeError)
"""What says that something cannot be read."""


def fuzz_texts(inputs: int, seed: int) -> Counter[str]:
    found: Counter[str] = Counter()
    dice, kinds = random.Random(seed), text_inputs()
    for _ in range(inputs):
        read, texts = dice.choice(kinds)
        text = mutated(dice.choice(texts), dice, SIGNS)
        found["inputs"] += 1
        try:
            read(text)
        except OURS:
            found["refused"] += 1
        except Exception as error:  # noqa: BLE001 that is what is looked for
            found["errors that are none of ours"] += 1
            sys.stderr.write(f"{type(error).__name__}: {error!s:.200}: {text!r:.300}\n")
    return found


# ---- arrays


def any_array(batch: Batch, n: int, dice: random.Random) -> Any:
    """Actions that may be right."""
    right = batch.random_actions().copy()
    kind = dice.randrange(8)
    if kind < 3:
        return right
    if kind == 3:
        right[dice.randrange(n)] = dice.choice((-1, 10**6, -(2**31), 2**31 - 1))
        return right
    if kind == 4:
        return np.random.default_rng(dice.randrange(2**32)).integers(-5, 300, dice.choice((0, 1, n, n + 1)))
    if kind == 5:
        return dice.choice((None, "actions", [], [[0] * n], {}, right.astype(float), right.astype(object), right[::-1]))
    if kind == 6:
        return np.full(n, dice.choice((np.nan, np.inf, 1e300)))
    return right.astype(dice.choice((np.int8, np.uint64, np.int64, np.float32, np.bool_)))


def fuzz_arrays(inputs: int, seed: int) -> Counter[str]:
    found: Counter[str] = Counter()
    dice, n = random.Random(seed), 16
    batches = [Batch(game.id, game.sizes[-1], n, seed=seed, threads=1) for game in GAMES.values()]
    for _ in range(inputs):
        batch = dice.choice(batches)
        found["inputs"] += 1
        actions = any_array(batch, n, dice)
        try:
            step = batch.step(actions)
            if dice.random() < 0.1:  # a caller may write wherever it is let
                array = dice.choice(list(step))
                array[...] = dice.randrange(-100, 100)
        except (karfunkel.Error, TypeError, ValueError, OverflowError):
            found["refused"] += 1
        except Exception as error:  # noqa: BLE001 that is what is looked for
            found["errors that are none of ours"] += 1
            sys.stderr.write(f"{type(error).__name__}: {error!s:.200}: {actions!r:.300}\n")
    return found


# ---- all of it

ROOMS = {"http": fuzz_http, "sockets": fuzz_sockets, "texts": fuzz_texts, "arrays": fuzz_arrays, "faces": fuzz_faces}
NEVER = (
    "crashes",
    "errors that are none of ours",
    "answers of exactly 500",
    "tracebacks",
    "tables that the rules do not know",
)


def in_a_process(room: str, inputs: int, seed: int) -> Counter[str]:
    """Fuzz a room in a process of its own: whatever breaks there, the others are fuzzed."""
    command = [sys.executable, "-m", "bench.fuzz", "--only", room, "--inputs", str(inputs), "--seed", str(seed)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    lines = done.stdout.splitlines()
    if done.returncode == 0 and lines:
        return Counter(json.loads(lines[-1]))
    sys.stderr.write(f"{room} ended with {done.returncode}\n")
    return Counter({"crashes": 1})


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--inputs", type=int, default=1_000_000, help="how many, in all rooms together")
    parser.add_argument("--rooms", default=",".join(ROOMS), help="which rooms, with commas between them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=ROOMS, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.only:
        print(json.dumps(ROOMS[chosen.only](chosen.inputs, chosen.seed)))
        return 0
    rooms = chosen.rooms.split(",")
    whole = sum(SHARES[room] for room in rooms)
    wrong = 0
    for room in rooms:
        began = time.perf_counter()
        found = in_a_process(room, round(chosen.inputs * SHARES[room] / whole), chosen.seed)
        wrong += sum(found[what] for what in NEVER)
        told = ", ".join(f"{number} {what}" for what, number in sorted(found.items()) if what not in NEVER)
        never = ", ".join(f"{found[what]} {what}" for what in NEVER)
        print(f"{room:8} {time.perf_counter() - began:6.0f} s   {told}\n{'':20}{never}", flush=True)
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main())

"""The wire: however messages come in pieces, each is heard once and in order."""

import json
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.frames import CloseCode, Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from karfunkel.server.settings import UNLIMITED, Limits
from karfunkel.server.uvicorn_websocket import _head, _whole_text
from tests.server.running import serving, settings_for

MOST = 4096


def text(words: str, *, last: bool = True, opcode: Opcode = Opcode.TEXT) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, words.encode(), last).serialize(mask=True)


def ping(number: int) -> str:
    return json.dumps({"kind": "ping", "id": str(number)})


@pytest.mark.parametrize("words", ["", "a", "Grüße, 宝石", "x" * 125, "x" * 126, "x" * MOST])
def test_a_whole_text_is_read_at_once(words: str) -> None:
    assert _whole_text(text(words), 3 * MOST) == words


@pytest.mark.parametrize(
    "data",
    [
        b"",
        text("half")[:-1],
        text("one") + text("two"),
        text("begun", last=False),
        text("bytes", opcode=Opcode.BINARY),
        text("ping", opcode=Opcode.PING),
        Frame(Opcode.TEXT, b"unmasked").serialize(mask=False),
        Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True),
        text("x" * (MOST + 1)),
        text("x" * 70_000),
    ],
    ids=["nothing", "half", "two", "begun", "bytes", "ping", "unmasked", "no-text", "too-big", "huge"],
)
def test_all_else_is_left_to_uvicorn(data: bytes) -> None:
    assert _whole_text(data, MOST) is None


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_what_is_said_is_framed_as_others_frame_it(length: int) -> None:
    words = b"x" * length
    assert _head(length) + words == Frame(Opcode.TEXT, words).serialize(mask=False)


ONE, TWO, THREE = (text(ping(number)) for number in (1, 2, 3))
PIECES = {
    "one by one": [ONE, TWO, THREE],
    "all in one": [ONE + TWO + THREE],
    "cut": [ONE[:9], ONE[9:] + TWO[:1], TWO[1:], THREE],
    "in fragments": [text(ping(1)[:5], last=False), text(ping(1)[5:], opcode=Opcode.CONT) + TWO, THREE],
    "with a question between": [ONE, text("there?", opcode=Opcode.PING), TWO + THREE],
    "as bytes": [text(ping(1), opcode=Opcode.BINARY), TWO, text(ping(3), opcode=Opcode.BINARY)],
}


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(settings_for(tmp_path_factory.mktemp("wire") / "h.db")) as url:
        yield url


@contextmanager
def socket_at(url: str) -> Iterator[ClientConnection]:
    """A socket that was welcomed, to be spoken to in raw bytes."""
    cookie = httpx.put(f"{url}/api/guest", json={"name": "Anna"}).headers["set-cookie"].partition(";")[0]
    address = url.replace("http", "ws") + "/api/socket"
    with connect(address, additional_headers={"cookie": cookie}, compression=None, proxy=None) as line:
        assert json.loads(line.recv(10))["kind"] == "welcome"
        yield line


def send(line: ClientConnection, pieces: list[bytes]) -> None:
    """Send pieces one after the other, so that each arrives by itself."""
    for piece in pieces:
        line.socket.sendall(piece)
        time.sleep(0.05)


@pytest.mark.parametrize("pieces", PIECES.values(), ids=PIECES)
def test_messages_are_heard_once_and_in_order(url: str, pieces: list[bytes]) -> None:
    with socket_at(url) as line:
        send(line, pieces)
        assert [json.loads(line.recv(10))["id"] for _ in range(3)] == ["1", "2", "3"]
        send(line, [text(ping(4))])
        assert json.loads(line.recv(10))["id"] == "4"


def test_what_looks_like_a_text_within_a_message_is_not_one(url: str) -> None:
    outer = Frame(Opcode.BINARY, ONE).serialize(mask=False)
    masked = bytes((outer[0], outer[1] | 0x80)) + bytes(4)
    with socket_at(url) as line:
        send(line, [masked, ONE])
        assert json.loads(line.recv(10))["code"] == "bad-message"


def test_a_text_between_fragments_of_another_is_an_error(url: str) -> None:
    with socket_at(url) as line:
        send(line, [text(ping(1)[:5], last=False), TWO])
        with pytest.raises(ConnectionClosedError) as closed:
            line.recv(10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == CloseCode.PROTOCOL_ERROR


def test_a_text_that_is_none_ends_the_connection_and_is_no_fault_of_ours(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever sent it filled the notes with a traceback."""
    with socket_at(url) as line:
        send(line, [Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True)])
        with pytest.raises(ConnectionClosedError) as closed:
            line.recv(10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == CloseCode.INVALID_DATA
    assert [record for record in caplog.records if record.exc_info] == []


# ---- floods: as much as the line takes

FLOODS = {
    "pings": Frame(Opcode.PING, b"").serialize(mask=True) * 20_000,
    "messages": text(ping(5)) * 5_000,
    "nonsense": text("") * 20_000,
    "empty fragments": text("", last=False) + Frame(Opcode.CONT, b"", False).serialize(mask=True) * 20_000,
    "answers that nobody asked for": Frame(Opcode.PONG, b"").serialize(mask=True) * 20_000,
}


def seconds_to_answer(client: httpx.Client) -> float:
    """How long one waits for something simple."""
    began = time.perf_counter()
    assert client.get("/api/house").status_code == 200
    return time.perf_counter() - began


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
def test_a_flood_of_one_socket_is_read_slowly_and_keeps_nobody_waiting(tmp_path: Path, flood: bytes) -> None:
    limits = replace(UNLIMITED, messages=Limits().messages)
    with (
        serving(settings_for(tmp_path / "h.db", limits=limits)) as url,
        httpx.Client(base_url=url, timeout=30) as other,
        socket_at(url) as line,
    ):
        usual = statistics.median(seconds_to_answer(other) for _ in range(20))
        line.socket.settimeout(0.1)
        began, waited = time.perf_counter(), []
        while time.perf_counter() - began < 2:
            with suppress(OSError):  # it reads slowly, or has ended such a socket
                line.socket.send(flood)
            waited.append(seconds_to_answer(other))
        assert statistics.median(waited) < 5 * usual, (usual, waited)

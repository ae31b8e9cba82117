"""Bounds of HTTP: what a connection may send, how long that may take, and how many connections there may be."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from karfunkel.server.connection_limits import ConnectionLimits
from karfunkel.server.settings import UNLIMITED
from karfunkel.server.trusted_proxies import Proxies
from tests.server.running import serving, settings_for

PATIENCE = 20
SOON = 5
"""Seconds within which what is ended must have ended: uvicorn alone would wait longer, or for ever."""


@contextmanager
def server(folder: Path, **limits: Any) -> Iterator[str]:
    with serving(settings_for(folder / "h.db", limits=replace(UNLIMITED, **limits))) as url:
        yield url


@contextmanager
def line_to(url: str) -> Iterator[socket.socket]:
    """A bare connection."""
    address = urlsplit(url)
    with socket.create_connection((address.hostname, address.port), PATIENCE) as line:
        yield line


def rest_of(line: socket.socket) -> bytes:
    """All that comes until the connection is ended."""
    heard = b""
    try:
        while data := line.recv(65_536):
            heard += data
    except ConnectionError:
        pass
    return heard


def send_until_ended(line: socket.socket, piece: bytes, pieces: int) -> int:
    """Send a piece again and again; how many the other side let pass."""
    for number in range(pieces):
        try:
            line.sendall(piece)
        except ConnectionError:
            return number
    return pieces


def problem(answer: bytes) -> tuple[int, str]:
    """The status and the code of an answer."""
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["code"]


def answers_still(url: str) -> float:
    """Ask something simple; how many seconds the answer takes."""
    began = time.perf_counter()
    assert httpx.get(f"{url}/api/house", timeout=PATIENCE).status_code == 200
    return time.perf_counter() - began


GET = b"GET /api/house HTTP/1.1\r\nhost: localhost\r\n"
POST = b"POST /api/replays HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
LONG = POST + b"content-length: 1000\r\n\r\n"
CHUNKED = POST + b"transfer-encoding: chunked\r\n"
MEGABYTE = b"x" * 1_000_000


# ---- the head


@pytest.mark.parametrize(
    "head",
    [
        GET + b"x-long: " + b"x" * 20_000 + b"\r\n\r\n",
        GET + b"x: y\r\n" * 5_000 + b"\r\n",
        GET + b"x: y\r\n" * 101 + b"\r\n",
        b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\nhost: localhost\r\n\r\n",
    ],
    ids=["a long header", "many headers", "a header too many", "a long address"],
)
def test_a_head_is_so_big_only(tmp_path: Path, head: bytes) -> None:
    with server(tmp_path) as url:
        with line_to(url) as line:
            line.sendall(head)
            assert problem(rest_of(line)) == (431, "too-big")
        answers_still(url)


def test_a_head_that_never_ends_is_refused_before_it_costs_others_their_time(tmp_path: Path) -> None:
    """80 MB of one header took 20 seconds, in which nobody was answered."""
    with server(tmp_path) as url, line_to(url) as line:
        line.sendall(GET + b"x-long: ")
        time.sleep(0.1)
        began = time.perf_counter()
        assert send_until_ended(line, MEGABYTE, 20) < 20
        assert answers_still(url) < SOON
        assert time.perf_counter() - began < SOON


def test_a_usual_head_is_read_also_byte_by_byte(tmp_path: Path) -> None:
    with server(tmp_path) as url, line_to(url) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for byte in GET + b"x-long: " + b"x" * 100 + b"\r\nconnection: close\r\n\r\n":
            line.sendall(bytes((byte,)))
        assert rest_of(line).startswith(b"HTTP/1.1 200")


# ---- the body


def test_a_body_that_nobody_wants_to_read_ends_the_connection(tmp_path: Path) -> None:
    with server(tmp_path) as url, line_to(url) as line:
        line.sendall(GET + b"content-length: 80000000\r\n\r\n")
        assert send_until_ended(line, MEGABYTE, 80) < 40
        answers_still(url)


def test_headers_after_a_body_change_nothing_and_do_not_go_on_for_ever(tmp_path: Path) -> None:
    with server(tmp_path) as url:
        with line_to(url) as line:
            line.sendall(
                POST + b"transfer-encoding: chunked\r\nconnection: close\r\n\r\n2\r\n{}\r\n0\r\nhost: evil\r\n\r\n"
            )
            assert problem(rest_of(line)) == (400, "bad-request")
        with line_to(url) as line:
            line.sendall(CHUNKED + b"\r\n2\r\n{}\r\n0\r\n")
            assert send_until_ended(line, b"x: y\r\n" * 10_000, 1000) < 1000


def test_no_more_than_a_few_requests_wait_on_one_connection(tmp_path: Path) -> None:
    with server(tmp_path) as url, line_to(url) as line:
        line.sendall((GET + b"\r\n") * 5_000)
        assert rest_of(line).count(b"HTTP/1.1 200") < 20
        answers_still(url)


def test_a_few_requests_in_one_piece_are_answered_in_order(tmp_path: Path) -> None:
    with server(tmp_path) as url, line_to(url) as line:
        line.sendall((GET + b"\r\n") * 4 + GET + b"connection: close\r\n\r\n")
        assert rest_of(line).count(b"HTTP/1.1 200") == 5


# ---- time


@pytest.mark.parametrize(
    ("begun", "more"),
    [
        (b"", b""),
        (GET, b""),
        (GET, b"x: y\r\n"),
        (LONG, b""),
        (LONG, b"x"),
        (b"\r\n", b""),
        (b"", b"\r\n"),
    ],
    ids=["nothing", "half a head", "a head without end", "no body", "a slow body", "a line feed", "line feeds"],
)
def test_what_is_not_said_in_time_is_not_waited_for(tmp_path: Path, begun: bytes, more: bytes) -> None:
    with server(tmp_path, head_seconds=0.5, body_seconds=0.5) as url, line_to(url) as line:
        began = time.perf_counter()
        line.sendall(begun)
        line.settimeout(0.1)
        heard = b""
        while time.perf_counter() - began < SOON and not heard:
            try:
                line.sendall(more)
                heard = line.recv(65_536) or b"ended"
            except TimeoutError:
                continue
        assert problem(heard) == (408, "too-slow")
        assert 0.4 < time.perf_counter() - began < SOON


def test_a_line_feed_after_an_answer_holds_no_connection(tmp_path: Path) -> None:
    with server(tmp_path, head_seconds=0.5) as url, line_to(url) as line:
        line.sendall(b"GET /livez HTTP/1.1\r\nhost: localhost\r\n\r\n")
        assert b"200 OK" in line.recv(65_536)
        line.sendall(b"\r\n")
        line.settimeout(SOON)
        assert problem(rest_of(line)) == (408, "too-slow")


HANDSHAKE = (
    b"GET /api/socket HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


@pytest.mark.parametrize(
    "said",
    [
        HANDSHAKE.replace(b"GET", b"POST") + b"content-length: 2\r\n\r\n{}",
        HANDSHAKE + b"content-length: 2\r\n\r\n",
        HANDSHAKE + b"transfer-encoding: chunked\r\n\r\n",
        HANDSHAKE + b"cookie: " + b"x" * 9000 + b"\r\n\r\n",
    ],
    ids=["a POST", "a body", "chunks", "a long header"],
)
def test_what_cannot_become_a_websocket_is_refused_and_not_held(tmp_path: Path, said: bytes) -> None:
    with server(tmp_path, connections=1) as url:
        with line_to(url) as line:
            line.sendall(said)
            line.settimeout(SOON)
            assert problem(rest_of(line)) == (400, "bad-request")
        with line_to(url) as line:
            line.sendall(b"GET /livez HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
            assert b"200 OK" in rest_of(line), "its place is free again"


def test_one_who_does_not_read_the_answer_is_given_up(tmp_path: Path) -> None:
    with server(tmp_path, write_seconds=0.5) as url, socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        address = urlsplit(url)
        line.connect((address.hostname, address.port))
        line.settimeout(PATIENCE)
        for _ in range(400):
            try:
                line.sendall(b"GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n")
            except ConnectionError:
                break
            time.sleep(0.01)
        else:
            raise AssertionError("nobody was given up")


# ---- how many


def test_an_address_has_so_many_connections_only_and_gets_them_back(tmp_path: Path) -> None:
    with server(tmp_path, connections=3) as url:
        with ExitStack() as stack:
            held = [stack.enter_context(line_to(url)) for _ in range(3)]
            time.sleep(0.1)
            with line_to(url) as fourth:
                assert rest_of(fourth) == b""
            held[0].sendall(GET + b"connection: close\r\n\r\n")
            assert rest_of(held[0]).startswith(b"HTTP/1.1 200")
            time.sleep(0.1)
            answers_still(url)
        time.sleep(0.1)
        answers_still(url)


def test_connections_are_counted_by_address_but_not_those_of_proxies() -> None:
    limits = ConnectionLimits(2, 5, Proxies(["10.0.0.0/8"]))
    assert [limits.enter(host) for host in ("192.0.2.1", "192.0.2.1", "192.0.2.1")] == ["192.0.2.1", "192.0.2.1", None]
    assert [limits.enter("10.1.2.3") for _ in range(4)] == ["10.1.2.3"] * 3 + [None], "all together are five"
    limits.leave("192.0.2.1")
    assert limits.enter("192.0.2.1") == "192.0.2.1"
    assert limits.enter("10.1.2.3") is None

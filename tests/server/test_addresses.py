"""Addresses: who counts as one, and whose word about others is believed."""

import socket
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from karfunkel.errors import Error
from karfunkel.server.allowed_hosts import PublicUrl, host_is_ours
from karfunkel.server.client_addresses import address_key, client_address, plain_address
from karfunkel.server.metrics import Metrics
from karfunkel.server.run import listen
from karfunkel.server.security_middleware import Guard
from karfunkel.server.settings import UNLIMITED
from karfunkel.server.trusted_proxies import Proxies
from tests.server.listening import Ear
from tests.server.players import guests, run
from tests.server.running import TOKEN, serving, settings_for


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("no address", "no address"),
        ("x" * 1000, "x" * 64),
    ],
)
def test_ipv4_counts_by_address_and_ipv6_by_its_network(host: str, key: str) -> None:
    assert address_key(host) == key
    assert client_address({"client": (host, 1)}) == key


def test_who_has_no_address_counts_together() -> None:
    assert client_address({"client": None}) == client_address({}) == ""


def test_ipv4_is_ipv4_also_over_ipv6() -> None:
    assert plain_address("::ffff:127.0.0.1") == "127.0.0.1"
    assert plain_address("2001:DB8::0:1") == "2001:db8::1"


async def answers_to(clients: list[str], **limits: Any) -> list[int]:
    """How a server answers requests from these addresses, one after the other."""
    statuses: list[int] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            statuses.append(message["status"])

    guard = Guard(app, settings_for("sqlite://", limits=replace(UNLIMITED, penalty=0, **limits)), Metrics())
    for client in clients:
        scope = {"type": "http", "method": "GET", "path": "/", "headers": [], "client": (client, 1)}
        await guard(scope, None, send)  # type: ignore[arg-type]
    return statuses


def test_a_network_of_ipv6_shares_one_rate() -> None:
    clients = [f"2001:db8::{number:x}" for number in range(1, 5)]
    assert run(answers_to(clients, requests=(0.001, 3))) == [200, 200, 200, 429]
    assert run(answers_to([f"2001:db8:0:{number}::1" for number in range(4)], requests=(0.001, 3))) == [200] * 4


# ---- proxies


@pytest.mark.parametrize("named", ["", "here", "10.0.0.0/33", "10.0.0.1/8", "http://10.0.0.1"])
def test_a_proxy_is_named_by_its_address(named: str) -> None:
    with pytest.raises(Error, match="a proxy is named by its address"):
        Proxies([named])


def test_who_is_a_trusted_proxy() -> None:
    proxies = Proxies(["10.0.0.0/8", "2001:db8::1"])
    for host in ("10.1.2.3", "::ffff:10.1.2.3", "2001:db8:0::1"):
        assert host in proxies
    for host in ("192.0.2.1", "2001:db8::2", "nonsense", ""):
        assert host not in proxies
    assert "127.0.0.1" not in Proxies()


async def statuses_of(url: str, forwarded: list[str]) -> list[int]:
    """How a server answers requests that say, one after the other, from where they are forwarded."""
    async with httpx.AsyncClient(base_url=url, trust_env=False) as anybody:
        return [
            (await anybody.get("/api/house", headers={"x-forwarded-for": client})).status_code for client in forwarded
        ]


def test_nobody_is_believed_who_is_no_named_proxy(tmp_path: Path) -> None:
    """From this machine everybody was, so that whoever had an account on it had as many addresses as it liked."""
    limits = replace(UNLIMITED, requests=(0.001, 2), penalty=0)
    others = [f"192.0.2.{number}" for number in range(4)]
    with serving(settings_for(tmp_path / "a.db", limits=limits)) as url:
        assert run(statuses_of(url, others)) == [200, 200, 429, 429]
    with serving(settings_for(tmp_path / "b.db", limits=limits, proxies=("127.0.0.1",))) as url:
        assert run(statuses_of(url, others)) == [200] * 4
        assert run(statuses_of(url, [f"198.51.100.{number}, 192.0.2.9" for number in range(3)])) == [200, 200, 429]


def test_sockets_that_come_through_a_proxy_count_by_the_address_that_it_names(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        (anna,) = await guests(url, 1)
        async with AsyncExitStack() as stack:
            for number in (1, 1, 2):
                ear = Ear.of(anna)
                ear._headers["x-forwarded-for"] = f"192.0.2.{number}"
                await stack.enter_async_context(ear)
            third = Ear.of(anna)
            third._headers["x-forwarded-for"] = "192.0.2.1"
            with pytest.raises(InvalidStatus):
                await third.connect()

    limits = replace(UNLIMITED, connections=2, penalty=0)
    with serving(settings_for(tmp_path / "h.db", limits=limits, proxies=("127.0.0.1",))) as url:
        run(work(url))


# ---- names of the server


@pytest.mark.parametrize(
    ("host", "at_home", "in_public"),
    [
        ("127.0.0.1:8000", True, True),
        ("localhost", True, True),
        ("[::1]:8000", True, True),
        ("192.168.1.5:8000", True, False),
        ("[fe80::1]", True, False),
        ("tablet.local:8000", True, False),
        ("cellar", True, False),
        ("gems.example", False, True),
        ("GEMS.example:443", False, True),
        ("gems.example:8000", False, False),
        ("evil.example", False, False),
        ("localhost.evil.example", False, False),
        ("127.0.0.1.evil.example:8000", False, False),
        ("gems.example.evil.example", False, False),
        ("localhost:1e999", False, False),
        ("localhost:", False, False),
        ("[::1", False, False),
        ("user@localhost", False, False),
        ("localhost/x", False, False),
        ("\xff", False, False),
    ],
)
def test_by_which_names_the_server_may_be_asked_for(host: str, at_home: bool, in_public: bool) -> None:
    assert host_is_ours(host, None) == at_home
    assert host_is_ours(host, PublicUrl("https://gems.example")) == in_public


@pytest.mark.parametrize(
    "url", ["", "gems.example", "ftp://gems.example", "https://", "https://a/b", "https://a:x", "https://[a"]
)
def test_a_public_url_is_a_url_without_a_path(url: str) -> None:
    with pytest.raises(Error, match="a public URL is like"):
        PublicUrl(url)


def test_a_page_that_gives_its_name_our_address_is_not_heard(tmp_path: Path) -> None:
    """Its origin and the host that it asks for are alike; only the name tells that it is not ours."""

    async def work(url: str) -> None:
        evil = {"host": "evil.example", "origin": "http://evil.example"}
        async with httpx.AsyncClient(base_url=url, trust_env=False) as browser:
            for method, path in (("GET", "/api/lobby"), ("GET", "/"), ("PUT", "/api/guest")):
                answer = await browser.request(method, path, headers=evil, json={"name": "Eve"})
                assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host")
            assert (await browser.get("/healthz", headers=evil)).status_code == 200
        (anna,) = await guests(url, 1)
        ear = Ear(url, anna.cookie, evil["origin"])
        ear._address = "ws://evil.example/api/socket"
        with pytest.raises(InvalidStatus), socket.create_connection(("127.0.0.1", httpx.URL(url).port)) as line:
            await ear.connect(sock=line)

    with serving(settings_for(tmp_path / "h.db")) as url:
        run(work(url))


@pytest.mark.parametrize("path", ["/api/lobby?limit=x", "/nowhere", "/readyz", "/readyz?x=y"])
@pytest.mark.parametrize("host", [b"localhost:1e999", b"[::1", b"[", b"a b", b"\xff", b"localhost:99999"])
def test_a_host_that_is_none_is_no_fault_of_ours(tmp_path: Path, path: str, host: bytes) -> None:
    """It ended in an answer of 500 and three tracebacks."""
    with serving(settings_for(tmp_path / "h.db")) as url:
        address = httpx.URL(url)
        with socket.create_connection((address.host, address.port or 0), 10) as line:
            line.sendall(b"GET %b HTTP/1.1\r\nhost: %b\r\nconnection: close\r\n\r\n" % (path.encode(), host))
            assert line.recv(4096).split()[1] == b"421"


def test_at_its_public_url_only_pages_from_there_may_speak(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with httpx.AsyncClient(base_url=url, trust_env=False) as browser:
            for origin, status in (("https://gems.example", 200), ("http://gems.example", 403), (None, 200)):
                headers = {"host": "gems.example", **({} if origin is None else {"origin": origin})}
                answer = await browser.put("/api/guest", headers=headers, json={"name": "Anna"})
                assert answer.status_code == status, origin

    with serving(settings_for(tmp_path / "h.db", public_url=PublicUrl("https://gems.example"))) as url:
        run(work(url))


# ---- the counters


def test_counters_are_for_those_who_know_the_token(tmp_path: Path) -> None:
    async def work(url: str, token: str | None) -> int:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(base_url=url, trust_env=False) as anybody:
            answer = await anybody.get("/metrics", headers=headers)
        assert answer.status_code == 200 or "karfunkel_moves" not in answer.text
        return answer.status_code

    with serving(settings_for(tmp_path / "a.db", metrics_token=None)) as url:
        assert [run(work(url, token)) for token in (None, "None", TOKEN)] == [404] * 3
    with serving(settings_for(tmp_path / "b.db", metrics_token=TOKEN)) as url:
        assert [run(work(url, token)) for token in (None, "None", "Counters", TOKEN)] == [401] * 3 + [200]


def test_counters_have_a_port_of_their_own(tmp_path: Path) -> None:
    own = listen("127.0.0.1", 0)
    port = own.getsockname()[1]
    own.close()
    with serving(settings_for(tmp_path / "h.db", metrics_token=None, metrics_at=("127.0.0.1", port))) as url:
        assert httpx.get(f"{url}/metrics").status_code == 404
        text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert 'karfunkel_requests_total{status="404"} 1.0' in text
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://127.0.0.1:{port}/metrics")

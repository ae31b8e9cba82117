"""What `serve` says when it is ready."""

import io
import socket
from ipaddress import ip_address

import pytest
from rich.console import Console

from karfunkel.cli import serve_startup_message
from karfunkel.cli.serve_startup_message import addresses_for_others, announce
from karfunkel.server.run import listen


def said(others: list[str], terminal: bool, encoding: str = "utf-8") -> str:
    screen = io.TextIOWrapper(io.BytesIO(), encoding=encoding, write_through=True)
    announce(Console(file=screen, force_terminal=terminal, no_color=True, width=100), "http://localhost:1", others)
    return screen.buffer.getvalue().decode(encoding)  # type: ignore[attr-defined]


@pytest.mark.parametrize("host", ["127.0.0.1", "::1"])
def test_a_server_for_this_machine_alone_names_no_address_for_others(host: str) -> None:
    try:
        listening = listen(host, 0)
    except Exception:  # noqa: BLE001  a machine without IPv6
        pytest.skip("there is no such address here")
    with listening:
        assert addresses_for_others(listening) == []


def test_a_server_for_all_names_addresses_that_others_can_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve_startup_message, "own_addresses", lambda family: ["192.168.1.5"])
    with listen("0.0.0.0", 0) as listening:  # noqa: S104
        port = listening.getsockname()[1]
        assert addresses_for_others(listening) == [f"http://192.168.1.5:{port}"]


def test_own_addresses_are_never_those_that_only_this_machine_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    named = [(0, 0, 0, "", (address, 0)) for address in ("127.0.1.1", "169.254.3.4", "10.1.2.3", "10.1.2.3")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: named)
    found = list(serve_startup_message.own_addresses(socket.AF_INET))
    assert found.count("10.1.2.3") == 1
    assert not [one for one in found if ip_address(one).is_loopback or ip_address(one).is_link_local]


def test_a_terminal_shows_a_code_and_a_pipe_does_not() -> None:
    others = ["http://192.168.1.5:8000"]
    shown = said(others, terminal=True)
    assert others[0] in shown
    assert sum(set(line) <= set(" █▀▄") and len(line) > 20 for line in shown.splitlines()) > 10
    assert others[0] in said(others, terminal=False)
    assert "█" not in said(others, terminal=False) + said(others, terminal=True, encoding="latin-1")
    assert "others" not in said([], terminal=True)

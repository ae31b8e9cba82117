"""The message of `serve` when it is ready: the address to open here, and those that others in the network can open."""

import io
import socket
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_address

from rich.console import Console

from karfunkel.optional_imports import require_extra

with require_extra("server"):
    import segno

EVERYWHERE = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}  # noqa: S104  only compared with
FAR_AWAY = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that nobody has. The way there leads through the network that others are in; nothing is sent."""
ANY_PORT = 9


def announce(console: Console, here: str, others: list[str]) -> None:
    """Say where the server is; in a terminal also as a code that a phone can read."""
    console.print(f"karfunkel is at [bold]{here}[/] (Ctrl+C ends it)", highlight=False)
    if not others:
        return
    console.print(f"others in your network open [bold]{' or '.join(others)}[/]", highlight=False)
    if console.is_terminal and console.encoding.startswith("utf"):
        console.out(code_for(others[0]), highlight=False)


def code_for(address: str) -> str:
    """An address as a QR code of half blocks, light on dark as well as dark on light."""
    written = io.StringIO()
    segno.make_qr(address).terminal(written, compact=True, border=2)
    return written.getvalue()


def addresses_for_others(listening: socket.socket) -> list[str]:
    """What others in the network can open; nothing if the server listens at one address alone."""
    host, port = listening.getsockname()[:2]
    family = EVERYWHERE.get(host)
    if family is None:
        return []
    families = [family] if family is socket.AF_INET else [socket.AF_INET, family]
    found = dict.fromkeys(address for one in families for address in own_addresses(one))
    return [f"http://[{address}]:{port}" if ":" in address else f"http://{address}:{port}" for address in found]


def own_addresses(family: socket.AddressFamily) -> Iterator[str]:
    """This machine's addresses that others can reach, the one that leads outside first."""
    found = []
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
        asking.connect((FAR_AWAY[family], ANY_PORT))
        found.append(asking.getsockname()[0])
    with suppress(OSError):
        found += [info[4][0] for info in socket.getaddrinfo(socket.gethostname(), None, family)]
    for address in dict.fromkeys(map(str, found)):
        numbers = ip_address(address.partition("%")[0])
        if not (numbers.is_loopback or numbers.is_link_local or numbers.is_unspecified):
            yield address

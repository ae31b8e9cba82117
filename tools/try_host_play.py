"""A visitor of the site that `tools/try_host.sh` runs: `try_host_play.py AUTHORITY page|game|addresses|goes-on URL`."""

import asyncio
import os
import ssl
import sys
from pathlib import Path

import httpx

from karfunkel.client import Client
from karfunkel.client import http_client as client_module
from karfunkel.games.registry import first_game
from karfunkel.protocol.http import NewTable

KNOWN = Path(__file__).with_name("visitor.txt")
"""The cookie of the visitor and the table at which it sits."""
TOO_MANY = 429


def page(trusted: ssl.SSLContext, url: str) -> None:
    """The page comes over TLS, with its files; the counters do not, not even to who knows the token."""
    with httpx.Client(verify=trusted, base_url=url) as asking:
        shown = asking.get("/")
        assert shown.status_code == httpx.codes.OK, shown.text
        script = shown.text.partition('src="')[2].partition('"')[0]
        assert asking.get(script).headers["content-type"].startswith("text/javascript")
        assert shown.headers["strict-transport-security"]
        watching = {"authorization": f"Bearer {os.environ['KARFUNKEL_METRICS_TOKEN']}", "host": asking.base_url.host}
        assert httpx.get("http://127.0.0.1:8000/metrics", headers=watching).status_code == httpx.codes.OK
        assert asking.get("/metrics", headers=watching).status_code == httpx.codes.NOT_FOUND
    print(f"the page comes over {shown.http_version} and TLS, with {script}")


async def game(url: str) -> None:
    """A game against a bot begins over a WebSocket, and a few moves are played."""
    async with await Client.come(url, "Anna") as me:
        opened = await me.open(NewTable(first_game(), 2, seats=["me", "random"], start=True))
        KNOWN.write_text(f"{me.cookie}\n{opened.table}\n", "utf-8")
        await moves(me, opened.table, 5)


async def goes_on(url: str) -> None:
    """The same guest goes on with the same game."""
    cookie, table = KNOWN.read_text("utf-8").split()
    async with await Client.come(url, "Anna", cookie) as me:
        assert table in [mine.table for mine in await me.mine()]
        await moves(me, table, 3)


async def moves(me: Client, name: str, number: int) -> None:
    """Play a few moves."""
    played = 0
    async with me.socket() as socket:
        table = await socket.watch(name)
        while played < number:
            if table.shown.moves:
                await table.play(table.shown.moves[0])
                played += 1
            else:
                await table.changed()
        print(f"played {played} moves at {name} over a WebSocket")


def addresses(trusted: ssl.SSLContext, url: str) -> None:
    """Limits count by the address of the visitor, whatever it says itself: one who asks too much hinders no other."""

    def new_guest(address: str, claims: str) -> int:
        way = httpx.HTTPTransport(verify=trusted, local_address=address)
        with httpx.Client(transport=way, base_url=url, headers={"x-forwarded-for": claims}) as asking:
            return asking.put("/api/guest", json={"name": "Ben"}).status_code

    answers = [new_guest("127.0.0.2", f"203.0.113.{number}") for number in range(60)]
    assert TOO_MANY in answers, answers
    assert new_guest("127.0.0.3", "127.0.0.2") < TOO_MANY
    print(f"127.0.0.2 was refused after {answers.index(TOO_MANY)} new guests, and 127.0.0.3 was not")


def main() -> None:
    """Do what is asked."""
    authority, what, url = sys.argv[1:]
    os.environ["SSL_CERT_FILE"] = authority
    trusted = ssl.create_default_context(cafile=authority)
    client_module._certificates = lambda: trusted  # type: ignore[assignment]
    if what == "page":
        page(trusted, url)
    elif what == "addresses":
        addresses(trusted, url)
    else:
        asyncio.run(game(url) if what == "game" else goes_on(url))


if __name__ == "__main__":
    main()

"""Those who listen: sockets, and what each of them watches."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from karfunkel.protocol.messages import encode

MOST_WAITING = 1_000_000
"""So many characters may wait for a slow socket before it is given up."""

Send = Callable[[str], Awaitable[None]]


class Listener:
    """One socket of a guest. What it is told goes out in order, and never makes anybody else wait."""

    def __init__(self, guest: str, name: str, muted: set[str]) -> None:
        self.guest, self.name, self.muted = guest, name, muted
        self.watching: dict[str, int | None] = {}
        """The tables it watches, and the seat whose eyes it has there (None: a spectator's)."""
        self.given_up = asyncio.Event()
        """Set once the socket has so much to read that it never will."""
        self._waiting: list[str] = []
        self._size = 0
        self._held: dict[str, list[str]] = {}
        self._wake = asyncio.Event()

    def tell(self, message: Any) -> None:
        """Send a message."""
        self.tell_text(encode(message).decode())

    def tell_text(self, text: str) -> None:
        """Send a message that is written already."""
        if self._size + len(text) > MOST_WAITING:
            self._waiting.clear()
            self.given_up.set()
        else:
            self._waiting.append(text)
            self._size += len(text)
            self._wake.set()

    def tell_of(self, table: str, text: str) -> None:
        """Send what happened at a table; while its past is being told, that comes first."""
        if table in self._held:
            self._held[table].append(text)
        else:
            self.tell_text(text)

    def hold(self, table: str) -> None:
        """Keep what happens at a table until its past has been told."""
        self._held[table] = []

    def release(self, table: str) -> None:
        """Its past has been told: now what happened meanwhile."""
        for text in self._held.pop(table, ()):
            self.tell_text(text)

    async def deliver(self, send: Send) -> None:
        """Send what is to be told, for ever."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            waiting, self._waiting = self._waiting, []
            for text in waiting:
                await send(text)
                self._size -= len(text)

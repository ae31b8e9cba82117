"""Those who listen: sockets, and what each of them watches."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from karfunkel.protocol.messages import encode

MOST_WAITING = 1000
"""So many messages may wait for a slow socket before it is given up."""

Send = Callable[[str], Awaitable[None]]


class Listener:
    """One socket of a guest. What it is told goes out in order, and never makes anybody else wait."""

    def __init__(self, guest: str, name: str, muted: set[str]) -> None:
        self.guest, self.name, self.muted = guest, name, muted
        self.watching: dict[str, int | None] = {}
        """The tables it watches, and the seat whose eyes it has there (None: a spectator's)."""
        self._waiting: list[str] = []
        self._wake = asyncio.Event()
        self.given_up = False

    def tell(self, message: Any) -> None:
        """Send a message."""
        self.tell_text(encode(message).decode())

    def tell_text(self, text: str) -> None:
        """Send a message that is written already."""
        if len(self._waiting) >= MOST_WAITING:
            self.given_up = True
        else:
            self._waiting.append(text)
        self._wake.set()

    async def deliver(self, send: Send) -> None:
        """Send what is to be told, until the socket is given up."""
        while not self.given_up:
            await self._wake.wait()
            self._wake.clear()
            waiting, self._waiting = self._waiting, []
            for text in waiting:
                await send(text)

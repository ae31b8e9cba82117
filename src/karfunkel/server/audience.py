"""Those who listen: sockets, and what each of them watches."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from karfunkel.protocol.messages import encode

MOST_WAITING = 1_000_000
"""So many bytes may wait for a slow socket before it is given up."""

Send = Callable[[Sequence[bytes]], None]


class Listener:
    """One socket of a guest. What it is told goes out in order, and never makes anybody else wait.

    All that it is told in one turn of the server goes out together: what happened, and that it was done.
    """

    def __init__(self, guest: str, name: str, muted: set[str], send: Send) -> None:
        self.guest, self.name, self.muted = guest, name, muted
        self.watching: dict[str, int | None] = {}
        """The tables it watches, and the seat whose eyes it has there (None: a spectator's)."""
        self.given_up = asyncio.Event()
        """Set once the socket has so much to read that it never will."""
        self.is_full: Callable[[], bool] = lambda: False
        """Whether what is to be sent has to wait, until `deliver` is called."""
        self._send, self._loop = send, asyncio.get_running_loop()
        self._waiting: list[bytes] = []
        self._size = 0
        self._held: dict[str, list[bytes]] = {}

    def tell(self, message: Any) -> None:
        """Send a message."""
        self.tell_text(encode(message))

    def tell_text(self, text: bytes) -> None:
        """Send a message that is written already."""
        if self._size + len(text) > MOST_WAITING:
            self._waiting.clear()
            self.given_up.set()
            return
        if not self._waiting:
            self._loop.call_soon(self.deliver)
        self._waiting.append(text)
        self._size += len(text)

    def tell_of(self, table: str, text: bytes) -> None:
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

    def deliver(self) -> None:
        """Send all that waits, if the line takes it."""
        if self._waiting and not self.is_full():
            waiting, self._waiting, self._size = self._waiting, [], 0
            self._send(waiting)

"""The outbox of a connection: what it is to be sent, in order, without anybody waiting for it."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from karfunkel.protocol.messages import encode

MOST_WAITING = 1_000_000
"""With so many bytes that wait, a slow socket is given up once there is more to say. One text may be any size."""

Write = Callable[[Sequence[bytes]], None]


class Outbox:
    """What one connection of a guest is to be sent. It goes out in order, and never makes anybody else wait.

    All that is sent in one turn of the event loop goes out together: what happened, and that it was done.
    """

    def __init__(self, guest: str, name: str, muted: set[str], write: Write) -> None:
        self.guest, self.name, self.muted = guest, name, muted
        self.watching: dict[str, int | None] = {}
        """The matches it watches, and the seat whose eyes it has there (None: a spectator's)."""
        self.address = ""
        """From where it comes, as that counts in limits."""
        self.closed = False
        """Whether the connection is gone, so that nothing may be kept for it any more."""
        self.given_up = asyncio.Event()
        """Set once the socket has so much to read that it never will."""
        self.is_full: Callable[[], bool] = lambda: False
        """Whether what is to be sent has to wait, until `flush` is called."""
        self._write, self._loop = write, asyncio.get_running_loop()
        self._waiting: list[bytes] = []
        self._size = 0
        self._held: dict[str, list[bytes]] = {}

    def send(self, message: Any) -> None:
        """Send a message."""
        self.send_text(encode(message))

    def send_text(self, text: bytes) -> None:
        """Send a message that is written already."""
        if self._size >= MOST_WAITING:
            self._waiting.clear()
            self.given_up.set()
            return
        if not self._waiting:
            self._loop.call_soon(self.flush)
        self._waiting.append(text)
        self._size += len(text)

    def send_about(self, table: str, text: bytes) -> None:
        """Send what happened in a match; while its past is being told, that comes first."""
        if table in self._held:
            self._held[table].append(text)
        else:
            self.send_text(text)

    def hold(self, table: str) -> None:
        """Keep what happens in a match until its past has been told."""
        self._held[table] = []

    def release(self, table: str) -> None:
        """Its past has been told: now what happened meanwhile."""
        for text in self._held.pop(table, ()):
            self.send_text(text)

    def flush(self) -> None:
        """Write all that waits, if the connection takes it."""
        if self._waiting and not self.is_full():
            waiting, self._waiting, self._size = self._waiting, [], 0
            self._write(waiting)

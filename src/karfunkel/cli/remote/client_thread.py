"""The asynchronous client in a thread of its own, which puts what comes from the server into a queue."""

import asyncio
import threading
from collections.abc import Coroutine
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any, TypeVar

from karfunkel.cli.remote.guest_cookies import GuestCookie, Guests
from karfunkel.client import Client, FollowedTable, Socket
from karfunkel.errors import Error
from karfunkel.match.commands import AnyCommand
from karfunkel.match.viewer_messages import TableSnapshot, Update
from karfunkel.words import Words

T = TypeVar("T")
LOOK_AT_THE_LINE = 0.25
"""Seconds between two looks whether the line holds. Shorter breaks are not worth a word."""
PATIENCE = 5
"""Seconds to wait for a polite goodbye."""


@dataclass(frozen=True)
class LineTyped:
    """A line from the person; None once there will be no more."""

    text: str | None


@dataclass(frozen=True)
class CommandDone:
    """What the person wanted is done, and the log goes to `seq`; or it was refused, for a reason."""

    seq: int = 0
    error: Error | None = None


@dataclass(frozen=True)
class ConnectionLost:
    """The connection to the server is lost; the client tries to come back."""


@dataclass(frozen=True)
class ConnectionRestored:
    """The connection is there again."""


@dataclass(frozen=True)
class TableLost:
    """The table cannot be followed any more."""

    error: Error


News = Update | TableSnapshot
Item = LineTyped | News | CommandDone | ConnectionLost | ConnectionRestored | TableLost
Inbox = SimpleQueue[Item]


class ServerSession:
    """A guest at a server, for those who do not want to wait for it. Use it with `with`."""

    def __init__(self, server: str, inbox: Inbox, words: Words) -> None:
        self.server, self.inbox, self._words = server, inbox, words
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="karfunkel-session", daemon=True)
        self._thread.start()
        self._client: Client | None = None
        self._socket: Socket | None = None
        self._followed: FollowedTable | None = None
        self._tasks: list[asyncio.Task[None]] = []

    def __enter__(self) -> "ServerSession":
        return self

    def __exit__(self, *_: object) -> None:
        leaving = asyncio.run_coroutine_threadsafe(self._leave(), self._loop)
        try:
            leaving.result(PATIENCE)
        except (TimeoutError, OSError):
            leaving.cancel()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        if not self._thread.is_alive():
            self._loop.close()

    # ---- coming

    def come(self, name: str, guests: Guests) -> None:
        """Come in under this name, as the same guest as the last time if the server still knows it."""
        known = guests.known(self.server, name)
        client = self.ask(Client.come(self.server, name, None if known is None else known.cookie))
        if known is not None and client.me.guest != known.guest:
            self.ask(client.leave())
            client = self.ask(Client.come(self.server, name))
        self._client = client
        guests.remember(self.server, name, GuestCookie(client.me.guest, client.cookie))

    @property
    def client(self) -> Client:
        """The client, once one has come in."""
        if self._client is None:
            raise RuntimeError("nobody has come to the server yet")
        return self._client

    def ask(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for an answer of the server."""
        answer = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return answer.result()
        except KeyboardInterrupt:
            answer.cancel()
            raise

    # ---- a table

    def follow(self, table: str) -> TableSnapshot:
        """Follow a table from now on, and no other; news of it go into the inbox."""
        return self.ask(self._follow(table))

    def do(self, command: AnyCommand) -> None:
        """Do something at the table that is followed. The inbox hears how it went, however long that takes."""
        asyncio.run_coroutine_threadsafe(self._do(command), self._loop)

    async def _do(self, command: AnyCommand) -> None:
        if self._followed is None:
            self.inbox.put(CommandDone(error=Error(self._words.say("error-not-running"))))
            return
        try:
            self.inbox.put(CommandDone(await self._followed.do(command)))
        except Error as error:
            self.inbox.put(CommandDone(error=error))

    async def _follow(self, table: str) -> TableSnapshot:
        await self._let_go()
        self._socket = self.client.socket()
        await self._socket.__aenter__()
        try:
            self._followed = followed = await self._socket.watch(table)
        except ConnectionResetError:
            raise Error(self._words.say("terminal-error-broken", server=self.server)) from None
        first = followed.shown
        telling, minding = self._tell(followed, first), self._mind_the_line(self._socket)
        self._tasks = [asyncio.create_task(telling), asyncio.create_task(minding)]
        return first

    async def _tell(self, followed: FollowedTable, known: TableSnapshot) -> None:
        """Put what happens into the inbox: updates one after the other, or the whole where some are missing."""
        told, seq, viewer = 0, known.seq, known.viewer
        try:
            while True:
                for update in followed.updates[told:]:
                    told += 1
                    if update.seq == seq + 1:
                        seq = update.seq
                        self.inbox.put(update)
                shown = followed.shown
                if (shown.seq, shown.viewer) != (seq, viewer):
                    seq, viewer = shown.seq, shown.viewer
                    self.inbox.put(shown)
                await followed.changed()
        except Error as error:
            self.inbox.put(TableLost(error))

    async def _mind_the_line(self, socket: Socket) -> None:
        holds = True
        while socket.failure is None:
            await asyncio.sleep(LOOK_AT_THE_LINE)
            if socket.connected != holds and socket.failure is None:
                holds = not holds
                self.inbox.put(ConnectionRestored() if holds else ConnectionLost())

    async def _let_go(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks, self._followed = [], None
        if self._socket is not None:
            await self._socket.__aexit__(None, None, None)
            self._socket = None

    async def _leave(self) -> None:
        """Close everything; what was not answered yet is given up."""
        await self._let_go()
        unanswered = asyncio.all_tasks() - {asyncio.current_task()}
        for task in unanswered:
            task.cancel()
        await asyncio.gather(*unanswered, return_exceptions=True)
        if self._client is not None:
            await self._client.leave()

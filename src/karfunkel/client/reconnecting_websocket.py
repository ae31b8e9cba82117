"""The socket of a client: it follows tables, comes back after a break, and repeats what was not answered."""

import asyncio
import itertools
import secrets
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from karfunkel.errors import Error, Refused
from karfunkel.match.commands import AnyCommand, Ask, Play, Say
from karfunkel.match.moves_for_viewer import MoveForm
from karfunkel.match.viewer_messages import TableSnapshot, Update
from karfunkel.notation.move_shapes import Choices
from karfunkel.protocol.apply_update import apply_update, choices_of, with_moves
from karfunkel.protocol.messages import (
    CommandRequest,
    Done,
    Failed,
    FromServer,
    Gone,
    Leave,
    Watch,
    Welcome,
    YourTurn,
    decode_server,
    encode,
)

TOO_SLOW = 4008
PAUSES = (0.05, 0.2, 0.5, 1, 2, 5)
"""Seconds to wait before each new try to come back; the last one for all that follow."""
CHOICES_SINCE = 2
"""The first version of the protocol in which moves are told by their shape."""
REFUSED_FOR_GOOD = frozenset(range(4000, 5000)) - {TOO_SLOW}
"""The codes with which a server says that it does not want this client. One who reads too slowly may come back."""
TRY_AGAIN = frozenset({"broken", "not-stored", "too-fast", "try-again"})
"""Codes of refusals that do not last."""
REST = 1
"""Seconds before a table is watched again that could not be watched for now."""


class FollowedTable:
    """A table that is followed: `shown` is the table as it is now, `updates` all that was told so far."""

    def __init__(self, socket: "Socket", table: str) -> None:
        self.id = table
        self.updates: list[Update] = []
        self._socket = socket
        self._shown: TableSnapshot | None = None
        self._listed: TableSnapshot | None = None
        """The same with its moves one by one, once somebody has asked for it."""
        self._change = asyncio.Event()
        self.failure: Error | None = None

    @property
    def shown(self) -> TableSnapshot:
        """The table as it is now, with all moves one by one unless there are too many; then `Client.moves` has them."""
        if self._shown is None:
            raise Error("nothing is known of the table yet")
        if self._listed is None:
            self._listed = with_moves(self._shown)
        return self._listed

    @property
    def choices(self) -> Choices | None:
        """The shape of what I may play now: quicker to look at than all moves. None if I am not asked."""
        return None if self._shown is None or self._shown.asked is None else choices_of(self._shown)

    @property
    def known(self) -> TableSnapshot | None:
        """The table as far as it is known."""
        return self._shown

    async def changed(self) -> TableSnapshot:
        """Wait until something happens at the table."""
        await self._change.wait()
        self._change.clear()
        if self.failure is not None:
            raise self.failure
        return self.shown

    async def until(self, wanted: Callable[[TableSnapshot], bool]) -> TableSnapshot:
        """Wait until the table is as wanted."""
        while self._shown is None or not wanted(self.shown):
            await self.changed()
        return self.shown

    async def do(self, command: AnyCommand) -> int:
        """Do something; the place of the last line of the log when it was stored. Refused says why not."""
        if isinstance(command, Say) and not command.key:
            command = Say(command.text, secrets.token_hex(8))
        if isinstance(command, Ask) and command.seen is None and self._shown is not None:
            command = Ask(command.question, self._shown.seq)
        return await self._socket.do(self.id, command)

    async def play(self, move: str) -> int:
        """Move, and wait until the table shows it. After a break of the line it is sent again, and counts once."""
        seq = await self.do(Play(move, self.shown.asked or 0))
        await self.until(lambda shown: shown.seq >= seq)
        return seq

    def hear(self, message: TableSnapshot | Update) -> bool:
        """Take in what was told; whether it fits to what is known."""
        if isinstance(message, TableSnapshot):
            self._shown = message
        elif self._shown is None or message.seq > self._shown.seq + 1:
            return False
        elif message.seq == self._shown.seq + 1:
            self._shown = apply_update(self._shown, message)
            self.updates.append(message)
        self._listed = None
        self._change.set()
        return True

    def fail(self, error: Error) -> None:
        """The table can be followed no more."""
        self.failure = error
        self._change.set()


class Socket:
    """A socket to a server. Use it with `async with`."""

    def __init__(self, address: str, cookie: str) -> None:
        self._address, self._cookie = address, cookie
        self._connection: ClientConnection | None = None
        self._connected = asyncio.Event()
        self._tables: dict[str, FollowedTable] = {}
        self._numbers = itertools.count(1)
        self._answers: dict[str, asyncio.Future[int]] = {}
        self._reading: asyncio.Task[None] | None = None
        self._form: MoveForm = "list"
        """How the server is to tell moves."""
        self._resting: set[asyncio.Task[None]] = set()
        self.turns: asyncio.Queue[YourTurn] = asyncio.Queue()
        """Tables that are not followed here and where it is my turn."""
        self.failure: Error | None = None

    async def __aenter__(self) -> Self:
        await self._connect()
        self._reading = asyncio.create_task(self._read())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        tasks = [*self._resting, *([self._reading] if self._reading is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._connection is not None:
            await self._connection.close()

    @property
    def connected(self) -> bool:
        """Whether the line holds."""
        return self._connected.is_set() and self.failure is None

    async def watch(self, table: str) -> FollowedTable:
        """Follow a table from now on."""
        followed = self._tables.setdefault(table, FollowedTable(self, table))
        if followed.known is None:
            with suppress(ConnectionResetError):  # all tables are watched again when the line is back
                await self._watch(followed)
            while followed.known is None:
                await followed.changed()
        return followed

    async def leave(self, table: str) -> None:
        """Follow a table no more."""
        if self._tables.pop(table, None) is not None:
            await self._say(Leave(table))

    async def do(self, table: str, command: AnyCommand) -> int:
        """Do something at a table. What was not answered before a break of the line is sent again."""
        number = str(next(self._numbers))
        message = CommandRequest(table, command, number)
        while True:
            self._answers[number] = answer = asyncio.get_running_loop().create_future()
            try:
                await self._say(message)
                seq: int = await answer
                return seq
            except ConnectionResetError:
                continue
            finally:
                self._answers.pop(number, None)

    async def drop(self) -> None:
        """Break the line, as a bad network would; the socket comes back by itself."""
        if self._connection is not None:
            self._connection.transport.abort()

    # ---- the line

    async def _connect(self) -> None:
        headers = {"cookie": self._cookie}
        try:
            self._connection = await connect(
                self._address, additional_headers=headers, compression=None, max_size=None, proxy=None
            )
            first = await self._connection.recv()
        except (OSError, InvalidHandshake, InvalidURI, ConnectionClosed) as error:
            if isinstance(error, ConnectionClosed) and (refusal := _refusal(error)) is not None:
                raise refusal from None
            raise Error(f"the server {self._address} does not answer: {error}") from None
        welcome = _decoded(first)
        if not isinstance(welcome, Welcome):
            raise Error(f"{self._address} does not speak like a server of karfunkel")
        self._form = "choices" if welcome.protocol >= CHOICES_SINCE else "list"
        self._connected.set()

    async def _watch(self, followed: FollowedTable) -> None:
        """Ask to be told of a table, from what is known of it on."""
        await self._connected.wait()
        known = followed.known
        if known is None:
            await self._say(Watch(followed.id, moves=self._form))
        else:
            await self._say(Watch(followed.id, known.seq, known.viewer, self._form))

    async def _say(self, message: Any) -> None:
        await self._connected.wait()
        if self.failure is not None:
            raise self.failure
        connection = self._connection
        if connection is None:
            raise ConnectionResetError
        try:
            await connection.send(encode(message).decode())
        except ConnectionClosed:
            if connection is self._connection:
                self._connected.clear()  # those who want to say it again wait until the line is back
            raise ConnectionResetError from None

    async def _read(self) -> None:
        while self.failure is None:
            try:
                await self._read_on()
            except ConnectionResetError:
                pass  # the line broke while something was being said
            except ConnectionClosed as closed:
                if (refusal := _refusal(closed)) is not None:
                    self._give_up(refusal)
                    return
            except Error as nonsense:
                self._give_up(nonsense)
                return
            await self._come_back()

    async def _read_on(self) -> None:
        if self._connection is None:
            return
        async for data in self._connection:
            message = _decoded(data)
            if isinstance(message, TableSnapshot | Update):
                await self._hear(message)
            elif isinstance(message, Done | Failed):
                self._take_answer(message)
            elif isinstance(message, YourTurn):
                self.turns.put_nowait(message)
            elif isinstance(message, Gone) and message.table in self._tables:
                await self._watch(self._tables[message.table])

    async def _hear(self, message: TableSnapshot | Update) -> None:
        followed = self._tables.get(message.table)
        if followed is not None and not followed.hear(message):
            await self._watch(followed)

    def _take_answer(self, message: Done | Failed) -> None:
        answer = self._answers.get(message.id)
        if answer is not None and not answer.done():
            if isinstance(message, Done):
                answer.set_result(message.seq)
            else:
                answer.set_exception(Refused(message.code, message.reason))
        elif isinstance(message, Failed) and not message.id and message.table in self._tables:
            followed = self._tables[message.table]
            if message.code in TRY_AGAIN:
                self._resting.add(task := asyncio.create_task(self._watch_later(followed)))
                task.add_done_callback(self._resting.discard)
            else:
                followed.fail(Refused(message.code, message.reason))

    async def _watch_later(self, followed: FollowedTable) -> None:
        """Watch a table again that could not be watched for now."""
        await asyncio.sleep(REST)
        if self._tables.get(followed.id) is followed:
            with suppress(ConnectionResetError, Error):  # then all tables are watched again, or none ever
                await self._watch(followed)

    async def _come_back(self) -> None:
        """Connect again, ask for what was missed, and let those who wait for an answer send again."""
        self._connected.clear()
        for pause in itertools.chain(PAUSES, itertools.repeat(PAUSES[-1])):
            await asyncio.sleep(pause)
            try:
                await self._connect()
                break
            except Refused as refused:
                self._give_up(refused)
                return
            except Error:
                continue
        try:
            for followed in list(self._tables.values()):
                await self._watch(followed)
        except ConnectionResetError:
            return
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionResetError())

    def _give_up(self, error: Error) -> None:
        self.failure = error
        self._connected.set()
        for followed in self._tables.values():
            followed.fail(error)
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(error)


def _refusal(closed: ConnectionClosed) -> Refused | None:
    """Why the server does not want this client; None if it may come back."""
    if closed.rcvd is None or closed.rcvd.code not in REFUSED_FOR_GOOD:
        return None
    return Refused("no-socket", closed.rcvd.reason)


def _decoded(data: str | bytes) -> FromServer:
    try:
        return decode_server(data)
    except msgspec.DecodeError as error:
        raise Error(f"the server says what cannot be understood: {error}") from None

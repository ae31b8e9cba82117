"""Ears: bare sockets that keep every word that went over the line, as it was written."""

import asyncio
from types import TracebackType
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from karfunkel.client import Client
from karfunkel.match.commands import AnyCommand
from karfunkel.match.viewer_messages import TableSnapshot, Update
from karfunkel.protocol import FromServer, decode_server, encode
from karfunkel.protocol.messages import CommandRequest, Done, Failed, Ping, Watch, Welcome

PATIENCE = 60
OPEN: "list[Ear]" = []
"""The ears that are open; those that a test leaves open are closed when it is over."""


class Ear:
    """A socket of a guest that keeps what it said and what it was told, word by word."""

    def __init__(self, server: str, cookie: str | None, origin: str | None = None) -> None:
        self._address = server.replace("http", "ws", 1) + "/api/socket"
        self._headers = {} if cookie is None else {"cookie": cookie}
        if origin is not None:
            self._headers["origin"] = origin
        self.said: list[str] = []
        self.heard: list[str] = []
        self._connection: ClientConnection | None = None
        self._number = 0

    @classmethod
    def of(cls, client: Client) -> Self:
        """An ear of the same guest."""
        return cls(client.server, client.cookie)

    @property
    def line(self) -> ClientConnection:
        assert self._connection is not None
        return self._connection

    async def connect(self, **how: Any) -> None:
        """Open the line."""
        self._connection = await connect(
            self._address, additional_headers=self._headers, compression=None, max_size=None, proxy=None, **how
        )
        OPEN.append(self)

    async def open(self) -> Welcome:
        """Come in, and be welcomed."""
        await self.connect()
        welcome = await self.next()
        assert isinstance(welcome, Welcome)
        return welcome

    async def close(self) -> None:
        if self in OPEN:
            OPEN.remove(self)
        if self._connection is not None:
            await self._connection.close()

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # ---- speaking

    async def say(self, message: Any) -> None:
        """Say a message, or any text."""
        text = message if isinstance(message, str) else encode(message).decode()
        self.said.append(text)
        await self.line.send(text)

    async def watch(
        self, table: str, since: int | None = None, viewer: int | None = None, *, presence: bool = False
    ) -> None:
        await self.say(Watch(table, since, viewer, presence=presence))

    async def whole(self, table: str) -> TableSnapshot:
        """Watch a table from now on; the whole as it is now."""
        await self.watch(table)
        return await self.until(TableSnapshot)

    async def do(self, table: str, command: AnyCommand) -> Done | Failed:
        """CommandRequest something, and wait for the answer."""
        self._number += 1
        number = str(self._number)
        await self.say(CommandRequest(table, command, number))
        while True:
            answer = await self.until(Done, Failed)
            if answer.id == number:
                return answer

    async def done(self, table: str, command: AnyCommand) -> int:
        """CommandRequest something that must be possible; the last place of the log."""
        answer = await self.do(table, command)
        assert isinstance(answer, Done), answer
        return answer.seq

    async def failed(self, table: str, command: AnyCommand) -> str:
        """CommandRequest something that must not be possible; the code of the reason."""
        answer = await self.do(table, command)
        assert isinstance(answer, Failed), answer
        return answer.code

    # ---- hearing

    async def hear(self) -> str:
        """What is told next, as it was written."""
        async with asyncio.timeout(PATIENCE):
            data = await self.line.recv()
        assert isinstance(data, str), "the server speaks text"
        self.heard.append(data)
        return data

    async def next(self) -> FromServer:
        """What is told next."""
        return decode_server(await self.hear())

    async def until(self, *kinds: type[Any]) -> Any:
        """The next message of one of these kinds."""
        while not isinstance(message := await self.next(), kinds):
            pass
        return message

    async def up_to(self, seq: int) -> None:
        """Hear on until this place of the log was told."""
        while self.last < seq:
            await self.next()

    async def all_told(self) -> None:
        """Hear all that was said before now: the answer to a ping comes after it."""
        self._number += 1
        mark = f"ping {self._number}"
        await self.say(Ping(mark))
        while f'"{mark}"' not in await self.hear():
            pass

    async def closed(self) -> int:
        """Hear on until the server closes the line; its code."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as closed:
            return -1 if closed.rcvd is None else closed.rcvd.code

    # ---- what was heard

    @property
    def last(self) -> int:
        """The last place that was told."""
        for text in reversed(self.heard):
            if text.startswith(('{"kind":"update"', '{"kind":"table"')):
                return int(msgspec.json.decode(text)["seq"])
        return -1

    @property
    def updates(self) -> dict[int, str]:
        """The updates as they were written, by their places."""
        texts = [text for text in self.heard if text.startswith('{"kind":"update"')]
        return {int(msgspec.json.decode(text)["seq"]): text for text in texts}

    @property
    def messages(self) -> list[FromServer]:
        return [decode_server(text) for text in self.heard]

    @property
    def told(self) -> list[Update]:
        """All updates that were told, in their order."""
        return [message for message in self.messages if isinstance(message, Update)]

"""The connection of a guest: messages come in, are handled one after the other, and what happens goes out."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec
from litestar.types import Receive, Scope
from litestar.types import Send as AsgiSend

import karfunkel
from karfunkel.errors import Error, Refused
from karfunkel.match.decision import Person
from karfunkel.match.projection import Viewer
from karfunkel.protocol.messages import (
    PROTOCOL,
    CommandRequest,
    Done,
    Failed,
    FromClient,
    Leave,
    Ping,
    Pong,
    ServerMessage,
    Watch,
    Welcome,
    decode_client,
    id_of,
    table_of,
)
from karfunkel.server.client_addresses import client_address
from karfunkel.server.costly_work import Asker
from karfunkel.server.error_responses import code_of, refusal_of
from karfunkel.server.match_service import MatchService
from karfunkel.server.outbox import Outbox
from karfunkel.server.rate_limits import TOO_FAST, TOO_FAST_REASON, Rate
from karfunkel.server.security_middleware import origin_is_welcome
from karfunkel.server.uvicorn_websocket import FastWebSocket, websocket_of
from karfunkel.store import Guest

GOODBYE = 1
"""Seconds that a socket has to hear why it is closed."""
MOST_UNREAD = 8
"""So many messages may wait to be done before no more are read."""
NOT_WELCOME, NO_GUEST, BANNED, TOO_MUCH, TOO_SLOW = 4003, 4001, 4010, 4009, 4008

logger = logging.getLogger(__name__)


class Connection:
    """One open WebSocket. Messages are handled one after the other, as far as possible in the call that brings them."""

    def __init__(
        self,
        matches: MatchService,
        rate: Rate,
        address_rate: Rate,
        guest: Guest,
        muted: set[str],
        websocket: FastWebSocket,
        address: str,
        receive: Receive,
        send: AsgiSend,
    ) -> None:
        self._matches, self._websocket = matches, websocket
        self._rate, self._address_rate = rate, address_rate
        self._asker = Asker(address, guest.id)
        self._receive, self._send = receive, send
        self._outbox = Outbox(guest.id, guest.name, muted, websocket.send_texts)
        self._outbox.address = address
        self._outbox.is_full = lambda: websocket.is_full
        self._inbox: deque[str | bytes] = deque()
        self._handling = self._working = self._over = False

    async def run(self) -> None:
        """Serve the socket until it is closed, or given up because it does not read.

        What is under way then is done to its end all the same.
        """
        outbox, matches = self._outbox, self._matches
        matches.connections.add(outbox)
        matches.metrics.sockets += 1
        self._websocket.on_writable = outbox.flush
        now = matches.settings.now()
        outbox.send(Welcome(outbox.guest, outbox.name, now, karfunkel.__version__, PROTOCOL))
        waiting = [asyncio.create_task(work) for work in (self._read_messages(), outbox.given_up.wait())]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._over = True
            matches.disconnect(outbox)
            matches.metrics.sockets -= 1
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
        if outbox.given_up.is_set():
            self._websocket.resume_reading()
            await asyncio.wait_for(_refuse(self._send, TOO_SLOW, "you read too slowly"), GOODBYE)

    async def _read_messages(self) -> None:
        """Take all messages, those too that came before somebody read them, until the socket is closed."""
        self._websocket.on_message = self._enqueue
        while (event := await self._receive())["type"] == "websocket.receive":
            self._enqueue(event.get("text") or event.get("bytes") or "")

    # ---- one message after the other

    def _enqueue(self, data: str | bytes) -> None:
        self._inbox.append(data)
        if len(self._inbox) >= MOST_UNREAD:
            self._websocket.pause_reading()
        self._work()

    def _work(self) -> None:
        """Handle what has come, until something takes its time."""
        if self._working:
            return
        self._working = True
        try:
            while self._inbox and not self._handling and not self._over:
                self._handling = True
                self._receive_one(self._inbox.popleft())
        finally:
            self._working = False
        if not self._inbox:
            self._websocket.resume_reading()

    def _receive_one(self, data: str | bytes) -> None:
        limits = self._matches.settings.limits
        if not (self._rate.allows(self._outbox.guest) and self._address_rate.allows(self._outbox.address)):
            too_fast = partial(self._refuse, id_of(data), Refused(TOO_FAST, TOO_FAST_REASON), table_of(data))
            asyncio.get_running_loop().call_later(limits.penalty, too_fast)
        elif len(data) > limits.message_bytes:
            self._refuse("", Refused("too-big", f"a message has at most {limits.message_bytes} bytes"))
        else:
            self._decode(data)

    def _decode(self, data: str | bytes) -> None:
        try:
            message = decode_client(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self._refuse(
                id_of(data), Refused("bad-message", f"this is no message that can be understood: {error}"[:300])
            )
            return
        try:
            self._dispatch(message, time.perf_counter())
        except Exception as error:  # noqa: BLE001 it is handed on
            self._answer(message, time.perf_counter(), None, error)

    def _dispatch(self, message: FromClient, began: float) -> None:
        matches, outbox = self._matches, self._outbox
        if isinstance(message, CommandRequest):
            who = Person(outbox.guest, outbox.name)
            matches.submit(
                message.table, who, message.command, partial(self._answer_command, message, began), self._asker
            )
        elif isinstance(message, Watch):
            matches.tasks.start(self._watch(message, began))
        elif isinstance(message, Leave):
            matches.leave(outbox, message.table)
            self._answer(message, began, None)
        elif isinstance(message, Ping):
            self._answer(message, began, Pong(message.id, matches.settings.now()))

    async def _watch(self, message: Watch, began: float) -> None:
        try:
            known = Viewer(message.viewer, message.moves)
            await self._matches.watch(self._outbox, message.table, message.since, known, presence=message.presence)
        except Exception as error:  # noqa: BLE001 it is handed on
            self._answer(message, began, None, error)
        else:
            self._answer(message, began, None)

    # ---- answers

    def _answer_command(self, message: CommandRequest, began: float, seq: int, error: Exception | None) -> None:
        self._answer(message, began, Done(message.id, message.table, seq) if error is None else None, error)

    def _answer(
        self, message: FromClient, began: float, answer: ServerMessage | None, error: Exception | None = None
    ) -> None:
        """What a message wanted is done, or cannot be."""
        metrics = self._matches.metrics
        error = refusal_of(error) if error is not None else None
        if error is None:
            metrics.commands["done",] += 1
            metrics.seconds.observe(time.perf_counter() - began)
            self._send_answer(answer)
        elif isinstance(error, Error):
            metrics.commands["failed",] += 1
            self._refuse(getattr(message, "id", ""), error, getattr(message, "table", None))
        else:
            metrics.commands["broken",] += 1
            logger.error("a message could not be answered", exc_info=error)
            broken = Refused("broken", "something went wrong here; try again")
            self._refuse(getattr(message, "id", ""), broken, getattr(message, "table", None))

    def _refuse(self, message_id: str, error: Error, table: str | None = None) -> None:
        code = code_of(error)
        self._matches.metrics.refused[code] += 1
        self._send_answer(Failed(message_id, code, str(error), table))

    def _send_answer(self, answer: ServerMessage | None) -> None:
        """Answer a message, and handle the next one, whatever becomes of the answer."""
        try:
            if answer is not None:
                self._outbox.send(answer)
        finally:
            self._handling = False
            self._work()


async def serve_connection(
    matches: MatchService,
    rate: Rate,
    address_rate: Rate,
    guest_of: Callable[[Scope], Awaitable[Guest | None]],
    scope: Scope,
    receive: Receive,
    send: AsgiSend,
) -> None:
    """Accept a socket, if it comes from one of our pages and from a guest we know, and serve it."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    if not origin_is_welcome(scope, matches.settings):
        await _refuse(send, NOT_WELCOME, "pages of other sites may not come in here")
        return
    websocket = websocket_of(scope)
    try:
        guest = await guest_of(scope)
    except Refused as refused:
        await _refuse(send, BANNED, str(refused)[:100])
        return
    if guest is None:
        await _refuse(send, NO_GUEST, "say first what you are called: PUT /api/guest")
        return
    muted = await matches.store.mutes.muted_by(guest.id)
    try:
        address = client_address(scope)
        await Connection(matches, rate, address_rate, guest, muted, websocket, address, receive, send).run()
    except Refused as refused:
        await _refuse(send, TOO_MUCH, str(refused))
    except TimeoutError:
        matches.metrics.refused["reads-too-slowly"] += 1


async def _refuse(send: AsgiSend, code: int, reason: str) -> None:
    await send({"type": "websocket.close", "code": code, "reason": reason})

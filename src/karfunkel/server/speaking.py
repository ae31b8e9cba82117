"""The socket of a guest: messages come in, are done one after the other, and what happens goes out."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from functools import partial

import msgspec
from litestar.types import Receive, Scope
from litestar.types import Send as AsgiSend

import karfunkel
from karfunkel.errors import Error, Refused
from karfunkel.protocol.messages import (
    PROTOCOL,
    Do,
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
)
from karfunkel.server.audience import Listener
from karfunkel.server.hub import Hub
from karfunkel.server.limits import TOO_FAST, TOO_FAST_REASON
from karfunkel.server.problems import code_of
from karfunkel.server.safety import origin_is_welcome
from karfunkel.server.wire import Wire, wire_of
from karfunkel.store import Guest
from karfunkel.table.doing import Person

GOODBYE = 1
"""Seconds that a socket has to hear why it is closed."""
MOST_UNREAD = 8
"""So many messages may wait to be done before no more are read."""
NOT_WELCOME, NO_GUEST, TOO_MUCH, TOO_SLOW = 4003, 4001, 4009, 4008

logger = logging.getLogger(__name__)


class Socket:
    """One open socket. What comes in is done one after the other, as far as possible in the call that brings it."""

    def __init__(self, hub: Hub, guest: Guest, muted: set[str], wire: Wire, receive: Receive, send: AsgiSend) -> None:
        self._hub, self._wire, self._receive, self._send = hub, wire, receive, send
        self._listener = Listener(guest.id, guest.name, muted, wire.say)
        self._listener.is_full = lambda: wire.is_full
        self._inbox: deque[str | bytes] = deque()
        self._acting = self._working = self._over = False

    async def run(self) -> None:
        """Serve the socket until it is closed, or given up because it does not read.

        What is under way then is done to its end all the same.
        """
        listener = self._listener
        self._hub.greet(listener)
        self._hub.metrics.sockets += 1
        now = self._hub.settings.now()
        listener.tell(Welcome(listener.guest, listener.name, now, karfunkel.__version__, PROTOCOL))
        self._wire.when_free = listener.deliver
        waiting = [asyncio.create_task(work) for work in (self._listen(), listener.given_up.wait())]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._over = True
            self._hub.part(listener)
            self._hub.metrics.sockets -= 1
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
        if listener.given_up.is_set():
            self._wire.go_on()
            await asyncio.wait_for(_refuse(self._send, TOO_SLOW, "you read too slowly"), GOODBYE)

    async def _listen(self) -> None:
        """Hear all messages, those too that came before somebody listened, until the socket is closed."""
        self._wire.heard = self._hear
        while (event := await self._receive())["type"] == "websocket.receive":
            self._hear(event.get("text") or event.get("bytes") or "")

    # ---- one message after the other

    def _hear(self, data: str | bytes) -> None:
        self._inbox.append(data)
        if len(self._inbox) >= MOST_UNREAD:
            self._wire.hold()
        self._work()

    def _work(self) -> None:
        """Do what has come, until something takes its time."""
        if self._working:
            return
        self._working = True
        while self._inbox and not self._acting and not self._over:
            self._acting = True
            self._take(self._inbox.popleft())
        self._working = False
        if not self._inbox:
            self._wire.go_on()

    def _take(self, data: str | bytes) -> None:
        most = self._hub.settings.limits.message_bytes
        if len(data) > most:
            self._refuse("", Refused("too-big", f"a message has at most {most} bytes"))
        elif not self._hub.messages.allows(self._listener.guest):
            self._refuse(id_of(data), Refused(TOO_FAST, TOO_FAST_REASON))
        else:
            self._read(data)

    def _read(self, data: str | bytes) -> None:
        try:
            message = decode_client(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self._refuse(
                id_of(data), Refused("bad-message", f"this is no message that can be understood: {error}"[:300])
            )
            return
        try:
            self._obey(message, time.perf_counter())
        except Exception as error:  # noqa: BLE001 it is handed on
            self._answer(message, time.perf_counter(), None, error)

    def _obey(self, message: FromClient, began: float) -> None:
        hub, listener = self._hub, self._listener
        if isinstance(message, Do):
            who = Person(listener.guest, listener.name)
            hub.begin(message.table, who, message.command, partial(self._answer_do, message, began))
        elif isinstance(message, Watch):
            hub.spawn(partial(self._watch, message, began))
        elif isinstance(message, Leave):
            hub.leave(listener, message.table)
            self._answer(message, began, None)
        elif isinstance(message, Ping):
            self._answer(message, began, Pong(message.id, hub.settings.now()))

    async def _watch(self, message: Watch, began: float) -> None:
        try:
            await self._hub.watch(self._listener, message.table, message.since, message.viewer, message.moves)
        except Exception as error:  # noqa: BLE001 it is handed on
            self._answer(message, began, None, error)
        else:
            self._answer(message, began, None)

    # ---- answers

    def _answer_do(self, message: Do, began: float, seq: int, error: Exception | None) -> None:
        self._answer(message, began, Done(message.id, message.table, seq) if error is None else None, error)

    def _answer(
        self, message: FromClient, began: float, answer: ServerMessage | None, error: Exception | None = None
    ) -> None:
        """What a message wanted is done, or cannot be."""
        metrics = self._hub.metrics
        if error is None:
            metrics.commands["done",] += 1
            metrics.seconds.observe(time.perf_counter() - began)
            if answer is not None:
                self._listener.tell(answer)
            self._ready()
        elif isinstance(error, Error):
            metrics.commands["failed",] += 1
            self._refuse(getattr(message, "id", ""), error, getattr(message, "table", None))
        else:
            metrics.commands["broken",] += 1
            logger.error("a message could not be answered", exc_info=error)
            self._refuse(getattr(message, "id", ""), Refused("broken", "something went wrong here; try again"))

    def _refuse(self, message_id: str, error: Error, table: str | None = None) -> None:
        self._listener.tell(Failed(message_id, code_of(error), str(error), table))
        self._ready()

    def _ready(self) -> None:
        """The next message can be done."""
        self._acting = False
        self._work()


async def serve_socket(
    hub: Hub, guest_of: Callable[[Scope], str | None], scope: Scope, receive: Receive, send: AsgiSend
) -> None:
    """Accept a socket, if it comes from one of our pages and from a guest we know, and serve it."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    if not origin_is_welcome(scope, hub.settings.origins):
        await _refuse(send, NOT_WELCOME, "pages of other sites may not come in here")
        return
    wire = wire_of(scope)
    guest_id = guest_of(scope)
    guest = None if guest_id is None else await hub.store.guest(guest_id)
    if guest is None:
        await _refuse(send, NO_GUEST, "say first what you are called: PUT /api/guest")
        return
    muted = await hub.store.muted_by(guest.id)
    try:
        await Socket(hub, guest, muted, wire, receive, send).run()
    except Refused as refused:
        await _refuse(send, TOO_MUCH, str(refused))
    except TimeoutError:
        logger.info("a socket that does not read was given up", extra={"guest": guest.id})


async def _refuse(send: AsgiSend, code: int, reason: str) -> None:
    await send({"type": "websocket.close", "code": code, "reason": reason})

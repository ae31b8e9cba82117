"""The socket of a guest: messages come in, are done one after the other, and what happens goes out."""

import asyncio
import logging
import time
from collections.abc import Callable

import msgspec
from litestar.types import Receive, Scope
from litestar.types import Send as AsgiSend

import karfunkel
from karfunkel.errors import Error, Refused
from karfunkel.protocol.messages import (
    Do,
    Done,
    Failed,
    FromClient,
    Leave,
    Ping,
    Pong,
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
from karfunkel.store import Guest
from karfunkel.table.doing import Person

PATIENCE = 10
"""Seconds that something under way has when the socket is gone."""
GOODBYE = 1
"""Seconds that a socket has to hear why it is closed."""
NOT_WELCOME, NO_GUEST, TOO_MUCH, TOO_SLOW = 4003, 4001, 4009, 4008

logger = logging.getLogger(__name__)


class Socket:
    """One open socket."""

    def __init__(self, hub: Hub, guest: Guest, muted: set[str], receive: Receive, send: AsgiSend) -> None:
        self._hub, self._receive, self._send = hub, receive, send
        self._listener = Listener(guest.id, guest.name, muted)
        self._acting = self._over = False

    async def run(self) -> None:
        """Serve the socket until it is closed, or given up because it does not read."""
        listener = self._listener
        self._hub.greet(listener)
        self._hub.metrics.sockets.inc()
        listener.tell(Welcome(listener.guest, listener.name, self._hub.settings.now(), karfunkel.__version__))
        hearing = asyncio.create_task(self._hear())
        others = [asyncio.create_task(work) for work in (listener.deliver(self._send_text), listener.given_up.wait())]
        try:
            await asyncio.wait((hearing, *others), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._hub.part(listener)
            self._hub.metrics.sockets.dec()
            self._over = True
            if self._acting:  # what is being done is done to its end, so that nobody has to look anew
                await asyncio.wait((hearing,), timeout=PATIENCE)
            for task in (hearing, *others):
                task.cancel()
            await asyncio.gather(hearing, *others, return_exceptions=True)
        if listener.given_up.is_set():
            await asyncio.wait_for(_refuse(self._send, TOO_SLOW, "you read too slowly"), GOODBYE)

    async def _send_text(self, text: str) -> None:
        await self._send({"type": "websocket.send", "bytes": None, "text": text})

    async def _hear(self) -> None:
        most = self._hub.settings.limits.message_bytes
        while not self._over:
            event = await self._receive()
            if event["type"] != "websocket.receive":
                return
            data = event.get("text") or event.get("bytes") or ""
            if len(data) > most:
                self._fail("", Refused("too-big", f"a message has at most {most} bytes"))
            elif not self._hub.messages.allows(self._listener.guest):
                self._fail(id_of(data), Refused(TOO_FAST, TOO_FAST_REASON))
            else:
                self._acting = True
                await self._answer(data)
                self._acting = False

    async def _answer(self, data: str | bytes) -> None:
        try:
            message = decode_client(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self._fail(id_of(data), Refused("bad-message", f"this is no message that can be understood: {error}"[:300]))
            return
        began = time.perf_counter()
        try:
            await self._obey(message)
        except Error as error:
            self._fail(getattr(message, "id", ""), error, getattr(message, "table", None))
            self._hub.metrics.commands.labels("failed").inc()
        except Exception:
            logger.exception("a message could not be answered")
            self._fail(getattr(message, "id", ""), Refused("broken", "something went wrong here; try again"))
            self._hub.metrics.commands.labels("broken").inc()
        else:
            self._hub.metrics.commands.labels("done").inc()
            self._hub.metrics.seconds.observe(time.perf_counter() - began)

    async def _obey(self, message: FromClient) -> None:
        hub, listener = self._hub, self._listener
        if isinstance(message, Do):
            who = Person(listener.guest, listener.name)
            seq = await hub.do(message.table, who, message.command)
            listener.tell(Done(message.id, message.table, seq))
        elif isinstance(message, Watch):
            await hub.watch(listener, message.table, message.since, message.viewer)
        elif isinstance(message, Leave):
            hub.leave(listener, message.table)
        elif isinstance(message, Ping):
            listener.tell(Pong(message.id, hub.settings.now()))

    def _fail(self, message_id: str, error: Error, table: str | None = None) -> None:
        self._listener.tell(Failed(message_id, code_of(error), str(error), table))


async def serve_socket(
    hub: Hub, guest_of: Callable[[Scope], str | None], scope: Scope, receive: Receive, send: AsgiSend
) -> None:
    """Accept a socket, if it comes from one of our pages and from a guest we know, and serve it."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    if not origin_is_welcome(scope, hub.settings.origins):
        await _refuse(send, NOT_WELCOME, "pages of other sites may not come in here")
        return
    guest_id = guest_of(scope)
    guest = None if guest_id is None else await hub.store.guest(guest_id)
    if guest is None:
        await _refuse(send, NO_GUEST, "say first what you are called: PUT /api/guest")
        return
    muted = await hub.store.muted_by(guest.id)
    try:
        await Socket(hub, guest, muted, receive, send).run()
    except Refused as refused:
        await _refuse(send, TOO_MUCH, str(refused))
    except TimeoutError:
        logger.info("a socket that does not read was given up", extra={"guest": guest.id})


async def _refuse(send: AsgiSend, code: int, reason: str) -> None:
    await send({"type": "websocket.close", "code": code, "reason": reason})

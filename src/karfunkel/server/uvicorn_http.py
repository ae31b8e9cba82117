"""Uvicorn's HTTP with bounds: on the head of a request, its body, the time that each may take, and connections.

Uvicorn itself waits for ever, and keeps a head however long it is. Here a head and a body that are too long or too slow
end the connection, and so does one who does not read the answer. What is asked in time costs no timer.
"""

import asyncio
from typing import Any, Final, NamedTuple, NoReturn, cast

import httptools
import uvicorn
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from karfunkel.protocol.http import Problem
from karfunkel.protocol.messages import encode
from karfunkel.server.connection_limits import ConnectionLimits
from karfunkel.server.metrics import Metrics
from karfunkel.server.settings import Limits
from karfunkel.server.uvicorn_websocket import FastWebSocket

MOST_PIPELINED: Final = 8
"""So many requests of one connection may wait for their answers. Browsers send one after the other."""
MOST_AROUND_BODY: Final = 4
"""So many times the largest body may come after a head: what frames its chunks, and what nobody reads any more."""
SEPARATORS: Final = 4
"""Bytes around a header."""
HEADERS: Final = (
    b"content-type: application/json\r\n",
    b"x-content-type-options: nosniff\r\n",
    b"connection: close\r\n",
)
LINGER: Final = 2.0
"""Seconds that one who is refused has to read why."""

TOO_BIG, TOO_SLOW, BAD = "too-big", "too-slow", "bad-request"


class BoundedConfig(uvicorn.Config):
    """How uvicorn serves our application, with what bounds its connections."""

    def __init__(self, app: Any, limits: Limits, connections: ConnectionLimits, metrics: Metrics, **how: Any) -> None:
        super().__init__(app, **how)
        self.limits, self.connections, self.metrics = limits, connections, metrics


class _Refusal(NamedTuple):
    """How a request is answered that goes beyond a bound."""

    status: int
    code: str
    reason: str


class _Exceeded(Exception):  # noqa: N818 it is no error here
    """A request goes beyond a bound; which one, the connection knows."""


class BoundedHttp(HttpToolsProtocol):
    """An HTTP connection whose costs are bounded."""

    config: BoundedConfig

    def __init__(
        self,
        config: BoundedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._limits = config.limits
        self._place: str | None = None
        """What this connection is counted by; None once it is not counted any more."""
        self._reading: asyncio.TimerHandle | None = None
        """Ends a connection that sends too slowly."""
        self._writing: asyncio.TimerHandle | None = None
        """Ends one that reads too slowly."""
        self._in_head = self._in_body = False
        self._begun_now = self._ended_now = False
        """Whether a head began, and whether a request ended, in the bytes that came last."""
        self._size = self._headers = 0
        """Bytes of the head, or of what comes after it, and headers so far."""
        self._fed = 0
        """Bytes that came of a head after those in which it began: the parser tells of a header once it is whole."""
        self._refusal: _Refusal | None = None
        self._answering: RequestResponseCycle | None = None
        """The request that is being answered: uvicorn itself knows only the one that came last."""

    # ---- what uvicorn's loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take a connection, unless its address has too many."""
        super().connection_made(cast(asyncio.Transport, transport))
        self._place = self.config.connections.enter(self.client[0] if self.client else "")
        if self._place is None:
            self.config.metrics.refused["too-many-connections"] += 1
            self.transport.abort()
        else:
            self._await(self._limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._stop_timers()
        self._free_place()
        super().connection_lost(exc)
        self.pipeline.clear()
        self.flow.read_paused = False  # else one who still answers would let it be read again
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()

    def data_received(self, data: bytes) -> None:
        """Read what has come, as far as it is within bounds."""
        if self.transport.is_closing():
            return
        self._begun_now = self._ended_now = False
        self._unset_keepalive_if_required()
        try:
            self.parser.feed_data(data)
            self._count(len(data))
        except httptools.HttpParserUpgrade:
            self._upgrade()
        except (httptools.HttpParserError, _Exceeded):
            self._refuse(self._refusal or _Refusal(400, BAD, "this is no HTTP request"))

    def pause_writing(self) -> None:
        """The other side does not read: it has so long to do so."""
        super().pause_writing()
        if self._writing is None:
            self._writing = self.loop.call_later(self._limits.write_seconds, self._give_up)

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        if self._writing is not None:
            self._writing.cancel()
            self._writing = None

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more was asked for some time."""
        super().timeout_keep_alive_handler()
        self._abort_later()

    # ---- what the parser calls

    def on_message_begin(self) -> None:
        """A request begins."""
        if len(self.pipeline) >= MOST_PIPELINED:
            self._exceed(_Refusal(429, "too-fast", "too many requests at once on one connection"))
        self._in_head, self._in_body = True, False
        self._begun_now = True
        self._size = self._fed = self._headers = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Some of its address."""
        self._grow_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header. One that comes after the body is left out: who reads the headers has read them."""
        if not self._in_head:
            return
        self._headers += 1
        if self._headers > self._limits.headers:
            self._exceed(_Refusal(431, TOO_BIG, f"a request has at most {self._limits.headers} headers"))
        self._grow_head(len(name) + len(value) + SEPARATORS)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is whole."""
        self._in_head, self._in_body = False, True
        self._size = 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._in_body, self._ended_now = False, True
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """It is answered."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._abort_later()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    # ---- bounds

    def _grow_head(self, size: int) -> None:
        self._size += size
        if self._size > self._limits.head_bytes:
            self._exceed(self._head_too_big())

    def _exceed(self, refusal: _Refusal) -> NoReturn:
        """End the parser, too, which makes an error of its own of it."""
        self._refusal = refusal
        raise _Exceeded

    def _count(self, size: int) -> None:
        """Count what has come of a request that is not whole, and let it have so much time."""
        if self._in_head and self._begun_now:
            self._await(self._limits.head_seconds)
        elif self._in_head:
            self._fed += size
            if self._fed > self._limits.head_bytes:
                self._exceed(self._head_too_big())
        elif self._in_body:
            self._size += size
            if self._size > MOST_AROUND_BODY * self._limits.body_bytes:
                self._exceed(_Refusal(413, TOO_BIG, f"a body has at most {self._limits.body_bytes} bytes"))
            if self._size == size:
                self._await(self._limits.body_seconds)
        elif self._ended_now:
            self._stop_reading_timer()
        elif self._reading is None and (self.cycle is None or self.cycle.response_complete):
            self._await(self._limits.head_seconds)  # line feeds before a request: it has not begun, and must

    def _head_too_big(self) -> _Refusal:
        return _Refusal(431, TOO_BIG, f"the head of a request has at most {self._limits.head_bytes} bytes")

    def _await(self, seconds: float) -> None:
        self._stop_reading_timer()
        self._reading = self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        self._reading = None
        self._refuse(_Refusal(408, TOO_SLOW, "the request took too long to come"))

    def _give_up(self) -> None:
        self.config.metrics.refused["reads-too-slowly"] += 1
        self.transport.abort()

    def _refuse(self, refusal: _Refusal) -> None:
        """Say why, if nothing else is being said, and end the connection."""
        self.config.metrics.refused[refusal.code] += 1
        if self.transport.is_closing():
            return
        answering = self._answering
        if answering is not None and answering.response_started and not answering.response_complete:
            self.transport.abort()
            return
        body = encode(Problem(refusal.code, refusal.reason))
        head = [STATUS_LINE[refusal.status], *HEADERS, b"content-length: %d\r\n\r\n" % len(body)]
        self.transport.write(b"".join([*head, body]))
        self.transport.close()
        self._abort_later(LINGER)

    def _abort_later(self, seconds: float | None = None) -> None:
        """End a connection that is being closed, should the other side not read what is left."""
        if self._writing is not None:
            self._writing.cancel()
        self._writing = self.loop.call_later(self._limits.write_seconds if seconds is None else seconds, self._end)

    def _end(self) -> None:
        self._writing = None
        self.transport.abort()

    def _stop_reading_timer(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _stop_timers(self) -> None:
        self._stop_reading_timer()
        if self._writing is not None:
            self._writing.cancel()
            self._writing = None

    def _free_place(self) -> None:
        place, self._place = self._place, None
        if place is not None:
            self.config.connections.leave(place)

    # ---- sockets

    def _upgrade(self) -> None:
        """Let a WebSocket go on, counted as the connection that it was. What its library cannot read is refused."""
        if not self._should_upgrade():
            self._refuse(_Refusal(400, BAD, "this can only become a WebSocket"))
            return
        self._stop_timers()
        self.handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, FastWebSocket):
            socket.on_lost = self._free_place
            if not socket.handshake_initiated:
                self._refuse(_Refusal(400, BAD, "a WebSocket begins with GET, short headers and no body"))

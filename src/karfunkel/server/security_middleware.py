"""Security middleware: checks hosts, origins and rates of requests, and sets the headers that restrict browsers."""

import asyncio
from functools import partial
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from karfunkel.errors import shown
from karfunkel.protocol.http import Problem
from karfunkel.protocol.messages import encode
from karfunkel.server.allowed_hosts import host_is_ours, is_host
from karfunkel.server.client_addresses import client_address
from karfunkel.server.connection_limits import ConnectionLimits
from karfunkel.server.metrics import Metrics
from karfunkel.server.rate_limits import TOO_FAST, TOO_FAST_REASON, Rate
from karfunkel.server.settings import Settings

TRY_LATER = 1013
"""The code with which a socket is closed that may come back."""
NOT_OURS = 1008
"""The code with which a socket is closed that was meant for another server."""
HEALTH = frozenset({"/livez", "/readyz", "/healthz"})
"""Who asks whether the server is well may call it what it likes."""
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


NOT_KEPT = (b"cache-control", b"no-store")
"""What is not said to be the same for all is for nobody else: no proxy may keep what a guest sees, and hand it out."""


def header(scope: Any, name: bytes) -> str | None:
    """A header of a request."""
    for key, value in scope["headers"]:
        if key == name:
            return bytes(value).decode("latin-1")
    return None


def origin_is_welcome(scope: Any, settings: Settings) -> bool:
    """Whether a request comes from a page of this server, or from a program that is no browser and has no origin."""
    origin, public = header(scope, b"origin"), settings.public_url
    if origin is None or origin in settings.origins or (public is not None and origin == public.origin):
        return True
    host = header(scope, b"host")
    if not host or (public is not None and host in public.hosts):
        return False
    return origin in (f"http://{host}", f"https://{host}")


class Guard:
    """Stands before the whole server: counts, limits, checks where requests come from, adds the headers of safety."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app, self._settings, self._metrics = app, settings, metrics
        self._rate = Rate(*settings.limits.requests)
        self._sockets = ConnectionLimits(settings.limits.connections, settings.limits.connections_in_all)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or answer it."""
        if scope["type"] == ScopeType.HTTP:
            await self._request(scope, receive, self._with_headers(send))
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        if not self._rate.allows(client_address(scope)):
            await self._let_wait(TOO_FAST)
            await _answer(send, 429, Problem(TOO_FAST, TOO_FAST_REASON))
        elif (wrong := self._wrong_host(scope)) is not None:
            await self._refuse(send, 421, wrong)
        elif scope["method"] not in SAFE_METHODS and not origin_is_welcome(scope, self._settings):
            await self._refuse(send, 403, Problem("origin", "pages of other sites may not do this"))
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a socket pass, counted by the address that a proxy names, or refuse it."""
        address = client_address(scope)
        if not self._rate.allows(address):
            await self._let_wait(TOO_FAST)
            await send({"type": "websocket.close", "code": TRY_LATER, "reason": TOO_FAST_REASON})
        elif (wrong := self._wrong_host(scope)) is not None:
            self._metrics.refused[wrong.code] += 1
            await send({"type": "websocket.close", "code": NOT_OURS, "reason": wrong.code})
        elif (place := self._sockets.enter(address)) is None:
            await self._let_wait("too-many-connections")
            await send({"type": "websocket.close", "code": TRY_LATER, "reason": TOO_FAST_REASON})
        else:
            try:
                await self._app(scope, receive, send)
            finally:
                self._sockets.leave(place)

    async def _let_wait(self, code: str) -> None:
        """Note that one asks for too much, who waits for that answer, too: asking again at once would cost us more."""
        self._metrics.refused[code] += 1
        await asyncio.sleep(self._settings.limits.penalty)

    async def _refuse(self, send: Send, status: int, problem: Problem) -> None:
        self._metrics.refused[problem.code] += 1
        await _answer(send, status, problem)

    def _wrong_host(self, scope: Any) -> Problem | None:
        """What is wrong with the name by which the server is asked for."""
        is_ours = is_host if scope["path"] in HEALTH else partial(host_is_ours, public=self._settings.public_url)
        hosts = [bytes(value).decode("latin-1") for key, value in scope["headers"] if key == b"host"]
        wrong = [shown(host) for host in hosts if host and not is_ours(host)]
        if not wrong:
            return None
        return Problem("wrong-host", f"this server is not called {wrong[0]}; `--public-url` says what it is called")

    def _with_headers(self, send: Send) -> Send:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._metrics.requests[str(message["status"]),] += 1
                headers = list(message.get("headers", ()))
                if all(name.lower() != b"cache-control" for name, _ in headers):
                    headers.append(NOT_KEPT)
                message["headers"] = [*headers, *HEADERS]
            await send(message)

        return guarded


async def _answer(send: Send, status: int, problem: Problem) -> None:
    body = encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})

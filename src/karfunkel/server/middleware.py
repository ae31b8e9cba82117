"""What keeps guests safe from others: where requests may come from, and what browsers are told to allow."""

from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from karfunkel.protocol.http import Problem
from karfunkel.protocol.messages import encode
from karfunkel.server.limits import TOO_FAST, TOO_FAST_REASON, Rate
from karfunkel.server.metrics import Metrics
from karfunkel.server.settings import Settings

TRY_LATER = 1013
"""The code with which a socket is closed that may come back."""
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


def header(scope: Any, name: bytes) -> str | None:
    """A header of a request."""
    for key, value in scope["headers"]:
        if key == name:
            return bytes(value).decode("latin-1")
    return None


def origin_is_welcome(scope: Any, others: frozenset[str]) -> bool:
    """Whether a request comes from a page of this server, or from a program that is no browser and has no origin."""
    origin = header(scope, b"origin")
    if origin is None or origin in others:
        return True
    host = header(scope, b"host")
    return bool(host) and origin in (f"http://{host}", f"https://{host}")


class Guard:
    """Stands before the whole server: counts, limits, checks where requests come from, adds the headers of safety."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app, self._settings, self._metrics = app, settings, metrics
        self._rate = Rate(*settings.limits.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or answer it."""
        client = scope.get("client")
        too_fast = "client" in scope and not self._rate.allows(client[0] if client else "")
        if scope["type"] != ScopeType.HTTP:
            if too_fast:
                await send({"type": "websocket.close", "code": TRY_LATER, "reason": TOO_FAST_REASON})
            else:
                await self._app(scope, receive, send)
            return
        guarded = self._with_headers(send)
        if too_fast:
            await _answer(guarded, 429, Problem(TOO_FAST, TOO_FAST_REASON))
        elif scope["method"] not in SAFE_METHODS and not origin_is_welcome(scope, self._settings.origins):
            await _answer(guarded, 403, Problem("origin", "pages of other sites may not do this"))
        else:
            await self._app(scope, receive, guarded)

    def _with_headers(self, send: Send) -> Send:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._metrics.requests[str(message["status"]),] += 1
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        return guarded


async def _answer(send: Send, status: int, problem: Problem) -> None:
    body = encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})

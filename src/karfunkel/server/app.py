"""The server put together."""

import asyncio
import logging
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext
from http.cookies import CookieError, SimpleCookie
from typing import Any

from litestar import Litestar, asgi
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Receive, Scope, Send

import karfunkel
from karfunkel.errors import Error
from karfunkel.server import identity
from karfunkel.server.analysis_routes import ANALYSIS_HANDLERS
from karfunkel.server.connection import serve_connection
from karfunkel.server.dependencies import get_asker, get_guest, get_matches
from karfunkel.server.error_responses import on_error, on_http, on_surprise
from karfunkel.server.game_info_routes import GAME_HANDLERS
from karfunkel.server.guest_routes import GUEST_HANDLERS
from karfunkel.server.guest_service import GuestCare
from karfunkel.server.health_routes import HEALTH_HANDLERS
from karfunkel.server.limits import Rate
from karfunkel.server.list_routes import LIST_HANDLERS
from karfunkel.server.match_routes import MATCH_HANDLERS
from karfunkel.server.match_service import MatchService
from karfunkel.server.metrics import Metrics
from karfunkel.server.openapi import StructSchemas
from karfunkel.server.refusal_notes import note_refusals
from karfunkel.server.security_middleware import Guard, header
from karfunkel.server.settings import Settings
from karfunkel.server.static_page import PAGE_HANDLERS, built_files
from karfunkel.store import Guest, Store

THREADS = 2
"""For files, and for logs that are read: each thread that works in Python makes all others wait."""

logger = logging.getLogger(__name__)


def make_app(settings: Settings, measured: Metrics) -> ASGIApp:
    """The whole server as an ASGI application. Its database is opened when it starts."""
    rate = Rate(*settings.limits.messages)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS, "work"))
        await asyncio.to_thread(built_files)
        store = await Store.open(settings.database)
        await store.heartbeat.beat()
        store.heartbeat.start()
        app.state.new_guests = Rate(*settings.limits.new_guests)
        app.state.reports = Rate(*settings.limits.reports)
        app.state.matches = matches = MatchService(store, settings, measured)
        measured.tables, measured.commits = lambda: len(matches.registry.actors), lambda: store.commits
        shown = measured.shown_at(*settings.metrics_at) if settings.metrics_at is not None else nullcontext()
        matches.tasks.start(note_refusals(measured.refused))
        app.state.care = care = await GuestCare.begin(store, settings, matches)
        scheduling = asyncio.create_task(matches.scheduler.run(), name="scheduler")
        caring = asyncio.create_task(care.run(), name="guest care")
        logger.info("serving", extra={"version": karfunkel.__version__})
        try:
            with shown:
                yield
        finally:
            logger.info("going down", extra={"tables_at_hand": len(matches.registry.actors), "commits": store.commits})
            scheduling.cancel()
            caring.cancel()
            await asyncio.gather(scheduling, caring, return_exceptions=True)
            await matches.close()
            await store.close()

    @asgi("/api/socket", copy_scope=True)
    async def socket(scope: Scope, receive: Receive, send: Send) -> None:
        """The socket, spoken as `docs/protocol.md` says."""
        if scope["type"] != ScopeType.WEBSOCKET:
            raise HTTPException("this is the address of a WebSocket", status_code=426)
        state = scope["litestar_app"].state

        async def guest_of(scope: Any) -> Guest | None:
            care: GuestCare = state.care
            return (await care.recognise(_cookie(scope))).guest

        await serve_connection(state.matches, rate, guest_of, scope, receive, send)

    app = Litestar(
        [
            *LIST_HANDLERS,
            *GUEST_HANDLERS,
            *MATCH_HANDLERS,
            *ANALYSIS_HANDLERS,
            *GAME_HANDLERS,
            *HEALTH_HANDLERS,
            *PAGE_HANDLERS,
            socket,
        ],
        dependencies={
            "matches": Provide(get_matches),
            "guest": Provide(get_guest),
            "asker": Provide(get_asker, sync_to_thread=False),
        },
        exception_handlers={Error: on_error, HTTPException: on_http, Exception: on_surprise},
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            "karfunkel",
            karfunkel.__version__,
            description="Tables for board and card games.",
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        plugins=[StructSchemas()],
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
    )
    return Guard(app, settings, measured)


def _cookie(scope: Any) -> str | None:
    try:
        cookies = SimpleCookie(header(scope, b"cookie") or "")
    except CookieError:
        return None
    return cookies[identity.COOKIE].value if identity.COOKIE in cookies else None

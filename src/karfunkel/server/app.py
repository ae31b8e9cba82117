"""The server put together."""

import asyncio
import logging
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext
from typing import Any

from litestar import Litestar, asgi
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Receive, Scope, Send

import karfunkel
from karfunkel.errors import Error
from karfunkel.server import signed_cookies
from karfunkel.server.analysis_routes import ANALYSIS_HANDLERS
from karfunkel.server.cluster.start import cluster_for
from karfunkel.server.connection import serve_connection
from karfunkel.server.error_responses import on_error, on_http, on_surprise
from karfunkel.server.game_info_and_asset_routes import GAME_HANDLERS
from karfunkel.server.guest_routes import GUEST_HANDLERS
from karfunkel.server.guest_service import GuestService
from karfunkel.server.health_metrics_schema_routes import HEALTH_HANDLERS
from karfunkel.server.lesson_routes import LESSON_HANDLERS
from karfunkel.server.lobby_routes import LIST_HANDLERS
from karfunkel.server.match_routes import MATCH_HANDLERS
from karfunkel.server.match_service import MatchService
from karfunkel.server.metrics import Metrics
from karfunkel.server.openapi_struct_schemas import StructSchemas
from karfunkel.server.rate_limits import Rate
from karfunkel.server.refusal_log import note_refusals
from karfunkel.server.route_dependencies import get_asker, get_guest, get_matches
from karfunkel.server.security_middleware import Guard, header
from karfunkel.server.settings import Settings
from karfunkel.server.static_files import PAGE_HANDLERS, built_files
from karfunkel.store import Guest, Store
from karfunkel.store.database_lock import DatabaseLock

THREADS = 2
"""For files, and for logs that are read: each thread that works in Python makes all others wait."""

logger = logging.getLogger(__name__)


class ServerApp(Guard):
    """The whole server as an ASGI application."""

    def __init__(self, app: Litestar, settings: Settings, measured: Metrics) -> None:
        super().__init__(app, settings, measured)
        self._state = app.state

    @property
    def has_peers(self) -> bool:
        """Whether other servers can go on with what this one has."""
        return self._state.matches.cluster.has_peers if "matches" in self._state else False

    async def drain(self) -> None:
        """Let other servers go on with what this one has."""
        await self._state.matches.cluster.drain()


def make_app(settings: Settings, measured: Metrics) -> ServerApp:
    """The whole server as an ASGI application. Its database is opened when it starts."""
    rate, address_rate = Rate(*settings.limits.messages), Rate(*settings.limits.address_messages)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS, "work"))
        await asyncio.to_thread(built_files)
        async with DatabaseLock(settings.database, together=settings.bus is not None):
            store = await Store.open(settings.database)
            async with _begun(app, store):
                yield

    @asynccontextmanager
    async def _begun(app: Litestar, store: Store) -> AsyncIterator[None]:
        await store.write_probe.beat()
        store.write_probe.start()
        app.state.new_guests = Rate(*settings.limits.new_guests)
        app.state.exports = Rate(*settings.limits.exports)
        app.state.reports = Rate(*settings.limits.reports)
        new_cluster = await cluster_for(settings)
        app.state.matches = matches = MatchService(store, settings, measured, new_cluster)
        await matches.begin()
        measured.tables, measured.commits = lambda: len(matches.registry.actors), lambda: store.commits
        shown = measured.shown_at(*settings.metrics_at) if settings.metrics_at is not None else nullcontext()
        matches.tasks.start(note_refusals(measured.refused))
        app.state.care = care = await GuestService.begin(store, settings, matches)
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
            care: GuestService = state.care
            return (await care.recognise(signed_cookies.cookie_of(header(scope, b"cookie")))).guest

        await serve_connection(state.matches, rate, address_rate, guest_of, scope, receive, send)

    app = Litestar(
        [
            *LIST_HANDLERS,
            *GUEST_HANDLERS,
            *MATCH_HANDLERS,
            *ANALYSIS_HANDLERS,
            *GAME_HANDLERS,
            *LESSON_HANDLERS,
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
    return ServerApp(app, settings, measured)

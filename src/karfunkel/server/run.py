"""Runs a server: opens its port and its database, and stops when it is told to, once all is stored."""

import asyncio
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType

import uvicorn

from karfunkel.errors import Error
from karfunkel.server.app import ServerApp, make_app
from karfunkel.server.cluster.nats_bus import NatsBus
from karfunkel.server.connection_limits import ConnectionLimits
from karfunkel.server.metrics import Metrics
from karfunkel.server.settings import Settings
from karfunkel.server.trusted_proxies import Proxies
from karfunkel.server.uvicorn_http import BoundedConfig, BoundedHttp
from karfunkel.server.uvicorn_websocket import FastWebSocket
from karfunkel.store import Store
from karfunkel.store.database_lock import DatabaseLock

BURST = 200_000
"""So many objects come and go with one commit of a busy server."""
LEAVE_WITHIN = 1.0
"""Seconds over which people are sent to other servers, so that not all come there at once."""
GOODBYE = 5
"""Seconds that open requests have when the server goes down."""


def listen(host: str, port: int, *, shared: bool = False) -> socket.socket:
    """A listening socket; port 0 takes any that is free. Error if it cannot be had.

    One that is shared lets other processes listen there, too: each connection comes to one of them.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    # On Windows this option would let another program take the port away; there ports are free at once without it.
    if os.name != "nt":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared and sys.platform != "win32":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        reason = error.strerror if isinstance(error, OSError) else "ports go from 0 to 65535"
        raise Error(f"the server cannot listen at {host}, port {port}: {reason}") from None
    return listening


def address(listening: socket.socket) -> str:
    """The address to open in a browser."""
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)  # noqa: S104 only said, not bound
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def serve(settings: Settings, listening: socket.socket, when_ready: Callable[[], None] | None = None) -> None:
    """Serve until a signal says stop; then finish what is under way, and store it. Error if the database fails."""
    asyncio.run(check_database_and_bus(settings))
    config = uvicorn_config(settings)
    _tune_memory()
    server = DrainingServer(config, when_ready)
    server.run(sockets=[listening])
    if not server.started:
        raise Error("the server could not start; what it noted above says why")


def uvicorn_config(settings: Settings) -> uvicorn.Config:
    """How uvicorn serves our application: with bounds, our own wire for sockets, and small frames not compressed."""
    metrics, limits, proxies = Metrics(), settings.limits, Proxies(settings.proxies)
    return BoundedConfig(
        make_app(settings, metrics),
        limits,
        ConnectionLimits(limits.connections, limits.connections_in_all, proxies),
        metrics,
        http=BoundedHttp,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies.names,
        ws=FastWebSocket,
        ws_max_size=4 * settings.limits.message_bytes,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GOODBYE,
        lifespan="on",
    )


async def check_database_and_bus(settings: Settings) -> None:
    """Open the database and the bus once, so that what is wrong with them is said in a sentence."""
    async with DatabaseLock(settings.database, together=settings.bus is not None):
        store = await Store.open(settings.database)
        try:
            await store.require_writable()
        finally:
            await store.close()
    if settings.bus is not None:
        await (await NatsBus.connect(settings.bus)).close()


def _tune_memory() -> None:
    """Let the collector of garbage leave alone what lasts as long as the server, and look less often.

    With its usual thresholds it stops all matches for tens of milliseconds, often: while they wait for a commit,
    what hundreds of matches will be after it lies beside what they are.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(BURST, 20, 50)


class DrainingServer(uvicorn.Server):
    """A server that says when it is ready, and lets others go on with what it has before it stops."""

    def __init__(self, config: uvicorn.Config, when_ready: Callable[[], None] | None = None) -> None:
        super().__init__(config)
        self._when_ready = when_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if self.started and self._when_ready is not None:
            self._when_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop; where there are other servers, send everybody there first, a few at a time, and hand matches over."""
        app = self.config.app
        if isinstance(app, ServerApp) and app.has_peers:
            for listening in self.servers:
                listening.close()
            connections = list(self.server_state.connections)
            for connection in connections:
                connection.shutdown()
                await asyncio.sleep(LEAVE_WITHIN / len(connections))
            await app.drain()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop. Uvicorn would then let the signal end the process, but to be told to stop is no failure."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

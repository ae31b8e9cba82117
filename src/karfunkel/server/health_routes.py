"""What those who run the server ask: whether it is well, and its counters; and the schema of the socket."""

from typing import Any

from litestar import MediaType, Response, get

from karfunkel.protocol.schema import socket_schema
from karfunkel.server.dependencies import Matches


@get("/healthz", include_in_schema=False)
async def healthz(matches: Matches) -> Response[dict[str, bool]]:
    """Whether the server and its database answer."""
    ready = await matches.store.ready()
    return Response({"ok": ready}, status_code=200 if ready else 503)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(matches: Matches) -> Response[bytes]:
    """Counters, for Prometheus."""
    matches.metrics.tables = len(matches.registry.actors)
    matches.metrics.commits = matches.store.commits
    return Response(matches.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/socket.schema.json", include_in_schema=False)
async def schema() -> dict[str, Any]:
    """The JSON Schema of the socket's messages."""
    return socket_schema()


HEALTH_HANDLERS = [healthz, metrics, schema]

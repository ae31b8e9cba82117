"""Routes of health checks and metrics, for those who run the server, and of the socket's JSON Schema."""

import hmac
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotAuthorizedException, NotFoundException

from karfunkel.protocol.schema import socket_schema
from karfunkel.server.route_dependencies import Matches


@get("/livez", include_in_schema=False)
async def livez() -> dict[str, bool]:
    """Whether the server runs: if it does not answer, start it anew."""
    return {"ok": True}


@get(["/readyz", "/healthz"], include_in_schema=False)
async def readyz(matches: Matches) -> Response[dict[str, bool]]:
    """Whether what is done here is stored: if it is not, send people elsewhere until it is. It comes back by itself."""
    ready = matches.store.write_probe.is_well and matches.cluster.ready
    return Response({"ok": ready}, status_code=200 if ready else 503)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(request: Request[Any, Any, Any], matches: Matches) -> Response[bytes]:
    """Counters, for Prometheus, if it knows the token."""
    token, given = matches.settings.metrics_token, request.headers.get("authorization", "")
    if token is None:
        raise NotFoundException
    if not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise NotAuthorizedException(
            "the counters are for those who know the token", headers={"www-authenticate": "Bearer"}
        )
    return Response(matches.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/socket.schema.json", include_in_schema=False)
async def schema() -> dict[str, Any]:
    """The JSON Schema of the socket's messages."""
    return socket_schema()


HEALTH_HANDLERS = [livez, readyz, metrics, schema]

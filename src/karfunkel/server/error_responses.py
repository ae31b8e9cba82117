"""Every error as an answer: a status, a code for programs, a reason for people. Never a stack trace."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as SqlTimeout

from karfunkel.errors import Error, IllegalMove, InvalidMove, Refused
from karfunkel.protocol.http import Problem
from karfunkel.server.static_files import page_of_nowhere
from karfunkel.store import NotStored

logger = logging.getLogger(__name__)

STATUS = {
    "bad-table": 400,
    "no-level": 400,
    "bad-record": 400,
    "bad-name": 400,
    "no-guest": 401,
    "not-host": 403,
    "not-seated": 403,
    "not-yours": 403,
    "banned": 403,
    "banned-here": 403,
    "no-link": 404,
    "no-table": 404,
    "no-game": 404,
    "no-lesson": 404,
    "unknown-guest": 404,
    "too-fast": 429,
    "too-many-tables": 429,
    "not-stored": 503,
    "given-up": 503,
    "try-again": 503,
}
MEANING = {
    400: "What was sent cannot be used.",
    401: "It is not known who asks.",
    403: "Somebody else may do this.",
    404: "There is no such thing, or it is not for you.",
    409: "This cannot be done at the table now.",
    413: "That is too big.",
    429: "That is too much at once.",
    503: "It could not be stored or worked out, or the table has to be read anew; try again.",
}
NAMES = {401: "no-guest", 404: "no-page", 405: "no-method", 413: "too-big"}
"""What the framework finds wrong, by status."""

NO_BODY = "data: 'data'"
"""How the framework says that there is no body."""


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors of a route, for its documentation."""
    return {status: ResponseSpec(Problem, description=MEANING[status]) for status in (*statuses, 429)}


def code_of(error: Error) -> str:
    """The name of a reason, for programs."""
    if isinstance(error, Refused):
        return error.code
    names: dict[type[Error], str] = {IllegalMove: "illegal-move", InvalidMove: "invalid-move", NotStored: "not-stored"}
    return names.get(type(error), "bad-request")


def refusal_of(error: Exception, path: str = "") -> Exception:
    """An error, or the refusal that it is for others: if the database does not answer, they can try again."""
    if not isinstance(error, DBAPIError | SqlTimeout):
        return error
    logger.error("the database does not answer", exc_info=error, extra={"path": path})
    return Refused("try-again", "the database does not answer; try again in a moment")


def on_error(request: Request[Any, Any, Any], error: Error) -> Response[Problem]:
    """What we raise ourselves: the reason is meant for people."""
    code = code_of(error)
    request.app.state.matches.metrics.refused[code] += 1
    return Response(Problem(code, str(error)), status_code=STATUS.get(code, 409))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem] | Response[bytes]:
    """What the framework finds wrong with a request."""
    if isinstance(error, NotFoundException):
        if (page := page_of_nowhere(request)) is not None:
            return page
        return Response(Problem("no-page", f"there is nothing at {request.scope['path']!r:.200}"), status_code=404)
    reason = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        found = [f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in error.extra]
        reason = "the body is missing" if found == [NO_BODY] else "; ".join(found) or reason
    code = NAMES.get(error.status_code, "bad-request")
    return Response(Problem(code, reason[:500]), status_code=error.status_code, headers=error.headers)


def on_surprise(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """What nobody thought of: it is noted here and not shown there."""
    if isinstance(refusal := refusal_of(error, request.scope["path"]), Refused):
        return on_error(request, refusal)
    logger.error("a request failed", exc_info=error, extra={"path": request.scope["path"]})
    return Response(Problem("broken", "something went wrong here; try again"), status_code=500)

"""Dependencies of routes: what each gets to know of who asks."""

from typing import Any

from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import ClientException

from karfunkel.errors import Refused
from karfunkel.match.decision import Person
from karfunkel.server import signed_cookies
from karfunkel.server.client_addresses import client_address
from karfunkel.server.costly_work import Asker
from karfunkel.server.guest_service import GuestService
from karfunkel.server.match_service import MatchService
from karfunkel.store import Guest

NAME = "^[A-Za-z0-9_-]+$"
FROM_0 = {"minimum": 0}
"""Said once more for the documentation, which loses a smallest value of 0 where a value may be left out."""

Asking = NamedDependency[Asker]
"""At whose expense the work of a route is, as a parameter of it."""
Known = NamedDependency[Guest | None]
"""Who asks, as a parameter of a route."""
Matches = NamedDependency[MatchService]
"""All matches of the server, as a parameter of a route."""


class JsonRequest(Request[Any, Any, State]):
    """A request with a body: one that is not JSON at all is refused like one that is wrong."""

    async def json(self) -> Any:
        """The body. Text that is no UTF-8 and lists in lists without end are not what the framework expects."""
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError):
            raise ClientException("the body cannot be read as JSON") from None


async def get_matches(state: State) -> MatchService:
    """All matches of the server."""
    matches: MatchService = state.matches
    return matches


async def get_guest(request: Request[Any, Any, State], state: State) -> Guest | None:
    """Who asks, if it is known."""
    care: GuestService = state.care
    recognised = await care.recognise(signed_cookies.cookie_of(request.headers.get("cookie")))
    request.state.stale = recognised.stale
    return recognised.guest


def get_asker(request: Request[Any, Any, State], state: State) -> Asker:
    """At whose expense the work for a request is."""
    known = state.care.keys.read(signed_cookies.cookie_of(request.headers.get("cookie")))
    return Asker(client_address(request.scope), None if known is None else known.guest)


def json_body(body: bytes) -> Response[Any]:
    """An answer whose body was written by somebody else already."""
    return Response(body, media_type=MediaType.JSON)


def require_guest(guest: Guest | None) -> Guest:
    """Who asks; Refused if it is not known."""
    if guest is None:
        raise Refused("no-guest", "say first what you are called: PUT /api/guest")
    return guest


def person(guest: Guest | None) -> Person:
    """Who wants to do something at a table."""
    known = require_guest(guest)
    return Person(known.id, known.name)


def id_of(guest: Guest | None) -> str | None:
    """What the server calls the one who asks; None for a stranger."""
    return None if guest is None else guest.id

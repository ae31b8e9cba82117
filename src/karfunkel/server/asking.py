"""Who asks: what every route gets to know of the request."""

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import ClientException

from karfunkel.errors import Refused
from karfunkel.server import identity
from karfunkel.server.hub import Hub
from karfunkel.store import Guest
from karfunkel.table.doing import Person

Known = NamedDependency[Guest | None]
"""Who asks, as a parameter of a route."""
AllTables = NamedDependency[Hub]
"""All tables of the server, as a parameter of a route."""


class JsonRequest(Request[Any, Any, State]):
    """A request with a body: one that is not JSON at all is refused like one that is wrong."""

    async def json(self) -> Any:
        """The body. Text that is no UTF-8 and lists in lists without end are not what the framework expects."""
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError):
            raise ClientException("the body cannot be read as JSON") from None


async def get_hub(state: State) -> Hub:
    """All tables of the server."""
    hub: Hub = state.hub
    return hub


async def get_guest(request: Request[Any, Any, State], state: State) -> Guest | None:
    """Who asks, if it is known."""
    known = identity.read(state.secret, request.cookies.get(identity.COOKIE))
    guest: Guest | None = None if known is None else await state.hub.store.guest(known)
    return guest


def required(guest: Guest | None) -> Guest:
    """Who asks; Refused if it is not known."""
    if guest is None:
        raise Refused("no-guest", "say first what you are called: PUT /api/guest")
    return guest


def person(guest: Guest | None) -> Person:
    """Who wants to do something at a table."""
    known = required(guest)
    return Person(known.id, known.name)


def id_of(guest: Guest | None) -> str | None:
    """What the server calls the one who asks; None for a stranger."""
    return None if guest is None else guest.id

"""What guests can ask about themselves: who they are, and whose talk they do not read."""

import unicodedata
from typing import Annotated, Any

from litestar import Request, Response, delete, get, put
from litestar.datastructures import Cookie, State
from litestar.params import JSONBody, Parameter

from karfunkel.errors import Refused
from karfunkel.protocol import http
from karfunkel.server import identity
from karfunkel.server.dependencies import NAME, JsonRequest, Known, Matches, require_guest
from karfunkel.server.errors import problems
from karfunkel.server.limits import Rate
from karfunkel.store import Guest

AnyGuest = Annotated[str, Parameter(min_length=1, max_length=40, pattern=NAME, description="A guest.")]
LONGEST_NAME = 24


@get("/api/guest", summary="Who am I", responses=problems())
async def who_am_i(guest: Known) -> http.Me | None:
    """The guest of the cookie; null if you have not said yet what you are called."""
    return None if guest is None else http.Me(guest.id, guest.name)


@put(
    "/api/guest",
    summary="Say what you are called",
    responses=problems(400, 403, 413),
    request_class=JsonRequest,
)
async def call_me(
    data: JSONBody[http.NewName], request: Request[Any, Any, State], guest: Known, matches: Matches
) -> Response[http.Me]:
    """Come in as a guest, or take another name. The cookie of the answer is who you are from now on."""
    name = _clean(data.name)
    if guest is None:
        rate: Rate = request.app.state.new_guests
        rate.take(request.client.host if request.client else "")
        guest = Guest(matches.settings.new_id(), name)
    guest = Guest(guest.id, name)
    await matches.store.save_guest(guest, matches.settings.now())
    for outbox in matches.presence.of(guest.id):
        outbox.name = name
    cookie = Cookie(
        identity.COOKIE,
        value=identity.sign(request.app.state.secret, guest.id),
        max_age=identity.A_YEAR,
        httponly=True,
        samesite="lax",
        secure=matches.settings.secure_cookies,
    )
    return Response(http.Me(guest.id, guest.name), cookies=[cookie])


@get("/api/mutes", summary="Whose talk you do not read", responses=problems(401))
async def muted(guest: Known, matches: Matches) -> list[str]:
    """The guests whom you have muted."""
    return sorted(await matches.store.muted_by(require_guest(guest).id))


@put("/api/mutes/{other:str}", summary="Mute a guest", responses=problems(400, 401, 403, 404), status_code=204)
async def mute(other: AnyGuest, guest: Known, matches: Matches) -> None:
    """You are not shown what this guest says any more."""
    me = require_guest(guest).id
    if await matches.store.guest(other) is None:
        raise Refused("unknown-guest", "there is no such guest")
    await matches.store.mute(me, other)
    for outbox in matches.presence.of(me):
        outbox.muted.add(other)


@delete("/api/mutes/{other:str}", summary="Unmute a guest", responses=problems(400, 401, 403))
async def unmute(other: AnyGuest, guest: Known, matches: Matches) -> None:
    """You are shown again what this guest says."""
    me = require_guest(guest).id
    await matches.store.unmute(me, other)
    for outbox in matches.presence.of(me):
        outbox.muted.discard(other)


def _clean(name: str) -> str:
    """A name without signs that cannot be seen or that turn the text around."""
    kept = (sign for sign in unicodedata.normalize("NFC", name) if sign.isprintable())
    cleaned = " ".join("".join(kept).split())
    if not cleaned or len(cleaned) > LONGEST_NAME:
        raise Refused("bad-name", f"a name has 1 to {LONGEST_NAME} letters")
    return cleaned


GUEST_HANDLERS = [who_am_i, call_me, muted, mute, unmute]

"""Routes for guests about themselves: who they are, on which devices, whose talk they do not read, what is kept."""

import secrets
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie, State
from litestar.params import JSONBody, Parameter

from karfunkel.errors import Refused
from karfunkel.match.guest_names import LONGEST_NAME, cleaned
from karfunkel.protocol import http
from karfunkel.server import signed_cookies
from karfunkel.server.client_addresses import client_address
from karfunkel.server.error_responses import problems
from karfunkel.server.guest_service import GuestService
from karfunkel.server.match_service import MatchService
from karfunkel.server.rate_limits import Rate
from karfunkel.server.route_dependencies import NAME, Asking, JsonRequest, Known, Matches, require_guest
from karfunkel.store import Guest
from karfunkel.store.talk_reports import TalkReport

AnyGuest = Annotated[str, Parameter(min_length=1, max_length=40, pattern=NAME, description="A guest.")]
AnyTable = Annotated[str, Parameter(min_length=1, max_length=40, pattern=NAME, description="The name of a table.")]
LinkCode = Annotated[str, Parameter(min_length=1, max_length=60, pattern=NAME, description="The code of a link.")]
LINK_LASTS = 15 * 60_000
"""So long a link to another device leads somewhere, in milliseconds."""
MOST_MUTED = 1000
"""So many guests one may mute: they are read at every look at a table."""

AnyRequest = Request[Any, Any, State]


@get("/api/guest", summary="Who am I", responses=problems(403))
async def who_am_i(request: AnyRequest, guest: Known, matches: Matches) -> Response[http.Me | None]:
    """The guest of the cookie, which lasts a year from now; null if you have not said yet what you are called."""
    if guest is None:
        return Response(None)
    if not request.state.get("stale"):
        return Response(http.Me(guest.id, guest.name))
    await matches.store.guests.see(guest.id, matches.settings.now())
    return _with_cookie(request, matches, guest)


@put(
    "/api/guest",
    summary="Say what you are called",
    responses=problems(400, 403, 413),
    request_class=JsonRequest,
)
async def call_me(
    data: JSONBody[http.NewName], request: AnyRequest, guest: Known, matches: Matches
) -> Response[http.Me]:
    """Come in as a guest, or take another name. The cookie of the answer is who you are from now on."""
    name = cleaned(data.name)
    if not name or len(name) > LONGEST_NAME:
        raise Refused("bad-name", f"a name has 1 to {LONGEST_NAME} letters")
    if guest is None:
        rate: Rate = request.app.state.new_guests
        rate.take(client_address(request.scope))
        guest = Guest(matches.settings.new_id(), name)
    guest = Guest(guest.id, name)
    await matches.store.guest_names.save(guest, matches.settings.now())
    for outbox in matches.connections.of(guest.id):
        outbox.name = name
    return _with_cookie(request, matches, guest)


@get("/api/guest/data", summary="Take my data along", responses=problems(401, 403))
async def take_along(request: AnyRequest, guest: Known, asker: Asking, matches: Matches) -> Response[http.GuestData]:
    """All that is kept about you: your name, your tables and results, what you have said, whom you have muted."""
    me = require_guest(guest)
    rate: Rate = request.app.state.exports
    rate.take(me.id)
    rate.take(asker.address)
    records = matches.store.guests
    record = await records.get(me.id)
    data = http.GuestData(
        me.id,
        me.name,
        record.came_at if record else 0,
        record.seen_at if record else None,
        [http.GuestTable(table, stage) for table, stage in await records.tables_with(me.id)],
        [http.GuestResult(*result) for result in await records.results_of(me.id)],
        [http.GuestTalk(*said) for said in await records.talk_of(me.id)],
        sorted(await matches.store.mutes.muted_by(me.id)),
    )
    return Response(data, headers={"content-disposition": 'attachment; filename="karfunkel-guest.json"'})


@delete("/api/guest", summary="Forget me", responses=problems(401, 403))
async def forget_me(request: AnyRequest, guest: Known) -> Response[None]:
    """Leave all tables, erase your name and all that you have said, be signed out everywhere. It cannot be undone."""
    await _care(request).forget(require_guest(guest).id)
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(signed_cookies.COOKIE)
    return response


# ---- devices


@post("/api/devices", summary="A link to another device", responses=problems(401, 403))
async def link_device(request: AnyRequest, guest: Known, matches: Matches) -> http.DeviceLink:
    """A code by which you are the same guest on another device: once, and within a quarter of an hour."""
    me = require_guest(guest)
    rate: Rate = request.app.state.new_guests
    rate.take(client_address(request.scope))
    now = matches.settings.now()
    code = secrets.token_urlsafe(24)
    await matches.store.guests.save_link(code, me.id, now + LINK_LASTS, now)
    return http.DeviceLink(code, now + LINK_LASTS)


@post("/api/devices/{code:str}", summary="Come in on this device", responses=problems(400, 403, 404), status_code=200)
async def come_on_device(code: LinkCode, request: AnyRequest, matches: Matches) -> Response[http.Me]:
    """Be the guest who made this code, on this device too. The code leads nowhere afterwards."""
    rate: Rate = request.app.state.new_guests
    rate.take(client_address(request.scope))
    known = await matches.store.guests.use_link(code, matches.settings.now())
    record = None if known is None else await matches.store.guests.get(known)
    if record is None or record.banned_at is not None or not record.name:
        raise Refused("no-link", "this link leads nowhere: it was used before, or is too old; make another one")
    return _with_cookie(request, matches, Guest(record.id, record.name))


@delete("/api/devices", summary="Sign out everywhere else", responses=problems(401, 403), status_code=200)
async def sign_out_elsewhere(request: AnyRequest, guest: Known, matches: Matches) -> Response[http.Me]:
    """Let every cookie but that of this answer count no more: for a device that is lost."""
    me = require_guest(guest)
    now = matches.settings.now()
    await matches.store.guests.sign_out(me.id, now - now % 1000)
    _care(request).let_go(me.id)
    return _with_cookie(request, matches, me)


# ---- talk


@post(
    "/api/tables/{table:str}/reports",
    summary="Report talk",
    responses=problems(400, 401, 403, 404, 413),
    status_code=204,
    request_class=JsonRequest,
)
async def report(
    table: AnyTable,
    data: JSONBody[http.NewReport],
    request: AnyRequest,
    guest: Known,
    asker: Asking,
    matches: Matches,
) -> None:
    """Tell those who run the server of a line that should not have been said. Nobody else hears of it."""
    me = require_guest(guest)
    rate: Rate = request.app.state.reports
    rate.take(me.id)
    rate.take(asker.address)
    match = (await matches.registry.visible(table, me.id, asker)).match
    said = next((line for line in match.talk if line.seq == data.seq), None)
    if said is None or not (text := getattr(said.event, "text", "")):
        raise Refused("nothing-said", "nothing was said there, or it was deleted")
    accused = str(getattr(said.event, "guest", ""))
    await matches.store.talk_reports.add(
        TalkReport(table, data.seq, me.id, accused, matches.settings.now(), cleaned(data.reason), text)
    )


@get("/api/mutes", summary="Whose talk you do not read", responses=problems(401, 403))
async def muted(guest: Known, matches: Matches) -> list[str]:
    """The guests whom you have muted."""
    return sorted(await matches.store.mutes.muted_by(require_guest(guest).id))


@put("/api/mutes/{other:str}", summary="Mute a guest", responses=problems(400, 401, 403, 404, 409), status_code=204)
async def mute(other: AnyGuest, guest: Known, matches: Matches) -> None:
    """You are not shown what this guest says any more."""
    me = require_guest(guest).id
    if await matches.store.guest_names.get(other) is None:
        raise Refused("unknown-guest", "there is no such guest")
    if len(await matches.store.mutes.muted_by(me)) >= MOST_MUTED:
        raise Refused("too-many-muted", f"you can mute at most {MOST_MUTED} guests")
    await matches.store.mutes.mute(me, other)
    for outbox in matches.connections.of(me):
        outbox.muted.add(other)


@delete("/api/mutes/{other:str}", summary="Unmute a guest", responses=problems(400, 401, 403))
async def unmute(other: AnyGuest, guest: Known, matches: Matches) -> None:
    """You are shown again what this guest says."""
    me = require_guest(guest).id
    await matches.store.mutes.unmute(me, other)
    for outbox in matches.connections.of(me):
        outbox.muted.discard(other)


def _with_cookie(request: AnyRequest, matches: MatchService, guest: Guest) -> Response[Any]:
    """Who a guest is, with a cookie that says so for a year."""
    cookie = Cookie(
        signed_cookies.COOKIE,
        value=_care(request).keys.sign(guest.id),
        max_age=signed_cookies.A_YEAR,
        httponly=True,
        samesite="lax",
        secure=matches.settings.secure_cookies,
    )
    return Response(http.Me(guest.id, guest.name), cookies=[cookie])


def _care(request: AnyRequest) -> GuestService:
    care: GuestService = request.app.state.care
    return care


GUEST_HANDLERS = [
    who_am_i,
    call_me,
    take_along,
    forget_me,
    link_device,
    come_on_device,
    sign_out_elsewhere,
    report,
    muted,
    mute,
    unmute,
]

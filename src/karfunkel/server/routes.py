"""What can be asked over HTTP."""

import asyncio
import unicodedata
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.datastructures import Cookie, State
from litestar.openapi.spec import Discriminator
from litestar.params import Body, FromQuery, JSONBody, Parameter

import karfunkel
from karfunkel.bots import LEVELS
from karfunkel.errors import Error, Refused
from karfunkel.games.registry import GAMES
from karfunkel.protocol import http
from karfunkel.protocol.schema import socket_schema
from karfunkel.server import identity
from karfunkel.server.asking import AllTables, JsonRequest, Known, id_of, person, required
from karfunkel.server.game_routes import GAME_ID
from karfunkel.server.hub import Hub
from karfunkel.server.limits import Rate
from karfunkel.server.problems import problems
from karfunkel.store import Guest
from karfunkel.table.commands import AnyCommand
from karfunkel.table.narrator import Narrator, hush, retell
from karfunkel.table.retold import sitting_from_record
from karfunkel.table.sitting import Sitting
from karfunkel.table.told import Shown, Update
from karfunkel.table.told_moves import MoveForm

NAME = "^[A-Za-z0-9_-]+$"
FROM_0 = {"minimum": 0}
"""Said once more for the documentation, which loses a smallest value of 0 where a value may be left out."""

AnyTable = Annotated[str, Parameter(min_length=1, max_length=40, pattern=NAME, description="The name of a table.")]
AnyGuest = Annotated[str, Parameter(min_length=1, max_length=40, pattern=NAME, description="A guest.")]
Code = Annotated[str, Parameter(min_length=1, max_length=40, pattern=NAME, description="The code of an invitation.")]
Limit = Annotated[int, Parameter(ge=1, le=100, description="At most so many.")]
Eyes = Annotated[
    int | None,
    Parameter(ge=0, le=4, description="With whose eyes; a spectator's if left out.", schema_extra=FROM_0),
]

Form = Annotated[
    MoveForm, Parameter(description="How to say what you may play: `list`, move by move, or `choices`, by its shape.")
]

LONGEST_NAME = 24

_summaries = msgspec.json.Decoder(http.Summary)


@get("/api/house", summary="What can be played here")
async def house() -> http.House:
    """The games with their options, and the levels of the bots from weak to strong."""
    games = [
        http.GameInfo(
            game.id,
            game.title,
            game.min_players,
            game.max_players,
            [http.GameOption(option.name, list(option.values), option.about) for option in game.options],
        )
        for game in GAMES.values()
    ]
    return http.House(games, list(LEVELS), karfunkel.__version__)


# ---- guests


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
    data: JSONBody[http.NewName], request: Request[Any, Any, State], guest: Known, hub: AllTables
) -> Response[http.Me]:
    """Come in as a guest, or take another name. The cookie of the answer is who you are from now on."""
    name = _clean(data.name)
    if guest is None:
        rate: Rate = request.app.state.new_guests
        rate.take(request.client.host if request.client else "")
        guest = Guest(hub.settings.new_id(), name)
    guest = Guest(guest.id, name)
    await hub.store.save_guest(guest, hub.settings.now())
    for listener in hub.listeners.get(guest.id, ()):
        listener.name = name
    cookie = Cookie(
        identity.COOKIE,
        value=identity.sign(request.app.state.secret, guest.id),
        max_age=identity.A_YEAR,
        httponly=True,
        samesite="lax",
        secure=hub.settings.secure_cookies,
    )
    return Response(http.Me(guest.id, guest.name), cookies=[cookie])


@get("/api/mutes", summary="Whose talk you do not read", responses=problems(401))
async def muted(guest: Known, hub: AllTables) -> list[str]:
    """The guests whom you have muted."""
    return sorted(await hub.store.muted_by(required(guest).id))


@put("/api/mutes/{other:str}", summary="Mute a guest", responses=problems(400, 401, 403, 404), status_code=204)
async def mute(other: AnyGuest, guest: Known, hub: AllTables) -> None:
    """You are not shown what this guest says any more."""
    me = required(guest).id
    if await hub.store.guest(other) is None:
        raise Refused("unknown-guest", "there is no such guest")
    await hub.store.mute(me, other)
    for listener in hub.listeners.get(me, ()):
        listener.muted.add(other)


@delete("/api/mutes/{other:str}", summary="Unmute a guest", responses=problems(400, 401, 403))
async def unmute(other: AnyGuest, guest: Known, hub: AllTables) -> None:
    """You are shown again what this guest says."""
    me = required(guest).id
    await hub.store.unmute(me, other)
    for listener in hub.listeners.get(me, ()):
        listener.muted.discard(other)


# ---- lists


@get("/api/lobby", summary="Public tables", responses=problems(400))
async def lobby(
    hub: AllTables,
    stage: FromQuery[Literal["open", "running", "over"]] = "open",
    game: Annotated[str | None, Parameter(max_length=20, pattern=GAME_ID, description="Only this game.")] = None,
    players: Annotated[int | None, Parameter(ge=2, le=5, description="Only tables for so many.")] = None,
    free: Annotated[bool, Parameter(description="Only tables with a free seat.")] = False,
    before: Annotated[
        int | None,
        Parameter(ge=0, le=2**53, description="Only tables that changed before.", schema_extra=FROM_0),
    ] = None,
    limit: Limit = 50,
) -> list[http.Summary]:
    """Tables to join (`open`), to watch (`running`) or to look back at (`over`), the one that changed last first."""
    found = await hub.store.lobby(stage, game, players, free, before, limit)
    return [_summaries.decode(summary) for summary in found]


@get("/api/mine", summary="My tables", responses=problems(401, 400))
async def mine(hub: AllTables, guest: Known, ended: FromQuery[bool] = False, limit: Limit = 50) -> list[http.Summary]:
    """The tables at which you sit, with whose turn it is; with `ended` those that are over."""
    stages = ("over", "abandoned") if ended else ("open", "running")
    found = await hub.store.tables_of(required(guest).id, stages, limit)
    return [_summaries.decode(summary) for summary in found]


# ---- tables


@post(
    "/api/tables",
    summary="Put a table up",
    responses=problems(400, 401, 403, 413, 503),
    request_class=JsonRequest,
)
async def put_up(data: JSONBody[http.NewTable], guest: Known, hub: AllTables) -> http.OpenedTable:
    """A new table, with you as its host. Its code is the link for friends: `POST /api/invitations/CODE`."""
    sitting = await hub.open(person(guest), data)
    return http.OpenedTable(sitting.id, sitting.setup.code)


@get("/api/tables/{table:str}", summary="Look at a table", responses=problems(400, 404, 503))
async def look(table: AnyTable, guest: Known, hub: AllTables, moves: Form = "list") -> Shown:
    """The whole table as you may see it: from your seat, or as a spectator."""
    hushed = await hub.store.muted_by(guest.id) if guest else set()
    live = await hub.visible(table, id_of(guest))
    await live.settled()
    return live.whole(live.sitting.seat_of(id_of(guest)), hushed, moves)


@get("/api/tables/{table:str}/moves", summary="All my moves", responses=problems(400, 404, 503))
async def list_moves(table: AnyTable, guest: Known, hub: AllTables) -> http.AskedMoves:
    """Everything that you may play now, move by move, however much it is."""
    live = await hub.visible(table, id_of(guest))
    await live.settled()
    sitting, seat = live.sitting, live.sitting.seat_of(id_of(guest))
    asked = None if seat is None else sitting.asked.get(seat)
    if seat is None or asked is None:
        return http.AskedMoves(None, [])
    return http.AskedMoves(asked, list(sitting.playing().moves(seat)))


@post(
    "/api/tables/{table:str}",
    summary="Do something at a table",
    responses=problems(400, 401, 403, 404, 409, 413, 503),
    status_code=200,
    request_class=JsonRequest,
)
async def act(
    table: AnyTable,
    data: Annotated[AnyCommand, Body(title="Command", schema_extra={"discriminator": Discriminator("kind")})],
    guest: Known,
    hub: AllTables,
) -> http.Stored:
    """Sit, start, play, talk: every command of the socket. When the answer comes, it is done and stored."""
    return http.Stored(table, await hub.do(table, person(guest), data))


@get("/api/tables/{table:str}/scored", summary="If it were scored now", responses=problems(400, 404, 409, 503))
async def scored(table: AnyTable, guest: Known, hub: AllTables) -> http.Scored:
    """What the scoring would bring if it came now, as you may know it."""
    live = await hub.visible(table, id_of(guest))
    await live.settled()
    events, scores = live.sitting.playing().scored_now(live.sitting.seat_of(id_of(guest)))
    return http.Scored(list(events), list(scores))


@get("/api/tables/{table:str}/updates", summary="What I missed", responses=problems(400, 404, 503))
async def updates(
    table: AnyTable,
    guest: Known,
    hub: AllTables,
    since: Annotated[int, Parameter(ge=0, le=2**53)] = 0,
    moves: Form = "list",
) -> list[Update]:
    """The updates after place `since` of the log, as the socket told them."""
    hushed = await hub.store.muted_by(guest.id) if guest else set()
    live = await hub.visible(table, id_of(guest))
    told = await live.updates(live.sitting.seat_of(id_of(guest)), since, moves)
    return [hush(update, hushed) for update in told]


@get("/api/tables/{table:str}/invitation", summary="The link of a table", responses=problems(400, 401, 404))
async def invitation(table: AnyTable, guest: Known, hub: AllTables) -> http.Invitation:
    """The code that lets friends come to the table."""
    live = await hub.visible(table, required(guest).id)
    return http.Invitation(table, live.sitting.setup.code)


@post(
    "/api/invitations/{code:str}",
    summary="Come by a link",
    responses=problems(400, 401, 403, 404, 503),
    status_code=200,
)
async def come_by_link(code: Code, guest: Known, hub: AllTables) -> http.Invitation:
    """Come to a table by the code of its link; you may look at it and sit down from now on."""
    return http.Invitation(await hub.admit(code, required(guest)), code)


@get(
    "/api/tables/{table:str}/record",
    summary="The record of a game",
    responses=problems(400, 404, 409, 503),
    media_type=MediaType.TEXT,
)
async def record(table: AnyTable, guest: Known, hub: AllTables) -> Response[str]:
    """A finished game as text, with its seed: `karfunkel verify` checks every card of it."""
    sitting = await _ended(hub, table, guest)
    if sitting.game is None:
        raise Refused("not-started", "this game never began")
    text = sitting.game.record(with_seed=True)
    name = f"karfunkel-{sitting.setup.game}-{table}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get(
    "/api/tables/{table:str}/replay",
    summary="A game from its beginning",
    responses=problems(400, 404, 409, 503),
)
async def replay(
    table: AnyTable,
    guest: Known,
    hub: AllTables,
    seat: Eyes = None,
    moves: Form = "list",
) -> http.Replay:
    """A finished game, update by update, with the eyes of any seat."""
    sitting = await _ended(hub, table, guest)
    if seat is not None and seat >= sitting.setup.players:
        raise Refused("bad-request", f"there is no seat {seat}")
    return await asyncio.to_thread(_retold, sitting, seat, moves)


@post(
    "/api/replays",
    summary="A record from its beginning",
    responses=problems(400, 403, 413),
    status_code=200,
    request_class=JsonRequest,
)
async def replay_record(
    data: JSONBody[http.RecordText],
    seat: Eyes = None,
    moves: Form = "list",
) -> http.Replay:
    """The game of a record that you bring along, update by update. Nothing is stored."""
    try:
        sitting = await asyncio.to_thread(sitting_from_record, data.record)
    except Error as error:
        raise Refused("bad-record", str(error)) from None
    if seat is not None and seat >= sitting.setup.players:
        raise Refused("bad-record", f"there is no seat {seat}")
    return await asyncio.to_thread(_retold, sitting, seat, moves)


async def _ended(hub: Hub, table: str, guest: Guest | None) -> Sitting:
    live = await hub.visible(table, id_of(guest))
    await live.settled()
    if live.sitting.stage not in ("over", "abandoned"):
        raise Refused("running", "this can be had once the game is over")
    return live.sitting


def _retold(sitting: Sitting, seat: int | None, form: MoveForm) -> http.Replay:
    first = Narrator(Sitting.from_log(sitting.id, sitting.lines[:1]), seat, form=form).whole()
    return http.Replay(first, retell(sitting.id, sitting.lines, seat, 0, form))


def _clean(name: str) -> str:
    """A name without signs that cannot be seen or that turn the text around."""
    kept = (sign for sign in unicodedata.normalize("NFC", name) if sign.isprintable())
    cleaned = " ".join("".join(kept).split())
    if not cleaned or len(cleaned) > LONGEST_NAME:
        raise Refused("bad-name", f"a name has 1 to {LONGEST_NAME} letters")
    return cleaned


# ---- the server itself


@get("/healthz", include_in_schema=False)
async def healthz(hub: AllTables) -> Response[dict[str, bool]]:
    """Whether the server and its database answer."""
    ready = await hub.store.ready()
    return Response({"ok": ready}, status_code=200 if ready else 503)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(hub: AllTables) -> Response[bytes]:
    """Counters, for Prometheus."""
    hub.metrics.tables = len(hub.live)
    hub.metrics.commits = hub.store.commits
    return Response(hub.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/socket.schema.json", include_in_schema=False)
async def schema() -> dict[str, Any]:
    """The JSON Schema of the socket's messages."""
    return socket_schema()


HANDLERS = [
    house,
    who_am_i,
    call_me,
    muted,
    mute,
    unmute,
    lobby,
    mine,
    put_up,
    look,
    list_moves,
    act,
    scored,
    updates,
    invitation,
    come_by_link,
    record,
    replay,
    replay_record,
    healthz,
    metrics,
    schema,
]

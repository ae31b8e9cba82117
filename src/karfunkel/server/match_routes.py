"""Matches over HTTP: create one, look at it, command, replay it once it is over."""

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.openapi.spec import Discriminator
from litestar.params import Body, JSONBody, Parameter

from karfunkel.errors import Refused
from karfunkel.match.commands import AnyCommand
from karfunkel.match.match import Match
from karfunkel.match.moves_for_viewer import MoveForm
from karfunkel.match.projection import Viewer, redact_muted, snapshot
from karfunkel.match.viewer_messages import TableSnapshot, Update
from karfunkel.protocol import http
from karfunkel.server.costly_work import Asker
from karfunkel.server.error_responses import problems
from karfunkel.server.match_service import MatchService
from karfunkel.server.route_dependencies import (
    FROM_0,
    NAME,
    Asking,
    JsonRequest,
    Known,
    Matches,
    id_of,
    json_body,
    person,
    require_guest,
)
from karfunkel.store import Guest
from karfunkel.worker.jobs import TellGame, TellRecord

AnyTable = Annotated[str, Parameter(min_length=1, max_length=40, pattern=NAME, description="The name of a table.")]
Code = Annotated[str, Parameter(min_length=1, max_length=40, pattern=NAME, description="The code of an invitation.")]
Eyes = Annotated[
    int | None,
    Parameter(ge=0, le=4, description="With whose eyes; a spectator's if left out.", schema_extra=FROM_0),
]


Form = Annotated[
    MoveForm, Parameter(description="How to say what you may play: `list`, move by move, or `choices`, by its shape.")
]


@post(
    "/api/tables",
    summary="Put a table up",
    responses=problems(400, 401, 403, 413, 503),
    request_class=JsonRequest,
)
async def put_up(data: JSONBody[http.NewTable], guest: Known, asker: Asking, matches: Matches) -> http.OpenedTable:
    """A new table, with you as its host. Its code is the link for friends: `POST /api/invitations/CODE`."""
    match = await matches.create(person(guest), data, asker)
    return http.OpenedTable(match.id, match.setup.code)


@get("/api/tables/{table:str}", summary="Look at a table", responses=problems(400, 404, 503))
async def look(table: AnyTable, guest: Known, asker: Asking, matches: Matches, moves: Form = "list") -> TableSnapshot:
    """The whole table as you may see it: from your seat, or as a spectator."""
    muted = await matches.store.mutes.muted_by(guest.id) if guest else set()
    match = (await matches.registry.visible(table, id_of(guest), asker)).match
    with matches.budgets.at_expense_of(asker):
        return snapshot(match, Viewer(match.seat_of(id_of(guest)), moves), muted)


@get("/api/tables/{table:str}/moves", summary="All my moves", responses=problems(400, 404, 503))
async def list_moves(table: AnyTable, guest: Known, asker: Asking, matches: Matches) -> http.AskedMoves:
    """Everything that you may play now, move by move, however much it is."""
    match = (await matches.registry.visible(table, id_of(guest), asker)).match
    seat = match.seat_of(id_of(guest))
    asked = None if seat is None else match.asked.get(seat)
    if seat is None or asked is None:
        return http.AskedMoves(None, [])
    return http.AskedMoves(asked, await matches.past.run(asker, lambda: list(match.playing().moves(seat))))


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
    asker: Asking,
    matches: Matches,
) -> http.Stored:
    """Sit, start, play, talk: every command of the socket. When the answer comes, it is done and stored."""
    return http.Stored(table, await matches.ask(table, person(guest), data, asker))


@get("/api/tables/{table:str}/scored", summary="If it were scored now", responses=problems(400, 404, 409, 503))
async def scored(table: AnyTable, guest: Known, asker: Asking, matches: Matches) -> http.Scored:
    """What the scoring would bring if it came now, as you may know it."""
    match = (await matches.registry.visible(table, id_of(guest), asker)).match
    with matches.budgets.at_expense_of(asker):
        events, scores = match.playing().scored_now(match.seat_of(id_of(guest)))
    return http.Scored(list(events), list(scores))


@get("/api/tables/{table:str}/updates", summary="What I missed", responses=problems(400, 404, 503))
async def updates(
    table: AnyTable,
    guest: Known,
    asker: Asking,
    matches: Matches,
    since: Annotated[int, Parameter(ge=0, le=2**53)] = 0,
    moves: Form = "list",
) -> list[Update]:
    """The updates after place `since` of the log, as the socket told them.

    They come page by page: ask again after the last one, until there are none.
    """
    muted = await matches.store.mutes.muted_by(guest.id) if guest else set()
    actor = await matches.registry.visible(table, id_of(guest), asker)
    viewer = Viewer(actor.match.seat_of(id_of(guest)), moves)
    told = await matches.history.updates(actor, viewer, since, asker)
    return [redact_muted(update, muted) for update in told]


@get("/api/tables/{table:str}/invitation", summary="The link of a table", responses=problems(400, 401, 404))
async def invitation(table: AnyTable, guest: Known, asker: Asking, matches: Matches) -> http.Invitation:
    """The code that lets friends come to the table."""
    match = (await matches.registry.visible(table, require_guest(guest).id, asker)).match
    return http.Invitation(table, match.setup.code)


@post(
    "/api/invitations/{code:str}",
    summary="Come by a link",
    responses=problems(400, 401, 403, 404, 503),
    status_code=200,
)
async def come_by_link(code: Code, guest: Known, asker: Asking, matches: Matches) -> http.Invitation:
    """Come to a table by the code of its link; you may look at it and sit down from now on."""
    return http.Invitation(await matches.admit(code, require_guest(guest), asker), code)


@get(
    "/api/tables/{table:str}/record",
    summary="The record of a game",
    responses=problems(400, 404, 409, 503),
    media_type=MediaType.TEXT,
)
async def record(table: AnyTable, guest: Known, asker: Asking, matches: Matches) -> Response[str]:
    """A finished game as text, with its seed: `karfunkel verify` checks every card of it."""
    match = await _ended(matches, table, guest, asker)
    if match.game is None:
        raise Refused("not-started", "this game never began")
    text = match.game.record(with_seed=True)
    name = f"karfunkel-{match.setup.game}-{table}.txt"
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
    asker: Asking,
    matches: Matches,
    seat: Eyes = None,
    moves: Form = "list",
) -> Response[http.Replay]:
    """A finished game, update by update, with the eyes of any seat."""
    match = await _ended(matches, table, guest, asker)
    if seat is not None and seat >= match.setup.players:
        raise Refused("bad-request", f"there is no seat {seat}")
    muted = await matches.store.mutes.muted_by(guest.id) if guest else set()
    job = TellGame(match.id, list(match.log), seat, moves, frozenset(muted))
    return json_body(await matches.reading.run(asker, job))


@post(
    "/api/replays",
    summary="A record from its beginning",
    responses=problems(400, 403, 413, 503),
    status_code=200,
    request_class=JsonRequest,
)
async def replay_record(
    data: JSONBody[http.RecordText],
    asker: Asking,
    matches: Matches,
    seat: Eyes = None,
    moves: Form = "list",
) -> Response[http.Replay]:
    """The game of a record that you bring along, update by update. Nothing is stored."""
    return json_body(await matches.reading.run(asker, TellRecord(data.record, seat, moves)))


async def _ended(matches: MatchService, table: str, guest: Guest | None, asker: Asker) -> Match:
    match = (await matches.registry.visible(table, id_of(guest), asker)).match
    if not match.ended:
        raise Refused("running", "this can be had once the game is over")
    return match


MATCH_HANDLERS = [
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
]

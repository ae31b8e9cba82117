"""Routes of hints at the table, and of analyses of finished games."""

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, Parameter

from karfunkel.errors import Refused
from karfunkel.protocol import analysis_bodies as bodies
from karfunkel.protocol.http import RecordText
from karfunkel.server.error_responses import problems
from karfunkel.server.match_service import MatchService
from karfunkel.server.route_dependencies import Asking, JsonRequest, Known, Matches, id_of, json_body, require_guest
from karfunkel.worker.jobs import NameGame

AnyTable = Annotated[str, Parameter(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]

# ---- what can be asked


@get("/api/tables/{table:str}/hint", summary="What would you do", responses=problems(400, 401, 403, 404, 409, 503))
async def hint(table: AnyTable, guest: Known, asker: Asking, matches: Matches) -> bodies.Hint:
    """What a strong bot would play in your place, and why. Only where all others are bots: people might mind."""
    match = (await matches.registry.visible(table, require_guest(guest).id, asker)).match
    seat = match.seat_of(id_of(guest))
    if seat is None:
        raise Refused("not-seated", "hints are for those who play")
    if seat not in match.to_act():
        raise Refused("not-your-turn", "there is nothing to advise: it is not your turn")
    if any(other.guest and other.level is None for number, other in enumerate(match.seats) if number != seat):
        raise Refused("no-hints", "there are no hints where other people play")
    _require_bots(matches, match.setup.game)
    return await matches.analyses.hint(match, seat, asker)


@get("/api/tables/{table:str}/analysis", summary="Who could have won", responses=problems(400, 404, 409, 503))
async def analysis(table: AnyTable, guest: Known, asker: Asking, matches: Matches) -> Response[bodies.GameAnalysis]:
    """A finished game thought over again, decision by decision. The first time it takes some seconds."""
    match = (await matches.registry.visible(table, id_of(guest), asker)).match
    if not match.ended:
        raise Refused("running", "this can be had once the game is over")
    if match.game is None:
        raise Refused("not-started", "this game never began")
    _require_bots(matches, match.setup.game)
    return json_body(await matches.analyses.of_game(match, asker))


@post(
    "/api/analyses",
    summary="Who could have won a recorded game",
    responses=problems(400, 403, 409, 413, 503),
    status_code=200,
    request_class=JsonRequest,
)
async def analysis_of_record(
    data: JSONBody[RecordText], asker: Asking, matches: Matches
) -> Response[bodies.GameAnalysis]:
    """The game of a record that you bring along, thought over again. The record is not stored."""
    game = msgspec.json.decode(await matches.reading.run(asker, NameGame(data.record)), type=str)
    _require_bots(matches, game)
    return json_body(await matches.analyses.of_record(data.record, game, asker))


def _require_bots(matches: MatchService, game: str) -> None:
    if matches.warmup.has_failed(game):
        raise Refused("no-mind", "nobody here knows this game well: there are no hints and no analyses")
    if not matches.warmup.is_ready(game):
        raise Refused("not-ready", "those who know this game well are still on their way; ask again in a minute")


ANALYSIS_HANDLERS = [hint, analysis, analysis_of_record]

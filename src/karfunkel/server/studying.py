"""Hints at the table, and finished games thought over again."""

import asyncio
import hashlib
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, Parameter

from karfunkel.errors import Error, Refused
from karfunkel.protocol import study
from karfunkel.protocol.http import RecordText
from karfunkel.server.asking import AllTables, JsonRequest, Known, id_of, required
from karfunkel.server.hub import Hub
from karfunkel.server.problems import problems
from karfunkel.table.retold import sitting_from_record
from karfunkel.table.sitting import Sitting

AnyTable = Annotated[str, Parameter(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]

# ---- what can be asked


@get("/api/tables/{table:str}/hint", summary="What would you do", responses=problems(400, 401, 403, 404, 409, 503))
async def hint(table: AnyTable, guest: Known, hub: AllTables) -> study.Hint:
    """What a strong bot would play in your place, and why. Only where all others are bots: people might mind."""
    live = await hub.visible(table, required(guest).id)
    await live.settled()
    sitting = live.sitting
    seat = sitting.seat_of(id_of(guest))
    if seat is None:
        raise Refused("not-seated", "hints are for those who play")
    if seat not in sitting.to_act():
        raise Refused("not-your-turn", "there is nothing to advise: it is not your turn")
    if any(other.guest and other.level is None for number, other in enumerate(sitting.seats) if number != seat):
        raise Refused("no-hints", "there are no hints where other people play")
    _require_mind(hub, sitting)
    return await hub.students.hint(sitting, seat)


@get("/api/tables/{table:str}/analysis", summary="Who could have won", responses=problems(400, 404, 409, 503))
async def analysis(table: AnyTable, guest: Known, hub: AllTables) -> study.Studied:
    """A finished game thought over again, decision by decision. The first time it takes some seconds."""
    live = await hub.visible(table, id_of(guest))
    await live.settled()
    if live.sitting.stage not in ("over", "abandoned"):
        raise Refused("running", "this can be had once the game is over")
    _require_mind(hub, live.sitting)
    return await hub.students.analysis(live.sitting, table)


@post(
    "/api/analyses",
    summary="Who could have won a recorded game",
    responses=problems(400, 403, 409, 413, 503),
    status_code=200,
    request_class=JsonRequest,
)
async def analysis_of_record(data: JSONBody[RecordText], hub: AllTables) -> study.Studied:
    """The game of a record that you bring along, thought over again. The record is not stored."""
    try:
        sitting = await asyncio.to_thread(sitting_from_record, data.record)
    except Error as error:
        raise Refused("bad-record", str(error)) from None
    _require_mind(hub, sitting)
    return await hub.students.analysis(sitting, hashlib.sha256(data.record.encode()).hexdigest())


def _require_mind(hub: Hub, sitting: Sitting) -> None:
    if hub.minds.has_failed(sitting.setup.game):
        raise Refused("no-mind", "nobody here knows this game well: there are no hints and no analyses")
    if not hub.minds.is_ready(sitting.setup.game):
        raise Refused("not-ready", "those who know this game well are still on their way; ask again in a minute")


STUDY_HANDLERS = [hint, analysis, analysis_of_record]

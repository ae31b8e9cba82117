"""What can be played here, and lists of matches."""

from typing import Annotated, Literal

import msgspec
from litestar import get
from litestar.params import FromQuery, Parameter

import karfunkel
from karfunkel.bots import LEVELS
from karfunkel.games.registry import GAMES
from karfunkel.protocol import http
from karfunkel.server.dependencies import FROM_0, Known, Matches, require_guest
from karfunkel.server.errors import problems
from karfunkel.server.game_routes import GAME_ID

Limit = Annotated[int, Parameter(ge=1, le=100, description="At most so many.")]

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


@get("/api/lobby", summary="Public tables", responses=problems(400))
async def lobby(
    matches: Matches,
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
    found = await matches.store.lobby(stage, game, players, free, before, limit)
    return [_summaries.decode(summary) for summary in found]


@get("/api/mine", summary="My tables", responses=problems(401, 400))
async def mine(matches: Matches, guest: Known, ended: FromQuery[bool] = False, limit: Limit = 50) -> list[http.Summary]:
    """The tables at which you sit, with whose turn it is; with `ended` those that are over."""
    stages = ("over", "abandoned") if ended else ("open", "running")
    found = await matches.store.tables_of(require_guest(guest).id, stages, limit)
    return [_summaries.decode(summary) for summary in found]


LIST_HANDLERS = [house, lobby, mine]

"""Routes of the lobby: what can be played here, and lists of matches."""

from typing import Annotated, Literal

import msgspec
from litestar import get
from litestar.params import FromQuery, Parameter

import karfunkel
from karfunkel.bots import levels_here
from karfunkel.games.registry import GAMES
from karfunkel.lesson import has_lesson
from karfunkel.protocol import http
from karfunkel.server.error_responses import problems
from karfunkel.server.game_info_and_asset_routes import GAME_ID
from karfunkel.server.route_dependencies import FROM_0, NAME, Known, Matches, require_guest
from karfunkel.store import Place

Limit = Annotated[int, Parameter(ge=1, le=100, description="At most so many.")]

Before = Annotated[
    int | None,
    Parameter(
        ge=0,
        le=2**53,
        description="Only tables that changed before: the last `changed_at` of a page.",
        schema_extra=FROM_0,
    ),
]
BeforeTable = Annotated[
    str | None,
    Parameter(min_length=1, max_length=40, pattern=NAME, description="With `before`: the last `table` of that page."),
]

_summaries = msgspec.json.Decoder(http.Summary)


@get("/api/house", summary="What can be played here")
async def house() -> http.House:
    """The games with their options and whether they bring lessons, and the levels of the bots from weak to strong."""
    games = [
        http.GameInfo(
            game.id,
            game.title,
            game.min_players,
            game.max_players,
            [http.GameOption(option.name, list(option.values), option.about) for option in game.options],
            has_lesson(game.id),
            game.deck_form() is not None,
        )
        for game in GAMES.values()
    ]
    return http.House(games, list(levels_here()), karfunkel.__version__)


@get("/api/lobby", summary="Public tables", responses=problems(400))
async def lobby(
    matches: Matches,
    stage: FromQuery[Literal["open", "running", "over"]] = "open",
    game: Annotated[str | None, Parameter(max_length=20, pattern=GAME_ID, description="Only this game.")] = None,
    players: Annotated[int | None, Parameter(ge=2, le=5, description="Only tables for so many.")] = None,
    free: Annotated[bool, Parameter(description="Only tables with a free seat.")] = False,
    before: Before = None,
    before_table: BeforeTable = None,
    limit: Limit = 50,
) -> list[http.Summary]:
    """Tables to join (`open`), to watch (`running`) or to look back at (`over`), the one that changed last first."""
    found = await matches.store.lists.lobby(stage, game, players, free, _place(before, before_table), limit)
    return [_summaries.decode(summary) for summary in found]


@get("/api/mine", summary="My tables", responses=problems(401, 400))
async def mine(
    matches: Matches,
    guest: Known,
    ended: FromQuery[bool] = False,
    before: Before = None,
    before_table: BeforeTable = None,
    limit: Limit = 50,
) -> list[http.Summary]:
    """The tables at which you sit, with whose turn it is; with `ended` those that are over."""
    place = _place(before, before_table)
    found = await matches.store.lists.tables_of(require_guest(guest).id, ended, place, limit)
    return [_summaries.decode(summary) for summary in found]


def _place(before: int | None, table: str | None) -> Place | None:
    """Where a page begins: before all tables that changed at a time, unless one of them is named."""
    return None if before is None else (before, table or "")


LIST_HANDLERS = [house, lobby, mine]

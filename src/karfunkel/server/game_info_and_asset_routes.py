"""Routes of a game's description, its words, and the board that it brings along.

All of that is read from files, in threads: a slow disk keeps nobody else waiting.
"""

from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, Parameter

from karfunkel.errors import Refused
from karfunkel.games.registry import GAMES
from karfunkel.protocol.game_description import GameDescription, describe
from karfunkel.server.error_responses import problems
from karfunkel.server.game_assets import BOARD, board_address, board_file, words_of
from karfunkel.server.static_files import ANEW

GAME_ID = "^[a-z0-9_]*$"
AnyGame = Annotated[str, Parameter(max_length=20, pattern=GAME_ID, description="The id of a game.")]
Language = Annotated[str, Parameter(min_length=2, max_length=2, pattern="^[a-z]*$", description="A language: `de`.")]


@get("/api/games/{game:str}", summary="What a game is", responses=problems(400, 404), sync_to_thread=True)
def game_info(game: AnyGame) -> GameDescription:
    """Its players and options, its events with their fields, and where its board is, if it brings one along."""
    return describe(known_game(game), board_address(game))


@get(
    "/api/games/{game:str}/words/{language:str}",
    summary="The words of a game",
    responses=problems(400, 404),
    media_type=MediaType.TEXT,
    sync_to_thread=True,
)
def game_words(game: AnyGame, language: Language) -> Response[str]:
    """Its messages in Fluent: in English if it does not speak the language, and none if it has no words at all."""
    text = words_of(known_game(game), language)
    return Response(text, media_type="text/plain; charset=utf-8", headers={"cache-control": ANEW})


@get(f"/api/games/{{game:str}}/{BOARD}/{{path:path}}", include_in_schema=False, sync_to_thread=True)
def board(request: Request[Any, Any, Any], game: AnyGame, path: FromPath[str]) -> Response[bytes]:
    """A file of the board that a game brings along."""
    found = board_file(known_game(game), path.lstrip("/"))
    if found is None:
        raise NotFoundException
    headers = {"cache-control": ANEW, "etag": found.tag}
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(found.body, media_type=found.kind, headers=headers)


def known_game(game: str) -> str:
    """The id of a game that there is; Refused if there is none of this id."""
    if game not in GAMES:
        raise Refused("no-game", f"there is no game {game!r}; there is {', '.join(GAMES)}")
    return game


GAME_HANDLERS = [game_info, game_words, board]

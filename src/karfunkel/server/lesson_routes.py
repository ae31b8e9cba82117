"""Routes of lessons, and of the pictures in the rules of a game."""

from functools import cache

from litestar import Response, get, post
from litestar.params import JSONBody

from karfunkel.lesson import examples_of, play_example
from karfunkel.protocol.lesson_bodies import ExampleTold, LessonMoves, LessonTold
from karfunkel.server.error_responses import problems
from karfunkel.server.game_info_and_asset_routes import AnyGame, known_game
from karfunkel.server.route_dependencies import Asking, JsonRequest, Matches, json_body
from karfunkel.worker.jobs import PlayLesson


@post(
    "/api/games/{game:str}/lesson",
    summary="A lesson up to your next move",
    responses=problems(400, 403, 404, 409, 413, 503),
    status_code=200,
    request_class=JsonRequest,
)
async def lesson(game: AnyGame, data: JSONBody[LessonMoves], asker: Asking, matches: Matches) -> Response[LessonTold]:
    """A first game by the script that the game brings, after these moves of yours. Nothing is stored."""
    return json_body(await matches.reading.run(asker, PlayLesson(known_game(game), data.played)))


@get(
    "/api/games/{game:str}/examples",
    summary="The pictures of the rules",
    responses=problems(400, 404),
    sync_to_thread=True,
)
def examples(game: AnyGame) -> list[ExampleTold]:
    """Positions, and moments of what happens there, for the sections of the rules that they stand in."""
    return _examples_of(known_game(game))


@cache
def _examples_of(game: str) -> list[ExampleTold]:
    return [play_example(example) for example in examples_of(game)]


LESSON_HANDLERS = [lesson, examples]

"""Checks of lessons and of the pictures in rules."""

from collections.abc import Callable
from functools import partial

from karfunkel.conformance.assertions import ConformanceError, demand
from karfunkel.conformance.words_checks import messages_of
from karfunkel.errors import Error
from karfunkel.games.game import Game
from karfunkel.lesson import examples_of, lesson_of, play_example, play_lesson


def lessons_play(game: Game, players: int) -> None:
    """Its lesson plays to its end by the rules, its examples can be shown, and there are words for both."""
    lesson, examples = lesson_of(game.id), examples_of(game.id)
    if lesson is not None:
        moves = [step.play for step in lesson.steps if step.play is not None and lesson.mover(step) == lesson.seat]
        _play_script(partial(play_lesson, lesson, moves), "lesson.toml")
    for example in examples:
        _play_script(partial(play_example, example), f"examples.toml, {example.say}")
    said = [f"lesson-{step.say}" for step in (lesson.steps if lesson else []) if step.say is not None]
    wanted = {*said, *(f"rules-example-{example.say}" for example in examples)}
    lacking = sorted(wanted - messages_of(game, "en"))
    demand(not lacking, f"words/en.ftl lacks {', '.join(lacking)}")


def _play_script(play: Callable[[], object], where: str) -> None:
    """Demand that a script can be played."""
    try:
        play()
    except Error as error:
        raise ConformanceError(f"{where}: {error}") from None

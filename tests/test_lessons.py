"""Lessons: every game plays its own to the end, by the real rules, and says it in every language in few words."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from karfunkel.conformance import ConformanceError, lesson_and_picture_checks
from karfunkel.conformance.lesson_and_picture_checks import lessons_play
from karfunkel.errors import Refused
from karfunkel.games.registry import GAMES
from karfunkel.lesson import Lesson, ScriptStep, examples_of, has_lesson, lesson_of, play_example, play_lesson
from karfunkel.protocol.apply_update import apply_update
from karfunkel.protocol.lesson_bodies import ExampleTold, LessonTold
from karfunkel.words import languages
from karfunkel.words.fluent_file_locations import scopes_of
from karfunkel.words.translations import Words
from tests.outside import installed, outside_games

OURS = list(GAMES)
OUTSIDE = "picking"
"""A game of a package that brings a lesson."""
MOST_SENTENCES = 2
SHORTEST, LONGEST = 10, 20
"""A lesson of three to five minutes has so many steps."""

every_game = pytest.mark.parametrize("game", [*OURS, OUTSIDE])


@pytest.fixture(scope="module", autouse=True)
def packages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with outside_games(installed(tmp_path_factory.mktemp("installed"))):
        yield


def lesson_called(game: str) -> Lesson:
    lesson = lesson_of(game)
    assert lesson is not None
    return lesson


def moves_of(lesson: Lesson) -> list[str]:
    """All moves that the learner is to make."""
    return [step.play for step in lesson.steps if step.play is not None and lesson.mover(step) == lesson.seat]


def view_after(told: LessonTold | ExampleTold) -> dict[str, Any]:
    shown = told.first
    for update in told.updates:
        shown = apply_update(shown, update)
    assert shown.view is not None
    return {**shown.view, "stage": shown.stage}


def test_every_game_of_the_house_brings_one() -> None:
    assert [game for game in OURS if not has_lesson(game)] == []


@every_game
def test_it_is_played_to_the_end_of_the_game_and_won(game: str) -> None:
    lesson = lesson_called(game)
    told = play_lesson(lesson, moves_of(lesson))
    view = view_after(told)
    assert told.ends
    assert (view["stage"], view["winners"]) == ("over", [lesson.seat])


@every_game
def test_it_is_told_move_by_move_as_it_is_told_at_once(game: str) -> None:
    lesson = lesson_called(game)
    moves = moves_of(lesson)
    whole = play_lesson(lesson, moves)
    for number in range(len(moves)):
        part = play_lesson(lesson, moves[:number])
        assert not part.ends
        assert part.steps[-1].play == moves[number]
        assert part.steps == whole.steps[: len(part.steps)]
        assert part.updates == whole.updates[: len(part.updates)]
        assert view_after(part)["to_act"].count(lesson.seat) == 1


@every_game
def test_other_moves_are_refused(game: str) -> None:
    lesson = lesson_called(game)
    for played in (["nonsense"], [*moves_of(lesson), "more"]):
        with pytest.raises(Refused) as refused:
            play_lesson(lesson, played)
        assert refused.value.code == "not-in-lesson"


@pytest.mark.parametrize("language", languages())
@every_game
def test_all_is_said_in_every_language_in_two_sentences(game: str, language: str) -> None:
    lesson = lesson_called(game)
    words = Words(language, scopes_of(GAMES[game]))
    names = {f"seat{seat}": f"N{seat}" for seat in range(5)}
    for name in said_in(lesson):
        text = words.say(f"lesson-{name}", **names)
        assert not re.search("[⟨{]", text), name
        assert 1 <= len(re.findall(r"[.!?](?= |$)", text)) <= MOST_SENTENCES, text


@pytest.mark.parametrize("game", OURS)
def test_nothing_is_written_that_is_not_said(game: str) -> None:
    file = Path(__file__).parent.parent / f"src/karfunkel/games/{game}/words/en.ftl"
    written = re.findall(r"^lesson-([\w-]+) =", file.read_text("utf-8"), re.MULTILINE)
    assert written == said_in(lesson_called(game))


@pytest.mark.parametrize("game", OURS)
def test_it_takes_a_few_minutes(game: str) -> None:
    assert SHORTEST <= len(said_in(lesson_called(game))) <= LONGEST


def said_in(lesson: Lesson) -> list[str]:
    return [step.say for step in lesson.steps if step.say is not None]


def test_the_learner_is_told_nothing_that_its_seat_may_not_see() -> None:
    """What others choose in secret comes only when it is shown."""
    lesson = lesson_called(OURS[0])
    told = play_lesson(lesson, [])
    chose = [event for update in told.updates for event in update.events if event["event"] == "chose"]
    assert chose
    assert all("action" not in event for event in chose)


def test_a_script_with_unknown_fields_is_refused() -> None:
    with pytest.raises(TypeError):
        ScriptStep(say="goal", nonsense=1)  # type: ignore[call-arg]


# ---- pictures of the rules


@pytest.mark.parametrize("game", OURS)
def test_pictures_stand_in_sections_that_there_are_and_are_explained(game: str) -> None:
    examples = examples_of(game)
    assert examples
    for language in languages():
        words = Words(language, scopes_of(GAMES[game]))
        for example in examples:
            assert words.has(f"rules-{example.section}-text")
            assert words.has(f"rules-example-{example.say}")


@pytest.mark.parametrize("game", OURS)
def test_pictures_are_played_by_the_rules(game: str) -> None:
    for example in examples_of(game):
        told = play_example(example)
        events = [event["event"] for update in told.updates[-1:] for event in update.events]
        assert example.until is None or example.until in events, example.say


def test_the_scoring_that_is_shown_is_that_of_the_rulebook() -> None:
    """[E44] Four players earn 20, 19, 12 and 20."""
    [example] = [one for one in examples_of("edelstein") if one.say == "scoring"]
    assert view_after(play_example(example))["money"] == [20, 19, 12, 20]


def test_a_game_without_pictures_has_none() -> None:
    assert examples_of("geode") == []


# ---- what is checked of games of others


@every_game
def test_check_game_plays_it(game: str) -> None:
    lessons_play(GAMES[game], GAMES[game].min_players)


def test_check_game_finds_a_move_that_cannot_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = lesson_called(OUTSIDE)
    steps = [msgspec.structs.replace(step, play="nonsense") if step.play else step for step in lesson.steps]
    broken = msgspec.structs.replace(lesson, steps=steps)
    monkeypatch.setattr(lesson_and_picture_checks, "lesson_of", lambda game: broken)
    with pytest.raises(ConformanceError, match=r"lesson\.toml"):
        lessons_play(GAMES[OUTSIDE], 2)


def test_check_game_finds_words_that_are_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = lesson_called(OUTSIDE)
    silent = msgspec.structs.replace(lesson, steps=[*lesson.steps, ScriptStep(say="unheard")])
    monkeypatch.setattr(lesson_and_picture_checks, "lesson_of", lambda game: silent)
    with pytest.raises(ConformanceError, match="lesson-unheard"):
        lessons_play(GAMES[OUTSIDE], 2)

"""Lessons on the page: played to the end by mouse and by keys, left and taken up again, in every language."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from karfunkel.games.registry import GAMES
from karfunkel.lesson import Lesson, ScriptStep, lesson_of
from tests.page.browsing import Visitor

OFFER = re.compile(r"(\d+)([rygb])")
WORDS = "section p[role=status]"
ON = "section .button.primary"

every_game = pytest.mark.parametrize("game", list(GAMES))


def lesson_called(game: str) -> Lesson:
    lesson = lesson_of(game)
    assert lesson is not None
    return lesson


def said_steps(game: str) -> list[ScriptStep]:
    return [step for step in lesson_called(game).steps if step.say is not None]


def wait_for_words(page: Any, other_than: str = "") -> str:
    """What is said now, once it is something else than before."""
    page.locator(WORDS).filter(has_text=re.compile(r"\w")).wait_for()
    for _ in range(200):
        text = str(page.locator(WORDS).inner_text())
        if text not in ("", other_than):
            return text
        page.wait_for_timeout(25)
    raise AssertionError(f"nothing else is said than {other_than!r}")


def go_on(page: Any, step: ScriptStep) -> None:
    """Do what the step asks for."""
    if step.play is None:
        page.locator(ON).click()
        return
    if OFFER.fullmatch(step.play):
        for number, colour in OFFER.findall(step.play):
            for _ in range(int(number)):
                page.locator(f'[data-place="bid-{colour}"] button').first.click()
    page.locator(f'[data-place="move-{step.play}"]').click()


def assert_pointed(page: Any, step: ScriptStep) -> None:
    """All that the step points at is there, and of what is in sight something has a ring around it."""
    missing = [name for name in step.point if page.locator(f'[data-place="{name}"]').count() != 1]
    assert missing == [], f"{step.say} points at {missing}, which is not on the page"
    if step.point or step.play:
        page.locator(".ring").first.wait_for()


def play_through(page: Any, steps: list[ScriptStep]) -> None:
    text = ""
    for step in steps:
        text = wait_for_words(page, text)
        assert_pointed(page, step)
        if step is not steps[-1]:
            go_on(page, step)


@pytest.mark.parametrize("locale", ["en-US", "de-DE", "fr-FR", "nl-NL"])
@every_game
def test_it_is_played_to_its_end_on_a_phone(visitor: Callable[..., Visitor], game: str, locale: str) -> None:
    anna = visitor(size="phone", locale=locale)
    anna.page.goto("/")
    anna.page.locator(f'a[href="/lesson/{game}"]').click()
    play_through(anna.page, said_steps(game))
    anna.page.locator(f'section a[href="/?play={game}"]').wait_for()


@every_game
def test_it_is_played_to_its_end_at_a_desk(visitor: Callable[..., Visitor], game: str) -> None:
    anna = visitor(size="desk")
    anna.page.goto(f"/lesson/{game}")
    play_through(anna.page, said_steps(game))


def test_it_is_taken_up_again_where_it_was_left(visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    game = next(iter(GAMES))
    steps = said_steps(game)
    at = next(number for number, step in enumerate(steps) if step.play) + 1
    anna.page.goto(f"/lesson/{game}")
    play_through(anna.page, steps[: at + 1])
    text = wait_for_words(anna.page)
    anna.page.reload()
    assert wait_for_words(anna.page) == text
    play_through(anna.page, steps[at:])


def test_another_move_is_answered_and_changes_nothing(visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    anna.page.goto("/lesson/edelstein")
    steps = said_steps("edelstein")
    asked = next(number for number, step in enumerate(steps) if step.play)
    play_through(anna.page, steps[: asked + 1])
    text = wait_for_words(anna.page)
    anna.page.locator('[data-place="move-money"]').click()
    assert "This time" in wait_for_words(anna.page, text)
    play_through(anna.page, steps[asked:])


def test_one_can_go_back(visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    anna.page.goto("/lesson/emerald")
    steps = said_steps("emerald")
    first = wait_for_words(anna.page)
    play_through(anna.page, steps[:5])
    said = wait_for_words(anna.page)
    for _ in range(4):
        anna.page.get_by_role("button", name="Back", exact=True).click()
        said = wait_for_words(anna.page, said)
    assert said == first
    play_through(anna.page, steps)


@every_game
def test_it_is_played_by_keys_alone(visitor: Callable[..., Visitor], game: str) -> None:
    """Enter reads on; where a move is asked for, Tab leads to it."""
    anna = visitor()
    page = anna.page
    page.goto(f"/lesson/{game}")
    steps, text = said_steps(game), ""
    for step in steps[:-1]:
        text = wait_for_words(page, text)
        wanted = [f"move-{step.play}"] if step.play else []
        if step.play and OFFER.fullmatch(step.play):
            wanted = [
                f"bid-{colour}" for number, colour in OFFER.findall(step.play) for _ in range(int(number))
            ] + wanted
        for place in wanted:
            tab_to(page, place)
            page.keyboard.press("Enter")
        if not wanted:
            tab_to(page, None)
            page.keyboard.press("Enter")
    wait_for_words(page, text)


def tab_to(page: Any, place: str | None) -> None:
    """Go by Tab and by arrows to a part of the board, or to the button that leads on."""
    inside = f'[data-place="{place}"], [data-place="{place}"] .add' if place else ON
    for _ in range(80):
        if page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", inside):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {place or 'the way on'}")


_LOWEST_PART = """() => Math.max(...[...document.querySelectorAll("main [data-part]")]
    .filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect().bottom))"""


@every_game
def test_on_a_phone_held_sideways_the_words_leave_the_board_its_room(
    visitor: Callable[..., Visitor], game: str
) -> None:
    page = visitor(locale="de").page
    page.set_viewport_size({"width": 640, "height": 360})
    page.goto(f"/lesson/{game}")
    text = ""
    for step in said_steps(game)[:4]:
        text = wait_for_words(page, text)
        for _ in range(20):  # the board follows what is said
            page.wait_for_timeout(100)
            words_at = page.locator("section:has(> p[role=status])").last.bounding_box()["y"]
            if page.evaluate(_LOWEST_PART) <= words_at + 1:
                break
        assert words_at >= 270, f"{step.say} takes {360 - words_at} pixels"
        assert page.evaluate(_LOWEST_PART) <= words_at + 1, f"the board goes on below what is said: {step.say}"
        go_on(page, step)


def test_a_lesson_leads_to_a_game_of_ones_own(visitor: Callable[..., Visitor]) -> None:
    anna = visitor().named("Anna")
    anna.page.goto("/?play=basari")
    anna.page.wait_for_selector(".bar.asked button:not(:disabled)")
    assert "/t/" in anna.page.url

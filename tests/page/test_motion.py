"""Who wants no motion sees none, and everything at once."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.page.browsing import Visitor
from tests.page.playing import click_one, wait_for_question

KEEP = """
    window.moved = [];
    const note = () => {
        for (const animation of document.getAnimations()) {
            const { duration = 0, iterations = 1 } = animation.effect?.getComputedTiming() ?? {};
            const seen = animation.playState === "running" && (Number(duration) > 1 || iterations === Infinity);
            if (seen) window.moved.push(`${animation.animationName ?? animation.transitionProperty ?? "moved"} of `
                + animation.effect?.target?.outerHTML.slice(0, 120));
        }
        requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
"""
# However short they are: they would begin for each property of each element whenever a table is drawn in another size.
_IN_TRANSITION = """() => [...document.querySelectorAll("*")]
    .filter((element) => parseFloat(getComputedStyle(element).transitionDuration) > 0).length"""
GAMES = [("edelstein", 3), ("emerald", 2)]


def _played(anna: Visitor, game: str, players: int) -> Any:
    """Some moves at a table, while all motion is noted."""
    anna.context.add_init_script(KEEP)
    page = anna.named("Anna").see(f"/t/{anna.new_table(game, players)}")
    dice = random.Random(4)
    for _ in range(12):
        if not wait_for_question(page):
            break
        click_one(page, dice)
    return page


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_nothing_moves_for_who_wants_reduced_motion(visitor: Callable[..., Visitor], game: str, players: int) -> None:
    anna = visitor(reduced_motion="reduce", speed=None)
    page = _played(anna, game, players)
    assert page.evaluate("window.moved") == []
    assert page.evaluate(_IN_TRANSITION) == 0


def test_without_that_wish_something_does(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(reduced_motion="no-preference", speed=2)
    assert _played(anna, "edelstein", 3).evaluate("window.moved") != []


def test_with_the_speed_off_events_are_not_shown_one_by_one(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(speed=0)
    page = _played(anna, "edelstein", 3)
    assert page.get_by_role("button", name="Skip", exact=True).count() == 0
    flown = [what for what in page.evaluate("window.moved") if what.startswith("moved")]
    assert flown == []

"""The rules on the page: what a game is comes first, and pictures are drawn with the parts of the board."""

from collections.abc import Callable

import pytest

from karfunkel.games.registry import GAMES
from karfunkel.lesson import examples_of
from tests.page.browsing import Visitor

LEAST_HEIGHT = 60


@pytest.mark.parametrize("size", ["phone", "desk"])
@pytest.mark.parametrize("game", list(GAMES))
def test_pictures_show_what_they_are_about(visitor: Callable[..., Visitor], game: str, size: str) -> None:
    anna = visitor(size=size)
    page = anna.see(f"/rules/{game}")
    figures = page.locator("article section > figure")
    figures.nth(len(examples_of(game)) - 1).wait_for()
    for example in examples_of(game):
        for place in example.show:
            page.locator(f'figure [data-place="{place}"]').first.wait_for()
    page.wait_for_timeout(500)
    heights = [figures.nth(at).locator(".window").bounding_box()["height"] for at in range(figures.count())]
    assert min(heights) > LEAST_HEIGHT
    rooms = page.locator('figure .board-room:has([data-place="board"])')
    drawn = [rooms.nth(at).bounding_box()["height"] for at in range(rooms.count())]
    assert min(drawn, default=LEAST_HEIGHT) >= LEAST_HEIGHT, "the board is cut off"
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_goal_length_and_number_of_players_stand_first(visitor: Callable[..., Visitor]) -> None:
    page = visitor().see("/rules/basari")
    facts = page.locator("article dl").inner_text()
    assert "3 to 5 players" in facts
    assert "30 among people" in facts
    page.locator("article dl a").click()
    page.wait_for_url("**/lesson/basari")

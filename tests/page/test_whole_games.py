"""Whole games against bots, by mouse and by keys."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.page.browsing import Visitor
from tests.page.playing import END, play_by_mouse

GAMES = [("edelstein", 3), ("edelstein", 2), ("basari", 3), ("emerald", 2)]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_game_is_played_to_its_end_by_mouse_and_the_console_stays_empty(
    visitor: Callable[..., Visitor], game: str, players: int
) -> None:
    anna = visitor().named("Anna")
    page = anna.see(f"/t/{anna.new_table(game, players)}")
    clicks = play_by_mouse(page, random.Random(1))
    print(game, players, clicks)
    assert clicks > 0
    assert page.locator(END).is_visible()
    assert page.locator("section.panel tbody tr").count() == players
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector(".controls")
    assert page.locator(".bar").is_visible()
    assert anna.complaints == []

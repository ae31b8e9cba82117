"""Whole games against bots, by mouse and by keys."""

import random
from collections.abc import Callable

import pytest

from tests.page.browsing import Visitor
from tests.page.playing import END, play_by_keys, play_by_mouse, tab_to

GAMES = [("edelstein", 3), ("edelstein", 2), ("basari", 3), ("emerald", 2)]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_game_is_played_to_its_end_by_mouse_and_the_console_stays_empty(
    visitor: Callable[..., Visitor], game: str, players: int
) -> None:
    anna = visitor().named("Anna")
    page = anna.see(f"/t/{anna.new_table(game, players)}")
    assert play_by_mouse(page, random.Random(1)) > 0
    assert page.locator(END).is_visible()
    assert page.locator(f"section:has({END}) tbody tr").count() == players
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="To the end").click()
    assert page.locator("div.bar").is_visible()
    assert anna.complaints == []


def test_a_game_is_played_from_the_lobby_to_its_end_by_keys_alone(visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    page = anna.see("/")
    page.wait_for_selector("article")
    tab_to(page, "With friends Emerald")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog form")
    tab_to(page, "4")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    tab_to(page, "0")
    page.keyboard.press("ArrowRight")
    tab_to(page, "Start")
    page.keyboard.press("Enter")
    page.wait_for_selector("input[autocomplete=nickname]")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    assert play_by_keys(page, random.Random(1)) > 0
    tab_to(page, "Watch the replay")
    page.keyboard.press("Enter")
    page.wait_for_selector(".controls")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.querySelector('.controls output').textContent.startsWith('1/')")


@pytest.mark.parametrize(("game", "players"), [("edelstein", 2), ("basari", 3)])
def test_a_game_is_played_to_its_end_by_keys_alone(visitor: Callable[..., Visitor], game: str, players: int) -> None:
    """Before each question it is looked at whether the focus is somewhere."""
    anna = visitor().named("Anna")
    page = anna.see(f"/t/{anna.new_table(game, players)}")
    assert play_by_keys(page, random.Random(2)) > 0
    assert page.locator(END).is_visible()
    assert anna.complaints == []


@pytest.mark.parametrize("game", ["edelstein", "basari", "emerald"])
def test_it_takes_three_clicks_from_the_address_to_the_first_move(visitor: Callable[..., Visitor], game: str) -> None:
    anna = visitor()
    page = anna.see("/")
    page.locator(f"article:has(a[href='/rules/{game}']) .primary").click()
    page.locator("dialog button[type=submit]").click()
    page.wait_for_selector(".bar.asked button:not(:disabled)")
    table = page.url.rsplit("/", 1)[1]
    before = anna.ask("GET", f"/api/tables/{table}")
    assert before["asked"] is not None
    page.locator(".bar.asked button:not(:disabled)").first.click()
    page.wait_for_function(
        """([table, seq]) => fetch(`/api/tables/${table}/updates?since=${seq}`).then((answer) => answer.json())
            .then((lines) => lines.some((line) => line.happened.kind === "played" && line.happened.seat === 0))""",
        arg=[table, before["seq"]],
    )

"""What has just happened in a line, and what the end of a game says and offers."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.page.browsing import Visitor
from tests.page.playing import decides, play_until


def ended(anna: Visitor, game: str) -> Any:
    table = anna.new_table(game, 3)
    play_until(anna, table)
    anna.see(f"/t/{table}").wait_for_selector("#result")
    return anna.page


def test_what_has_just_happened_stands_above_the_board(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(size="phone").named("Anna")
    table = anna.new_table("emerald", 3)
    play_until(anna, table, decides("card"))
    page = anna.see(f"/t/{table}")
    page.locator("header p", has_text="You move a knight").wait_for()
    assert page.locator("header").first.bounding_box()["height"] <= 60


@pytest.mark.parametrize(
    ("game", "why", "best"),
    [
        ("edelstein", "All three stages are scored.", "Most from majorities: "),
        ("emerald", "The game is over.", "Most gold: "),
    ],
)
def test_the_end_says_why_and_who_did_what_best(
    visitor: Callable[..., Visitor], game: str, why: str, best: str
) -> None:
    page = ended(visitor().named("Anna"), game)
    result = page.locator("section:has(#result)")
    result.locator(".why", has_text=why).wait_for()
    result.locator("li", has_text=best).wait_for()


def test_the_end_leads_to_ones_mistakes(visitor: Callable[..., Visitor]) -> None:
    page = ended(visitor().named("Anna"), "emerald")
    page.get_by_role("link", name="My mistakes").click()
    page.wait_for_selector("section.study")


def test_sounds_are_off_at_first_and_their_switch_is_in_sight(visitor: Callable[..., Visitor]) -> None:
    anna = visitor().named("Anna")
    page = anna.see(f"/t/{anna.new_table('basari', 3)}")
    switch = page.locator("header").get_by_role("button", name="Sounds")
    assert switch.get_attribute("aria-pressed") == "false"
    switch.click()
    page.reload()
    page.wait_for_selector(".bar.asked")
    assert switch.get_attribute("aria-pressed") == "true"

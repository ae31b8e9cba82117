"""What a page that is loaded anew still knows: the log tells it."""

import random
from collections.abc import Callable
from typing import Any

from tests.page.browsing import Visitor
from tests.page.playing import play_by_mouse, play_until


def _offers(page: Any) -> list[str]:
    return list(page.evaluate("() => [...document.querySelectorAll('.arena ol li')].map((offer) => offer.innerHTML)"))


def _last_scoring(page: Any) -> str:
    page.get_by_role("button", name="Last scoring").click()
    table = str(page.locator("dialog table").inner_text())
    page.keyboard.press("Escape")
    return table


def _again(page: Any) -> None:
    page.reload()
    page.wait_for_selector(".bar.asked")
    page.wait_for_function("() => document.querySelectorAll('aside .log li').length > 5")


def test_the_offers_of_a_trade_and_the_last_scoring_are_still_there(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(reduced_motion="reduce").named("Anna")
    page = anna.see(f"/t/{anna.new_table('edelstein', 3)}")
    dice = random.Random(2)
    play_by_mouse(page, dice, until=lambda page: len(_offers(page)) > 1)
    offers = _offers(page)
    assert len(offers) > 1
    _again(page)
    assert _offers(page) == offers

    play_by_mouse(page, dice, until=lambda page: page.get_by_role("button", name="Last scoring").count() > 0)
    scoring = _last_scoring(page)
    _again(page)
    assert _last_scoring(page) == scoring


def test_seats_of_a_record_are_called_players(visitor: Callable[..., Visitor]) -> None:
    anna = visitor().named("Anna")
    table = anna.new_table("basari", 3)
    play_until(anna, table)
    record = anna.context.request.get(f"/api/tables/{table}/record").text()
    page = anna.see("/record")
    page.get_by_label("Text of the record").fill(record)
    page.get_by_role("button", name="Show").click()
    page.wait_for_selector(".controls")
    assert page.locator(".eyes option").all_inner_texts() == ["a spectator", "Player 1", "Player 2", "Player 3"]
    page.get_by_role("button", name="To the end").click()
    assert page.locator("div.bar").inner_text().startswith("Player ")

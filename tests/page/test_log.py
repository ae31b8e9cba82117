"""The log beside the table: it follows what happens, unless the reader has scrolled up."""

import random
from collections.abc import Callable
from typing import Any

from tests.page.browsing import Visitor
from tests.page.playing import play_by_mouse, play_until

LOG = "aside .log ol"
BELOW = f"""() => {{
    const log = document.querySelector('{LOG}');
    return log.scrollHeight - log.scrollTop - log.clientHeight;
}}"""
NEAR = 4


def _lines(page: Any) -> int:
    return int(page.locator(f"{LOG} li").count())


def _until_lines(number: int) -> Callable[[Any], bool]:
    return lambda page: _lines(page) >= number


def test_the_log_follows_until_the_reader_scrolls_up_and_leads_back(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(reduced_motion="reduce").named("Anna")
    page = anna.see(f"/t/{anna.new_table('emerald', 3)}")
    dice = random.Random(3)
    play_by_mouse(page, dice, until=_until_lines(60))
    anna.settle()
    assert page.evaluate(BELOW) <= NEAR

    page.locator(LOG).hover()
    page.mouse.wheel(0, -300)
    back = page.get_by_role("button", name="To the latest")
    back.wait_for()
    above = page.evaluate(f"() => document.querySelector('{LOG}').scrollTop")
    play_by_mouse(page, dice, until=_until_lines(_lines(page) + 6))
    assert page.evaluate(f"() => document.querySelector('{LOG}').scrollTop") == above, "who reads is left there"
    back.click()
    anna.settle()
    assert page.evaluate(BELOW) <= NEAR
    assert back.count() == 0


def test_what_happened_before_is_asked_again_when_the_network_fails(visitor: Callable[..., Visitor]) -> None:
    anna = visitor().named("Anna")
    table = anna.new_table("emerald", 2)
    failures = iter(range(2))
    anna.page.route(
        f"**/api/tables/{table}/updates**",
        lambda route: route.continue_() if next(failures, None) is None else route.abort(),
    )
    page = anna.see(f"/t/{table}")
    page.locator(f"{LOG} li", has_text="The game begins.").wait_for()


def test_in_a_replay_the_line_of_the_moment_is_in_sight(visitor: Callable[..., Visitor]) -> None:
    anna = visitor().named("Anna")
    table = anna.new_table("emerald", 2)
    play_until(anna, table)
    page = anna.see(f"/r/{table}")
    page.get_by_role("button", name="To the end").click()
    in_sight = f"""() => {{
        const line = document.querySelector('{LOG} [aria-current]')?.getBoundingClientRect();
        const log = document.querySelector('{LOG}').getBoundingClientRect();
        return line !== undefined && line.top >= log.top - 1 && line.bottom <= log.bottom + 1;
    }}"""
    page.wait_for_function(in_sight)
    slider = page.get_by_role("slider")
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    page.wait_for_function(in_sight)

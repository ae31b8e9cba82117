"""On a phone: what is asked is in sight, and lies over nothing."""

from collections.abc import Callable

import pytest

from tests.page.browsing import Visitor
from tests.page.places import PLACES

TABLES = ["edelstein", "basari", "emerald", "trade", "event"]
COVERED = """() => {
    const bar = document.querySelector("div.bar").getBoundingClientRect();
    const parts = [...document.querySelectorAll(".merchant, .market, .arena, .bench .mine, .picture")];
    const covered = parts.filter((part) => part.getBoundingClientRect().bottom > bar.top + 1);
    return { bar: bar.bottom <= innerHeight + 1, covered: covered.map((part) => part.className) };
}"""
IN_SIGHT = """(button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


@pytest.mark.parametrize("place", TABLES)
def test_the_decision_is_in_sight_and_covers_nothing_of_the_table(visitor: Callable[..., Visitor], place: str) -> None:
    anna = visitor(size="phone", reduced_motion="reduce").named("Anna")
    PLACES[place](anna)
    assert anna.page.evaluate(COVERED) == {"bar": True, "covered": []}
    buttons = anna.page.locator(".bar.asked button:not(:disabled)")
    assert buttons.count() > 0
    assert [at for at in range(buttons.count()) if not buttons.nth(at).evaluate(IN_SIGHT)] == []


def test_a_new_table_can_be_put_up_without_scrolling(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(size="phone").named("Anna")
    PLACES["new table"](anna)
    assert anna.page.locator("dialog button[type=submit]").evaluate(IN_SIGHT)

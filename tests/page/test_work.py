"""What the browser need not do: counted, for the clock of a busy machine says little."""

import random
from collections.abc import Callable

import pytest

from tests.page.browsing import Visitor
from tests.page.playing import click_one, wait_for_question

CLICKS = 12
# Each size in which a board is drawn makes the browser style, lay out and paint all of it anew.
COUNT_SIZES = """([board, size]) => {
    window.sizes = 0;
    const count = (changes) => (window.sizes += changes.length);
    new MutationObserver(count).observe(document.querySelector(board), { attributeFilter: [size] });
}"""


@pytest.mark.parametrize(
    ("game", "board", "size", "most"),
    [
        # Larger once a round at most, with a size that is tried in vain and one that fits.
        ("edelstein", ".bench", "style", 2),
        # Lower where somebody collects more than there was room for.
        ("emerald", ".scenery", "viewBox", 2),
    ],
)
def test_questions_come_and_go_and_the_board_keeps_its_size(
    visitor: Callable[..., Visitor], game: str, board: str, size: str, most: int
) -> None:
    anna = visitor().named("Anna")
    page = anna.see(f"/t/{anna.new_table(game, 4)}")
    dice = random.Random(1)
    wait_for_question(page)
    anna.settle()
    page.evaluate(COUNT_SIZES, [board, size])
    for _ in range(CLICKS):
        wait_for_question(page)
        click_one(page, dice)
    assert page.evaluate("() => window.sizes") <= most

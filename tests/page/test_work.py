"""What the browser need not do: counted, for the clock of a busy machine says little."""

import random
from collections.abc import Callable

from tests.page.browsing import Visitor
from tests.page.playing import click_one, wait_for_question

CLICKS = 12
# Each size in which the board is drawn makes the browser style, lay out and paint all of it anew.
COUNT_SIZES = """() => {
    window.triedSizes = 0;
    const board = document.querySelector(".bench");
    const count = (changes) => (window.triedSizes += changes.length);
    new MutationObserver(count).observe(board, { attributeFilter: ["style"] });
}"""


def test_questions_come_and_go_and_the_board_keeps_its_size(visitor: Callable[..., Visitor]) -> None:
    anna = visitor().named("Anna")
    page = anna.see(f"/t/{anna.new_table('edelstein', 4)}")
    dice = random.Random(1)
    wait_for_question(page)
    anna.settle()
    page.evaluate(COUNT_SIZES)
    for _ in range(CLICKS):
        wait_for_question(page)
        click_one(page, dice)
    assert page.evaluate("() => window.triedSizes") <= CLICKS

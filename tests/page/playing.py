"""Playing on the page: by mouse, and by keys alone."""

import random
from collections.abc import Callable
from typing import Any

from tests.page.browsing import PATIENCE, Visitor

END = "#result"
ASKED = ".bar.asked"
_READY = f"""() => document.querySelector("{END}") !== null
    || document.querySelector("{ASKED} button:not(:disabled)") !== null"""
_SOON = 3000
_MOST_CLICKS = 3000


def wait_for_question(page: Any) -> bool:
    """Wait until something is asked, or the game is over; whether it goes on."""
    page.wait_for_function(_READY, timeout=3 * PATIENCE)
    return page.locator(END).count() == 0


def _choices(page: Any) -> tuple[list[int], list[int]]:
    """The buttons of the bar that can be pressed, by number, and those of them that stand out."""
    found = page.evaluate(
        f"""() => [...document.querySelectorAll("{ASKED} button")].map((button, at) => [at, button])
            .filter(([, button]) => !button.disabled).map(([at, button]) => [at, button.classList.contains("main")])"""
    )
    return [at for at, _ in found], [at for at, stands_out in found if stands_out]


def click_something(page: Any, dice: random.Random) -> None:
    """Click one of the enabled buttons of the bar; one that completes what was begun rather than another."""
    from playwright.sync_api import TimeoutError as TooLate  # noqa: PLC0415

    all_of_them, best = _choices(page)
    if not all_of_them:
        return
    at = dice.choice(best if best and dice.random() < 0.6 else all_of_them)
    try:
        page.locator(f"{ASKED} button").nth(at).click(timeout=_SOON)
    except TooLate:  # the question was over before the click
        return


def play_by_mouse(page: Any, dice: random.Random, until: Callable[[Any], bool] | None = None) -> int:
    """Play at random by mouse, to the end or until the page is as wanted; how many clicks that took."""
    for clicks in range(_MOST_CLICKS):
        if not wait_for_question(page) or (until is not None and until(page)):
            return clicks
        click_something(page, dice)
    raise AssertionError("the game does not end")


def play_until(
    visitor: Visitor, table: str, wanted: Callable[[dict[str, Any]], bool] | None = None, seed: int = 0
) -> dict[str, Any]:
    """Play at random over HTTP, to the end or until one's own question is as wanted; the table then."""
    dice = random.Random(seed)
    while True:
        shown: dict[str, Any] = visitor.ask("GET", f"/api/tables/{table}")
        if shown["stage"] == "over":
            assert wanted is None, "the game ended before that"
            return shown
        if shown["asked"] is None:
            visitor.page.wait_for_timeout(5)
            continue
        if wanted is not None and wanted(shown):
            return shown
        move = dice.choice(shown["moves"])
        visitor.ask("POST", f"/api/tables/{table}", {"kind": "play", "move": move, "asked": shown["asked"]})


def decides(*decisions: str) -> Callable[[dict[str, Any]], bool]:
    """Whether one of these is asked."""
    return lambda shown: shown["view"]["decision"] in decisions

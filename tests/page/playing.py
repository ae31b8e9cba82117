"""Playing on the page: by mouse, and by keys alone."""

import random
from collections.abc import Callable
from typing import Any

from tests.page.browsing import PATIENCE, Visitor

END = "#result"
ASKED = ".bar.asked"
_MOST_CLICKS = 3000
COMPLETES = 0.8
"""How often a click completes what was begun, if that can be done."""
# What can be clicked now: for each enabled button of the bar where its middle is, whether it stands out, and whether
# something else lies over it. Nothing while nothing is asked; "over" at the end.
_CHOICES = f"""() => {{
    if (document.querySelector("{END}")) return "over";
    const buttons = [...document.querySelectorAll("{ASKED} button:not(:disabled)")];
    if (buttons.length === 0) return null;
    return buttons.map((button) => {{
        button.scrollIntoView({{ block: "nearest", behavior: "instant" }});
        const {{ x, y, width, height }} = button.getBoundingClientRect();
        const [atX, atY] = [x + width / 2, y + height / 2];
        const clear = button.contains(document.elementFromPoint(atX, atY));
        return {{ x: atX, y: atY, main: button.classList.contains("main"), clear, words: button.innerText }};
    }});
}}"""


def wait_for_question(page: Any) -> list[dict[str, Any]]:
    """Wait until something is asked, or the game is over; what can be clicked, nothing at the end."""
    found = page.wait_for_function(_CHOICES, timeout=3 * PATIENCE).json_value()
    return [] if found == "over" else list(found)


def play_by_mouse(page: Any, dice: random.Random, until: Callable[[Any], bool] | None = None) -> int:
    """Play at random by mouse, to the end or until the page is as wanted; how many clicks that took."""
    for clicks in range(_MOST_CLICKS):
        choices = wait_for_question(page)
        if not choices or (until is not None and until(page)):
            return clicks
        best = [choice for choice in choices if choice["main"]]
        choice = dice.choice(best if best and dice.random() < COMPLETES else choices)
        assert choice["clear"], f"something lies over {choice['words']!r}"
        page.mouse.click(choice["x"], choice["y"])
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

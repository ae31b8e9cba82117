"""Playing on the page: by mouse, and by keys alone."""

import random
from collections.abc import Callable
from typing import Any

from tests.page.browsing import PATIENCE, Visitor

Wanted = Callable[[dict[str, Any]], bool]
"""Whether a table is as it should be."""

END = "#result"
ASKED = ".bar.asked"
_MOST_CLICKS = 3000
COMPLETES = 0.8
"""How often a click completes what was begun, if that can be done."""
# What can be clicked now: for each enabled button of the bar, but the one for a hint, where its middle is, whether it
# stands out, and whether something else lies over it. Nothing while nothing is asked; "over" at the end.
CHOICES = f"""() => {{
    if (document.querySelector("{END}")) return "over";
    const buttons = [...document.querySelectorAll("{ASKED} button:not(:disabled, .bulb)")];
    if (buttons.length === 0) return null;
    return buttons.map((button) => {{
        button.scrollIntoView({{ block: "nearest", behavior: "instant" }});
        const {{ x, y, width, height }} = button.getBoundingClientRect();
        const [atX, atY] = [x + width / 2, y + height / 2];
        const clear = button.contains(document.elementFromPoint(atX, atY));
        return {{ x: atX, y: atY, main: button.classList.contains("main"), clear, words: button.innerText }};
    }});
}}"""


# Whether the button with these words is still where it was: the page may have been drawn anew since it was looked at.
STILL_THERE = """({ x, y, words }) => document.elementFromPoint(x, y)?.closest("button")?.innerText === words"""


def wait_for_question(page: Any) -> list[dict[str, Any]]:
    """Wait until something is asked, or the game is over; what can be clicked, nothing at the end."""
    found = page.wait_for_function(CHOICES, timeout=3 * PATIENCE).json_value()
    return [] if found == "over" else list(found)


def _click(page: Any, choices: list[dict[str, Any]], dice: random.Random) -> bool:
    """Click one of the choices; whether it was still there."""
    best = [choice for choice in choices if choice["main"]]
    choice = dice.choice(best if best and dice.random() < COMPLETES else choices)
    assert choice["clear"], f"something lies over {choice['words']!r}"
    there = bool(page.evaluate(STILL_THERE, choice))
    if there:
        page.mouse.click(choice["x"], choice["y"])
    return there


def click_one(page: Any, dice: random.Random) -> bool:
    """Click one of the answers if something is asked just now; whether it was."""
    choices = page.evaluate(CHOICES)
    return isinstance(choices, list) and _click(page, choices, dice)


def play_by_mouse(page: Any, dice: random.Random, until: Callable[[Any], bool] | None = None) -> int:
    """Play at random by mouse, to the end or until the page is as wanted; how many clicks that took."""
    for clicks in range(_MOST_CLICKS):
        choices = wait_for_question(page)
        if not choices or (until is not None and until(page)):
            return clicks
        _click(page, choices, dice)
    raise AssertionError("the game does not end")


def play_until(visitor: Visitor, table: str, wanted: Wanted | None = None, seed: int = 0) -> dict[str, Any]:
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


def decides(*decisions: str) -> Wanted:
    """Whether one of these is asked."""
    return lambda shown: shown["view"]["decision"] in decisions


def can_offer_more(shown: dict[str, Any]) -> bool:
    """Whether an offer is to be answered, and can be outdone."""
    return shown["view"]["decision"] == "answer" and len(shown["moves"]) > 2


_FOCUSED = """() => {
    const at = document.activeElement;
    const words = at.getAttribute("aria-label") || (at.labels?.[0] ?? at).innerText || "";
    return {
        words: words.replace(/\\s+/g, " ").trim(),
        answers: at.matches(".bar.asked button:not(.bulb)"),
        completes: at.matches(".bar.asked button.main"),
        advises: at.matches(".bulb"),
    };
}"""
_KEPT = "() => document.activeElement !== document.body"
_MOST_TABS = 80


def tab_to(page: Any, words: str) -> None:
    """Press Tab until what has these words has the focus."""
    for _ in range(_MOST_TABS):
        if page.evaluate(_FOCUSED)["words"] == words:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {words!r}")


def _tab_to_answers(page: Any) -> None:
    """Press Tab until an answer to the question has the focus; the button for a hint comes after them."""
    for _ in range(_MOST_TABS):
        focused = page.evaluate(_FOCUSED)
        if focused["answers"]:
            return
        page.keyboard.press("Shift+Tab" if focused["advises"] else "Tab")
    assert page.locator(ASKED).count() == 0, "Tab does not lead to the question"


def play_by_keys(page: Any, dice: random.Random) -> int:
    """Play at random with Tab, arrows and Enter, to the end; how often Enter was pressed."""
    pressed = 0
    while choices := wait_for_question(page):
        if pressed > 0:
            page.wait_for_function(_KEPT)
        _tab_to_answers(page)
        if any(choice["main"] for choice in choices) and dice.random() < COMPLETES:
            _tab_to_what_completes(page)
        else:
            for _ in range(dice.randrange(len(choices))):
                page.keyboard.press(dice.choice(("Tab", "ArrowRight")))
            _tab_to_answers(page)
        page.keyboard.press("Enter")
        pressed += 1
    return pressed


def _tab_to_what_completes(page: Any) -> None:
    """Press Tab until what completes the answer has the focus."""
    for _ in range(_MOST_TABS):
        focused = page.evaluate(_FOCUSED)
        if focused["completes"] or not focused["answers"]:
            return
        page.keyboard.press("Tab")

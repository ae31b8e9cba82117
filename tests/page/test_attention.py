"""Sounds and messages of the system: when they come, and that they never come unasked."""

from collections.abc import Callable
from typing import Any

from tests.page.browsing import Visitor

EARS = """
    window.contexts = 0;
    window.tones = 0;
    const Plain = AudioContext;
    window.AudioContext = class extends Plain {
        constructor(...all) { super(...all); window.contexts += 1; }
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...all) { window.tones += 1; return start.apply(this, all); };
"""
POST = """
    window.asked = 0;
    window.notes = [];
    window.away = false;
    Object.defineProperty(document, "hidden", { get: () => window.away });
    const Plain = Notification;
    window.Notification = class extends Plain {
        constructor(title, more) { super(title, more); window.notes.push({ title, ...more }); }
        static requestPermission() { window.asked += 1; return Plain.requestPermission(); }
    };
"""
REFUSE = "window.Notification.requestPermission = async () => { window.asked += 1; return 'denied'; };"
ASKED = ".bar.asked button:not(:disabled, .bulb)"


def _switch(page: Any, words: str, on: bool) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name=words).set_checked(on)
    page.keyboard.press("Escape")


def _move(page: Any) -> None:
    """Make a move, and wait until the next is asked for."""
    page.locator(ASKED).first.wait_for()
    before = page.evaluate("() => document.querySelectorAll('aside .log li').length")
    page.locator(ASKED).last.click()
    page.wait_for_function(
        f"(before) => document.querySelectorAll('aside .log li').length > before && document.querySelector('{ASKED}')",
        arg=before,
    )


def _turn(page: Any) -> None:
    """Play until the others have moved, and it is one's own turn again."""
    for _ in range(3):  # a knight, perhaps a card or a bribe, and no second knight
        _move(page)


def _at_table(anna: Visitor, script: str) -> Any:
    anna.context.add_init_script(script)
    return anna.named("Anna").see(f"/t/{anna.new_table('emerald', 2)}")


def test_nothing_sounds_until_somebody_turns_it_on(visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    page = _at_table(anna, EARS)
    _move(page)
    assert page.evaluate("() => [contexts, tones]") == [0, 0]

    _switch(page, "Sounds", True)
    page.wait_for_function("() => tones > 0")
    assert page.evaluate("() => contexts") == 1
    at_once = page.evaluate("() => tones")
    _move(page)
    page.wait_for_function("(before) => tones > before", arg=at_once)
    assert page.evaluate("() => contexts") == 1, "one context plays them all"

    _switch(page, "Sounds", False)
    before = page.evaluate("() => tones")
    _move(page)
    assert page.evaluate("() => tones") == before
    assert anna.complaints == []


def test_whose_turn_it_is_the_system_tells_those_who_look_elsewhere(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(permissions=["notifications"])
    page = _at_table(anna, POST)
    page.evaluate("() => { away = true; }")
    _turn(page)
    assert page.evaluate("() => [asked, notes.length]") == [0, 0], "nobody asked for it"

    page.evaluate("() => { away = false; }")
    _switch(page, "Tell me when it is my turn", True)
    page.wait_for_function("() => asked === 1")
    _turn(page)
    assert page.evaluate("() => notes.length") == 0, "who looks at the table sees it"

    page.evaluate("() => { away = true; }")
    _turn(page)
    page.wait_for_function("() => notes.length > 0")
    note = page.evaluate("() => notes[0]")
    assert (note["title"], note["body"]) == ("Emerald", "Your turn")
    assert page.title().startswith("● Your turn")


def test_a_system_that_says_no_leaves_the_switch_off(visitor: Callable[..., Visitor]) -> None:
    words = "Tell me when it is my turn"
    page = _at_table(visitor(), POST + REFUSE)
    page.locator(ASKED).first.wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_label(words).click()
    page.wait_for_function("() => asked === 1")
    page.wait_for_function("() => localStorage.getItem('karfunkel.notify') === 'off'")
    assert not page.get_by_label(words).is_checked()

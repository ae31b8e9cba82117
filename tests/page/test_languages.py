"""Four languages: changed without loading anew, complete, and never wider than their boxes."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.page.browsing import Visitor
from tests.page.places import PLACES

LANGUAGES = ["en", "de", "fr", "nl"]
# Boxes with text that is wider than they are, and what stands out of the window; what can be scrolled may do both.
# The table itself, the log beside it and dialogs scroll, but never sideways.
TOO_WIDE = """() => {
    const width = document.documentElement.clientWidth;
    const away = ".sr-only, svg, dialog:not([open]), [popover]:not(:popover-open)";
    const hidden = (element) => element.closest(away) !== null
        || getComputedStyle(element).clipPath === "inset(50%)"
        || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const upright = "main, aside, dialog, body";
    const scrolls = (element) => !element.matches(upright) && /auto|scroll/.test(getComputedStyle(element).overflowX);
    const inScroller = (element) => element !== null && !element.matches(upright)
        && (scrolls(element) || inScroller(element.parentElement));
    const isText = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim();
    const hasText = (element) => [...element.childNodes].some(isText);
    const found = [];
    for (const element of document.body.querySelectorAll("*")) {
        if (hidden(element) || !(hasText(element) || element.matches(upright))) continue;
        const box = element.getBoundingClientRect();
        const wide = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1 && !scrolls(element);
        const out = box.width > 0 && (box.right > width + 1 || box.left < -1) && !inScroller(element);
        if (!wide && !out) continue;
        const what = `"${element.innerText.slice(0, 60)}" (${element.scrollWidth} in ${element.clientWidth})`;
        found.push(`${element.tagName}.${element.className} ${wide ? "is too narrow for" : "stands out with"} ${what}`);
    }
    const all = document.documentElement.scrollWidth;
    if (all > width + 1) found.push(`the page is ${all} wide`);
    return found;
}"""


def _speak(page: Any, language: str) -> None:
    """Choose another language where it is chosen."""
    switch = page.locator(f"select:has(option[lang={language}])")
    page.evaluate("() => { window.here = true; }")
    switch.first.evaluate(
        """(choice, language) => {
            choice.value = language;
            choice.dispatchEvent(new Event("change", { bubbles: true }));
        }""",
        language,
    )
    page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
    assert page.evaluate("window.here"), "the page was loaded anew"


def _missing(page: Any) -> list[str]:
    """Ids that stand where words should be, in texts and in what is read aloud."""
    found: list[str] = page.evaluate(
        r"""() => (document.documentElement.outerHTML + document.title).match(/[⟨{][^⟨⟩{}<>]{2,60}[⟩}]/g) ?? []"""
    )
    return [one for one in found if one.startswith("⟨")]


@pytest.mark.parametrize("place", PLACES)
def test_all_languages_have_all_words_and_room_for_them_on_a_phone(visitor: Callable[..., Visitor], place: str) -> None:
    anna = visitor(size="phone", reduced_motion="reduce").named("Anna")
    PLACES[place](anna)
    problems = {}
    texts = set()
    for language in LANGUAGES:
        _speak(anna.page, language)
        anna.settle()
        texts.add(anna.page.inner_text("body"))
        problems[language] = _missing(anna.page) + anna.page.evaluate(TOO_WIDE)
    assert len(texts) == len(LANGUAGES)
    assert problems == {language: [] for language in LANGUAGES}
    assert anna.complaints == []


def test_the_language_is_changed_by_its_switch_and_kept(visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    page = anna.see("/")
    page.wait_for_selector("article")
    page.get_by_label("Language").select_option("de")
    page.get_by_role("button", name="Mit Freunden").first.wait_for()
    page.reload()
    page.get_by_role("button", name="Mit Freunden").first.wait_for()
    assert page.evaluate("document.documentElement.lang") == "de"


def test_the_language_is_the_browser_s_at_first(visitor: Callable[..., Visitor]) -> None:
    page = visitor(locale="nl-BE").see("/")
    assert page.evaluate("document.documentElement.lang") == "nl"

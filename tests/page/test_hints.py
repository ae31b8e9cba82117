"""Hints while one plays against bots, and finished games thought over again."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.page.browsing import PATIENCE, Visitor, need_browser
from tests.page.playing import play_until
from tests.server.running import serving, settings_for

ADVICE = ".advice"
_MOST_QUESTIONS = 6000
"""So often is the server asked until its adviser has come: compiling one takes a while the first time on a machine."""
_PAUSE = 100
QUICK = 0.005
"""Seconds for each decision of a finished game that is thought over again; the numbers do not matter here."""


@pytest.fixture
def wise_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house whose bots may get ready to think."""
    need_browser()
    database = tmp_path_factory.mktemp("wise") / "house.db"
    with serving(settings_for(database, new_seed=lambda: "hints", prepare_bots=True, second_look=QUICK)) as url:
        yield url


def _ask_until(page: Any, button: Any, answer: Any) -> None:
    """Press a button again and again until what it is pressed for appears."""
    for _ in range(_MOST_QUESTIONS):
        button.click()
        waiting = page.get_by_text("not ready yet").first
        answer.or_(waiting).first.wait_for(timeout=9 * PATIENCE)
        if answer.count():
            return
        page.wait_for_timeout(_PAUSE)
    raise AssertionError("the adviser does not come")


def test_a_hint_is_followed_and_the_finished_game_is_analysed(visitor: Callable[..., Visitor], wise_house: str) -> None:
    anna = visitor(url=wise_house, reduced_motion="reduce").named("Anna")
    table = anna.new_table("emerald", 2)
    page = anna.see(f"/t/{table}")
    follow = page.locator(f"{ADVICE} .primary")
    _ask_until(page, page.get_by_role("button", name="Hint"), follow)

    why, move = page.locator(f"{ADVICE} p").first.inner_text(), follow.inner_text()
    assert why.endswith(".")
    assert "⟨" not in why
    assert move.startswith(("Knight", "From"))
    assert "⟨" not in move
    assert page.locator("[role=log]", has_text=why).count() > 0
    thoughts = page.locator(f"{ADVICE} tbody tr")
    assert 1 < thoughts.count() <= 5
    assert thoughts.first.locator("th").inner_text() == move
    assert "%" in thoughts.first.locator("td").first.inner_text()

    best = anna.ask("GET", f"/api/tables/{table}/hint")["thoughts"][0]["move"]
    follow.click()
    page.locator(ADVICE).wait_for(state="detached")
    lines = anna.ask("GET", f"/api/tables/{table}/updates?since=0")
    first = next(line["events"] for line in lines if line["happened"] == {"kind": "played", "seat": 0})
    assert best.startswith(next(event["from"] for event in first if event["event"] == "knight"))

    play_until(anna, table)
    page = anna.see(f"/r/{table}")
    dots = page.locator("figure circle")
    _ask_until(page, page.get_by_role("button", name="Analyse"), page.locator("figure"))
    costly = page.locator(".study ol button")
    headings = page.locator(".study h3").all_inner_texts()
    assert headings == ["My costliest mistakes, in percentage points", "Of the others"]
    assert 1 <= costly.count() == dots.count() <= 3 + 5, "only what is known to be a mistake"
    assert all("−" in text and "Better:" in text for text in costly.all_inner_texts())
    assert "⟨" not in page.locator(".study").inner_text()

    costly.first.click()
    at = page.locator(".controls output").inner_text()
    page.wait_for_function("() => document.querySelector('.study ol button.now')")
    now, dot = page.locator("figure .now").get_attribute("x1"), dots.first.get_attribute("cx")
    assert now == dot
    chart = page.locator("figure > svg").bounding_box()
    page.mouse.click(chart["x"] + chart["width"] / 2, chart["y"] + 60)
    assert page.locator(".controls output").inner_text() != at
    assert [one for one in anna.complaints if "Failed to load resource" not in one] == []

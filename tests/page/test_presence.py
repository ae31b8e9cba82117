"""Who is here is seen and said, and a bot plays for one who has left until the owner is back."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.page.browsing import Visitor
from tests.server.running import serving, settings_for

GONE_AFTER = 8
# Keeps what those who listen are told of who is here.
KEEP_NEWS = """() => {
    const news = document.querySelector("p.sr-only[role=status]");
    window.said = [];
    const changes = { childList: true, characterData: true, subtree: true };
    new MutationObserver(() => window.said.push(news.textContent)).observe(news, changes);
}"""


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[str]:
    """A house in which one who has left counts as gone after seconds."""
    with serving(settings_for(tmp_path / "house.db", new_seed=lambda: "page", gone_after=GONE_AFTER)) as url:
        yield url


def _table_of_two(anna: Visitor, ben: Visitor) -> str:
    table = {"game": "edelstein", "players": 2, "public": False, "seating": "as-sat", "starts_when_full": True}
    opened = anna.ask("POST", "/api/tables", table)
    ben.ask("POST", f"/api/invitations/{opened['code']}")
    ben.ask("POST", f"/api/tables/{opened['table']}", {"kind": "sit"})
    return f"/t/{opened['table']}"


def _mark_of_ben(anna: Visitor) -> Any:
    return anna.page.locator("[data-part='merchant-1'] .head [role=img]").first


def test_a_bot_plays_for_one_who_left_and_the_owner_takes_over_again(
    visitor: Callable[..., Visitor], impatient: str
) -> None:
    anna, ben = [visitor(url=impatient).named(name) for name in ("Anna", "Ben")]
    table = _table_of_two(anna, ben)
    page = anna.see(table)
    ben.see(table)
    page.wait_for_selector("[data-part='merchant-1'] .presence.here")
    assert _mark_of_ben(anna).get_attribute("aria-label") == "here"
    page.evaluate(KEEP_NEWS)

    ben.page.close()
    page.wait_for_selector("[data-part='merchant-1'] .presence.away")
    assert _mark_of_ben(anna).get_attribute("aria-label") == "away"
    assert page.locator("[data-part=clocks] .soft").get_by_text("away", exact=True).is_visible()
    assert page.get_by_role("button", name="Let a bot play").count() == 0
    page.locator("[data-part=clocks] .soft").get_by_text("gone", exact=True).wait_for()
    assert page.get_by_role("button", name="Let a bot play").count() == 0, "nobody waits for Ben yet"
    page.locator(".bar.asked button:not(.bulb)").first.click()
    page.get_by_role("button", name="Let a bot play").wait_for()
    page.get_by_role("button", name="Let a bot play").click()
    page.get_by_text("away, a bot plays").wait_for()
    page.get_by_text("Ben is away. A bot steps in.").first.wait_for()
    assert page.evaluate("window.said") == ["Ben is away.", "Ben has left."]
    page.locator(".log li").get_by_text("Ben guesses").first.wait_for()

    ben.page = ben.new_page()
    ben.see(table).get_by_text("A bot is playing for you meanwhile.").wait_for()
    page.wait_for_selector("[data-part='merchant-1'] .presence.here")
    assert page.get_by_text("away, a bot plays").is_visible(), "the bot plays until Ben says so"
    ben.page.get_by_role("button", name="I am back").click()
    page.get_by_text("away, a bot plays").wait_for(state="detached")
    assert page.evaluate("window.said")[2:] == ["Ben is back."]
    assert anna.complaints == []
    assert ben.complaints == []


def test_bots_and_oneself_have_no_presence(visitor: Callable[..., Visitor]) -> None:
    anna = visitor().named("Anna")
    for game in ("edelstein", "emerald"):
        anna.see(f"/t/{anna.new_table(game, 3)}").wait_for_selector(".bar.asked")
        assert anna.page.locator(".presence").count() == 0

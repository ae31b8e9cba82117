"""Cards of one's own: tapped together, kept, saved and loaded as the file of `--deck`, played with, and seen by all."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import karfunkel
from karfunkel.games.registry import GAMES
from tests.page.browsing import Visitor

SIZE = 30


def open_decks(anna: Visitor, game: str = "edelstein") -> Any:
    anna.page.goto(f"/decks/{game}")
    anna.page.get_by_role("button", name="Begin with the house deck").wait_for()
    return anna.page


def state(page: Any) -> str:
    return str(page.locator("p[role=status]").inner_text())


def test_a_card_is_tapped_together_with_a_tap_for_each_thing_on_it(visitor: Callable[..., Visitor]) -> None:
    page = open_decks(visitor(size="phone"))
    page.get_by_role("button", name="New deck").click()
    editor = page.get_by_role("toolbar")
    for name in ("Blue", "Red", "Red", "5"):
        editor.get_by_role("button", name=name, exact=True).click()
    page.get_by_role("button", name="Remove rrb 5").wait_for()
    assert "1 of 30 cards" in state(page)
    assert "29 cards are missing" in state(page)
    page.reload()
    page.get_by_role("button", name="Remove rrb 5").click()
    assert "0 of 30 cards" in state(page)


def test_keys_do_the_same(visitor: Callable[..., Visitor]) -> None:
    page = open_decks(visitor(), "basari")
    page.get_by_role("button", name="New deck").click()
    page.get_by_role("toolbar").get_by_role("button", name="Red", exact=True).focus()
    for key in "brr52":
        page.keyboard.press(key)
    page.get_by_role("button", name="Remove rrb 5 2").wait_for()


def test_a_deck_is_saved_and_loaded_as_the_file_for_the_command_line(
    visitor: Callable[..., Visitor], tmp_path: Path
) -> None:
    page = open_decks(visitor())
    page.get_by_role("button", name="Begin with the house deck").click()
    assert "The deck is complete." in state(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as a file").click()
    file = tmp_path / "mine.txt"
    download.value.save_as(file)
    table = karfunkel.new("edelstein", 3, seed=1, deck=file)
    assert table.position()["deck"] == "house"
    file.write_text(file.read_text("utf-8").replace("bb 7", "rrrr 7") + "rrrrr 5\n", "utf-8")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Remove rrrr 7").wait_for()
    assert "Line 32: rrrrr 5 has 5 gems; a card has 2 to 4." in page.locator("ul[role=alert]").inner_text()


@pytest.mark.parametrize("game", ["edelstein", "basari"])
def test_it_is_played_with_and_seen_by_all(visitor: Callable[..., Visitor], game: str) -> None:
    anna = visitor().named("Anna")
    page = open_decks(anna, game)
    page.get_by_role("button", name="Begin with the house deck").click()
    page.locator("main li button").first.click()
    editor = page.get_by_role("toolbar")
    for name in ("Red", "Red", "Red", "Red", "7", *(["4"] if game == "basari" else [])):
        editor.get_by_role("button", name=name, exact=True).last.click()
    page.get_by_role("link", name="Play with it").click()
    dialog = page.locator("dialog form")
    dialog.get_by_role("radio", name="2" if game == "basari" else "3").last.check()
    dialog.locator("input[name=bots]").last.check()
    dialog.get_by_role("button", name="Start").click()
    page.wait_for_selector(".bar.asked")
    told = anna.ask("GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    assert any(card.startswith("rrrr") for card in told["setup"]["deck"])
    assert len(told["setup"]["deck"]) == GAMES[game].deck_form().size
    page.get_by_role("button", name="Decks").click()
    page.get_by_text("At this table it is played with cards that its host has entered.").wait_for()

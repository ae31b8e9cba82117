"""Playing at once from the lobby: number of players and level of bots stand beside the button, and are remembered."""

from collections.abc import Callable

from tests.page.browsing import Visitor


def test_what_was_chosen_is_played_and_remembered(visitor: Callable[..., Visitor]) -> None:
    anna = visitor().named("Anna")
    page = anna.see("/")
    tile = page.locator("article:has(a[href='/rules/emerald'])")
    tile.get_by_label("Players", exact=True).select_option("2")
    tile.get_by_label("Strength of the bots").select_option("random")
    tile.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    seats = anna.ask("GET", f"/api/tables/{page.url.rpartition('/')[2]}")["seats"]
    assert len(seats) == 2
    assert [seat.get("level") for seat in seats if seat.get("level")] == ["random"]
    anna.see("/")
    assert tile.get_by_label("Players", exact=True).input_value() == "2"
    assert tile.get_by_label("Strength of the bots").input_value() == "random"

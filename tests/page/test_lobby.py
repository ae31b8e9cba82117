"""The lobby: playing at once as the last time, and ending what nobody else plays."""

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


def test_games_that_nobody_else_plays_can_be_ended(visitor: Callable[..., Visitor]) -> None:
    anna, ben = visitor().named("Anna"), visitor().named("Ben")
    running = anna.new_table("emerald", 2)
    waiting = anna.ask("POST", "/api/tables", {"game": "edelstein", "players": 2, "public": False})["table"]
    shared = anna.ask("POST", "/api/tables", {"game": "basari", "players": 3})["table"]
    ben.ask("POST", f"/api/tables/{shared}", {"kind": "sit"})
    page = anna.see("/")
    for title, table in (("Emerald", running), ("Edel, Stein & Reich", waiting)):
        page.get_by_role("button", name=f"End this game of {title}").click()
        page.get_by_role("button", name=f"End this game of {title}").wait_for(state="detached")
        assert anna.ask("GET", f"/api/tables/{table}")["stage"] == "abandoned"
    page.locator("li").filter(has_text="Basari").first.wait_for()
    assert page.get_by_role("button", name="End this game of").count() == 0, "Ben plays there, too"
    assert anna.complaints == []

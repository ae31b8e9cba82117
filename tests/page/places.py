"""Places of the page at which something is looked at, and how one gets there."""

from collections.abc import Callable

from tests.page.browsing import Visitor
from tests.page.playing import Wanted, can_offer_more, decides, play_until


def _lobby(anna: Visitor) -> None:
    anna.see("/").wait_for_selector("article")


def _new_table(anna: Visitor) -> None:
    _lobby(anna)
    anna.page.locator("article .buttons button:not(.primary)").first.click()
    anna.page.wait_for_selector("dialog form")


def _at_table(game: str, players: int, wanted: Wanted) -> Callable[[Visitor], None]:
    """A table at which what is asked is as wanted."""

    def go(anna: Visitor) -> None:
        table = anna.new_table(game, players)
        play_until(anna, table, wanted)
        anna.see(f"/t/{table}").wait_for_selector(".bar.asked")

    return go


def _end(game: str, players: int) -> Callable[[Visitor], None]:
    def go(anna: Visitor) -> None:
        table = anna.new_table(game, players)
        play_until(anna, table)
        anna.see(f"/t/{table}").wait_for_selector("#result")
        anna.page.wait_for_selector("section.panel svg")

    return go


def _replay(anna: Visitor) -> None:
    table = anna.new_table("edelstein", 2)
    play_until(anna, table)
    anna.see(f"/r/{table}").wait_for_selector("div.bar")


def _waiting(anna: Visitor) -> None:
    seats = ["me", "open", "trader"]
    table = anna.ask("POST", "/api/tables", {"game": "basari", "players": 3, "seats": seats, "public": False})["table"]
    anna.see(f"/t/{table}").wait_for_selector(".share svg")


def _rules(anna: Visitor) -> None:
    anna.see("/rules/emerald").wait_for_selector("article section")


def _lesson(anna: Visitor) -> None:
    anna.see("/lesson/basari").wait_for_selector(".ring")


def _decks(anna: Visitor) -> None:
    anna.page.goto("/decks/basari")
    anna.page.get_by_role("button", name="Begin with the house deck").click()
    anna.page.wait_for_selector(".editor")


_WAYS: dict[str, Callable[[Visitor], None]] = {
    "lobby": _lobby,
    "new table": _new_table,
    "waiting": _waiting,
    "edelstein": _at_table("edelstein", 4, decides("choose")),
    "basari": _at_table("basari", 4, decides("choose")),
    "emerald": _at_table("emerald", 3, decides("knight")),
    "trade": _at_table("edelstein", 3, can_offer_more),
    "event": _at_table("edelstein", 3, decides("instant-card", "which-event")),
    "end of edelstein": _end("edelstein", 3),
    "end of emerald": _end("emerald", 2),
    "replay": _replay,
    "rules": _rules,
    "lesson": _lesson,
    "decks": _decks,
}


def _settled(way: Callable[[Visitor], None]) -> Callable[[Visitor], None]:
    def go(anna: Visitor) -> None:
        way(anna)
        anna.settle()

    return go


PLACES = {name: _settled(way) for name, way in _WAYS.items()}
"""How one gets to each place; there, nothing moves any more."""

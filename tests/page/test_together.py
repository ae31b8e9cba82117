"""Two people with browsers of their own."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.page.browsing import PATIENCE, Visitor
from tests.page.playing import click_one

KEEP_SOCKETS = """
    window.sockets = [];
    const Plain = WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...all) { super(...all); window.sockets.push(this); }
    };
"""


def _put_up(anna: Visitor, players: int, bots: int) -> str:
    """Anna puts a table up for her friends; the link."""
    page = anna.see("/")
    page.get_by_role("button", name="With friends Edel, Stein & Reich").click()
    page.locator(f"input[name=players][value='{players}']").check()
    page.locator(f"input[name=bots][value='{bots}']").check()
    page.get_by_role("button", name="Create table").click()
    page.wait_for_selector(".waiting")
    return str(page.get_by_label("Link for friends").input_value())


def _come(ben: Visitor, link: str) -> None:
    """Ben comes by the link and says his name, and sits."""
    page = ben.see(link)
    page.get_by_role("textbox").fill("Ben")
    page.get_by_role("button", name="To the table").click()
    page.wait_for_selector("div.bar")


def _play(pages: list[Any], dice: random.Random, moves: int) -> None:
    """Both play, each when asked, so many clicks in all."""
    while moves > 0:
        moves -= sum(click_one(page, dice) for page in pages)


def _agree(one: Any, other: Any) -> None:
    """Wait until both have read as many lines since the game began."""
    read = "() => [...document.querySelectorAll('aside .log li')].map((line) => line.textContent.trim())"
    for _ in range(PATIENCE // 10):
        logs = [page.evaluate(read) for page in (one, other)]
        since = [log[log.index("The game begins.") :] for log in logs if "The game begins." in log]
        if len(since) == 2 and len(since[0]) == len(since[1]):
            return
        one.wait_for_timeout(10)
    raise AssertionError(f"they have not read the same: {logs}")


def test_the_page_of_a_table_that_waits_shows_its_link_and_its_code(visitor: Callable[..., Visitor]) -> None:
    anna = visitor().named("Anna")
    link = _put_up(anna, players=2, bots=0)
    assert link.startswith(anna.url + "/j/")
    code = anna.page.get_by_role("img", name="QR code of the link")
    assert code.is_visible()
    assert code.locator("path").get_attribute("d").count("M") > 200


def test_two_play_by_link_and_one_closes_the_page_and_comes_back(visitor: Callable[..., Visitor]) -> None:
    anna, ben = visitor().named("Anna"), visitor()
    _come(ben, _put_up(anna, players=2, bots=0))
    dice = random.Random(2)
    _play([anna.page, ben.page], dice, 8)
    address = ben.page.url
    ben.page.close()
    ben.page = ben.new_page()
    page = ben.see(address)
    page.wait_for_selector("div.bar")
    assert page.get_by_text("You are watching").count() == 0
    _play([anna.page, page], dice, 8)
    assert anna.complaints == []
    assert ben.complaints == []


def test_the_host_bans_who_talks_and_lets_it_in_again_by_keyboard(visitor: Callable[..., Visitor]) -> None:
    anna, ben = visitor().named("Anna"), visitor()
    link = _put_up(anna, players=3, bots=0)
    ben.see(link).get_by_role("textbox").fill("Ben")
    ben.page.get_by_role("button", name="To the table").click()
    ben.page.get_by_role("button", name="Stand up").click()
    said = ben.page.get_by_label("Say something")
    said.fill("buy my pearls")
    said.press("Enter")
    anna.page.get_by_role("button", name="Ban Ben from this table").click()
    again = anna.page.get_by_role("button", name="Let Ben in again")
    again.wait_for()
    assert anna.page.get_by_text("Ben is banned from this table.").is_visible()
    again.focus()
    anna.page.keyboard.press("Enter")
    again.wait_for(state="detached")
    ben.see(link)
    seat = ben.page.get_by_role("button", name="Sit here").or_(ben.page.get_by_role("button", name="Stand up"))
    seat.first.wait_for()
    assert anna.complaints == []


def test_who_was_offline_catches_up(visitor: Callable[..., Visitor]) -> None:
    anna, ben = visitor().named("Anna"), visitor()
    ben.context.add_init_script(KEEP_SOCKETS)
    _come(ben, _put_up(anna, players=3, bots=1))
    for one in (anna, ben):
        one.page.wait_for_selector(".bar.asked button:not(:disabled)")

    ben.context.set_offline(True)
    ben.page.evaluate("window.sockets.forEach((socket) => socket.close())")
    ben.page.get_by_text("Connection lost").wait_for()
    anna.page.locator(".bar.asked button").first.click()
    anna.page.get_by_text("You have chosen").wait_for()
    anna.page.get_by_placeholder("Say something").fill("Where are you?")
    anna.page.get_by_role("button", name="Send").click()
    anna.page.get_by_text("Where are you?").wait_for()
    assert ben.page.get_by_text("Where are you?").count() == 0

    ben.context.set_offline(False)
    ben.page.get_by_text("Where are you?").wait_for()
    ben.page.locator(".bar.asked button").first.click()
    # All have chosen, and both see the round go on.
    for one in (anna, ben):
        one.page.get_by_text("You want the money").first.wait_for()
    _play([anna.page, ben.page], random.Random(3), 6)
    _agree(anna.page, ben.page)


def test_a_friend_sits_down_by_the_link_alone(visitor: Callable[..., Visitor]) -> None:
    """One who has come before needs no name; one who is new says it, and sits as well."""
    anna, ben, cara = visitor().named("Anna"), visitor().named("Ben"), visitor()
    link = _put_up(anna, players=4, bots=0)
    ben.see(link).wait_for_selector("li.mine:has-text('Ben')")
    page = cara.see(link)
    page.get_by_role("textbox").fill("Cara")
    page.get_by_role("button", name="To the table").click()
    page.wait_for_selector("li.mine:has-text('Cara')")
    anna.page.wait_for_selector("li:has-text('Cara')")
    assert cara.page.url == ben.page.url == anna.page.url
    ben.see(link).wait_for_selector("li.mine:has-text('Ben')")
    for one in (anna, ben, cara):
        assert one.complaints == []


@pytest.mark.parametrize("running", [True, False], ids=["running", "full"])
def test_a_friend_who_comes_too_late_looks_on(visitor: Callable[..., Visitor], running: bool) -> None:
    anna, ben, zoe = (visitor().named(name) for name in ("Anna", "Ben", "Zoe"))
    wanted = {"game": "emerald", "players": 2, "public": False, "starts_when_full": running}
    opened = anna.ask("POST", "/api/tables", wanted)
    ben.ask("POST", f"/api/invitations/{opened['code']}")
    ben.ask("POST", f"/api/tables/{opened['table']}", {"kind": "sit"})
    page = zoe.see(f"/j/{opened['code']}")
    page.wait_for_url(f"**/t/{opened['table']}")
    if running:
        page.get_by_text("You are watching.").wait_for()
    else:
        page.wait_for_selector(".waiting li:has-text('Ben')")
        assert page.locator("li.mine").count() == 0
    assert page.locator(".error, .bad").count() == 0


def test_a_rematch_takes_each_one_click_and_bots_keep_their_names(visitor: Callable[..., Visitor]) -> None:
    anna, ben = visitor().named("Anna"), visitor().named("Ben")
    seats = ["me", "open", "novice", "trader"]
    wanted = {"game": "emerald", "players": 4, "public": False, "starts_when_full": True, "seats": seats}
    opened = anna.ask("POST", "/api/tables", wanted)
    link = f"/j/{opened['code']}"
    ben.see(link).wait_for_selector("[data-part=panel-3]")
    page = anna.see(f"/t/{opened['table']}")
    names = "() => [...document.querySelectorAll('[data-part^=panel] h2')].map((name) => name.textContent).sort()"
    before = page.evaluate(names)
    assert len(before) == 4
    for one, yes in ((anna, None), (ben, True)):
        answer = {"kind": "ask", "question": "abandon"} if yes is None else {"kind": "answer", "yes": yes}
        one.ask("POST", f"/api/tables/{opened['table']}", answer)
    page.get_by_role("button", name="Rematch", exact=True).click()
    page.wait_for_selector(".waiting li.mine:has-text('Anna')")
    ben.page.get_by_role("button", name="To the rematch").click()
    for one in (anna, ben):
        one.page.wait_for_selector("[data-part=panel-3]")
        one.page.wait_for_function("document.querySelector('#result') === null")
        assert one.page.evaluate(names) == before
        assert one.page.get_by_text("You are watching").count() == 0
        assert one.complaints == []
    assert anna.page.url == ben.page.url
    assert not anna.page.url.endswith(opened["table"])

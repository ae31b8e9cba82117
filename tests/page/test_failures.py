"""What may go wrong in a browser, and what the page does then."""

from collections.abc import Callable
from typing import Any

from tests.page.browsing import PATIENCE, Visitor
from tests.page.moments import Moment, fullest
from tests.page.playing import play_until
from tests.page.staged import StagedTable

BLOCKED = """Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("The operation is insecure.", "SecurityError"); },
});"""
NO_NOTES = """
    Object.defineProperty(document, "hidden", { get: () => true });
    window.Notification = class {
        static permission = "granted";
        static requestPermission = async () => "granted";
        constructor() { throw new TypeError("Illegal constructor. Use ServiceWorkerRegistration.showNotification()"); }
    };
"""


def test_two_rolls_that_lead_to_one_field_are_two_thirds(visitor: Callable[..., Visitor]) -> None:
    """The dragon on 12 faces the chamber, and the bar ends on 14: rolls of 2 and 3 both end there."""
    anna = visitor(speed=0).named("Anna")
    table = StagedTable(anna)
    moment = fullest("emerald", 3)["knight"]
    view = {**moment.table.view(moment.seat), "bar": 11, "bar_last": 14, "dragon": 12, "facing": "chamber"}
    table.show(moment, view={**view, "rolls": [13, 14, 14]})
    table.page.locator("button.dragon").focus()
    assert sorted(table.page.locator(".chance").all_inner_texts()) == ["1/3", "2/3"]
    assert anna.complaints == []


def test_a_browser_that_keeps_nothing_shows_the_page(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(speed=None)
    anna.context.add_init_script(BLOCKED)
    page = anna.see("/")
    page.wait_for_selector("article")
    page.get_by_label("Language").select_option("de")
    page.get_by_role("button", name="Mit Freunden").first.wait_for()
    assert anna.complaints == []


def test_a_phone_on_which_pages_can_send_no_messages_plays_on(visitor: Callable[..., Visitor]) -> None:
    anna = visitor().named("Anna")
    anna.context.add_init_script(NO_NOTES + "localStorage.setItem('karfunkel.notify', 'on');")
    page = anna.see(f"/t/{anna.new_table('emerald', 2)}")
    page.locator(".bar.asked button:not(:disabled)").first.wait_for()
    assert anna.complaints == []


def test_a_wrong_address_shows_a_page_that_says_so(visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    for path in ("/nowhere", "/t/a/b/c"):
        answer = anna.page.goto(path)
        assert answer.status == 404
        anna.page.get_by_role("heading", name="There is nothing here.").wait_for()
    programs = anna.context.request.get("/nowhere", headers={"accept": "application/json"})
    assert programs.json()["code"] == "no-page"


def test_the_rules_need_no_guest_and_the_shell_does_not_wait_for_one(visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    anna.page.route("**/api/guest", lambda route: None)  # it is never answered
    anna.page.goto("/rules/emerald")
    anna.page.wait_for_selector("article section")
    anna.page.goto("/")
    anna.page.wait_for_selector("article .primary")


def _finished(anna: Visitor) -> str:
    table = anna.new_table("emerald", 3)
    play_until(anna, table)
    return table


def test_in_a_replay_the_eyes_chosen_last_are_those_that_look(visitor: Callable[..., Visitor]) -> None:
    anna = visitor().named("Anna")
    table = _finished(anna)
    slow: list[Any] = []

    def hold(route: Any) -> None:
        if "seat=1" in route.request.url:
            slow.append(route)
        elif "seat=2" in route.request.url and not slow[1:]:
            route.abort()
        else:
            route.continue_()

    anna.page.route("**/replay?*", hold)
    page = anna.see(f"/r/{table}")
    eyes = page.locator(".eyes select")
    eyes.select_option("1")
    eyes.select_option("0")
    page.wait_for_selector(".panel.mine[data-part='panel-0']")
    slow[0].continue_()
    page.wait_for_timeout(300)
    assert page.locator(".panel.mine[data-part='panel-0']").count() == 1, "an answer that came late is not shown"

    eyes.select_option("2")
    page.get_by_role("alert").wait_for()
    eyes.select_option("0")
    page.get_by_role("alert").wait_for(state="detached")
    page.wait_for_selector(".panel.mine[data-part='panel-0']")


def test_talk_on_its_way_disables_nothing(visitor: Callable[..., Visitor]) -> None:
    anna = visitor().named("Anna")
    table = StagedTable(anna)
    table.show(fullest("emerald", 2)["knight"])
    page = table.page
    page.get_by_placeholder("Say something").fill("Hello")
    page.keyboard.press("Enter")  # nobody answers
    page.wait_for_timeout(100)
    answers = page.locator(".bar.asked button")
    assert answers.count() > 0
    assert answers.locator("visible=true").evaluate_all("(all) => all.filter((one) => one.disabled).length") == 0


def test_a_page_that_fails_says_so_and_offers_to_load_it_anew(visitor: Callable[..., Visitor]) -> None:
    anna = visitor().named("Anna")
    table = StagedTable(anna)
    moment: Moment = fullest("emerald", 2)["knight"]
    table.show(moment)
    broken = {**moment.table.view(moment.seat), "knights": None}
    table.say(moment, view=broken)
    table.page.get_by_role("button", name="Load the page anew").wait_for(timeout=PATIENCE)


def test_whom_all_wait_for_is_not_said_while_something_is_shown(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(speed=1).named("Anna")
    table = StagedTable(anna)
    moment = fullest("emerald", 3)["knight"]
    table.show(moment._replace(seat=None))
    bar = table.page.locator("header p")
    assert bar.inner_text().startswith("Waiting for")
    table.tell({"event": "rolled", "number": 2})
    table.page.wait_for_function("() => document.querySelector('header p').innerText === ''")

"""Games of installed packages on the page: with a board of their own, with the general board, by mouse and by keys."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.outside import ROOT, installed, outside_games
from tests.page.browsing import SIZES, Visitor, need_browser
from tests.page.playing import END, play_by_keys, play_by_mouse, play_until, wait_for_question
from tests.page.test_access import AXE, SETTLED, found_by_axe
from tests.server.running import serving, settings_for

BOARD = "/api/games/geode/board/index.js"
TARGET = 44
"""Pixels that a target for fingers has at least."""
# What overlaps what it should not, what is cut off at the sides, and which targets are too small for fingers.
WRONG = f"""() => {{
    const bar = document.querySelector("div.bar").getBoundingClientRect();
    const boxes = [...document.querySelectorAll(".panel-of-seat, .shared > section, .geode > svg, .geode li")];
    const shown = boxes.map((part) => [part.className || part.tagName, part.getBoundingClientRect()]);
    const beside = (one, two) => one.right <= two.left + 1 || two.right <= one.left + 1;
    const apart = (one, two) => beside(one, two) || one.bottom <= two.top + 1 || two.bottom <= one.top + 1;
    const meets = shown.flatMap(([name, one], at) => shown.slice(at + 1)
        .filter(([, two]) => !apart(one, two)).map(([other]) => `${{name}} meets ${{other}}`));
    const under = shown.filter(([, one]) => !apart(one, bar)).map(([name]) => `${{name}} is under the bar`);
    const cut = shown.filter(([, one]) => one.left < -1 || one.right > innerWidth + 1)
        .map(([name]) => `${{name}} is cut`);
    const small = [...document.querySelectorAll(".bar button:not(.bulb)")].map((one) => one.getBoundingClientRect())
        .filter((one) => one.height < {TARGET} || one.width < {TARGET})
        .map((one) => `${{one.width}} x ${{one.height}}`);
    const low = bar.bottom > innerHeight + 1 ? ["the bar is below the window"] : [];
    return [...meets, ...under, ...cut, ...small, ...low];
}}"""


# What of the own things and of what all share is not in the window.
OUT_OF_SIGHT = """() => [
    ...document.querySelectorAll(".panel-of-seat.mine, .shared > section, .geode > svg, .bar .move"),
]   .filter((part) => {
        const { top, bottom, left, right } = part.getBoundingClientRect();
        return top < 0 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1;
    })
    .map((part) => part.className)"""

# Which values of a row are not wholly inside the panel or the section that they belong to.
CLIPPED = """() => [...document.querySelectorAll(".panel-of-seat, .shared > section")].flatMap((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return [...part.querySelectorAll("li, td, dd")].filter((value) => {
        const box = value.getBoundingClientRect();
        const scroller = value.closest(".scroll");
        const hidden = scroller !== null && scroller.scrollWidth > scroller.clientWidth + 1;
        return hidden || box.left < left || box.right > right + 1 || box.top < top || box.bottom > bottom + 1;
    }).map((value) => `${part.ariaLabel ?? "all"}: ${value.innerText}`);
})"""
# Which part of the height above the bar is covered by what lies on the table.
COVERED = """() => {
    const [board, things] = [".general", ".things"].map((name) => document.querySelector(name));
    return things.getBoundingClientRect().height / board.getBoundingClientRect().height;
}"""
FILLED = 0.7


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house with the games of the examples."""
    need_browser()
    folder = tmp_path_factory.mktemp("outside")
    with (
        outside_games(installed(folder / "installed")),
        serving(settings_for(folder / "house.db", new_seed=lambda: "page")) as url,
    ):
        yield url


@pytest.fixture
def come(visitor: Callable[..., Visitor], outside: str) -> Callable[..., Visitor]:
    """Makes visitors of that house."""
    return lambda **wishes: visitor(url=outside, **wishes)


@pytest.fixture(autouse=True)
def small_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The smallest windows, upright and sideways."""
    monkeypatch.setitem(SIZES, "small phone", (360, 640))
    monkeypatch.setitem(SIZES, "sideways", (640, 360))


def result_of(page: Any) -> tuple[list[int], list[int]]:
    """The places and points of the result, from above."""
    rows = page.locator(f"section:has({END}) tbody tr")
    texts = [rows.nth(at).locator("td").all_inner_texts() for at in range(rows.count())]
    return [int(row[0].rstrip(".")) for row in texts], [int(row[2].replace("−", "-")) for row in texts]


@pytest.mark.parametrize("size", ["desk", "small phone"])
@pytest.mark.parametrize(("game", "players", "board"), [("geode", 3, ".geode"), ("tailings", 4, ".general")])
def test_a_game_is_played_to_its_end_by_mouse_and_the_result_is_in_the_order_of_the_places(
    come: Callable[..., Visitor], game: str, players: int, board: str, size: str
) -> None:
    anna = come(size=size).named("Anna")
    page = anna.see(f"/t/{anna.new_table(game, players)}")
    assert play_by_mouse(page, random.Random(1)) > 0
    assert page.locator(board).is_visible()
    places, points = result_of(page)
    assert places == sorted(places)
    assert points == sorted(points, reverse=game == "geode")
    assert page.get_by_text("The fewest points win.").count() == (game == "tailings")
    assert len(places) == players
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="To the end").click()
    page.locator(board).wait_for()
    assert anna.complaints == []


def test_a_game_is_played_to_its_end_by_number_keys(come: Callable[..., Visitor]) -> None:
    anna = come().named("Anna")
    page = anna.see(f"/t/{anna.new_table('tailings', 2)}")
    dice, answered = random.Random(2), 0
    while choices := wait_for_question(page):
        before = page.locator(".bar.asked .move").all_inner_texts()
        page.keyboard.press(str(dice.randrange(len(choices)) + 1))
        page.wait_for_function(
            """(before) => !document.querySelector(".bar.asked")
                || document.querySelectorAll(".bar.asked .move").length < before""",
            arg=len(before),
        )
        answered += 1
    assert answered == 9
    assert anna.complaints == []


def test_a_game_is_played_to_its_end_by_tab_arrows_and_enter(come: Callable[..., Visitor]) -> None:
    anna = come().named("Anna")
    page = anna.see(f"/t/{anna.new_table('geode', 2)}")
    assert play_by_keys(page, random.Random(3)) > 0
    assert page.locator(END).is_visible()


def test_who_writes_a_number_does_not_play(come: Callable[..., Visitor]) -> None:
    anna = come().named("Anna")
    page = anna.see(f"/t/{anna.new_table('tailings', 2)}")
    wait_for_question(page)
    page.get_by_placeholder("Say something").press_sequentially("123")
    assert page.locator(".bar.asked .move").count() == 9


@pytest.mark.parametrize("size", ["small phone", "phone", "sideways", "tablet", "desk"])
@pytest.mark.parametrize("game", ["geode", "tailings"])
def test_what_one_needs_to_decide_is_in_sight_and_nothing_meets(
    come: Callable[..., Visitor], game: str, size: str
) -> None:
    anna = come(size=size, reduced_motion="reduce", has_touch=True).named("Anna")
    anna.context.add_init_script("localStorage.setItem('karfunkel.guide', 'off')")
    table = anna.new_table(game, 3)
    questions = iter(range(3))
    play_until(anna, table, lambda _: next(questions) == 2, seed=3)
    page = anna.see(f"/t/{table}")
    wait_for_question(page)
    anna.settle()
    assert page.evaluate(WRONG) == []
    assert page.evaluate(OUT_OF_SIGHT) == []


@pytest.mark.parametrize("size", ["small phone", "phone", "sideways", "tablet", "wide tablet", "desk"])
def test_four_players_and_their_rows_are_in_sight_and_a_large_window_is_filled(
    come: Callable[..., Visitor], monkeypatch: pytest.MonkeyPatch, size: str
) -> None:
    monkeypatch.setitem(SIZES, "wide tablet", (1180, 820))
    anna = come(size=size, reduced_motion="reduce", has_touch=True).named("Anna")
    anna.context.add_init_script("localStorage.setItem('karfunkel.guide', 'off')")
    table = anna.new_table("picking", 4)
    questions = iter(range(4))
    play_until(anna, table, lambda _: next(questions) == 3, seed=3)
    page = anna.see(f"/t/{table}")
    wait_for_question(page)
    anna.settle()
    assert page.locator(".panel-of-seat").count() == 4
    assert page.evaluate(CLIPPED) == []
    assert page.evaluate(OUT_OF_SIGHT.replace(".panel-of-seat.mine", ".panel-of-seat")) == []
    assert page.evaluate(WRONG) == []
    if size in ("tablet", "wide tablet"):
        assert page.evaluate(COVERED) > FILLED


def said(language: str, message: str) -> str:
    """A message of Tailings that is a plain sentence, as its package says it."""
    words = (ROOT / f"examples/games/tailings/src/karfunkel_tailings/words/{language}.ftl").read_text("utf-8")
    return next(line.partition(" = ")[2] for line in words.splitlines() if line.startswith(f"{message} = "))


def test_the_lobby_shows_them_in_the_language_of_the_reader_and_leads_to_them(come: Callable[..., Visitor]) -> None:
    anna = come(locale="de-DE").named("Anna")
    page = anna.see("/")
    tile = page.locator("article").filter(has_text=said("de", "title"))
    tile.get_by_text(said("de", "about")).wait_for()
    page.locator("header select").select_option("fr")
    tile = page.locator("article").filter(has_text=said("fr", "title"))
    tile.locator(".primary").click()
    page.get_by_text(said("fr", "decision-choose")).wait_for()
    assert anna.complaints == []


@pytest.mark.parametrize(
    ("module", "reason"),
    [
        ("export const api = 99; export function mount() {}", "version 99"),
        ("export const api = 1;", "mount"),
        ("export const api = 1; export function mount() { throw new Error('no paint'); }", "no paint"),
        (
            """export const api = 1;
            export function mount() { return { update() { throw new Error('no brush'); } }; }""",
            "no brush",
        ),
        ("export const =", "Unexpected token"),
    ],
)
def test_a_board_that_is_too_new_or_fails_is_left_out_with_one_word_about_it(
    come: Callable[..., Visitor], module: str, reason: str
) -> None:
    anna = come().named("Anna")
    anna.context.route(f"**{BOARD}", lambda route: route.fulfill(body=module, content_type="text/javascript"))
    page = anna.see(f"/t/{anna.new_table('geode', 2)}")
    page.locator(".general").wait_for()
    assert play_by_mouse(page, random.Random(1)) > 0
    (complaint,) = anna.complaints
    assert complaint.startswith("warning: the board of geode is left out")
    assert reason in complaint


@pytest.mark.parametrize("game", ["geode", "tailings"])
def test_axe_finds_nothing_serious_at_their_tables(come: Callable[..., Visitor], game: str) -> None:
    if not AXE.exists():
        pytest.skip("axe-core is not installed: `make page` installs it")
    anna = come(bypass_csp=True, reduced_motion="reduce").named("Anna")
    page = anna.see(f"/t/{anna.new_table(game, 3)}")
    wait_for_question(page)
    anna.settle()
    page.add_script_tag(path=AXE)
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        page.evaluate(SETTLED)
        assert found_by_axe(page) == []

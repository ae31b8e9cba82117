"""Budgets that hold on every machine; `make budgets` measures all of them."""

import sys
from pathlib import Path
from typing import Any

import pytest
from bench.budgets import table as budget_table
from bench.budgets.judge import EXCEEDED, KEPT, SLOWER, judge
from bench.budgets.measure import KB, Measure, Reading
from bench.budgets.measures import all_measures
from bench.budgets.page_weight import PAGE_WEIGHT, playable_files, weight
from bench.budgets.startup import MODULES, imported_modules
from bench.budgets.table import Row, TableError, parse_row, read_table
from bench.budgets.yardstick import PLAIN

from karfunkel.games.registry import GAMES
from karfunkel.server.static_files import FOLDER, built_files
from tests.page.browsing import Visitor, browsing, need_browser
from tests.page.playing import wait_for_question
from tests.server.running import serving, settings_for

ALLOWED = {"karfunkel", "numpy"}
"""Packages beside the standard library that `import karfunkel` may load."""

built = pytest.mark.skipif(
    not (FOLDER / "index.html").exists(), reason="the page has not been built: `make page` builds it"
)


@pytest.fixture(scope="module")
def rows() -> dict[str, Row]:
    return read_table()


def limit(row: Row) -> float:
    assert row.budget is not None
    assert row.budget.at_most
    return row.budget.limit


# ---- the table and the script are about the same things


def test_every_row_is_measured_and_every_measure_has_a_row_in_its_order_and_unit(rows: dict[str, Row]) -> None:
    measured = [pair for measure in all_measures() for pair in measure.units.items()]
    assert [(row.name, row.unit) for row in rows.values()] == measured


def test_only_yardsticks_have_no_budget(rows: dict[str, Row]) -> None:
    assert [row.name for row in rows.values() if row.budget is None] == [
        name for measure in all_measures() for name in measure.units if name.startswith("yardstick")
    ]


def test_committed_values_keep_to_their_budgets(rows: dict[str, Row]) -> None:
    over = [
        row.name
        for row in rows.values()
        if row.committed is not None
        and row.budget is not None
        and not row.budget.is_relative
        and row.committed > limit(row)
    ]
    assert over == []


def test_what_tests_hold_is_named_here(rows: dict[str, Row]) -> None:
    held = {row.name for row in rows.values() if row.held_by == "test"}
    assert held == {MODULES, PAGE_WEIGHT} | {f"size of a table, {game}" for game in GAMES}


GOOD = "| an import | ≤ 0.2 s | 0.17 s | bench |"


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ("≤ 0.2 s", "0.2 s"),
        ("≤ 0.2 s", "≤ 0.2"),
        ("≤ 0.2 s", "≤ 0,2 s"),
        ("0.17 s", "fast"),
        ("0.17 s", "0.17 KB"),
        ("0.17 s", ""),
        ("bench", "nobody"),
        ("an import", ""),
        (" | bench", ""),
    ],
)
def test_a_malformed_row_is_refused_and_named(good: str, bad: str) -> None:
    assert parse_row(GOOD).committed == 0.17
    line = GOOD.replace(good, bad)
    with pytest.raises(TableError) as refused:
        parse_row(line)
    assert line in str(refused.value)


def test_a_page_without_the_table_or_with_a_row_twice_is_refused(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    head = f"\n{budget_table.HEADING}\n\n| {' | '.join(budget_table.COLUMNS)} |\n|---|---|---|---|\n"
    page.write_text(f"{head}{GOOD}\n", "utf-8")
    assert list(read_table(page)) == ["an import"]
    for text in ("", head.replace("committed", "then"), f"{head}{GOOD}\n{GOOD}\n"):
        page.write_text(text, "utf-8")
        with pytest.raises(TableError):
            read_table(page)


# ---- verdicts

YARDSTICK = parse_row(f"| {PLAIN} | – | 100 /s | bench |")
SPEED = parse_row("| speed | ≥ 97 % | 1,000 /s | bench |")
COST = parse_row("| cost | ≤ 103 % | 1,000 µs | bench |")


@pytest.mark.parametrize(("value", "verdict"), [(0.2, KEPT), (0.21, EXCEEDED)])
def test_a_hard_budget_is_kept_or_exceeded(value: float, verdict: str) -> None:
    assert judge(parse_row(GOOD), Reading([value]), {}).verdict == verdict


@pytest.mark.parametrize(
    ("row", "values", "machine", "verdict"),
    [
        (SPEED, [980.0], 100.0, KEPT),
        (SPEED, [960.0], 100.0, SLOWER),
        (SPEED, [940.0, 950.0, 980.0], 100.0, KEPT),  # the best round is within the budget: noise
        (SPEED, [940.0], 95.0, KEPT),  # the machine is 5 % slower now
        (SPEED, [980.0], 105.0, KEPT),  # the machine is 5 % faster now, which may be noise
        (SPEED, [500.0], 50.0, KEPT),  # half as fast on a machine half as fast
        (SPEED, [1500.0], 200.0, SLOWER),  # only half again as fast on a machine twice as fast
        (COST, [1020.0], 100.0, KEPT),
        (COST, [1040.0], 100.0, SLOWER),
        (COST, [2000.0], 50.0, KEPT),
        (COST, [800.0], 200.0, SLOWER),
    ],
)
def test_a_speed_is_judged_by_the_machine_it_was_measured_on(
    row: Row, values: list[float], machine: float, verdict: str
) -> None:
    reading = Reading(values, PLAIN, [machine])
    assert judge(row, reading, {PLAIN: YARDSTICK}).verdict == verdict


# ---- import


def test_import_loads_few_modules(rows: dict[str, Row]) -> None:
    loaded = imported_modules()
    assert "karfunkel.table" in loaded
    assert len(loaded) <= limit(rows[MODULES])


def test_import_loads_no_package_that_is_not_allowed() -> None:
    packages = {module.partition(".")[0] for module in imported_modules()}
    assert packages - sys.stdlib_module_names <= ALLOWED


# ---- tables


def size_measure(game: str) -> Measure:
    return next(measure for measure in all_measures() if f"size of a table, {game}" in measure.units)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_as_small_as_its_budget(game: str, rows: dict[str, Row]) -> None:
    for name, size in size_measure(game).take().items():
        assert size == rows[name].committed
        assert size <= limit(rows[name])


# ---- the page


@built
def test_the_page_is_light_until_the_first_game_can_be_played(rows: dict[str, Row]) -> None:
    files = built_files()
    assert 50 * KB < weight(files, playable_files(files)) <= limit(rows[PAGE_WEIGHT]) * KB


@built
@pytest.mark.browser
def test_a_browser_loads_no_more_than_is_weighed(tmp_path: Path) -> None:
    need_browser()
    files = built_files()
    allowed = weight(files, playable_files(files))
    with serving(settings_for(tmp_path / "house.db")) as url, browsing() as browser:
        for game in GAMES.values():
            loaded = loaded_until_playable(Visitor(browser, url), game.id, game.min_players)
            assert any(path.endswith(".woff2") for path in loaded)
            assert weight(files, loaded & set(files)) <= allowed, game


def loaded_until_playable(visitor: Visitor, game: str, players: int) -> set[str]:
    """The paths that a first visit loads: the lobby, then a table, until a question can be answered."""
    paths = {"index.html"}

    def note(request: Any) -> None:
        paths.add(request.url.removeprefix(visitor.url).lstrip("/"))

    visitor.page.on("request", note)
    visitor.see("/")
    visitor.named("Anna")
    page = visitor.see(f"/t/{visitor.new_table(game, players)}")
    assert wait_for_question(page)
    visitor.close()
    return paths

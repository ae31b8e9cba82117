"""Addresses of pages that people have kept lead where they led."""

import asyncio
import json
import shutil
from collections.abc import Iterator
from typing import Any

import pytest

from tests.old.conversation import Hands, Person
from tests.old.fixtures import DATABASES, unpacked_json
from tests.old.house import house
from tests.page.browsing import Visitor, browsing, need_browser

pytestmark = pytest.mark.browser

ANSWERS = {(who, path): answer for who, path, answer in unpacked_json(DATABASES / "sqlite.json.xz")["answers"]}
STRANGER = "zoe"


def told(path: str) -> Any:
    return json.loads(ANSWERS[STRANGER, path].split(" ", 2)[2])


FINISHED = {one["table"]: one for one in told("/api/lobby?stage=over&limit=100")}


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the old database."""
    file = tmp_path_factory.mktemp("old") / "house.db"
    shutil.copyfile(DATABASES / "sqlite.db", file)
    with house(file, Hands(unpacked_json(DATABASES / "sqlite.json.xz")["at"], "addresses")) as url:
        yield url


@pytest.mark.parametrize("kind", ["t", "r", "j"])
def test_every_address_of_a_table_gets_the_page(url: str, kind: str) -> None:
    need_browser()
    names = [f"code-{table}" if kind == "j" else table for table in FINISHED]

    async def ask() -> list[str]:
        person = Person(url)
        answers = [await person.request("GET", f"/{kind}/{name}") for name in names]
        await person.go()
        return [answer.split(" ", 2)[0] for answer in answers]

    assert asyncio.run(ask()) == ["200"] * len(FINISHED)


def wait_for_words(page: Any, wanted: list[str]) -> None:
    """Wait until all of these words are in sight."""
    for _ in range(200):
        words = set(page.locator("body").inner_text().split())
        if words.issuperset(wanted):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"not in sight: {sorted(set(wanted) - words)}")


def test_replays_show_the_game_that_was_played(url: str) -> None:
    """One finished game of each kind: the page shows who played, and at the end what each had."""
    need_browser()
    games = {one["game"]: table for table, one in FINISHED.items()}
    with browsing() as browser:
        visitor = Visitor(browser, url)
        for table in games.values():
            visitor.page.goto(f"/r/{table}")
            visitor.page.get_by_role("slider").focus()
            visitor.page.keyboard.press("End")
            names = [seat["name"] for seat in FINISHED[table]["seats"] if "name" in seat]
            wanted = [*names, *map(str, FINISHED[table]["scores"])]
            wait_for_words(visitor.page, wanted)
        assert visitor.complaints == []
        visitor.close()

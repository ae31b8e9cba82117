"""A house, a browser, and visitors."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.page.browsing import Visitor, browsing, need_browser
from tests.server.running import serving, settings_for


# The browser goes when the last test of this folder is over: it keeps an event loop in the tests' thread, in which
# those of other folders could not begin one of their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    need_browser()
    with browsing() as browser:
        yield browser


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house in which every table has the same seed."""
    need_browser()
    database = tmp_path_factory.mktemp("page") / "house.db"
    with serving(settings_for(database, new_seed=lambda: "page")) as url:
        yield url


@pytest.fixture
def visitor(browser: Any, house: str) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors of the house, each with a browser of their own; they leave when the test is over."""
    here: list[Visitor] = []

    def come(**wishes: Any) -> Visitor:
        here.append(Visitor(browser, wishes.pop("url", house), **wishes))
        return here[-1]

    yield come
    for one in here:
        one.close()

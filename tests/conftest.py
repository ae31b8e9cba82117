"""What all tests may ask for."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from karfunkel.match import decide_seats
from karfunkel.table.verifiable_chance import fair_order
from tests.nats import nats, own_nats
from tests.postgres import database, postgres, postgres_url

PAGE = Path(__file__).parent / "page"
SLOW = frozenset((Path(__file__).parent / "slow.txt").read_text("utf-8").splitlines())
"""The tests that take long; `tools/slow_tests.py` writes them down."""
__all__ = ["database", "nats", "own_nats", "postgres", "postgres_url"]

os.environ.pop("LC_ALL", None)
os.environ["LC_MESSAGES"] = "C"  # the terminal speaks the system's language, and tests read English
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # whoever runs the tests in the background ignores Ctrl-C, and so would the programs that the tests start
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True, scope="session")
def seats_are_kept() -> Iterator[None]:
    """Nobody's seat is drawn, so that tests can say who sits where; those of drawing take `drawn_seats`."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(decide_seats, "fair_order", lambda seed, players: None)
        yield


@pytest.fixture
def drawn_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats are drawn, as they are outside of tests."""
    monkeypatch.setattr(decide_seats, "fair_order", fair_order)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what needs PostgreSQL or a browser or takes long: `make check` goes without them."""
    for item in items:
        if item.nodeid in SLOW:
            item.add_marker("slow")
        if item.path.is_relative_to(PAGE):
            item.add_marker("browser")
        parameters = getattr(item, "callspec", None)
        needs = {*getattr(item, "fixturenames", ()), *(map(str, parameters.params.values()) if parameters else ())}
        if needs & {"postgres", "postgres_url", "postgresql"}:
            item.add_marker("postgresql")

"""Notes for those who run the server: what repeats itself is said once, and what is refused is said each minute."""

import asyncio
import logging
from collections import Counter
from typing import Any

import pytest

from karfunkel.server.log_throttling import MOST_REMEMBERED, LogThrottle
from karfunkel.server.logging_setup import TextLines
from karfunkel.server.refusal_log import note_refusals
from tests.server.players import run


class Noted(logging.Handler):
    """Keeps what is noted."""

    def __init__(self, now: Any) -> None:
        super().__init__()
        self.addFilter(LogThrottle(now))
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@pytest.fixture
def time() -> dict[str, float]:
    return {"now": 0.0}


@pytest.fixture
def noted(time: dict[str, float]) -> Noted:
    return Noted(lambda: time["now"])


@pytest.fixture
def logger(noted: Noted) -> logging.Logger:
    found = logging.Logger("karfunkel.test")
    found.addHandler(noted)
    return found


def break_something(logger: logging.Logger, about: str) -> None:
    try:
        raise RuntimeError(about)
    except RuntimeError:
        logger.exception("a request failed", extra={"path": about})


def break_something_else(logger: logging.Logger) -> None:
    try:
        raise RuntimeError("elsewhere")
    except RuntimeError:
        logger.exception("a request failed")


def test_a_traceback_is_noted_once_a_minute_and_then_how_often_it_came(
    logger: logging.Logger, noted: Noted, time: dict[str, float]
) -> None:
    for number in range(1000):
        break_something(logger, f"/{number}")
    break_something_else(logger)
    assert len(noted.records) == 2
    time["now"] = 61
    break_something(logger, "/again")
    assert len(noted.records) == 3
    assert "left_out=999" in TextLines().format(noted.records[-1])
    assert "left_out" not in TextLines().format(noted.records[0])


def test_what_is_no_warning_is_always_noted(logger: logging.Logger, noted: Noted) -> None:
    for _ in range(3):
        logger.info("serving")
    assert len(noted.records) == 3


def test_what_was_noted_is_not_remembered_without_end(logger: logging.Logger, noted: Noted) -> None:
    for number in range(3 * MOST_REMEMBERED):
        logger.warning(f"warning {number}")
    (once,) = noted.filters
    assert isinstance(once, LogThrottle)
    assert len(once._seen) <= MOST_REMEMBERED


def test_what_is_refused_is_noted_by_why(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        refused = Counter({"too-fast": 5})
        noting = asyncio.create_task(note_refusals(refused, 0.05))
        await asyncio.sleep(0.12)
        refused.update({"too-fast": 2, "too-big": 1})
        await asyncio.sleep(0.1)
        noting.cancel()

    with caplog.at_level(logging.INFO):
        run(work())
    notes = [vars(record) for record in caplog.records if "refused" in record.message]
    assert [(note.get("too-fast"), note.get("too-big")) for note in notes] == [(5, None), (2, 1)]

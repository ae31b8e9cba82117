"""The threads of bots: never more than so many, whatever bots do, and however busy the machine is."""

import asyncio
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pytest

from karfunkel.server import bot_pool
from karfunkel.server.bot_pool import BotPool
from karfunkel.server.bot_warmup import BotWarmup
from tests.server.players import run

THREADS, PATIENCE = 2, 0.02
MOST_THREADS = THREADS + 8
MOVES = [f"move {number}" for number in range(1000)]


class BotOf:
    """A bot that chooses so."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self._work = work

    def choose(self, view: Mapping[str, Any], moves: Sequence[str], dice: random.Random) -> str:
        self._work()
        return moves[0]


@pytest.fixture
def release() -> Iterator[threading.Event]:
    """Bots that stall go on when this is set, at the latest when the test is over."""
    event = threading.Event()
    yield event
    event.set()


@pytest.fixture
def pool() -> Iterator[BotPool]:
    pool = BotPool(THREADS, PATIENCE, BotWarmup(may_prepare=False))
    yield pool
    pool.close()


of_others: set[threading.Thread] = set()
"""The threads of servers that other tests have running."""


def bot_threads() -> int:
    return sum(thread.name.startswith("bot") and thread not in of_others for thread in threading.enumerate())


@pytest.fixture(autouse=True)
def _others_do_not_count() -> None:
    of_others.clear()
    of_others.update(threading.enumerate())


async def choose(pool: BotPool, level: str = "stalls", game: str = "emerald") -> str:
    return await pool.choose(level, {"game": game}, MOVES, "dice")


def test_bots_that_never_answer_do_not_take_threads_without_end(
    pool: BotPool, release: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "bot_called", lambda level: BotOf(release.wait))

    async def work() -> None:
        for number in range(20):
            await asyncio.gather(*(choose(pool, f"stalls {number}"), choose(pool, f"stalls {number}", "basari")))
        assert bot_threads() <= MOST_THREADS
        began = time.perf_counter()
        for _ in range(100):
            assert await choose(pool) in MOVES
        assert time.perf_counter() - began < 50 * PATIENCE, "others move at once"

    run(work())


def test_bots_of_another_kind_think_on_and_those_of_this_one_when_it_answers_again(
    pool: BotPool, release: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def bot_called(level: str) -> BotOf:
        return BotOf(lambda: (asked.append(level), level == "stalls" and release.wait()))

    monkeypatch.setattr(bot_pool, "bot_called", bot_called)

    async def work() -> None:
        for _ in range(10):
            await choose(pool)
        assert asked == ["stalls"] * 2, "after two that do not answer no more are asked"
        assert await choose(pool, "sound") == MOVES[0]
        release.set()
        async with asyncio.timeout(10):
            while await choose(pool) != MOVES[0]:
                await asyncio.sleep(0.01)
        assert bot_threads() <= THREADS + 2

    run(work())


def test_a_busy_machine_makes_no_new_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who wait too long for a thread lose their move; nobody is stuck."""
    monkeypatch.setattr(bot_pool, "LONGEST_QUEUE", 0.02)
    monkeypatch.setattr(bot_pool, "bot_called", lambda level: BotOf(lambda: time.sleep(0.2)))
    pool = BotPool(THREADS, 10, BotWarmup(may_prepare=False))

    async def work() -> None:
        moves: list[str] = []
        for _ in range(3):
            moves += await asyncio.gather(*(choose(pool, f"slow {number}") for number in range(30)))
        assert moves.count(MOVES[0]) == 3 * THREADS
        assert bot_threads() <= THREADS

    run(work())
    pool.close()


def test_a_thought_that_nobody_waits_for_any_more_gives_its_thread_back(
    pool: BotPool, release: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "bot_called", lambda level: BotOf(release.wait if level == "stalls" else int))

    async def work() -> None:
        waiting = [asyncio.create_task(choose(pool)) for _ in range(THREADS)]
        await asyncio.sleep(PATIENCE / 4)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        release.set()
        async with asyncio.timeout(10):
            assert await asyncio.gather(*(choose(pool, "sound") for _ in range(20))) == [MOVES[0]] * 20

    run(work())


ENDING = """
import asyncio, threading
from karfunkel.server import bot_pool

class Stalls:
    def choose(self, *_):
        threading.Event().wait()

bot_pool.bot_called = lambda level: Stalls()

async def work():
    pool = bot_pool.BotPool(1, 0.1, None)
    print(await pool.choose("stalls", {"game": "emerald"}, ["a", "b"], "dice"))
    pool.close()

asyncio.run(work())
"""


@pytest.mark.slow
def test_a_bot_that_never_answers_does_not_keep_the_server_from_ending() -> None:
    done = subprocess.run([sys.executable, "-c", ENDING], capture_output=True, text=True, timeout=30, check=True)
    assert done.stdout in ("a\n", "b\n")

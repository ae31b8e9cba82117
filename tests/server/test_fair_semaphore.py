"""Whose bots think next, where many wait; and how often one who comes and goes is told of."""

import asyncio
from typing import Any

import pytest

from karfunkel.server import match_presence
from karfunkel.server.fair_semaphore import FairSemaphore
from karfunkel.server.match_presence import MatchPresence
from tests.match.company import ANNA, started
from tests.server.players import run


def test_one_who_lets_many_wait_takes_nobody_elses_turn() -> None:
    async def work() -> None:
        turns, served = FairSemaphore(2), []

        async def think(whose: str) -> None:
            await turns.acquire(whose)
            served.append(whose)
            await asyncio.sleep(0)
            turns.release()

        await asyncio.gather(*(think(whose) for whose in ["eve"] * 20 + ["anna"] * 2 + ["ben"]))
        assert served[:8] == ["eve", "eve", "eve", "anna", "ben", "eve", "anna", "eve"]
        assert len(served) == 23

    run(work())


def test_a_turn_of_one_who_has_gone_is_given_to_the_next() -> None:
    async def work() -> None:
        turns = FairSemaphore(1)
        await turns.acquire("eve")
        first, second, third = (asyncio.create_task(turns.acquire(whose)) for whose in ("eve", "anna", "ben"))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        turns.release()
        second.cancel()
        await asyncio.wait_for(third, 1)
        turns.release()
        await asyncio.wait_for(turns.acquire("eve"), 1)

    run(work())


def test_one_who_comes_and_goes_all_the_time_floods_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_presence, "TOLD_EVERY", 0.01)
    heard: list[bytes] = []

    class Listener:
        guest = "zoe"

        def send_about(self, _: str, text: bytes) -> None:
            heard.append(text)

    async def work() -> None:
        match, here, listener = started(), MatchPresence(lambda: 0, 0), Listener()
        comes_and_goes: Any = Listener()
        comes_and_goes.guest = ANNA.guest
        here.listen(listener, match)  # type: ignore[arg-type]
        for _ in range(100):
            here.come(ANNA.guest, match)
            here.leave(comes_and_goes, match)
        here.come(ANNA.guest, match)
        assert len(heard) == 2, "what it heard first, and that somebody came"
        await asyncio.sleep(0.05)
        assert len(heard) == 3
        assert heard[1] == heard[2], "and how it is in the end"
        here.close()

    run(work())

"""Somebody who plays on while hostile clients are at work; for the tests and `python -m bench.hostile`."""

import asyncio
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from karfunkel.client import Client
from karfunkel.match.commands import Play
from karfunkel.protocol.http import NewTable
from karfunkel.protocol.messages import Done
from tests.server.listening import Ear

PAUSE = 0.07
"""Between two moves: a guest may send 20 messages a second."""


async def seconds_for_moves(person: Client, ear: Ear, seconds: float) -> list[float]:
    """Play for so long; how long each move took to be stored and answered."""
    took: list[float] = []
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        table = (await person.open(NewTable("emerald", 2, seats=["me", "random"], start=True))).table
        while time.perf_counter() < until and (shown := await person.look(table)).stage == "running":
            if shown.moves:
                began = time.perf_counter()
                answer = await ear.do(table, Play(shown.moves[0], shown.asked or 0))
                took.append(time.perf_counter() - began)
                assert isinstance(answer, Done), answer
            await asyncio.sleep(PAUSE)
    return took


@asynccontextmanager
async def attacked(url: str, attacks: Sequence[str], seconds: float) -> AsyncIterator[None]:
    """These attacks go on for so long, from a process of their own."""
    command = [sys.executable, "-m", "tests.server.hostile", url, f"{seconds}", ",".join(attacks)]
    hostile = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    assert hostile.stdout is not None
    try:
        assert await hostile.stdout.readline() == b"ready\n"
        yield
    finally:
        if hostile.returncode is None:
            hostile.kill()
        await hostile.wait()

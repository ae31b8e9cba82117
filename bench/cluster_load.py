"""One of the processes that load a cluster: people at tables, each connected with any of the servers.

It is started by `bench/cluster.py`, which tells it line by line when to begin, to count and to stop, and reads from it
what it found.
"""

import asyncio
import json
import random
import sys
import time

import msgspec
import uvloop
from bench.server import Tally, new_table

AT_ONCE = 10
"""So many tables are made at the same time."""


class Plan(msgspec.Struct):
    """What a load does."""

    urls: list[str]
    game: str
    first: int
    """The number of its first table."""
    tables: int
    together: bool
    """Whether both who play at a table are connected with the same server; else each with any."""
    seed: int


class Found(msgspec.Struct):
    """What a load has found."""

    moves: int
    games: int
    delays: list[float]
    """Seconds from sending a move to the other's being told of it."""
    cpu: float
    """Seconds of the processor while it counted."""


def servers_of(plan: Plan, number: int, dice: random.Random) -> tuple[str, str]:
    """The servers of the two who play at a table."""
    host = plan.urls[number % len(plan.urls)]
    return host, host if plan.together else dice.choice(plan.urls)


async def play(plan: Plan) -> Found:
    """Play as the plan says; lines come in that say when the next step is due, and lines go out when it is done."""
    tally, dice = Tally(), random.Random(plan.seed)
    begins = []
    for first in range(plan.first, plan.first + plan.tables, AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, plan.first + plan.tables))
        begins += await asyncio.gather(
            *(
                new_table(servers_of(plan, number, dice), plan.game, number, tally, dice, "choices")
                for number in numbers
            )
        )
    await _step("ready")
    for begin in begins:
        begin()
    await _step("playing")
    tally.counting, before = True, time.process_time()
    await _step("counting")
    tally.counting = False
    return Found(tally.moves, tally.games, tally.delays, time.process_time() - before)


async def _step(done: str) -> None:
    """Say that something is done, and wait until the next is due."""
    print(done, flush=True)
    if not await asyncio.to_thread(sys.stdin.readline):
        raise SystemExit("the benchmark has ended")


def main() -> None:
    """Play, and print what was found."""
    plan = msgspec.convert(json.loads(sys.argv[1]), Plan)
    found = uvloop.run(play(plan))
    print(msgspec.json.encode(found).decode(), flush=True)


if __name__ == "__main__":
    main()

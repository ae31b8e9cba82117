"""How long people wait while many masters think: tables of four masters, and two people who play on beside them.

At each of those tables a fifth seat belongs to somebody who has resigned, for whom a bot plays without thinking long.

The two play emerald at random, one move after the other. Printed is the time from sending a move to its being stored
and answered, first on the idle server, then with the masters at work.

    python bench/masters.py
    python bench/masters.py --tables 20 --seconds 20 --game edelstein
"""

import argparse
import asyncio
import random
import signal
import statistics
import tempfile
import time
from pathlib import Path

from karfunkel.bots.mind import mind_of
from karfunkel.client import Client
from karfunkel.client.reconnecting_websocket import FollowedTable
from karfunkel.match.commands import Resign, Sit
from karfunkel.protocol.http import NewTable
from server import serve


async def play_for(seconds: float, people: tuple[Client, Client]) -> list[float]:
    """Play at one table after the other; how long each move took, in milliseconds."""
    delays: list[float] = []
    dice, end = random.Random(1), time.perf_counter() + seconds
    async with people[0].socket() as one, people[1].socket() as other:
        while time.perf_counter() < end:
            opened = await people[0].open(NewTable("emerald", 2, starts_when_full=True))
            followed = [await socket.watch(opened.table) for socket in (one, other)]
            await followed[1].do(Sit())
            await play_game(followed, dice, delays, end)
    return delays


async def play_game(followed: list[FollowedTable], dice: random.Random, delays: list[float], end: float) -> None:
    """Play a game to its end, or until time is up."""
    for one in followed:
        await one.until(lambda shown: shown.stage == "running" and shown.viewer is not None)
    while time.perf_counter() < end and followed[0].shown.stage == "running":
        mover = next(one for one in followed if one.shown.moves)
        began = time.perf_counter()
        seq = await mover.play(dice.choice(mover.shown.moves))
        delays.append((time.perf_counter() - began) * 1000)
        for one in followed:
            await one.until(lambda shown, seq=seq: shown.seq >= seq)


async def measure(url: str, game: str, tables: int, seconds: float) -> None:
    """Play beside no masters, then beside them."""
    people = await Client.come(url, "Anna"), await Client.come(url, "Ben")
    tell("nobody thinks", await play_for(min(5.0, seconds), people))
    host = await Client.come(url, "Host")
    busy = NewTable(game, 5, seats=["me"] + ["master"] * 4, start=True)
    watched = [(await host.open(busy)).table for _ in range(tables)]
    for table in watched:
        await host.do(table, Resign())
    await asyncio.sleep(2)
    before = sum([(await host.look(table)).seq for table in watched])
    began = time.perf_counter()
    tell(f"{tables} tables of four masters", await play_for(seconds, people))
    taken = time.perf_counter() - began
    moved = sum([(await host.look(table)).seq for table in watched]) - before
    print(f"meanwhile the masters played {moved / taken:.1f} moves/s")
    for client in (*people, host):
        await client.leave()


def tell(when: str, delays: list[float]) -> None:
    """Print how long people waited."""
    ordered = sorted(delays)
    print(
        f"{when:>28}: {len(delays):5} moves   p50 {statistics.median(ordered):6.1f} ms   "
        f"p99 {ordered[int(len(ordered) * 0.99)]:6.1f} ms   longest {ordered[-1]:6.1f} ms",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20, help="how many tables of masters")
    parser.add_argument("--seconds", type=float, default=20, help="how long is measured")
    parser.add_argument("--game", default="edelstein", help="what the masters play")
    chosen = parser.parse_args()
    mind_of(chosen.game)  # compiled before the server starts
    with tempfile.TemporaryDirectory() as folder:
        process, url = serve(str(Path(folder) / "masters.db"))
        try:
            asyncio.run(measure(url, chosen.game, chosen.tables, chosen.seconds))
        finally:
            process.send_signal(signal.SIGINT)
            process.wait()


if __name__ == "__main__":
    main()

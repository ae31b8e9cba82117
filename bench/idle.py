"""What ten thousand sleeping tables cost: the start of a server, its lists and its memory, with and without them.

python -m bench.idle
python -m bench.idle --tables 10000 --rounds 5
"""

import argparse
import asyncio
import os
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
from tests.match.company import bot_move
from tests.match.company import start as start_match

from karfunkel.match.clock import Clock
from karfunkel.match.events import LogEntry, Opened, Sat
from karfunkel.match.evolve import add_event
from karfunkel.match.match import Match
from karfunkel.server.settings import new_id
from karfunkel.store import Store
from karfunkel.store.match_summary import match_write
from karfunkel.table.verifiable_chance import new_seed

DAY = 86_400


def sleeping(number: int, moves: int) -> Match:
    """A slow game of two people, some moves old, with days left to think."""
    now = time.time_ns() // 1_000_000
    opened = Opened("emerald", 2, new_seed(), f"host {number}", new_id(), clock=Clock(7 * DAY))
    match = Match(new_id(), LogEntry(0, now, opened))
    for seat in (0, 1):
        add_event(match, Sat(seat, f"guest {number}.{seat}", f"Guest {seat}"), now)
    start_match(match, now)
    for _ in range(moves):
        seat = match.to_act()[0]
        bot_move(match, seat, match.playing().moves(seat)[0], now)
    return match


async def fill(database: str, tables: int, moves: int) -> None:
    """Put sleeping tables into a database."""
    store = await Store.open(database)
    for first in range(0, tables, 500):
        matches = [sleeping(number, moves) for number in range(first, min(first + 500, tables))]
        await store.write(*(match_write(match, match.log, new=True) for match in matches))
        print(f"\r{first + len(matches)} tables", end="", flush=True)
    print()
    await store.close()


def start(database: str) -> dict[str, float]:
    """Start a server, ask for the lobby, stop it; how long that took."""
    began = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-m", "karfunkel", "serve", "--port", "0", "--db", database, "--unlimited"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "NO_COLOR": "1", "COLUMNS": "200"},
    )
    said = process.stdout.readline() if process.stdout else ""
    started = time.perf_counter() - began
    url = re.findall(r"http://\S+:\d+", said)[0]
    with httpx.Client(base_url=url, trust_env=False) as client:
        client.get("/healthz")
        began = time.perf_counter()
        client.get("/api/lobby?stage=running&limit=50").raise_for_status()
        listed = time.perf_counter() - began
        time.sleep(1)
        at_hand = re.findall(r"^karfunkel_tables_at_hand (\S+)", client.get("/metrics").text, re.MULTILINE)[0]
    memory = int(re.findall(r"VmRSS:\s+(\d+)", Path(f"/proc/{process.pid}/status").read_text())[0]) / 1024
    process.send_signal(signal.SIGINT)
    process.wait()
    return {"start_s": started, "lobby_ms": listed * 1000, "memory_mb": memory, "tables_read": float(at_hand)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10_000, help="how many sleep in the full database")
    parser.add_argument("--moves", type=int, default=20, help="how many moves each has behind it")
    parser.add_argument("--rounds", type=int, default=5, help="how often each database is tried, in turn")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        empty, full = f"{folder}/empty.db", f"{folder}/full.db"
        asyncio.run(fill(empty, 0, 0))
        asyncio.run(fill(full, chosen.tables, chosen.moves))
        found: dict[str, list[dict[str, float]]] = {"empty": [], "full": []}
        for _ in range(chosen.rounds):
            found["empty"].append(start(empty))
            found["full"].append(start(full))
        for name, rows in found.items():
            middle = {key: statistics.median(row[key] for row in rows) for key in rows[0]}
            print(f"{name:6}", "   ".join(f"{key} {value:.2f}" for key, value in middle.items()))


if __name__ == "__main__":
    main()

"""How many moves a second several servers take that share a PostgreSQL and a NATS, with the load beside them.

Two people sit at each table and play at random, without thinking; each of them is connected with any of the servers, as
behind a plain load balancer. So with four servers three of four matches are owned by another server than that of one
player. Printed are moves a second, the time from sending a move to the other's being told of it (p50, p99), and how
many cores each part has used: servers, PostgreSQL, NATS, load.

    python -m bench.cluster                          # one server without a bus, then 1, 2, 4, 6 with one: 16 cores
    python -m bench.cluster --servers alone,1,2 --tables 40      # on two cores: what a move costs, not how it scales
    python -m bench.cluster --servers 4,4-together   # beside it four servers where both players come to the same one
    python -m bench.cluster --within 150 --json found.json

Rounds follow each other as long as there is time, so that what is compared was measured alternately.
"""

import argparse
import json
import os
import random
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any

import httpx
import msgspec
from bench.cluster_load import Found, Plan
from bench.server import cpu_seconds, memory
from tests.nats import Nats, find_program
from tests.postgres import Postgres, find_programs

ALONE, TOGETHER = "alone", "-together"
TOKEN = "bench"  # noqa: S105  nothing secret
SETTLE = 2.0
"""Seconds that are played before it counts."""
PATIENCE = 60


class Setting(msgspec.Struct, frozen=True):
    """What is measured: so many servers."""

    name: str
    servers: int
    bus: bool
    together: bool

    @classmethod
    def read(cls, text: str) -> "Setting":
        """`alone` (one server without a bus), `4`, or `4-together`."""
        if text == ALONE:
            return cls(text, 1, bus=False, together=True)
        number = text.removesuffix(TOGETHER)
        if not number.isdecimal():
            raise argparse.ArgumentTypeError(f"{text!r} is no number of servers")
        return cls(text, int(number), bus=True, together=text.endswith(TOGETHER))


class Row(msgspec.Struct):
    """What was found."""

    setting: str
    round: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    games: int
    cores: dict[str, float]
    """How many cores each part has used."""
    server_us_per_move: float
    commits_per_second: float
    moves_per_commit: float
    bus_messages_per_second: float
    bus_megabytes_per_second: float
    memory_mb: float
    """Of a server, on the average."""


class Part:
    """What a part of the cluster uses of the processor."""

    def __init__(self, pids: Sequence[int]) -> None:
        self._pids = pids

    def seconds(self) -> float:
        """So far."""
        return sum(sum(cpu_seconds(pid)) for pid in self._pids if Path(f"/proc/{pid}").exists())


class House:
    """Servers that run."""

    def __init__(self, setting: Setting, database: str, nats: Nats | None) -> None:
        command = [sys.executable, "-m", "karfunkel", "serve", "--port", "0", "--db", database, "--unlimited"]
        if nats is not None:
            command += ["--bus", nats.url]
        self._command = command
        self._environment = {**os.environ, "NO_COLOR": "1", "COLUMNS": "200", "KARFUNKEL_METRICS_TOKEN": TOKEN}
        self.processes = [self._start()]
        self.urls = [_address_of(self.processes[0])]  # the first makes the tables of the database
        self.processes += [self._start() for _ in range(setting.servers - 1)]
        self.urls += [_address_of(process) for process in self.processes[1:]]

    def _start(self) -> "subprocess.Popen[str]":
        return subprocess.Popen(self._command, stdout=subprocess.PIPE, text=True, env=self._environment)

    def counted(self, name: str) -> float:
        """A counter, over all servers."""
        headers = {"authorization": f"Bearer {TOKEN}"}
        with httpx.Client(trust_env=False, headers=headers, timeout=PATIENCE, verify=False) as client:  # noqa: S501  loopback
            texts = [client.get(f"{url}/metrics").text for url in self.urls]
        return sum(float(re.findall(rf"^{name} (\S+)", text, re.MULTILINE)[0]) for text in texts)

    def memory(self) -> float:
        """Megabytes of a server, on the average."""
        return statistics.mean(memory(process.pid) for process in self.processes)

    def stop(self) -> None:
        """Stop all of them at once."""
        for process in self.processes:
            process.send_signal(signal.SIGKILL)
        for process in self.processes:
            process.wait(PATIENCE)


class Loads:
    """The processes that load the servers, in step with each other."""

    def __init__(self, urls: list[str], game: str, tables: int, number: int, together: bool) -> None:
        self.processes: list[subprocess.Popen[str]] = []
        for load in range(number):
            first, after = tables * load // number, tables * (load + 1) // number
            plan = Plan(urls, game, first, after - first, together, seed=load)
            command = [sys.executable, "-m", "bench.cluster_load", json.dumps(msgspec.to_builtins(plan))]
            self.processes.append(subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True))

    def wait_for(self, said: str) -> None:
        """Wait until all have said this."""
        for process in self.processes:
            line = _pipe(process.stdout).readline().strip()
            if line != said:
                raise SystemExit(f"a load has failed: it said {line!r} instead of {said!r}")

    def go_on(self) -> None:
        """Let all take the next step."""
        for process in self.processes:
            _pipe(process.stdin).write("go\n")
            _pipe(process.stdin).flush()

    def found(self) -> list[Found]:
        """What they have found."""
        return [msgspec.json.decode(_pipe(process.stdout).readline(), type=Found) for process in self.processes]

    def stop(self) -> None:
        """End them."""
        for process in self.processes:
            process.kill()
            process.wait(PATIENCE)


def measure(setting: Setting, number: int, postgres: Postgres, nats: Nats, chosen: argparse.Namespace) -> Row:
    """Start the servers, load them, stop them."""
    with ExitStack() as ending:
        house = House(setting, postgres.new_database(), nats if setting.bus else None)
        ending.callback(house.stop)
        loads = Loads(
            house.urls, chosen.game, chosen.tables * setting.servers, loads_for(setting, chosen), setting.together
        )
        ending.callback(loads.stop)
        loads.wait_for("ready")
        loads.go_on()
        loads.wait_for("playing")
        time.sleep(SETTLE)
        parts = {
            "servers": Part([process.pid for process in house.processes]),
            "postgresql": Part(postgres.pids()),
            "nats": Part([nats.pid]),
        }
        before = {name: part.seconds() for name, part in parts.items()}
        commits, bus = house.counted("karfunkel_commits"), _bus_counters(nats)
        began = time.perf_counter()
        loads.go_on()
        time.sleep(chosen.seconds)
        loads.wait_for("counting")
        loads.go_on()
        seconds = time.perf_counter() - began
        cores = {name: (part.seconds() - before[name]) / seconds for name, part in parts.items()}
        found = loads.found()
        commits = house.counted("karfunkel_commits") - commits
        messages, volume = (now - then for now, then in zip(_bus_counters(nats), bus, strict=True))
        moves, delays = sum(one.moves for one in found), sorted(delay for one in found for delay in one.delays)
        cores["load"] = sum(one.cpu for one in found) / seconds
        return Row(
            setting.name,
            number,
            moves / seconds,
            1000 * statistics.median(delays),
            1000 * delays[int(len(delays) * 0.99)],
            sum(one.games for one in found),
            cores,
            cores["servers"] * seconds / max(moves, 1) * 1e6,
            commits / seconds,
            moves / max(commits, 1),
            messages / seconds,
            volume / seconds / 1e6,
            house.memory(),
        )


def loads_for(setting: Setting, chosen: argparse.Namespace) -> int:
    """How many processes load so many servers."""
    return int(chosen.loads) if chosen.loads else max(1, min(setting.servers, (os.cpu_count() or 1) - setting.servers))


def _address_of(process: "subprocess.Popen[str]") -> str:
    found = re.search(r"http://\S+:\d+", _pipe(process.stdout).readline())
    if found is None:
        raise SystemExit("a server did not start")
    return found[0]


def _pipe(pipe: IO[str] | None) -> IO[str]:
    assert pipe is not None
    return pipe


def _bus_counters(nats: Nats) -> tuple[float, float]:
    """How many messages and bytes the bus has taken."""
    seen = httpx.get(f"{nats.monitor}/varz", trust_env=False, timeout=PATIENCE).json()
    return seen["in_msgs"], seen["in_bytes"]


@contextmanager
def postgresql() -> Iterator[Postgres]:
    """A PostgreSQL of our own."""
    programs = find_programs()
    if programs is None:
        sys.exit("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    folder = Path(tempfile.mkdtemp(prefix="karfunkel-"))
    postgres = Postgres(programs, folder, ["max_connections=200"])
    try:
        postgres.make()
        postgres.start()
        yield postgres
    finally:
        postgres.stop()
        shutil.rmtree(folder)


@contextmanager
def bus() -> Iterator[Nats]:
    """A NATS of our own."""
    program = find_program()
    if program is None:
        sys.exit("NATS is not installed (Debian: apt-get install nats-server)")
    nats = Nats(program, monitored=True)
    nats.start()
    try:
        yield nats
    finally:
        nats.kill()


def line(row: Row) -> str:
    """A row, as it is printed."""
    parts = (
        f"{row.setting:12} {row.moves_per_second:7.0f} moves/s",
        f"p50 {row.p50_ms:6.1f} ms",
        f"p99 {row.p99_ms:6.1f} ms",
        "cores: " + ", ".join(f"{name} {used:.2f}" for name, used in row.cores.items()),
        f"{row.server_us_per_move:4.0f} us of servers a move",
        f"{row.commits_per_second:5.0f} commits/s of {row.moves_per_commit:4.1f} moves",
        f"bus {row.bus_messages_per_second:6.0f}/s, {row.bus_megabytes_per_second:4.1f} MB/s",
        f"{row.memory_mb:.0f} MB a server",
    )
    return "   ".join(parts)


def ratios(rows: list[Row]) -> Iterator[str]:
    """How many times the moves of one server with a bus each takes, in each round."""
    by_round: dict[int, dict[str, Row]] = {}
    for row in rows:
        by_round.setdefault(row.round, {})[row.setting] = row
    for name in dict.fromkeys(row.setting for row in rows):
        found = [
            one[name].moves_per_second / one["1"].moves_per_second
            for one in by_round.values()
            if name in one and "1" in one
        ]
        if found and name != "1":
            each = ", ".join(f"{ratio:.2f}" for ratio in found)
            yield f"{name}: {statistics.median(found):.2f} times one server with a bus (rounds: {each})"


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--servers", default="alone,1,2,4,6", help="what is measured, with commas between them")
    parser.add_argument("--game", default="emerald", help="what is played")
    parser.add_argument("--tables", type=int, default=150, help="tables for each server")
    parser.add_argument("--seconds", type=float, default=8, help="how long each is measured in a round")
    parser.add_argument("--rounds", type=int, default=2, help="how often each is measured")
    parser.add_argument("--within", type=float, default=1e9, help="seconds after which nothing more is begun")
    parser.add_argument("--loads", type=int, help="processes that load; usually as many as servers")
    parser.add_argument("--json", type=Path, help="write the figures into this file, too")
    chosen = parser.parse_args()
    settings = [Setting.read(text) for text in chosen.servers.split(",")]
    rows: list[Row] = []
    longest, began = 0.0, time.perf_counter()
    with postgresql() as postgres, bus() as nats:
        for number in range(1, chosen.rounds + 1):
            order = settings if number % 2 else list(reversed(settings))
            for setting in order:
                started = time.perf_counter()
                if started - began + longest > chosen.within:
                    break
                rows.append(measure(setting, number, postgres, nats, chosen))
                longest = max(longest, time.perf_counter() - started)
                print(line(rows[-1]), flush=True)
                if chosen.json:
                    chosen.json.write_text(json.dumps(about(chosen, rows), indent=2) + "\n")
    for text in ratios(rows):
        print(text)


def about(chosen: argparse.Namespace, rows: list[Row]) -> dict[str, Any]:
    """All that was found, and what of."""
    return {
        "game": chosen.game,
        "tables_for_each_server": chosen.tables,
        "seconds": chosen.seconds,
        "cores": os.cpu_count(),
        "rows": [msgspec.to_builtins(row) for row in rows],
    }


if __name__ == "__main__":
    random.seed(1)
    main()

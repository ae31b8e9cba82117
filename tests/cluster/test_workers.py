"""`karfunkel serve --workers`: several servers behind one port, looked after by the process that was started."""

import asyncio
import os
import random
import signal
import socket
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from karfunkel.client import Client, FollowedTable
from karfunkel.match.commands import Play, Sit, Start
from karfunkel.protocol.http import NewTable
from karfunkel.server.run import listen
from tests.commands import karfunkel
from tests.nats import Nats
from tests.server.patient_crowd import PatientCrowd
from tests.server.players import run
from tests.server.running import ServerProcess

NUMBER = 2
PATIENCE = 120

linux = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are found in /proc")


class Servers:
    """The processes of `karfunkel serve --workers`."""

    def __init__(self, database: str, nats: Nats) -> None:
        counters = free_ports()
        self.counters = range(counters, counters + NUMBER)
        asked = ["--bus", nats.url, "--workers", str(NUMBER), "--metrics", str(counters)]
        self.first = ServerProcess(database, by_command_line=True, words=asked)
        self.url = self.first.url

    def pids(self) -> set[int]:
        """The servers that live, without the first process, which only looks after them."""
        children = Path(f"/proc/{self.first.pid}/task/{self.first.pid}/children").read_text().split()
        commands = {int(pid): Path(f"/proc/{pid}/cmdline") for pid in children}
        return {pid for pid, file in commands.items() if file.exists() and b"spawn_main" in file.read_bytes()}

    def are_there(self, gone: set[int]) -> bool:
        """Whether all servers serve, each with its counters at a port of its own, and these are gone."""
        now = self.pids()
        return len(now) == NUMBER and not now & gone and all(map(shows_counters, self.counters))

    def wait_until(self, reached: Callable[[], bool]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not reached():
            assert time.monotonic() < deadline, self.first.notes
            time.sleep(0.05)


def free_ports() -> int:
    """The first of two free ports side by side."""
    while True:
        with socket.socket() as one, socket.socket() as other:
            one.bind(("127.0.0.1", 0))
            port: int = one.getsockname()[1]
            try:
                other.bind(("127.0.0.1", port + 1))
            except OSError:
                continue
            return port


async def play_on(tables: list[FollowedTable], crowd: PatientCrowd, moves: int = 6) -> None:
    """Play some moves at random, each sent again until a server can say what became of it; everybody is told."""
    played = 0
    while played < moves:
        asked = next((table for table in tables if table.shown.moves), None)
        if asked is not None:
            seq = await crowd.send(asked, Play(crowd.dice.choice(asked.shown.moves), asked.shown.asked or 0))
            played += seq is not None
        await asyncio.sleep(0.02)
    seq = max(table.shown.seq for table in tables)
    for table in tables:
        await table.until(lambda shown: shown.seq >= seq)


@pytest.fixture
def servers(postgres_url: str, own_nats: Nats) -> Iterator[Servers]:
    started = Servers(postgres_url, own_nats)
    yield started
    started.first.stop()


def shows_counters(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
            return b"karfunkel_" in answer.read()
    except OSError:
        return False


@linux
@pytest.mark.slow
@pytest.mark.postgresql
def test_a_game_goes_on_while_servers_die_and_are_started_anew(servers: Servers) -> None:
    """A killed server comes back; SIGHUP replaces all, one after the other; SIGTERM ends all."""
    crowd = PatientCrowd(random.Random(1))

    async def strike(number: int, pid: int) -> None:
        before = servers.pids()
        os.kill(pid, number)
        gone = before if number == signal.SIGHUP else {pid}
        await asyncio.to_thread(servers.wait_until, lambda: servers.are_there(gone))

    async def play() -> None:
        async with await Client.come(servers.url, "Anna") as anna, await Client.come(servers.url, "Ben") as ben:
            opened = await anna.open(NewTable("emerald", 2))
            await ben.come_by_link(opened.code)
            await ben.do(opened.table, Sit())
            await anna.do(opened.table, Start())
            async with anna.socket() as annas, ben.socket() as bens:
                tables = [await annas.watch(opened.table), await bens.watch(opened.table)]
                await play_on(tables, crowd)
                for pid in sorted(servers.pids()):
                    await asyncio.gather(strike(signal.SIGKILL, pid), play_on(tables, crowd))
                await asyncio.gather(strike(signal.SIGHUP, servers.first.pid), play_on(tables, crowd))
                await play_on(tables, crowd)

    servers.wait_until(lambda: servers.are_there(set()))
    run(play(), 3 * PATIENCE)
    last = servers.pids()
    notes = servers.first.stop()
    assert not [pid for pid in last if Path(f"/proc/{pid}").exists()]
    assert "a server has died" in notes
    assert "not started anew" not in notes


@linux
@pytest.mark.slow
@pytest.mark.postgresql
def test_a_server_that_cannot_be_started_anew_is_tried_again_and_none_outlives_the_first_process(
    servers: Servers, own_nats: Nats
) -> None:
    killed = min(servers.pids())
    own_nats.kill()
    os.kill(killed, signal.SIGKILL)
    servers.wait_until(lambda: "a server was not started anew" in servers.first.notes)
    assert len(servers.pids() - {killed}) >= 1, "the other one stays"
    own_nats.start()
    servers.wait_until(lambda: servers.are_there({killed}))
    last = servers.pids()
    os.kill(servers.first.pid, signal.SIGKILL)
    servers.wait_until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in last))


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--workers", "2"], "several servers on one machine need a bus on which they find each other: --bus nats://…"),
        (["--bus", "nats://127.0.0.1:4222"], "servers that share a database need PostgreSQL: --db postgresql://…"),
        (["--bus", "nats://127.0.0.1:4222", "--workers", "2"], "servers that share a database need PostgreSQL: "),
    ],
    ids=["no bus", "a bus and SQLite", "workers and SQLite"],
)
def test_what_several_servers_need_is_said(words: list[str], why: str, tmp_path: Path) -> None:
    said = karfunkel("serve", "--port", "0", "--db", f"sqlite:///{tmp_path / 'tables.db'}", *words, status=2)
    assert said.stderr.startswith(f"karfunkel: {why}")
    assert said.stderr.count("\n") == 1


@pytest.mark.postgresql
@pytest.mark.parametrize("words", [[], ["--workers", "2"]], ids=["one server", "workers"])
def test_a_bus_that_is_not_there_is_said_in_a_sentence(words: list[str], postgres_url: str) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        bus = f"nats://127.0.0.1:{nobody.getsockname()[1]}"
        said = karfunkel("serve", "--port", "0", "--db", postgres_url, "--bus", bus, *words, status=2)
    assert said.stderr.splitlines()[-1].startswith(f"karfunkel: there is no bus at '{bus}': ")


def test_servers_do_not_join_others_at_their_port(tmp_path: Path) -> None:
    """Other servers, of another database, could share the port: people would come to either."""
    with listen("127.0.0.1", 0, shared=True) as theirs:
        theirs.listen()
        port = theirs.getsockname()[1]
        words = ["--db", f"sqlite:///{tmp_path / 'tables.db'}", "--bus", "nats://127.0.0.1:1", "--workers", "2"]
        said = karfunkel("serve", "--port", str(port), *words, status=2)
    assert f"the server cannot listen at 127.0.0.1, port {port}: Address already in use" in said.stderr

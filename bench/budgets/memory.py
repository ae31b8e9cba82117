"""Memory of the server's process for a running match whose players watch it, and for an open socket."""

import asyncio
import random
import re
import signal
import tempfile
from collections.abc import Awaitable, Iterator, Mapping
from contextlib import AsyncExitStack, contextmanager
from functools import partial
from pathlib import Path

from bench.budgets.measure import Measure, NotMeasured
from bench.server import Socket as PlainSocket
from bench.server import serve

from karfunkel.client import Client, FollowedTable, Socket
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES
from karfunkel.match.commands import Sit
from karfunkel.protocol.http import NewTable

OPEN_SOCKET = "memory of an open socket"
GROUP = 50
"""How many matches share the sockets of their players: as many as a socket may watch."""
MATCH_GROUPS = 4
"""How many groups of matches are counted, after one that fills the caches."""
MOVES = 10
"""How many moves each match is old."""
FIRST_SOCKETS, SOCKETS = 100, 500
REST = 0.5
"""Seconds for the server to come to rest."""
PATIENCE = 300


def memory_measures() -> Iterator[Measure]:
    """Memory of a match of each game, and of a socket."""
    for game in GAMES.values():
        name = f"memory of a running match, {game.id}"
        yield Measure(name, {name: "KB"}, partial(_take_match, name, game))
    yield Measure(OPEN_SOCKET, {OPEN_SOCKET: "KB"}, _take_socket)


def _take_match(name: str, game: Game) -> Mapping[str, float]:
    with _server() as (pid, url):
        return {name: asyncio.run(_limited(_match_memory(pid, url, game)))}


def _take_socket() -> Mapping[str, float]:
    with _server() as (pid, url):
        return {OPEN_SOCKET: asyncio.run(_limited(_socket_memory(pid, url)))}


async def _limited(work: Awaitable[float]) -> float:
    async with asyncio.timeout(PATIENCE):
        return await work


@contextmanager
def _server() -> Iterator[tuple[int, str]]:
    """A server in a process of its own: its number and its address."""
    if not Path("/proc/self/smaps_rollup").exists():
        raise NotMeasured("needs Linux's /proc")
    with tempfile.TemporaryDirectory() as folder:
        process, url = serve(str(Path(folder) / "memory.db"))
        try:
            yield process.pid, url
        finally:
            process.send_signal(signal.SIGINT)
            process.wait()


async def _allocated_kilobytes(pid: int) -> int:
    """The memory that a process has allocated, once it has come to rest; pages of its files come and go."""
    await asyncio.sleep(REST)
    rollup = Path(f"/proc/{pid}/smaps_rollup").read_text("utf-8")
    return sum(int(size) for size in re.findall(r"^(?:Anonymous|Swap):\s+(\d+) kB", rollup, re.MULTILINE))


async def _match_memory(pid: int, url: str, game: Game) -> float:
    """KB for each running match, beyond those that fill the caches."""
    dice = random.Random(1)
    people = [await Client.come(url, f"Guest {seat}") for seat in range(game.min_players)]
    async with AsyncExitStack() as stack:
        for person in people:
            stack.push_async_callback(person.leave)
        groups = [
            [await stack.enter_async_context(person.socket()) for person in people] for _ in range(1 + MATCH_GROUPS)
        ]
        await _play_group(game, people[0], groups[0], dice)
        before = await _allocated_kilobytes(pid)
        for sockets in groups[1:]:
            await _play_group(game, people[0], sockets, dice)
        return (await _allocated_kilobytes(pid) - before) / (MATCH_GROUPS * GROUP)


async def _play_group(game: Game, host: Client, sockets: list[Socket], dice: random.Random) -> None:
    """Begin matches that these sockets watch, and play some moves of each."""
    for _ in range(GROUP):
        opened = await host.open(NewTable(game.id, len(sockets), starts_when_full=True))
        followed = [await socket.watch(opened.table) for socket in sockets]
        for one in followed[1:]:
            await one.do(Sit())
        for one in followed:
            await one.until(lambda shown: shown.stage == "running" and shown.viewer is not None)
        for _ in range(MOVES):
            await _play_move(followed, dice)


async def _play_move(followed: list[FollowedTable], dice: random.Random) -> None:
    """One who is asked moves at random, and all hear of it."""
    mover = next(one for one in followed if one.shown.moves)
    seq = await mover.play(dice.choice(mover.shown.moves))
    for one in followed:
        await one.until(lambda shown: shown.seq >= seq)


class IdleSocket(PlainSocket):
    """A socket that only stays open."""

    def hear(self, text: bytes) -> None:
        """The first message is the welcome."""
        if not self.welcome.done():
            self.welcome.set_result(None)


async def _socket_memory(pid: int, url: str) -> float:
    """KB for each open socket, beyond the first ones."""
    guest = await Client.come(url, "Guest")
    port = int(url.rpartition(":")[2])
    await _open_sockets(port, guest.cookie, FIRST_SOCKETS)
    before = await _allocated_kilobytes(pid)
    await _open_sockets(port, guest.cookie, SOCKETS)
    taken = (await _allocated_kilobytes(pid) - before) / SOCKETS
    await guest.leave()
    return taken


async def _open_sockets(port: int, cookie: str, number: int) -> None:
    loop = asyncio.get_running_loop()
    for _ in range(number):
        _, socket = await loop.create_connection(lambda: IdleSocket("/api/socket", cookie), "127.0.0.1", port)
        await socket.welcome

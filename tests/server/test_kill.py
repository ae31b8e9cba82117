"""The kill test: a server is killed again and again while many games are played, and nothing that it said is lost."""

import asyncio
import contextlib
import random
import signal
import socket
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

import asyncpg
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from karfunkel.client import Client, FollowedTable, Socket
from karfunkel.match.commands import Play, Sit
from karfunkel.match.events import LogEntry, Played, Resigned
from karfunkel.match.evolve import add_event, match_from_log
from karfunkel.match.match import Match
from karfunkel.match.projection import Viewer, snapshot
from karfunkel.match.viewer_messages import TableSnapshot
from karfunkel.protocol.http import NewTable
from karfunkel.protocol.messages import CommandRequest, Done, Ping, Pong, Welcome, decode_server, encode
from karfunkel.store import Store
from tests.server.players import guests, run, seated
from tests.server.running import ServerProcess
from tests.store.tables import a_table, as_new, opened

KILLS = 20
PEOPLE = 18
TABLES_OF_A_KIND = 9
KINDS = (
    ("edelstein", 2, 2),
    ("edelstein", 3, 1),
    ("basari", 3, 3),
    ("basari", 4, 2),
    ("emerald", 2, 2),
    ("emerald", 3, 2),
)
"""Games, their players, and how many of these are people; the others are bots."""
MOST_MOVES_BETWEEN_KILLS = 120
MOVES_AFTER_THE_LAST_KILL = 300
LEAST_PORT, PORTS = 20_000, 12_000
"""Ports below those that are given to clients, so that nobody takes ours while the server is dead."""
PATIENCE = 60
GOING_DOWN = 1012
"""The code with which a server that goes down, and may come back, closes its sockets."""


@dataclass(frozen=True)
class Acknowledged:
    """A move of which the server said that it is stored, and the place that it named."""

    seat: int
    move: str
    asked: int
    seq: int
    at_once: bool
    """Whether the server lived all the while, so that the answer is the one to the first time the move was sent."""


@dataclass
class Game:
    """A table, those who play at it, and what the server has acknowledged to them."""

    table: str
    followers: list[FollowedTable]
    acknowledged: list[Acknowledged] = field(default_factory=list)


class Servers(Protocol):
    """What people come to: a server, or several behind one address."""

    url: str
    status: int | None

    def stop(self) -> str: ...


class Server(ServerProcess):
    """A server in a process of its own, whose end is looked at closely."""

    def __init__(self, database: str, port: int = 0, *, by_command_line: bool = False) -> None:
        super().__init__(database, port, by_command_line=by_command_line)
        self.database = database

    @property
    def status(self) -> int | None:
        """How it ended; None while it lives."""
        return self._process.poll()

    def tell_to_stop(self) -> None:
        """Ask it to stop."""
        self._process.send_signal(signal.SIGTERM)

    def wait(self) -> None:
        """Wait until it has stopped."""
        self._process.wait(PATIENCE)
        self._close()


class Crowd:
    """Guests who play many games at once, at random, as fast as they go."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.games: list[Game] = []
        self.life = 0
        """Even while the server lives; one more whenever it is killed or lives again."""
        self.playing = True

    @property
    def acknowledged(self) -> int:
        return sum(len(game.acknowledged) for game in self.games)

    async def sit_down(self, clients: list[Client], sockets: list[Socket]) -> None:
        """Put all tables up, sit down, and watch."""

        async def one(game: str, players: int, people: int) -> None:
            here = self.dice.sample(range(len(clients)), people)
            seats = ["me"] + ["open"] * (people - 1) + ["random"] * (players - people)
            opened = await clients[here[0]].open(NewTable(game, players, seats=seats, starts_when_full=True))
            for person in here[1:]:
                await clients[person].do(opened.table, Sit())
            followers = [await sockets[person].watch(opened.table) for person in here]
            self.games.append(Game(opened.table, followers))

        await asyncio.gather(*(one(*kind) for kind in KINDS for _ in range(TABLES_OF_A_KIND)))

    async def play(self) -> None:
        """Play all games until they end or `playing` does."""
        players = [(game, follower) for game in self.games for follower in game.followers]
        await asyncio.gather(*(self._play(game, follower) for game, follower in players))

    async def _play(self, game: Game, follower: FollowedTable) -> None:
        while self.playing and follower.shown.stage == "running":
            if follower.shown.moves:
                await self.move(game, follower)
            else:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(follower.changed(), 0.5)

    async def move(self, game: Game, follower: FollowedTable) -> None:
        """Play any move, and note what the server says of it."""
        shown, life = follower.shown, self.life
        assert shown.viewer is not None
        assert shown.asked is not None
        move = self.dice.choice(shown.moves)
        seq = await self.send(follower, Play(move, shown.asked))
        if seq is None:
            return
        at_once = self.life == life and life % 2 == 0
        game.acknowledged.append(Acknowledged(shown.viewer, move, shown.asked, seq, at_once))
        await follower.until(lambda shown: shown.seq >= seq)

    async def send(self, follower: FollowedTable, play: Play) -> int | None:
        """Send a move until it is answered; the place that the server named, or None if that cannot be known."""
        return await follower.do(play)

    async def after(self, moves: int) -> None:
        """Wait until so many more moves were acknowledged."""
        wanted = self.acknowledged + moves
        await soon(lambda: self.acknowledged >= wanted)


async def soon(wanted: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not wanted():
            await asyncio.sleep(0.005)


def free_port(dice: random.Random) -> int:
    """A port that nobody listens at."""
    while True:
        port = LEAST_PORT + dice.randrange(PORTS)
        with socket.socket() as trying, contextlib.suppress(OSError):
            trying.bind(("127.0.0.1", port))
            return port


@contextlib.asynccontextmanager
async def sockets_of(clients: list[Client]) -> AsyncIterator[list[Socket]]:
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(client.socket()) for client in clients]


async def settled(store: Store, games: list[Game]) -> dict[str, Match]:
    """All tables as the store has them, once no bot is to move and everybody has seen the last line."""
    tables: dict[str, Match] = {}
    async with asyncio.timeout(PATIENCE):
        for game in games:
            while True:
                log = await store.read_log(game.table)
                match = match_from_log(game.table, log)
                if not match.bots_to_act() and all(one.shown.seq == match.seq for one in game.followers):
                    break
                await asyncio.sleep(0.05)
            tables[game.table] = match
    return tables


def check_log(game: Game, log: list[LogEntry]) -> None:
    """No gap; every acknowledged move at its place; no move twice; nobody was told what is not there."""
    assert [line.seq for line in log] == list(range(len(log)))
    played = {line.seq: line.event for line in log if isinstance(line.event, Played)}
    places = {(entry.seat, entry.asked): seq for seq, entry in played.items()}
    assert max(Counter((entry.seat, entry.asked) for entry in played.values()).values()) == 1
    for one in game.acknowledged:
        seq = one.seq if one.at_once else places.get((one.seat, one.asked), -1)
        assert seq in played, f"{one} is not in the log of {game.table}"
        entry = played[seq]
        assert (entry.seat, entry.move, entry.asked, entry.bot) == (one.seat, one.move, one.asked, False), one
        assert seq <= one.seq
    for follower in game.followers:
        for update in follower.updates:
            assert update.at == log[update.seq].at, f"{update} was told but is not in the log of {game.table}"


def as_told(shown: TableSnapshot) -> Any:
    """The whole of a table as it goes over the wire."""
    return msgspec.json.decode(encode(shown))


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_server_is_killed_again_and_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("karfunkel.client.reconnecting_websocket.PAUSES", (0.05, 0.1, 0.2))
    seed = random.randrange(10**9)
    print(f"the dice of this test: {seed}")  # noqa: T201 shown if the test fails
    run(play_and_kill(database, Crowd(random.Random(seed))), patience=10 * PATIENCE)


S = TypeVar("S", bound=Servers)
Strike = Callable[[S, Crowd], Awaitable[S]]
"""Something that ends suddenly, and comes back; the server that is there then."""


async def kill_the_server(server: Server, crowd: Crowd) -> Server:
    """Kill the server, and start another."""
    server.kill()
    return await asyncio.to_thread(Server, server.database, server.port)


async def play_and_kill(
    database: str,
    crowd: Crowd,
    kills: int = KILLS,
    strike: "Strike[Any]" = kill_the_server,
    start: Callable[[], Servers] | None = None,
) -> None:
    """Play many games while something is killed again and again; then compare what was said with what is stored."""
    dice = crowd.dice
    server: Servers = start() if start is not None else Server(database, free_port(dice), by_command_line=True)
    try:
        clients = await guests(server.url, PEOPLE)
        async with sockets_of(clients) as sockets:
            await crowd.sit_down(clients, sockets)
            playing = asyncio.create_task(crowd.play())
            for number in range(kills):
                await alongside(playing, crowd.after(dice.randrange(MOST_MOVES_BETWEEN_KILLS)))
                await asyncio.sleep(dice.random() * 0.03)
                print(f"kill {number} after {crowd.acknowledged} moves")  # noqa: T201 shown if the test fails
                crowd.life += 1
                server = await strike(server, crowd)
                crowd.life += 1
            await alongside(playing, crowd.after(MOVES_AFTER_THE_LAST_KILL))
            crowd.playing = False
            await playing
            async with opened(database) as store:
                await go_on_everywhere(crowd, await settled(store, crowd.games))
                await compare_all(crowd, await settled(store, crowd.games))
        server.stop()
        assert server.status == 0
        async with opened(database) as store:
            for game in crowd.games:
                check_log(game, await store.read_log(game.table))
    finally:
        server.stop()


async def alongside(playing: asyncio.Task[None], work: Awaitable[None]) -> None:
    """Wait for something while games are played; a player's trouble ends the waiting."""
    waiting = asyncio.ensure_future(work)
    await asyncio.wait({playing, waiting}, return_when=asyncio.FIRST_COMPLETED)
    if playing.done():
        waiting.cancel()
        await playing
        raise AssertionError("all games ended too early")
    await waiting


async def go_on_everywhere(crowd: Crowd, tables: dict[str, Match]) -> None:
    """No table is stuck: each has ended, or one of its people can play a further move."""
    for game in crowd.games:
        if tables[game.table].stage != "over":
            await crowd.move(game, next(one for one in game.followers if one.shown.moves))


async def compare_all(crowd: Crowd, tables: dict[str, Match]) -> None:
    """Everybody sees what follows from the log."""
    for game in crowd.games:
        for follower in game.followers:
            whole = snapshot(tables[game.table], Viewer(follower.shown.viewer))
            assert as_told(follower.shown) == as_told(whole)


# ---- other ends of a server


def test_bots_go_on_by_themselves_when_the_server_is_back(database: str) -> None:
    """Nobody watches the table; the bots move all the same, until it is the turn of the person."""

    async def go() -> None:
        async with opened(database) as store:
            match = a_table("t", "anna", "ben", game="emerald", players=2)
            first = match.to_act()[0]
            add_event(match, Resigned(first, "random"), 1)
            await store.write(as_new(match))
            async with a_server(database), asyncio.timeout(PATIENCE):
                while match_from_log("t", log := await store.read_log("t")).bots_to_act():
                    await asyncio.sleep(0.05)
        moves = [line.event for line in log if isinstance(line.event, Played)]
        assert moves
        assert all(move.bot and move.seat == first for move in moves)

    run(go())


def test_a_move_under_way_when_the_server_is_told_to_stop_is_stored(database: str) -> None:
    async def go() -> None:
        async with a_server(database) as server:
            clients = await guests(server.url, 2)
            table = await seated(clients, NewTable("edelstein", 2, seating="as-sat"))
            shown = await clients[0].look(table)
            async with line_of(clients[0]) as moving, line_of(clients[1]) as other:
                async with nobody_can_write(database):
                    await moving.send(
                        encode(CommandRequest(table, Play(shown.moves[0], shown.asked or 0), "1")).decode()
                    )
                    await other.send(encode(Ping("2")).decode())
                    assert isinstance(decode_server(await other.recv()), Pong)
                    server.tell_to_stop()
                    _, code = await rest(other)
                    await asyncio.sleep(1)
                    assert server.status is None, "it did not wait for the move"
                await asyncio.to_thread(server.wait)
        async with opened(database) as store:
            last = (await store.read_log(table))[-1].event
        assert isinstance(last, Played)
        assert (last.move, last.asked) == (shown.moves[0], shown.asked)
        assert code == GOING_DOWN
        assert server.status == 0

    run(go())


def test_a_server_told_to_stop_says_goodbye_and_has_stored_what_it_said(database: str) -> None:
    async def go() -> None:
        async with a_server(database) as server:
            clients = await guests(server.url, 10)
            table = NewTable("edelstein", 2, seats=["me", "random"], start=True, seating="as-sat")
            tables = [(await client.open(table)).table for client in clients]
            shown = [await client.look(table) for client, table in zip(clients, tables, strict=True)]
            async with contextlib.AsyncExitStack() as stack:
                lines = [await stack.enter_async_context(line_of(client)) for client in clients]
                for line, one in zip(lines, shown, strict=True):
                    await line.send(encode(CommandRequest(one.table, Play(one.moves[0], one.asked or 0), "1")).decode())
                await lines[0].recv()
                server.tell_to_stop()
                ends = await asyncio.gather(*map(rest, lines))
                await asyncio.to_thread(server.wait)
        assert {code for _, code in ends} == {GOING_DOWN}
        assert server.status == 0
        async with opened(database) as store:
            for one, (heard, _) in zip(shown, ends, strict=True):
                log = await store.read_log(one.table)
                match_from_log(one.table, log)
                for done in heard:
                    assert log[done.seq].event.move == one.moves[0]

    run(go())


@contextlib.asynccontextmanager
async def a_server(database: str) -> AsyncIterator[Server]:
    """A server; if it has not stopped by itself at the end, it is made to."""
    server = await asyncio.to_thread(Server, database)
    try:
        yield server
    finally:
        server.kill()


@contextlib.asynccontextmanager
async def line_of(client: Client) -> AsyncIterator[ClientConnection]:
    """A bare socket of a guest, which does not come back."""
    address = client.server.replace("http", "ws", 1) + "/api/socket"
    async with connect(address, additional_headers={"cookie": client.cookie}, proxy=None) as line:
        assert isinstance(decode_server(await line.recv()), Welcome)
        yield line


async def rest(line: ClientConnection) -> tuple[list[Done], int | None]:
    """What was said to be done before a socket was closed, and the code of its closing."""
    heard = []
    try:
        while True:
            if isinstance(message := decode_server(await line.recv()), Done):
                heard.append(message)
    except ConnectionClosed as closed:
        return heard, closed.rcvd.code if closed.rcvd is not None else None


@contextlib.asynccontextmanager
async def nobody_can_write(database: str) -> AsyncIterator[None]:
    """Let everybody who wants to write wait."""
    if database.startswith("sqlite"):
        with contextlib.closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as locking:
            locking.execute("BEGIN IMMEDIATE")
            yield
    else:
        locking = await asyncpg.connect(database)
        try:
            async with locking.transaction():
                await locking.execute("LOCK TABLE log IN EXCLUSIVE MODE")
                yield
        finally:
            await locking.close()

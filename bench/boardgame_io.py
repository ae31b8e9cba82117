"""Our server beside boardgame.io's, alternately in one run: each on one core, the load from the other.

Theirs is their server as it comes, matches in memory, with a game that is hardly more than its turns
(`boardgame_io/server.js`). Ours plays whole games and has every move on the disk before it answers. On both, 200 pairs
play at random without thinking, over sockets that one load writes and reads by hand, so that it never is what limits:
how busy it was is printed. Theirs has it easier where a choice had to be made: no credentials, no lobby, sockets from
the first byte, `NODE_ENV=production`.

    npm install --prefix bench/boardgame_io --no-package-lock
    python -m bench.boardgame_io
"""

import argparse
import asyncio
import json
import os
import random
import shutil
import signal
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

import msgspec
import uvloop
from bench.server import LOAD_CORE, SERVER_CORE, Socket, Tally, count, games_for_two, measure, memory

FOLDER = Path(__file__).parent / "boardgame_io"
THEIRS = "boardgame.io"
NAMESPACE = b"/field,"
PLACES = 60
CONNECTED, ACCEPTED, EVENT = b"0", b"40", b"42"
PING, PONG = b"2", b"3"

Row = dict[str, float]


class Context(msgspec.Struct, rename="camel"):
    """Whose turn it is, and whether the match is over."""

    current_player: str
    gameover: object = None


class State(msgspec.Struct):
    """What the load reads of a state."""

    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Update(msgspec.Struct, array_like=True, tag="update"):
    """A move was made."""

    match: str
    state: State


class Seat(msgspec.Struct, rename="camel"):
    """Who has come to a match."""

    is_connected: bool = False


class MatchData(msgspec.Struct, array_like=True, tag="matchData"):
    """Somebody has come to a match."""

    match: str
    seats: list[Seat]


class Sync(msgspec.Struct, array_like=True, tag="sync"):
    """A whole match."""

    match: str


_decoder = msgspec.json.Decoder(Update | MatchData | Sync)


class Player(Socket):
    """One of the two at a match, over socket.io; after each match both go on to the next."""

    def __init__(self, seat: str, pair: int, tally: Tally, dice: random.Random) -> None:
        super().__init__("/socket.io/?EIO=4&transport=websocket")
        self._seat, self._pair, self._tally, self._dice = seat, pair, tally, dice
        self._matches = 0

    def come(self) -> None:
        """Come to the next match, which the first to come opens."""
        self._matches += 1
        self._match = f"{self._pair}-{self._matches}"
        self._say("sync", self._match, self._seat, None, 2)

    def hear(self, text: bytes) -> None:
        """Take what the server says, and play when asked."""
        if text.startswith(EVENT):
            self._take(_decoder.decode(text[len(EVENT + NAMESPACE) :]))
        elif text == PING:
            self.send(PONG)
        elif text.startswith(ACCEPTED):
            self.welcome.set_result(None)
        elif text.startswith(CONNECTED):
            self.send(ACCEPTED + NAMESPACE)
        else:
            raise SystemExit(f"boardgame.io said: {text!r}")

    def _take(self, message: Update | MatchData | Sync) -> None:
        if message.match != self._match:
            return
        if isinstance(message, Update):
            self._told(message.state)
        elif isinstance(message, MatchData) and self._seat == "0" and all(seat.is_connected for seat in message.seats):
            self._move(0)

    def _told(self, state: State) -> None:
        """A move was made; the one who did not make it notes how long that took."""
        tally = self._tally
        if str((state.number - 1) % 2) != self._seat:
            sent = tally.sent.pop((self._match, state.number))
            if tally.counting:
                tally.moves += 1
                tally.delays.append(time.perf_counter() - sent)
        if state.ctx.gameover is not None:
            tally.games += self._seat == "0"
            self.come()
        elif state.ctx.current_player == self._seat:
            self._move(state.number)

    def _move(self, state: int) -> None:
        place, number = self._dice.randrange(PLACES), self._dice.randrange(1000)
        self._tally.sent[self._match, state + 1] = time.perf_counter()
        payload = {"type": "put", "args": [place, number], "playerID": self._seat}
        self._say("update", {"type": "MAKE_MOVE", "payload": payload}, state, self._match, self._seat)

    def _say(self, *event: object) -> None:
        self.send(EVENT + NAMESPACE + msgspec.json.encode(event))


async def _load(port: int, pid: int, matches: int, seconds: float) -> Row:
    """Play so many matches at once for so long; what was measured."""
    tally, dice = Tally(), random.Random(1)
    loop = asyncio.get_running_loop()
    players = []
    for pair in range(matches):
        for seat in "01":
            _, player = await loop.create_connection(
                lambda seat=seat, pair=pair: Player(seat, pair, tally, dice), "127.0.0.1", port
            )
            await player.welcome
            players.append(player)
    for player in players:
        player.come()
    await asyncio.sleep(min(2.0, seconds / 3))
    return await count(tally, pid, seconds)


def their_node() -> str:
    """Node, with boardgame.io installed for it."""
    node = shutil.which("node")
    if node is None or not (FOLDER / "node_modules/boardgame.io").exists():
        raise SystemExit(
            "boardgame.io is not here: install Node, and then it with "
            f"`npm install --prefix {os.path.relpath(FOLDER)} --no-package-lock`."
        )
    return node


def theirs(node: str, matches: int, seconds: float) -> Row:
    """Start their server, load it, stop it."""
    process = subprocess.Popen(
        [node, FOLDER / "server.js"],
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: os.sched_setaffinity(0, {SERVER_CORE}),  # noqa: PLW1509 no threads here
        env={**os.environ, "NODE_ENV": "production"},
    )
    try:
        said = process.stdout.readline() if process.stdout else ""
        if not said.strip().isdigit():
            raise SystemExit("boardgame.io's server did not start")
        found = uvloop.run(_load(int(said), process.pid, matches, seconds))
        return {**found, "memory_mb": memory(process.pid)}
    finally:
        process.send_signal(signal.SIGINT)
        process.wait()


def ours(game: str, tables: int, seconds: float) -> Row:
    """Our server with an empty database of its own."""
    with tempfile.TemporaryDirectory() as folder:
        found = measure(game, tables, seconds, Path(folder), None)
    return {name: figure for name, figure in found.items() if isinstance(figure, float | int)}


def _print(name: str, row: Row) -> None:
    print(
        f"  {name:12} {row['moves_per_second']:6.0f} moves/s   "
        f"p50 {row['p50_ms']:6.1f} ms   p99 {row['p99_ms']:6.1f} ms   "
        f"{row['cpu_us_per_move']:4.0f} us of the server's core a move   {row['memory_mb']:4.0f} MB   "
        f"server {row['server_busy']:4.0%} busy, load {row['load_busy']:4.0%}",
        flush=True,
    )


def _print_ratios(rounds: list[dict[str, Row]]) -> None:
    """How many times their moves a second we take, and their core's time a move we save: medians, and all rounds."""
    for game in (name for name in rounds[0] if name != THEIRS):
        for words, measured, sign in (
            ("moves a second", "moves_per_second", 1),
            ("by the server's core", "cpu_us_per_move", -1),
        ):
            ratios = [(row[game][measured] / row[THEIRS][measured]) ** sign for row in rounds]
            each = ", ".join(f"{ratio:.2f}" for ratio in ratios)
            print(f"{game} ÷ {THEIRS}, {words}: {statistics.median(ratios):.2f} (rounds: {each})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(games_for_two()), help="our games, with commas between them")
    parser.add_argument("--tables", type=int, default=200, help="tables and matches at once")
    parser.add_argument("--seconds", type=float, default=6, help="how long each is measured in a round")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured")
    parser.add_argument("--json", type=Path, help="write the figures into this file")
    chosen = parser.parse_args()
    node = their_node()
    os.sched_setaffinity(0, {LOAD_CORE})
    size = chosen.tables, chosen.seconds
    rounds: list[dict[str, Row]] = []
    for number in range(chosen.rounds):
        print(f"round {number + 1} of {chosen.rounds}", flush=True)
        rounds.append({})
        for name in (THEIRS, *chosen.games.split(",")):
            rounds[-1][name] = theirs(node, *size) if name == THEIRS else ours(name, *size)
            _print(name, rounds[-1][name])
    _print_ratios(rounds)
    if chosen.json:
        chosen.json.write_text(json.dumps(rounds, indent=2) + "\n")


if __name__ == "__main__":
    main()

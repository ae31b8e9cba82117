"""Kills the server, again and again, while many games are played, and looks whether what it acknowledged is stored.

54 tables of all games are played at random over sockets, as fast as they go. At a moment that nobody chose the server
is killed (SIGKILL) and started anew on its database; or PostgreSQL is, under a server that lives on. The clients come
back by themselves and send again what was not answered. In the end every move that was acknowledged has to be in the
log, at its place and once; nobody may have been told what is not there; all have to see what follows from the log; and
no game may be stuck.

    python -m bench.kills                                # 100 kills of the server, 10 of PostgreSQL: some minutes
    python -m bench.kills --kills 10 --database sqlite
"""

import argparse
import asyncio
import contextlib
import random
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.postgres import Postgres, find_programs
from tests.server.patient_crowd import PatientCrowd
from tests.server.players import run
from tests.server.test_kill import Crowd, Server, Strike, kill_the_server, play_and_kill

KILLS = 50
KILLS_OF_POSTGRESQL = 10
KILLS_A_ROUND = 10
"""So many kills before new games begin in a new database."""
PATIENCE = 600
BAR = 40


@dataclass
class Row:
    """What came of one kind of kills."""

    what: str
    kills: int = 0
    acknowledged: int = 0
    seconds: float = 0.0
    wrong: str = ""


class Bar:
    """A bar that says how far it has come."""

    def __init__(self, whole: int) -> None:
        self._whole, self._done = whole, 0

    def step(self) -> None:
        """One more is done."""
        self._done += 1
        full = BAR * self._done // self._whole
        print(
            f"\r[{'#' * full}{'.' * (BAR - full)}] {self._done} of {self._whole}", end="", file=sys.stderr, flush=True
        )


def main() -> None:
    """Kill, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=KILLS, help=f"of the server, on each database ({KILLS})")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], help="only this one")
    parser.add_argument(
        "--kills-of-postgresql", type=int, default=KILLS_OF_POSTGRESQL, help=f"itself ({KILLS_OF_POSTGRESQL})"
    )
    parser.add_argument("--seed", type=int, default=random.randrange(10**9), help="of the moves and the moments")
    arguments = parser.parse_args()
    databases = [arguments.database] if arguments.database else ["sqlite", "postgresql"]
    of_postgresql = arguments.kills_of_postgresql if "postgresql" in databases else 0
    print(f"seed {arguments.seed}")
    dice, bar = random.Random(arguments.seed), Bar(arguments.kills * len(databases) + of_postgresql)
    rows: list[Row] = []
    if "sqlite" in databases:
        rows.append(Row("the server, on SQLite"))
        with sqlite() as folder:
            for number, kills in enumerate(rounds(arguments.kills)):
                play(rows[-1], f"sqlite:///{folder / f'{number}.db'}", kills, dice, bar, kill_the_server)
    if "postgresql" in databases:
        with postgresql() as postgres:
            rows.append(Row("the server, on PostgreSQL"))
            for kills in rounds(arguments.kills):
                play(rows[-1], postgres.new_database(), kills, dice, bar, kill_the_server)
            rows.append(Row("PostgreSQL itself"))
            for kills in rounds(of_postgresql):
                play(rows[-1], postgres.new_database(), kills, dice, bar, killing(postgres))
    print_table(rows)
    sys.exit(any(row.wrong for row in rows))


def rounds(kills: int) -> Iterator[int]:
    """How many kills there are in each round."""
    for done in range(0, kills, KILLS_A_ROUND):
        yield min(KILLS_A_ROUND, kills - done)


def play(row: Row, database: str, kills: int, dice: random.Random, bar: Bar, strike: Strike) -> None:
    """Play one round."""

    async def counted(server: Server, crowd: Crowd) -> Server:
        server = await strike(server, crowd)
        row.kills += 1
        bar.step()
        return server

    crowd, began = PatientCrowd(dice), time.perf_counter()
    try:
        with contextlib.redirect_stdout(None):
            run(play_and_kill(database, crowd, kills, counted), PATIENCE)
    except Exception as error:  # noqa: BLE001  whatever ended the round is said in its row
        row.wrong = f"{type(error).__name__}: {error}"[:200]
    row.acknowledged += crowd.acknowledged
    row.seconds += time.perf_counter() - began


def killing(postgres: Postgres) -> Strike:
    """Kill PostgreSQL, and start it again, while the server lives on."""

    async def strike(server: Server, crowd: Crowd) -> Server:
        await asyncio.to_thread(postgres.kill)
        await asyncio.sleep(crowd.dice.random())
        await asyncio.to_thread(postgres.start)
        return server

    return strike


@contextlib.contextmanager
def sqlite() -> Iterator[Path]:
    """A folder for databases."""
    with tempfile.TemporaryDirectory(prefix="karfunkel-") as folder:
        yield Path(folder)


@contextlib.contextmanager
def postgresql() -> Iterator[Postgres]:
    """A PostgreSQL of our own."""
    programs = find_programs()
    if programs is None:
        sys.exit("PostgreSQL is not installed (Debian: apt-get install postgresql); --database sqlite does without")
    folder = Path(tempfile.mkdtemp(prefix="karfunkel-"))
    postgres = Postgres(programs, folder)
    try:
        postgres.make()
        postgres.start()
        yield postgres
    finally:
        postgres.stop()
        shutil.rmtree(folder)


def print_table(rows: list[Row]) -> None:
    """One row for each kind of kills."""
    print(f"\n{'killed':<28}{'kills':>6}{'acknowledged':>14}{'seconds':>9}  lost or doubled")
    for row in rows:
        print(f"{row.what:<28}{row.kills:>6}{row.acknowledged:>14}{row.seconds:>9.0f}  {row.wrong or 'nothing'}")


if __name__ == "__main__":
    main()

"""How much longer a move takes while hostile clients do what their limits allow, at a server with many finished games.

python -m bench.hostile                 # each attack by itself, then all at once
python -m bench.hostile --seconds 20    # more moves for each
python -m bench.hostile --attacks records,lists --tables 1000

Beside it stands how busy the loop of the server was meanwhile, of the time in which it could have had a processor: at
most so busy it is where nobody else works, as what comes at a rate of its own piles up while it waits for one.
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.hostile import ATTACKS
from tests.server.listening import Ear
from tests.server.players import guests
from tests.server.running import ServerProcess
from tests.server.under_attack import attacked, seconds_for_moves
from tests.store.tables import fill, opened


class Busy:
    """How busy the first thread of a process was, in which its event loop runs."""

    def __init__(self, pid: int) -> None:
        self._file = Path(f"/proc/{pid}/schedstat")
        self.share = 0.0

    @contextmanager
    def measured(self) -> Iterator[None]:
        """Measure it meanwhile, leaving out the time in which it waited for a processor."""
        began, (ran, waited) = time.perf_counter(), self._on_processor()
        yield
        ran, waited = (now - then for now, then in zip(self._on_processor(), (ran, waited), strict=True))
        self.share = ran / (time.perf_counter() - began - waited)

    def _on_processor(self) -> tuple[float, float]:
        ran, waited, _ = self._file.read_text().split()
        return int(ran) / 1e9, int(waited) / 1e9


async def measure(server: ServerProcess, attacks: list[str], seconds: float) -> tuple[float, float, Busy, Busy]:
    """How long a move takes without and with these attacks, at the median, and how busy the server is."""
    (person,) = await guests(server.url, 1)
    before, meanwhile = Busy(server.pid), Busy(server.pid)
    async with Ear.of(person) as ear:
        with before.measured():
            usual = await seconds_for_moves(person, ear, seconds)
        async with attacked(server.url, attacks, seconds):
            with meanwhile.measured():
                under_attack = await seconds_for_moves(person, ear, seconds - 0.5)
    return statistics.median(usual), statistics.median(under_attack), before, meanwhile


async def play_many(database: str, tables: int) -> None:
    """A database as it is after so many games."""
    async with opened(database) as store:
        await fill(store, tables)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100_000, help="finished games in the database")
    parser.add_argument("--attacks", default="", help=f"only these, with commas between them: {', '.join(ATTACKS)}")
    parser.add_argument("--seconds", type=float, default=6.0, help="for how long each is measured")
    chosen = parser.parse_args()
    wanted = chosen.attacks.split(",") if chosen.attacks else list(ATTACKS)
    if unknown := set(wanted) - set(ATTACKS):
        parser.error(f"there is no attack {min(unknown)!r}")
    rounds = [[name] for name in wanted] + ([] if chosen.attacks else [wanted])
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'hostile.db'}"
        asyncio.run(play_many(database, chosen.tables))
        server = ServerProcess(database, unlimited=False)
        try:
            for attacks in rounds:
                usual, under_attack, before, busy = asyncio.run(measure(server, attacks, chosen.seconds))
                name = attacks[0] if len(attacks) == 1 else "all at once"
                times = f"{usual * 1000:6.1f} ms {under_attack * 1000:7.1f} ms {under_attack / usual:5.1f} times"
                print(f"{name:16}{times}   busy {before.share:4.0%} {busy.share:4.0%}", flush=True)
        finally:
            server.stop()


if __name__ == "__main__":
    main()

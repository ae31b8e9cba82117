"""How much longer a move takes while hostile clients do what their limits allow, at a server with many finished games.

python -m bench.hostile                 # each attack by itself, then all at once
python -m bench.hostile --seconds 20    # more moves for each
python -m bench.hostile --attacks records,lists --tables 1000
"""

import argparse
import asyncio
import statistics
import tempfile
from pathlib import Path

from tests.server.hostile import ATTACKS
from tests.server.listening import Ear
from tests.server.players import guests
from tests.server.running import ServerProcess
from tests.server.under_attack import attacked, seconds_for_moves
from tests.store.tables import fill, opened


async def measure(url: str, attacks: list[str], seconds: float) -> tuple[float, float]:
    """How long a move takes without and with these attacks, at the median."""
    (person,) = await guests(url, 1)
    async with Ear.of(person) as ear:
        usual = await seconds_for_moves(person, ear, seconds)
        async with attacked(url, attacks, seconds):
            under_attack = await seconds_for_moves(person, ear, seconds - 0.5)
    return statistics.median(usual), statistics.median(under_attack)


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
                usual, under_attack = asyncio.run(measure(server.url, attacks, chosen.seconds))
                name = attacks[0] if len(attacks) == 1 else "all at once"
                times = f"{usual * 1000:6.1f} ms {under_attack * 1000:7.1f} ms {under_attack / usual:5.1f} times"
                print(f"{name:16}{times}", flush=True)
        finally:
            server.stop()


if __name__ == "__main__":
    main()

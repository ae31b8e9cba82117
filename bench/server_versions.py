"""Servers of several versions, alternately in one run, and boardgame.io's if it is here: what has become faster.

Each version is measured by its own `bench/server.py`, so that old ones may speak as they did then. A version is a
commit, or a folder with its files where there is no git. Printed are, for each round, moves a second and the time of
the server's core that a move takes, and in the end how many times the first version's moves each takes in that time.

    python -m bench.server_versions before=ed305a0 now=.
    python -m bench.server_versions old=7662696 before=ed305a0 now=. --rounds 4 --boardgame-io

Two cores are enough, if nothing else runs on them. All versions run by this Python and its packages.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tarfile
import tempfile
from io import BytesIO
from pathlib import Path

from bench.boardgame_io import THEIRS, their_node, theirs
from bench.server import LOAD_CORE, games_for_two

Row = dict[str, float]


class Version:
    """A version of the server, in a folder of its own."""

    def __init__(self, name: str, place: str, folder: Path) -> None:
        self.name = name
        self._files = Path(place).resolve() if Path(place).is_dir() else _extracted(place, folder / name)

    def measure(self, game: str, tables: int, seconds: float) -> Row:
        """What its own benchmark finds."""
        command = ["bench/server.py", "--games", game, "--tables", str(tables), "--seconds", str(seconds), "--json"]
        found = subprocess.run(
            [sys.executable, *command],
            cwd=self._files,
            env={**os.environ, "PYTHONPATH": str(self._files / "src")},
            stdout=subprocess.PIPE,
            check=True,
        )
        (row,) = json.loads(found.stdout)
        return {name: figure for name, figure in row.items() if isinstance(figure, float | int)}


def _extracted(commit: str, folder: Path) -> Path:
    """The files of a commit."""
    folder.mkdir(parents=True)
    archive = subprocess.run(["git", "archive", commit], stdout=subprocess.PIPE, check=True)  # noqa: S607
    with tarfile.open(fileobj=BytesIO(archive.stdout)) as files:
        files.extractall(folder, filter="data")
    return folder


def _print(name: str, game: str, row: Row) -> None:
    print(
        f"  {name:14} {game:10} {row['moves_per_second']:6.0f} moves/s   "
        f"{row['cpu_us_per_move']:4.0f} us of the server's core a move   "
        f"p99 {row['p99_ms']:6.1f} ms   server {row['server_busy']:4.0%} busy",
        flush=True,
    )


def _print_ratios(rounds: list[dict[tuple[str, str], Row]]) -> None:
    """How much less of the core's time each version takes than the first: medians, and all rounds."""
    first = next(iter(rounds[0]))[0]
    for name, game in rounds[0]:
        if name == first:
            continue
        ratios = [row[first, game]["cpu_us_per_move"] / row[name, game]["cpu_us_per_move"] for row in rounds]
        each = ", ".join(f"{ratio:.2f}" for ratio in ratios)
        print(f"{game}: {name} takes {statistics.median(ratios):.2f} times the moves of {first} (rounds: {each})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("versions", nargs="+", metavar="NAME=COMMIT", help="or NAME=FOLDER; the first is compared with")
    parser.add_argument("--games", default=",".join(games_for_two()), help="games, with commas between them")
    parser.add_argument("--tables", type=int, default=200, help="tables at once")
    parser.add_argument("--seconds", type=float, default=6, help="how long each is measured in a round")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured")
    parser.add_argument("--boardgame-io", action="store_true", help="measure boardgame.io's server, too")
    parser.add_argument("--json", type=Path, help="write the figures into this file")
    chosen = parser.parse_args()
    node = their_node() if chosen.boardgame_io else None
    rounds: list[dict[tuple[str, str], Row]] = []
    with tempfile.TemporaryDirectory() as folder:
        versions = [Version(*version.split("=", 1), Path(folder)) for version in chosen.versions]
        os.sched_setaffinity(0, {LOAD_CORE})
        for number in range(chosen.rounds):
            print(f"round {number + 1} of {chosen.rounds}", flush=True)
            found: dict[tuple[str, str], Row] = {}
            for game in chosen.games.split(","):
                for version in versions:
                    found[version.name, game] = version.measure(game, chosen.tables, chosen.seconds)
                    _print(version.name, game, found[version.name, game])
                if node is not None:
                    found[THEIRS, game] = theirs(node, chosen.tables, chosen.seconds)
                    _print(THEIRS, game, found[THEIRS, game])
            rounds.append(found)
    _print_ratios(rounds)
    if chosen.json:
        written = [[{"name": name, "game": game, **row} for (name, game), row in found.items()] for found in rounds]
        chosen.json.write_text(json.dumps(written, indent=2) + "\n")


if __name__ == "__main__":
    main()

"""Our server beside boardgame.io, in one run: moves a second, the time to the other's update, and the ratio.

The peer plays the smallest of games (a field of 60 integers, two players, 100 moves) and keeps it in memory; ours plays
whole games and stores every move. Each server has one core, and its load the other. Run it as: python bench/boardgame.py
"""

import argparse
import json
import os
import re
import statistics
import subprocess
import tempfile
from pathlib import Path

from server import LOAD_CORE, SERVER_CORE, measure

FOLDER = Path(__file__).parent / "boardgame"


def measure_peer(matches: int, seconds: float) -> dict[str, float]:
    """Start boardgame.io's server, load it, stop it."""
    server = subprocess.Popen(
        ["taskset", "-c", str(SERVER_CORE), "node", "server.mjs"],  # noqa: S607 node is where it is
        cwd=FOLDER,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        said = ""
        while server.stdout is not None and "listening" not in said:
            said = server.stdout.readline()
        port = re.findall(r"listening (\d+)", said)[0]
        loading = subprocess.run(
            ["taskset", "-c", str(LOAD_CORE), "node", "load.mjs", port, str(matches), str(seconds)],  # noqa: S607
            cwd=FOLDER,
            capture_output=True,
            text=True,
            check=True,
        )
        found: dict[str, float] = json.loads(loading.stdout.splitlines()[-1])
        return found
    finally:
        server.kill()
        server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200, help="tables at once")
    parser.add_argument("--seconds", type=float, default=8, help="how long each is measured")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured, in turn")
    parser.add_argument("--games", default="emerald,edelstein", help="our games, with commas between them")
    chosen = parser.parse_args()
    if not (FOLDER / "node_modules").exists():
        subprocess.run(["npm", "ci"], cwd=FOLDER, check=True)  # noqa: S607
    os.sched_setaffinity(0, {LOAD_CORE})
    ratios: dict[str, list[float]] = {game: [] for game in chosen.games.split(",")}
    for _ in range(chosen.rounds):
        peer = measure_peer(chosen.tables, chosen.seconds)
        _print("boardgame.io", peer)
        for game, found in ratios.items():
            with tempfile.TemporaryDirectory() as folder:
                ours = measure(game, chosen.tables, chosen.seconds, Path(folder), None)
            _print(game, ours)
            found.append(float(ours["moves_per_second"]) / peer["moves_per_second"])
    for game, found in ratios.items():
        print(f"{game}: {statistics.median(found):.1f} times boardgame.io ({min(found):.1f} to {max(found):.1f})")


def _print(name: str, found: dict[str, float] | dict[str, float | str]) -> None:
    print(
        f"{name:13} {found['moves_per_second']:7.0f} moves/s   p50 {found['p50_ms']:6.1f} ms   p99 {found['p99_ms']:6.1f} ms"
    )


if __name__ == "__main__":
    main()

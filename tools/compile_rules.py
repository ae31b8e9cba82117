"""Compiles the rules of all games for this machine, each game in a process of its own, so that tests only load them.

    python -m tools.compile_rules [GAME …]

The games of `examples/games` are among them. What several sets of a game's rules have in common is compiled once, if
one process compiles all of them.
"""

import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.outside import installed, outside_games

from karfunkel.arena.engine_benchmark import compile_playouts
from karfunkel.arena.random_simulation import compiled_simulation
from karfunkel.bots.mind import mind_of
from karfunkel.games.registry import GAMES, game_called, optional_part
from karfunkel.learn.cpu_batch import compiled_loops
from karfunkel.learn.cpu_batch_with_bots import loops_with_bots


def compile_all(game: str) -> None:
    """Compile every set of rules of a game, or find it in the cache."""
    with example_games():
        mind_of(game)
        if (fitting := optional_part(game, "bots.fit")) is not None:
            fitting.compile_fitting(game)
        compile_playouts(game_called(game))
        compiled_simulation(game_called(game))
        compiled_loops(game)
        loops_with_bots(game)


@contextmanager
def example_games() -> Iterator[None]:
    """The examples, as if they were installed."""
    with TemporaryDirectory() as folder, outside_games(installed(Path(folder))):
        yield


def main() -> None:
    """Compile the games that are named, or all of them."""
    with example_games(), ProcessPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(compile_all, sys.argv[1:] or GAMES))


if __name__ == "__main__":
    main()

"""Compiles the rules of all games for this machine, each game in a process of its own, so that tests only load them.

    python tools/compile_rules.py [GAME …]

What several sets of a game's rules have in common is compiled once, if one process compiles all of them.
"""

import os
import sys
from concurrent.futures import ProcessPoolExecutor

from karfunkel.arena.engine_benchmark import compile_playouts
from karfunkel.arena.simulation import compiled_simulation
from karfunkel.bots.mind import mind_of
from karfunkel.games.registry import GAMES, game_called, part_of
from karfunkel.learn.cpu_batch import compiled_loops


def compile_all(game: str) -> None:
    """Compile every set of rules of a game, or find it in the cache."""
    mind_of(game)
    part_of(game, "bots.fit").compile_fitting(game)
    compile_playouts(game_called(game))
    compiled_simulation(game_called(game))
    compiled_loops(game)


def main() -> None:
    """Compile the games that are named, or all of them."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(compile_all, sys.argv[1:] or GAMES))


if __name__ == "__main__":
    main()

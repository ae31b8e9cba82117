"""Runs a simulation: games by the million, at random or among bots, on all cores.

The same seed gives the same counts, whatever the number of threads.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from types import ModuleType
from typing import Any

import numpy as np

from karfunkel.arena.random_simulation import compiled_simulation
from karfunkel.arena.simulation_counters_lookup import tally_module
from karfunkel.arena.simulation_setting import SimulationSetting
from karfunkel.arena.simulation_with_bots import compiled_simulation_with_bots, new_space
from karfunkel.engine import WORDS
from karfunkel.engine.playout import MOST_STEPS

CHUNK = 2_000
"""Games that are simulated before progress is told."""
CHUNK_OF_BOTS = 20
"""The same where bots have to think."""


def run(
    setting: SimulationSetting,
    threads: int | None = None,
    compiling: Callable[[int, int], None] | None = None,
    played: Callable[[int], None] | None = None,
) -> Any:
    """Simulate, and give the tally as a NumPy record.

    `compiling` is told how many of how many rules are compiled, `played` how many more games have been played.
    """
    compiled = compiled_simulation_with_bots if setting.bots else compiled_simulation
    loop = compiled(setting.game, compiling)
    workers = threads or os.cpu_count() or 1
    start = setting.game.lay_out(setting.players, setting.options, setting.deck)
    setting.game.plain.go_on(start)
    tallies = [_Worker(loop, setting, start.to_numpy()) for _ in range(workers)]
    with ThreadPoolExecutor(workers) as pool:
        _share_out(setting, pool, tallies, played)
    tally = _sum([worker.tally for worker in tallies])
    if tally["unfinished"]:
        raise RuntimeError(f"{tally['unfinished']} games did not end within {MOST_STEPS} steps")
    return tally


class _Worker:
    """One thread's tables and counts."""

    def __init__(self, loop: Any, setting: SimulationSetting, start: Any) -> None:
        watcher: ModuleType = tally_module(setting.game.id)
        self.tally = np.zeros(1, watcher.Tally.dtype)
        self._loop, self._setting = loop, setting
        self._tables = np.concatenate([start, start])
        self._dice = np.zeros(WORDS, np.int64)
        self._actions = np.zeros(setting.game.most_legal, np.int32)
        self._space = new_space(setting.game, setting.players, setting.bots) if setting.bots else ()

    def play(self, first: int, games: int) -> int:
        buffers = (self._tables, self.tally[0], self._dice, self._actions, *self._space)
        self._loop(*buffers, self._setting.seed, first, games)
        return games


def _share_out(
    setting: SimulationSetting, pool: ThreadPoolExecutor, workers: list[_Worker], played: Callable[[int], None] | None
) -> None:
    """Keep every worker busy with one chunk at a time, so that an interruption is heeded at once."""
    chunks = _chunks(setting.games, CHUNK_OF_BOTS if setting.bots else CHUNK)
    busy: dict[Future[int], _Worker] = {}
    free = list(workers)
    while True:
        for worker in list(free):
            if chunk := next(chunks, None):
                free.remove(worker)
                busy[pool.submit(worker.play, *chunk)] = worker
        if not busy:
            return
        for done in wait(busy, return_when=FIRST_COMPLETED).done:
            free.append(busy.pop(done))
            if played is not None:
                played(done.result())


def _chunks(games: int, size: int) -> Iterator[tuple[int, int]]:
    for first in range(0, games, size):
        yield first, min(size, games - first)


def _sum(tallies: Sequence[Any]) -> Any:
    total = np.zeros(1, tallies[0].dtype)
    for tally in tallies:
        for name in total.dtype.names or ():
            total[name] += tally[name]
    return total[0]

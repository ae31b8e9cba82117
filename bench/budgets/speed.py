"""Decisions a second by game and way, and moves a second by the server's core: all of random play."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any

from bench.budgets.measure import Measure, NotMeasured
from bench.budgets.yardstick import COMPILED, PLAIN, YARDSTICKS, yardstick_rate

from karfunkel.arena.engine_benchmark import compile_playouts, compiled_rate, plain_rate
from karfunkel.errors import Error
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES, game_called

PLAYERS = 4
ROUNDS = 3
BATCH_SECONDS = 2.0
GPU_TABLES = 1 << 20
SERVER_TABLES, SERVER_SECONDS, SERVER_PLAYERS = 200, 6.0, 2
A_SECOND = "/s"


def yardstick_measures() -> Iterator[Measure]:
    """How fast the machine is."""
    for name in YARDSTICKS:
        yield _rate_measure(name, partial(yardstick_rate, name), None)


def size_measures() -> Iterator[Measure]:
    """The size of a table of each game, which every copy of it pays for."""
    for game in GAMES.values():
        name = f"size of a table, {game.id}"
        size = {name: float(game.table.dtype.itemsize)}
        yield Measure(name, {name: "bytes"}, size.copy)


def decision_measures() -> Iterator[Measure]:
    """Decisions a second of each game, in each way."""
    ways: dict[str, tuple[Callable[[Game], float], str | None]] = {
        "plain Python, one core": (lambda game: _of_one_core(partial(plain_rate, game, PLAYERS)), PLAIN),
        "compiled, one core": (_compiled_of_one_core, COMPILED),
        "compiled, all cores": (lambda game: _compiled_decisions(game, os.cpu_count() or 1), COMPILED),
        "batch with observations, one core": (_batch_rate, COMPILED),
        "one GPU": (partial(_gpu_rate, "random_rate"), None),
        "batch with observations, one GPU": (partial(_gpu_rate, "step_rate"), None),
    }
    for way, (rate, yardstick) in ways.items():
        for game in GAMES.values():
            yield _rate_measure(f"decisions/s, {game.id}, {way}", partial(rate, game), yardstick)


def _rate_measure(name: str, rate: Callable[[], float], yardstick: str | None) -> Measure:
    return Measure(name, {name: A_SECOND}, lambda: {name: rate()}, ROUNDS, yardstick)


def _of_one_core(rate: Callable[[], float]) -> float:
    """A rate by the time that the processor spent on it instead of by the clock, so that other work slows it little."""
    clock, core = time.perf_counter(), time.process_time()
    found = rate()
    return found * (time.perf_counter() - clock) / (time.process_time() - core)


def _compiled_of_one_core(game: Game) -> float:
    _playouts(game.id)  # loaded before the time is taken
    return _of_one_core(partial(_compiled_decisions, game, 1))


def _compiled_decisions(game: Game, threads: int) -> float:
    return compiled_rate(game, PLAYERS, _playouts(game.id), threads)[0]


@cache
def _playouts(game: str) -> dict[str, Any]:
    """The compiled playouts, from the cache: what was compiled in the same process is a little slower."""
    _run_once(f"from karfunkel.arena.engine_benchmark import first_games; first_games({game!r})")
    return compile_playouts(game_called(game))


def _run_once(code: str) -> None:
    subprocess.run([sys.executable, "-c", code], check=True)


def _batch_rate(game: Game) -> float:
    from bench.learn import a_core

    return a_core(_batch_steps(game.id), BATCH_SECONDS)


@cache
def _batch_steps(game: str) -> Callable[[], int]:
    """Steps of a batch on one thread, whose loops come from the cache."""
    from bench.learn import batch_steps

    _run_once(f"from karfunkel.learn import Batch; Batch({game!r}, {PLAYERS}, 1)")
    return batch_steps(game, 1)


def _gpu_rate(rate: str, game: Game) -> float:
    try:
        from karfunkel.engine.cuda import require_gpu

        require_gpu()
    except (ImportError, Error):
        raise NotMeasured("no GPU here") from None
    from bench import gpu

    return float(getattr(gpu, rate)(game.id, PLAYERS, GPU_TABLES, None))


def server_measures() -> Iterator[Measure]:
    """Moves a second of the server, and its core's time for each, with many tables of two people."""
    for game in GAMES.values():
        if SERVER_PLAYERS in game.sizes:
            moves, cost = f"server's moves/s, {game.id}", f"server's core a move, {game.id}"
            take = partial(_take_server, game, moves, cost)
            yield Measure(f"the server, {game.id}", {moves: A_SECOND, cost: "µs"}, take, ROUNDS, PLAIN)


def _take_server(game: Game, moves: str, cost: str) -> Mapping[str, float]:
    from bench.server import LOAD_CORE, measure

    if (os.cpu_count() or 1) <= LOAD_CORE:
        raise NotMeasured("needs two cores")
    with tempfile.TemporaryDirectory() as folder, _on_core(LOAD_CORE):
        found = measure(game.id, SERVER_TABLES, SERVER_SECONDS, Path(folder), None)
    return {moves: float(found["moves_per_second"]), cost: float(found["cpu_us_per_move"])}


@contextmanager
def _on_core(core: int) -> Iterator[None]:
    """This process on one core for a while."""
    usual = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, usual)

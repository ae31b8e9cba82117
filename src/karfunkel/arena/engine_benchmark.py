"""Benchmark of the engine on this machine. Every figure is of random play, so that others can be compared with it."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from karfunkel.engine import WORDS, Actions, Binding, Dice, Tables, rule, shake, unwrapped
from karfunkel.engine.playout import play_out
from karfunkel.games.game import Game
from karfunkel.games.registry import game_called

SECONDS = 2.0
"""How long each figure is measured."""


@rule
def playouts(tables: Tables, dice: Dice, actions: Actions, seed: int, first: int, games: int) -> int:
    """Play games from the situation in tables[1]; how many decisions they had."""
    decisions = 0
    for game in range(first, first + games):
        tables[0] = tables[1]
        shake(dice, seed, game)
        decisions += play_out(tables[0], dice, actions)
    return decisions


@rule
def copies(tables: Tables, number: int) -> int:
    """Copy a table so many times."""
    for _ in range(number):
        tables[0] = tables[1]
        tables[1].said_count += tables[0].said_count
    return number


@dataclass(frozen=True)
class Figure:
    """A measured figure: what, how much, in what unit."""

    name: str
    value: float
    unit: str


class Player:
    """Plays compiled random games of one game; each has tables of its own, so that several can play at once."""

    def __init__(self, game: Game, players: int, compiled: dict[str, Any]) -> None:
        start = start_of(game, players).to_numpy()
        self._compiled = compiled
        self._tables = np.zeros(2, start.dtype)  # NumPy copies fields, and leaves what lies between them as it was
        self._tables[:] = start
        self._dice = np.zeros(WORDS, np.int64)
        self._actions = np.zeros(game.most_legal, np.int32)

    def play(self, seed: int, first: int, games: int) -> int:
        """Play games; how many decisions they had."""
        return int(self._compiled["playouts"](self._tables, self._dice, self._actions, seed, first, games))

    def last_table(self) -> bytes:
        """The table at which the last game ended."""
        return self._tables[:1].tobytes()

    def copy(self, number: int) -> None:
        """Copy a table so many times."""
        self._compiled["copies"](self._tables, number)


def start_of(game: Game, players: int) -> Any:
    """The situation at the start of a game with the house deck and the default options, nothing drawn yet."""
    table = game.lay_out(players, game.checked_options(None), game.house_deck())
    game.plain.go_on(table)
    return table


def compile_playouts(game: Game, progress: Callable[[int, int], None] | None = None) -> dict[str, Any]:
    """The loops above, compiled for a game."""
    from karfunkel.engine.cpu_compilation import compile_rules  # noqa: PLC0415  # Numba takes a while to import

    return compile_rules(f"{game.id}-bench", (game.table,), game.rules, [playouts, copies], progress)


def figures(
    game: Game, players: int, progress: Callable[[int, int], None] | None = None, *, starts: bool = True
) -> Iterator[Figure]:
    """Measure one figure after the other."""
    yield Figure("plain Python, one core", plain_rate(game, players), "decisions/s")
    compiled = compile_playouts(game, progress)
    decisions, games = compiled_rate(game, players, compiled, 1)
    yield Figure("compiled, one core", decisions, "decisions/s")
    yield Figure("compiled, one core", games, "games/s")
    cores = os.cpu_count() or 1
    decisions, games = compiled_rate(game, players, compiled, cores)
    yield Figure(f"compiled, {cores} cores", decisions, "decisions/s")
    yield Figure(f"compiled, {cores} cores", games, "games/s")
    size = game.table.dtype.itemsize
    yield Figure(f"copy of a table ({size} bytes), compiled", copy_time(game, players, compiled), "ns")
    if starts:
        cold, warm = start_times(game)
        yield Figure("cold start: process, compiling, first games", cold, "s")
        yield Figure("warm start: process, loading, first games", warm, "s")


def plain_rate(game: Game, players: int) -> float:
    """Decisions a second in plain Python."""
    play = Binding(unwrapped, game.rules)(play_out)
    dice, actions = Dice([0] * WORDS), Actions([0] * game.most_legal)
    decisions = games = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < SECONDS:
        shake(dice, 1, games)
        decisions += play(start_of(game, players), dice, actions)
        games += 1
    return decisions / spent


def compiled_rate(game: Game, players: int, compiled: dict[str, Any], threads: int) -> tuple[float, float]:
    """Decisions and games a second on so many threads."""
    team = [Player(game, players, compiled) for _ in range(threads)]
    games = _games_that_take(SECONDS, team[0])
    with ThreadPoolExecutor(threads) as pool:
        began = time.perf_counter()
        decisions = sum(pool.map(lambda player: player.play(1, 0, games), team))
        spent = time.perf_counter() - began
    return decisions / spent, games * threads / spent


def _games_that_take(seconds: float, player: Player) -> int:
    """How many games a player plays in about so many seconds."""
    player.play(1, 0, 1000)
    began = time.perf_counter()
    player.play(1, 0, 5000)
    return max(1000, int(5000 * seconds / (time.perf_counter() - began)))


def copy_time(game: Game, players: int, compiled: dict[str, Any]) -> float:
    """Nanoseconds for a copy of a table."""
    number = 10_000_000
    player = Player(game, players, compiled)
    player.copy(1000)
    began = time.perf_counter()
    player.copy(number)
    return (time.perf_counter() - began) / number * 1e9


def start_times(game: Game) -> tuple[float, float]:
    """Seconds from starting a process to its first compiled games: with an empty cache, and with a filled one."""
    with tempfile.TemporaryDirectory() as folder:
        return _start_time(game, folder), _start_time(game, folder)


def _start_time(game: Game, cache: str) -> float:
    began = time.perf_counter()
    subprocess.run(  # noqa: S603  # our own code
        [sys.executable, "-c", f"from karfunkel.arena.engine_benchmark import first_games; first_games({game.id!r})"],
        env={**os.environ, "KARFUNKEL_CACHE": cache},
        check=True,
        stderr=subprocess.DEVNULL,
    )
    return time.perf_counter() - began


def first_games(name: str) -> None:
    """Compile or load, and play a few games: what a start is measured by."""
    game = game_called(name)
    Player(game, game.max_players, compile_playouts(game)).play(1, 0, 10)

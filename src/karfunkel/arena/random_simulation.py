"""Games by the million, at random or among bots, on all cores.

The same seed gives the same counts, whatever the number of threads.
"""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from karfunkel.arena.simulation_counters import Tally, count_end, watch, watch_draw
from karfunkel.arena.simulation_counters_lookup import tally_module
from karfunkel.arena.simulation_with_bots import checked_bots, compiled_simulation_with_bots, new_space
from karfunkel.engine import WORDS, Actions, Dice, Tables, chance_pending, random_below, rule, shake
from karfunkel.engine.game_interface import apply, chance_pick, chance_total, draw, legal, next_seat
from karfunkel.engine.playout import MOST_STEPS
from karfunkel.errors import Error
from karfunkel.games.game import Game
from karfunkel.games.registry import game_called
from karfunkel.table.read_text_file import read_lines

CHUNK = 2_000
"""Games that are simulated before progress is told."""
CHUNK_OF_BOTS = 20
"""The same where bots have to think."""
MOST_GAMES = 10**12


@rule
def simulate(tables: Tables, tally: Tally, dice: Dice, actions: Actions, seed: int, first: int, games: int) -> None:
    """Play games number `first` and following from the situation in tables[1], and count what happens."""
    for game in range(first, first + games):
        tables[0] = tables[1]
        table = tables[0]
        shake(dice, seed, game)
        decisions = 0
        for _ in range(MOST_STEPS):
            if table.depth == 0:
                break
            if chance_pending(table):
                card = chance_pick(table, random_below(dice, chance_total(table)))
                watch_draw(table, card, tally)
                draw(table, card)
            else:
                seat = next_seat(table)
                action = actions[random_below(dice, legal(table, seat, actions))]
                watch(table, seat, action, tally)
                apply(table, seat, action)
                decisions += 1
        count_end(table, decisions, tally)


@dataclass(frozen=True)
class SimulationSetting:
    """What is simulated."""

    game: Game
    players: int
    options: Mapping[str, str]
    deck: Sequence[Any]
    games: int
    seed: int
    bots: tuple[str, ...] = ()
    """Who has each seat; nobody if all play at random."""

    @classmethod
    def checked(
        cls,
        game: str,
        players: int,
        games: int,
        seed: int,
        options: Mapping[str, str] | None = None,
        deck: Path | None = None,
        bots: Sequence[str] = (),
    ) -> "SimulationSetting":
        """A setting, if everything about it is right; Error otherwise."""
        chosen = game_called(game)
        if not 1 <= games <= MOST_GAMES:
            raise Error(f"1 to {MOST_GAMES:,} games can be simulated, not {games}")
        if not 0 <= seed < 2**63:
            raise Error(f"the seed of a simulation is a number from 0 to 2**63 - 1, not {seed}")
        cards = chosen.house_deck() if deck is None else chosen.read_deck(read_lines(deck, "the deck"))
        players, settled = chosen.checked_players(players), chosen.checked_options(options)
        return cls(chosen, players, settled, cards, games, seed, checked_bots(bots, players))

    @property
    def players_in_words(self) -> str:
        """Who plays, for titles."""
        if not self.bots:
            return "at random"
        return f"of {self.bots[0]}s" if len(set(self.bots)) == 1 else f"of {', '.join(self.bots)}"


def compiled_simulation(game: Game, progress: Callable[[int, int], None] | None = None) -> Any:
    """The loop above, compiled for a game."""
    from karfunkel.engine.cpu_compilation import compile_rules  # noqa: PLC0415  # Numba takes a while to import

    watcher = tally_module(game.id)
    verbs = {**game.rules, **vars(watcher)}
    return compile_rules(f"{game.id}-simulation", (game.table, watcher.Tally), verbs, [simulate], progress)["simulate"]


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

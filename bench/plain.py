"""How long the calls take that a server makes for every move, at plain tables in random games.

For each game at its smallest and its largest size: microseconds a call of play, view, moves and events, on average and
at the longest, and the most moves that a seat had. Every game has a fixed seed, so two runs measure the same calls.

    python bench/plain.py [--games 10] [--game edelstein]
"""

import argparse
import random
import time
from collections.abc import Callable
from typing import Any

import karfunkel
from karfunkel.games.registry import GAMES

CALLS = ("play", "view", "moves", "events")
MICROSECONDS = 1e6


class Watch:
    """Takes the times of calls."""

    def __init__(self) -> None:
        self.times: dict[str, list[float]] = {call: [] for call in CALLS}
        self.most_moves = 0

    def time(self, call: str, function: Callable[..., Any], *arguments: Any) -> Any:
        """Call a function, and note how long that takes."""
        began = time.perf_counter()
        result = function(*arguments)
        self.times[call].append(time.perf_counter() - began)
        return result

    def play_game(self, game: str, players: int, seed: int) -> None:
        """Play a random game; after every move the one who moved and a spectator look at the table."""
        rng = random.Random(seed)
        table = karfunkel.new(game, players, seed=seed)
        while not table.over:
            seat = rng.choice(table.to_act)
            moves = self.time("moves", table.moves, seat)
            self.most_moves = max(self.most_moves, len(moves))
            self.time("play", table.play, seat, rng.choice(moves))
            self.time("view", table.view, seat)
            self.time("events", table.events, None)

    def line(self) -> str:
        """The averages and, after a slash, the longest times."""
        return "".join(
            f"{MICROSECONDS * sum(times) / len(times):9.1f} /{MICROSECONDS * max(times):7,.0f}"
            for times in self.times.values()
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10, help="how many games of each size are played")
    parser.add_argument("--game", choices=GAMES, help="only this game")
    arguments = parser.parse_args()
    print(f"{'µs a call: average / longest':28}" + "".join(f"{call:>18}" for call in CALLS) + "   most moves")
    for game in GAMES.values():
        for players in (game.min_players, game.max_players):
            if arguments.game in (None, game.id):
                watch = Watch()
                for seed in range(arguments.games):
                    watch.play_game(game.id, players, seed)
                print(f"{game.id}, {players} players".ljust(28) + watch.line() + f"{watch.most_moves:13,}")


if __name__ == "__main__":
    main()

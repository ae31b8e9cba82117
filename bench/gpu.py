"""Random games on a GPU: that they are the same as in plain Python, and how many a second.

python bench/gpu.py [--games 1000000] [--same 200]
"""

import argparse
import time

import numpy as np
from numba import cuda

from karfunkel.arena.bench import start_of
from karfunkel.rules.games import GAMES
from karfunkel.rules.kernel import WORDS, Binding, shake, unwrapped
from karfunkel.rules.kernel.cuda import CudaPlayouts
from karfunkel.rules.playout import play_out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1_000_000, help="how many games at once")
    parser.add_argument("--same", type=int, default=200, help="how many of them are compared with plain Python")
    arguments = parser.parse_args()
    print(f"device: {cuda.get_current_device().name}")
    for game in GAMES.values():
        began = time.perf_counter()
        playouts = CudaPlayouts(vars(game.verbs), play_out, game.most_legal)
        playouts.play(start_of(game, game.min_players).to_numpy(), 1, 0, 128)
        print(f"{game.id}: compiled in {time.perf_counter() - began:.1f} s")
        for players in game.sizes:
            measure(game, players, playouts, arguments.games, arguments.same)


def measure(game, players, playouts, games, same):
    start = start_of(game, players)
    tables, decisions = playouts.play(start.to_numpy(), 1, 0, games)
    rates = []
    for _ in range(3):
        began = time.perf_counter()
        tables, decisions = playouts.play(start.to_numpy(), 1, 0, games)
        rates.append(decisions.sum() / (time.perf_counter() - began))
    plain = Binding(unwrapped, vars(game.verbs))(play_out)
    for number in range(same):
        table, dice = start.copy(), [0] * WORDS
        shake(dice, 1, number)
        count = plain(table, dice, [0] * game.most_legal)
        assert count == decisions[number], f"game {number} has {decisions[number]} decisions, not {count}"
        assert table.to_bytes() == np.array([tables[number]]).tobytes(), f"game {number} ends otherwise"
    rate = max(rates)
    print(
        f"  {players} players: {same} games equal plain Python's; {games:,} games at {rate / 1e6:,.0f} M decisions/s, "
        f"{rate / decisions.mean() / 1e6:.2f} M games/s (tables copied to the host included)"
    )


if __name__ == "__main__":
    main()

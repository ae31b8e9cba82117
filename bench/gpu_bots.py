"""Novices and traders on a GPU: whether they choose what they choose on the CPU, and how many moves a second.

python bench/gpu_bots.py [GAME …] [--players 4] [--tables 65536] [--compare 2048] [--steps 400] [--seconds 15]

Batches with the same seats and seeds are stepped here and there with the same random actions, and compared number by
number: tables, observations, rewards. Then one learner that plays at random sits among traders, and the traders' moves
are counted. Compiling is timed apart. In Numba's simulator (NUMBA_ENABLE_CUDASIM=1) only a few tables can be tried.
"""

import argparse
import json
import os
import time
from pathlib import Path

import numpy as np
from numba import cuda

from karfunkel.games.registry import GAMES
from karfunkel.learn import Batch, gpu_batch_with_bots

OURS = ("emerald", "basari", "edelstein")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=[game for game in OURS if game in GAMES])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--tables", type=int, default=65536, help="tables for the speed")
    parser.add_argument("--compare", type=int, default=2048, help="tables for the comparison; 0 leaves it out")
    parser.add_argument(
        "--steps", type=int, default=400, help="steps of the comparison, of which each is a decision of the learner"
    )
    parser.add_argument("--seconds", type=float, default=15.0, help="how long the speed is measured")
    parser.add_argument("--threads", type=int, help="how many threads think at once, if not as many as usual")
    parser.add_argument("--block", type=int, help="how many threads a block has")
    parser.add_argument("--json", type=Path, help="write all figures into this file")
    arguments = parser.parse_args()
    gpu_batch_with_bots.MOST_THINKING = arguments.threads or gpu_batch_with_bots.MOST_THINKING
    gpu_batch_with_bots.ONLY_ALIKE = False  # that is what is to be found out
    gpu_batch_with_bots.BLOCK = arguments.block or gpu_batch_with_bots.BLOCK
    figures = {game: measure(game, arguments) for game in arguments.games}
    if arguments.json:
        arguments.json.write_text(json.dumps(figures, indent=1) + "\n")


def measure(game, arguments):
    figures = {"players": arguments.players}
    if arguments.compare:
        figures |= compare(game, arguments.players, arguments.compare, arguments.steps)
        say(game, figures)
    if arguments.seconds > 0:
        figures |= speed(game, arguments.players, arguments.tables, arguments.seconds)
        say(game, figures)
    return figures


def say(game, figures):
    told = ", ".join(
        f"{name} {value:,.0f}" if isinstance(value, float) else f"{name} {value}" for name, value in figures.items()
    )
    print(f"{game}: {told}", flush=True)


def compare(game, players, tables, steps):
    """Step by step with a mixed lineup that is drawn anew; how many games came to their ends, and all were alike."""
    seats = ["learner", "trader", *[{"trader": 2, "novice": 1, "random": 1}] * (players - 2)]
    began = time.perf_counter()
    there = Batch(game, players, tables, seed=1, seats=seats, shuffle_seats=True, device="cuda", illegal="replace")
    cuda.synchronize()
    compiled = time.perf_counter()
    here = Batch(game, players, tables, seed=1, seats=seats, shuffle_seats=True)
    games = 0
    for step in range(steps):
        actions = here.random_actions().copy()
        if not np.array_equal(host(there.random_actions()), actions):
            return {"equal": False, "differ_at_step": step, "games": games}
        seen, theirs = here.step(actions), there.step(actions)
        games += int(seen.done.sum())
        if step % 10 == 0 or step == steps - 1:
            if not all(np.array_equal(mine, host(other)) for mine, other in zip(seen, theirs, strict=True)):
                return {"equal": False, "differ_at_step": step, "games": games}
            mine, other = here.tables, host(there.tables)
            if not all(np.array_equal(mine[name], other[name]) for name in mine.dtype.names):
                return {"equal": False, "differ_at_step": step, "games": games}
    return {"equal": True, "steps": steps, "games": games, "compile_gpu_s": compiled - began}


def host(array):
    return array.copy_to_host() if hasattr(array, "copy_to_host") else np.asarray(array)


def speed(game, players, tables, seconds):
    """The traders' moves a second, a learner that plays at random among them."""
    seats = ["learner", *["trader"] * (players - 1)]
    batch = Batch(game, players, tables, seed=1, seats=seats, device="cuda", illegal="replace")
    for _ in range(3):
        batch.step(batch.random_actions())
    cuda.synchronize()
    before, began, steps = batch._tables.chosen_moves, time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        batch.step(batch.random_actions())
        cuda.synchronize()
        steps += 1
    spent = time.perf_counter() - began
    moves = batch._tables.chosen_moves - before
    return {
        "tables": tables,
        "trader_moves_a_second": moves / spent,
        "learner_steps_a_second": steps * tables / spent,
        "threads": batch._tables._threads,
        "bytes_a_thread": batch._tables._thoughts.dtype.itemsize + batch._tables._desks[0].nbytes,
        "cores_here": os.cpu_count(),
    }


if __name__ == "__main__":
    main()

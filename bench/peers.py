"""Our speed beside OpenSpiel's, in one run.

OpenSpiel's figure is its native random playout: one simulation of its C++ MCTS with 1,000 rollouts from the first
decision of a game, so that Python is called once in a thousand games. Ours is the compiled random playout. Both run on
one core, alternately, in processes of their own that this one starts; what is compared is decisions of players a
second (chance excluded on both sides), as a ratio, so that a busy machine slows both.

    python bench/peers.py [--rounds 5] [--json FILE]
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from karfunkel.arena.engine_benchmark import Player, compile_playouts
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES

PEERS = {
    "goofspiel": "turn_based_simultaneous_game(game=goofspiel())",
    "oh_hell": "oh_hell",
    "hearts": "hearts",
    "gin_rummy": "gin_rummy",
    "backgammon": "backgammon",
}
OURS = {f"{game.id}-{players}": (game, players) for game in GAMES.values() for players in game.sizes}
ROLLOUTS = 1000
SECONDS = 1.5


def main() -> None:
    arguments = _arguments()
    if arguments.worker:
        _work(arguments.worker)
        return
    for name in {game.id: name for name, (game, _) in OURS.items()}.values():
        _start(name).communicate("stop\n")  # so that all are measured as loaded from the cache
    workers = {name: _start(name) for name in (*PEERS, *OURS)}
    found: dict[str, list[float]] = {name: [] for name in workers}
    for number in range(arguments.rounds):
        for name, worker in workers.items():
            found[name].append(_ask(worker))
        print(f"round {number + 1} of {arguments.rounds} done", file=sys.stderr)
    for worker in workers.values():
        worker.communicate("stop\n")
    _print(found)
    if arguments.json:
        arguments.json.write_text(json.dumps(found, indent=2) + "\n")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="how often each game is measured")
    parser.add_argument("--json", type=Path, help="write all measured rates into this file")
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    return parser.parse_args()


def _print(found: dict[str, list[float]]) -> None:
    medians = {name: statistics.median(rates) for name, rates in found.items()}
    print(f"{'decisions a second':28}" + "".join(f"{f'÷ {peer}':>14}" for peer in PEERS))
    for name, rate in medians.items():
        ratios = ""
        if name in OURS:
            for peer in PEERS:
                each = [ours / theirs for ours, theirs in zip(found[name], found[peer], strict=True)]
                ratios += f"{statistics.median(each):>14.1f}"
        print(f"{name:14}{rate:>14,.0f}{ratios}")


# ---- workers: a process for each game, which measures once for every line it reads


def _start(name: str) -> "subprocess.Popen[str]":
    worker = subprocess.Popen(
        [sys.executable, __file__, "--worker", name], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    _read(worker)
    return worker


def _ask(worker: "subprocess.Popen[str]") -> float:
    assert worker.stdin is not None
    worker.stdin.write("go\n")
    worker.stdin.flush()
    return float(_read(worker))


def _read(worker: "subprocess.Popen[str]") -> str:
    assert worker.stdout is not None
    line = worker.stdout.readline()
    if not line:
        raise SystemExit("a worker ended early; see its message above")
    return line


def _work(name: str) -> None:
    measure = _our_measure(*OURS[name]) if name in OURS else _peer_measure(PEERS[name])
    measure(0.1)
    print("ready", flush=True)
    for line in sys.stdin:
        if line.strip() == "stop":
            return
        print(measure(SECONDS), flush=True)


def _our_measure(game: Game, players: int) -> Any:
    player = Player(game, players, compile_playouts(game))

    def measure(seconds: float) -> float:
        decisions = games = 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds:
            decisions += player.play(1, games, ROLLOUTS)
            games += ROLLOUTS
        return decisions / spent

    return measure


def _peer_measure(text: str) -> Any:
    import pyspiel

    game = pyspiel.load_game(text)
    state = game.new_initial_state()
    rng = random.Random(1)
    while state.is_chance_node():
        _draw(state, rng)
    length = statistics.mean(_decisions(state.clone(), rng) for _ in range(200))
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 7)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 7, False)

    def measure(seconds: float) -> float:
        rollouts = 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds:
            bot.mcts_search(state)
            rollouts += ROLLOUTS
        return rollouts * length / spent

    return measure


def _draw(state: Any, rng: random.Random) -> None:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(outcomes, weights)[0])


def _decisions(state: Any, rng: random.Random) -> int:
    """How many decisions of players a random game from here has."""
    number = 0
    while not state.is_terminal():
        if state.is_chance_node():
            _draw(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            number += 1
    return number


if __name__ == "__main__":
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    main()

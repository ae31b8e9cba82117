"""Two games that everybody has, played at random here and elsewhere, in one run.

python bench/same_games.py [--rounds 5] [--json FILE] [--python PATH]   on one core; PATH has Pgx and RLCard
python bench/same_games.py --gpu [--json FILE]                          Leduc on a GPU, here and in Pgx
python bench/same_games.py --draw core.json gpu.json docs/images/same_games.svg

What is compared is decisions of players a second, by the time that the processor spent on them. All are measured
alternately, each by a process of its own, so that whatever else runs slows all alike.

compiled    random games from the first decision of a game to its end, one after the other, without observations: ours
            compiled from the rules in Python; OpenSpiel's by its MCTS in C++ with 1,000 rollouts a simulation
stepped     from Python, an action at a time. Ours are 4,096 tables at once with observations and masks; so are those
            of Pgx (compiled by JAX); OpenSpiel's and RLCard's are one, and OpenSpiel's without observations
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parent.parent
sys.path.insert(1, str(ROOT))  # before a `tests` that some other package has installed
SECONDS = 1.0
AT_ONCE = 4096
GAMES = 20_000
OPENSPIEL = {"leduc": "leduc_poker", "goofspiel": "turn_based_simultaneous_game(game=goofspiel())"}
ELSEWHERE = ("pgx", "rlcard")
"""What may need another Python."""
ROWS = {
    "karfunkel, compiled": "ours",
    "OpenSpiel, C++": "native",
    "karfunkel, stepped 4,096 at once": "batch",
    "Pgx, stepped 4,096 at once": "pgx",
    "OpenSpiel, stepped": "openspiel",
    "RLCard, stepped": "rlcard",
    "karfunkel, plain Python": "plain",
}
MEASURED = [
    (row, what, game)
    for row, what in ROWS.items()
    for game in OPENSPIEL
    if game == "leduc" or what not in ELSEWHERE  # Pgx and RLCard have no Goofspiel
]


def main() -> None:
    arguments = _arguments()
    if arguments.worker:
        _work(*arguments.worker)
    elif arguments.draw:
        draw(*arguments.draw)
    elif arguments.gpu:
        _write(arguments.json, on_a_gpu())
    else:
        _write(arguments.json, on_a_core(arguments.rounds, arguments.python))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured")
    parser.add_argument("--python", default=sys.executable, help="the Python that has Pgx and RLCard")
    parser.add_argument("--gpu", action="store_true", help="measure on a GPU instead")
    parser.add_argument("--json", type=Path, help="write all measured rates into this file")
    parser.add_argument("--draw", nargs=3, type=Path, metavar=("CORE", "GPU", "SVG"), help="draw what was measured")
    parser.add_argument("--worker", nargs=2, help=argparse.SUPPRESS)
    return parser.parse_args()


def _write(file: Path | None, figures: object) -> None:
    if file:
        file.write_text(json.dumps(figures, indent=1) + "\n")


@contextmanager
def example_games() -> Iterator[None]:
    """The examples, as if they were installed."""
    from tests.outside import installed, outside_games

    with TemporaryDirectory() as folder, outside_games(installed(Path(folder))):
        yield


# ---- a core


def on_a_core(rounds: int, python: str) -> dict[str, dict[str, list[float]]]:
    """The rates of each row, by games, round by round; printed as a table."""
    workers = {(row, game): _start(what, game, python) for row, what, game in MEASURED}
    workers = {key: worker for key, worker in workers.items() if worker is not None}
    found: dict[str, dict[str, list[float]]] = {row: {} for row in ROWS}
    for number in range(rounds):
        for (row, game), worker in workers.items():
            found[row].setdefault(game, []).append(_ask(worker))
        print(f"round {number + 1} of {rounds} done", file=sys.stderr)
    for worker in workers.values():
        worker.communicate("stop\n")
    _print(found)
    return found


def _print(found: dict[str, dict[str, list[float]]]) -> None:
    print("| decisions/s of one core | " + " | ".join(OPENSPIEL) + " |\n|---|---|---|")
    for row, rates in found.items():
        cells = [f"{statistics.median(rates[game]) / 1e6:,.3g} M" if game in rates else "–" for game in OPENSPIEL]
        print(f"| {row} | {' | '.join(cells)} |")
    ours, theirs = found["karfunkel, compiled"], found["OpenSpiel, C++"]
    for game in OPENSPIEL:
        ratios = [one / other for one, other in zip(ours[game], theirs[game], strict=True)]
        rounds = ", ".join(f"{ratio:.1f}" for ratio in ratios)
        print(f"{game}: compiled play is {statistics.median(ratios):.1f} times OpenSpiel's C++ ({rounds})")


def _start(what: str, game: str, python: str) -> "subprocess.Popen[str] | None":
    command = [python if what in ELSEWHERE else sys.executable, __file__, "--worker", what, game]
    one_core = {"XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false", "OMP_NUM_THREADS": "1", "NUMBA_NUM_THREADS": "1"}
    environment = {**os.environ, **one_core, "JAX_PLATFORMS": "cpu"}
    worker = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert worker.stdout is not None
    if worker.stdout.readline().strip() == "ready":
        return worker
    print(f"{what}: missing", file=sys.stderr)
    worker.wait()
    return None


def _ask(worker: "subprocess.Popen[str]") -> float:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write("go\n")
    worker.stdin.flush()
    return float(worker.stdout.readline())


# ---- workers: each measures once for every line it reads


Play = Callable[[], float]
"""Plays for a while; how many decisions that were."""


def _work(what: str, game: str) -> None:
    players: dict[str, Callable[[str], Play]] = {
        "ours": ours,
        "native": native,
        "batch": batch,
        "plain": plain,
        "openspiel": openspiel,
        "pgx": pgx,
        "rlcard": rlcard,
    }
    try:
        play = players[what](game)
    except ModuleNotFoundError as missing:
        if str(missing.name).startswith("karfunkel"):
            raise
        print(missing, flush=True)
        return
    play()
    print("ready", flush=True)
    for line in sys.stdin:
        if line.strip() == "stop":
            return
        decisions, began = 0.0, time.process_time()
        while (spent := time.process_time() - began) < SECONDS:
            decisions += play()
        print(decisions / spent, flush=True)


def ours(name: str) -> Play:
    """Compiled random games from a first decision, the dice rolling on from one to the next."""
    import numpy as np

    from karfunkel.arena.engine_benchmark import start_of
    from karfunkel.engine import WORDS, chance_pending
    from karfunkel.engine.cpu_compilation import compile_rules
    from karfunkel.games.registry import game_called
    from random_games import random_games

    with example_games():
        game = game_called(name)
        compiled = compile_rules(f"{name}-same", (game.table,), game.rules, [random_games])["random_games"]
        start, luck = start_of(game, 2), random.Random(1)
        while chance_pending(start):
            game.plain.draw(start, game.plain.chance_pick(start, luck.randrange(game.plain.chance_total(start))))
    tables = np.zeros(2, game.table.dtype)
    tables[:] = start.to_numpy()
    dice, actions = np.array([1, 2][:WORDS], np.int64), np.zeros(game.most_legal, np.int32)
    return lambda: int(compiled(tables, dice, actions, GAMES))


def native(name: str) -> Play:
    """OpenSpiel's rollouts in C++, from a first decision."""
    import pyspiel

    game, luck = pyspiel.load_game(OPENSPIEL[name]), random.Random(1)
    state, rollouts = game.new_initial_state(), 1000
    while state.is_chance_node():
        _draw(state, luck)
    length = statistics.mean(_decisions(state.clone(), luck) for _ in range(3000))
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(rollouts, 7), 2.0, 1, 1000, False, 7, False)

    def play() -> float:
        bot.mcts_search(state)
        return rollouts * length

    return play


def batch(name: str) -> Play:
    """Our batch, with observations and masks; actions are those that it has drawn."""
    from karfunkel.learn import Batch

    with example_games():
        tables = Batch(name, players=2, n=AT_ONCE, seed=1, threads=1)

    def play() -> float:
        for _ in range(10):
            tables.step(tables.random_actions())
        return 10 * AT_ONCE

    return play


def plain(name: str) -> Play:
    """Our rules as Python runs them."""
    from karfunkel.arena.engine_benchmark import start_of
    from karfunkel.engine import WORDS, Actions, Binding, Dice, shake, unwrapped
    from karfunkel.engine.playout import play_out
    from karfunkel.games.registry import game_called

    with example_games():
        game = game_called(name)
        start = start_of(game, 2)
    play_plainly, dice, actions = Binding(unwrapped, game.rules)(play_out), Dice([0] * WORDS), Actions([0] * 13)
    shake(dice, 1, 1)
    return lambda: sum(play_plainly(start.copy(), dice, actions) for _ in range(50))


def openspiel(name: str) -> Play:
    """OpenSpiel's states, driven from Python."""
    import pyspiel

    game, luck = pyspiel.load_game(OPENSPIEL[name]), random.Random(1)
    return lambda: sum(_decisions(game.new_initial_state(), luck) for _ in range(50))


def pgx(name: str) -> Play:
    """Pgx, compiled by JAX: loops of 64 steps with observations; a game begins anew when it has ended."""
    import pgx

    import pgx_play

    steps = pgx_play.stepper(pgx.make("leduc_holdem"), AT_ONCE)
    return lambda: float(steps())


def rlcard(name: str) -> Play:
    """RLCard's environment, as it is: observations are made."""
    import rlcard

    env = rlcard.make("leduc-holdem")

    def one() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return lambda: sum(one() for _ in range(50))


def _draw(state, luck: random.Random) -> None:
    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(luck.choices(outcomes, odds)[0])


def _decisions(state, luck: random.Random) -> int:
    """Play a game of OpenSpiel's to its end; how many decisions of players it had."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            _draw(state, luck)
        else:
            state.apply_action(luck.choice(state.legal_actions()))
            decisions += 1
    return decisions


# ---- a GPU


def on_a_gpu() -> list[dict[str, object]]:
    """Leduc here, with the games compared with the CPU's, and in Pgx."""
    import gpu
    import pgx_play

    figures: list[dict[str, object]] = []
    with example_games():
        gpu.show_versions()
        gpu.compare_playouts("leduc", None, 1_000_000)
        gpu.compare_steps("leduc", None, 1 << 16)
        for tables in (1 << 17, 1 << 20, 1 << 22):
            rate = gpu.random_rate("leduc", 2, tables, None)
            figures.append({"name": "karfunkel leduc", "what": "random play", "tables": tables, "rate": rate})
        rate = gpu.step_rate("leduc", 2, 1 << 20, None)
        figures.append({"name": "karfunkel leduc", "what": "steps", "tables": 1 << 20, "rate": rate})
    for name, rate, tables in pgx_play.rates(["leduc_holdem"]):
        figures.append({"name": f"pgx {name}", "what": "steps", "tables": tables, "rate": rate})
    for figure in figures:
        print(json.dumps(figure))
    return figures


# ---- the picture


def draw(core: Path, gpu_file: Path, out: Path) -> None:
    """Bars on a scale of powers of ten: a core for each game, and a GPU if it was measured."""
    import draw as drawing

    rates = json.loads(core.read_text())
    parts = {
        f"{game.title()}, one core": {
            row: statistics.median(found[game]) for row, found in rates.items() if game in found
        }
        for game in OPENSPIEL
    }
    if gpu_file.exists():
        figures = json.loads(gpu_file.read_text())
        parts["Leduc, one GPU"] = {f"{one['name']}, {one['what']}": one["rate"] for one in figures}
    drawing.draw_parts(parts, out)


if __name__ == "__main__":
    main()

"""Batches of tables on a GPU: that they play the games of the CPU, how fast they are, and which way is the fastest.

python bench/gpu.py                     every game with four players, or as many as can play: checks, then rates
python bench/gpu.py --compare           also the other ways to make and to launch the kernels, side by side
python bench/gpu.py edelstein --same 0  one game, without the checks

Compiling takes half a minute for each way. All are compiled at the same time, each by a process of its own; they
measure one after the other. The rates are of random play, in millions of decisions of players a second:
random play   the tables stay on the GPU, and the next game of a table begins as soon as one has ended
playouts      one game a table, from its beginning to its end
steps         one decision at each table, with observations and masks written and actions checked
"""

import argparse
import fcntl
import hashlib
import importlib.metadata
import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict
from pathlib import Path

import numpy as np

from karfunkel.games.registry import GAMES
from karfunkel.learn.gpu_kernels import WAYS, Tuning

PLAYERS = 4
SEED = 1
TABLES = (1 << 16, 1 << 17, 1 << 18, 1 << 20)
BLOCKS = {"shared": (32, 64, 96), "global": (64, 256), "sorted": (256, 512, 1024)}
DECISIONS = 1_000
"""How many decisions are played at each table in one measurement of random play."""
STEPS = 50
FEW_GAMES = 20_000
"""How many games of the other ways are compared with the CPU's."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=[*GAMES], help="the games to measure; all if none is named")
    parser.add_argument("--compare", action="store_true", help="measure other ways to make and launch the kernels, too")
    parser.add_argument("--same", type=int, default=1_000_000, help="how many games are compared with the CPU's")
    parser.add_argument("--json", type=Path, help="write all figures to this file")
    parser.add_argument("--worker", nargs=3, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.worker:
        game, tuning, same = arguments.worker
        work(game, Tuning(**json.loads(tuning)) if tuning else None, int(same))
        return
    show_versions()
    figures = run_workers(jobs(arguments), compare=arguments.compare)
    if arguments.json:
        arguments.json.write_text(json.dumps(figures, indent=1))


def show_versions():
    from numba import cuda

    from karfunkel.engine.cuda import require_gpu

    require_gpu()
    print(f"device: {cuda.get_current_device().name}")
    for package in ("numba", "numba-cuda", "numpy", "jax", "pgx"):
        try:
            print(f"{package} {importlib.metadata.version(package)}")
        except importlib.metadata.PackageNotFoundError:
            print(f"{package}: missing")


def jobs(arguments):
    """What each worker does: a game, a way to play it (None: the usual one), games to compare with the CPU's."""
    for game in arguments.games:
        yield game, None, arguments.same
        if arguments.compare:
            for way in WAYS:
                for block in BLOCKS[way]:
                    yield game, Tuning(way, block), min(arguments.same, FEW_GAMES)


def run_workers(all_jobs, *, compare):
    """Start all workers at once, and print what each one says when it is done."""
    with tempfile.NamedTemporaryFile() as lock:
        environment = {**os.environ, "KARFUNKEL_GPU_LOCK": lock.name}
        workers = []
        for game, tuning, same in all_jobs:
            way = json.dumps(asdict(tuning)) if tuning else ""
            command = [sys.executable, __file__, "--worker", game, way, str(same)]
            workers.append(subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True))
        figures = [figure for worker in workers for figure in figures_of(worker)]
        if compare:  # alone
            command = [sys.executable, str(Path(__file__).with_name("pgx_play.py")), "--lines"]
            figures += figures_of(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
    return figures


def figures_of(worker):
    """What a worker has measured; the rest of what it says is printed."""
    figures = []
    for line in worker.stdout:
        if line.startswith("{"):
            figures.append(json.loads(line))
        else:
            print(line, end="", flush=True)
    if worker.wait() != 0:
        print(f"a worker failed with {worker.returncode}")
    return figures


class Turn:
    """Only one worker at a time uses the GPU, and the CPU while it is compared with it."""

    def __enter__(self):
        self._lock = open(os.environ["KARFUNKEL_GPU_LOCK"])  # closed below
        fcntl.flock(self._lock, fcntl.LOCK_EX)

    def __exit__(self, *_):
        self._lock.close()


# ---- one worker


def work(game: str, tuning: Tuning | None, same: int) -> None:
    name = f"{game} {tuning.way} {tuning.block}" if tuning else game
    began = time.perf_counter()
    some = tables_of(game, players_of(game), TABLES[0], tuning)
    some.play_random(2, SEED)  # compiles
    some.advance(some.state.drawn, 1, SEED)
    some.take_actions(some.state.drawn)
    compiled = time.perf_counter() - began
    if same:
        import karfunkel.learn.cpu_batch

        karfunkel.learn.cpu_batch.compiled_loops(game)
    with Turn():
        print(f"\n{name}: compiled in {compiled:.0f} s; {about(some)}")
        if same:
            compare_playouts(game, tuning, same)
            compare_steps(game, tuning, TABLES[0])
        measure(game, tuning, name)
        if tuning is None and same:
            for players in GAMES[game].sizes:
                if players != players_of(game):
                    rate = random_rate(game, players, 1 << 18, tuning)
                    report(f"{name}, {players} players", "random play", rate, tables=1 << 18)


def players_of(game):
    """How many play: four, if so many can."""
    return min(PLAYERS, GAMES[game].max_players)


def tables_of(game, players, n, tuning, seed=SEED):
    from karfunkel.learn.batch_setting import BatchSetting
    from karfunkel.learn.gpu_batch import CudaTables

    tables = CudaTables(BatchSetting.checked(game, players, n, seed, None, "margin", 0, None), tuning)
    tables.begin(seed)
    return tables


def about(tables):
    """What the kernels need."""
    from karfunkel.learn.gpu_batch import kernels_of

    words = []
    for kind, way in (("play", tables._playing), ("look", tables._stepping)):
        kernel = getattr(kernels_of(tables._setting.game.id, way), kind)
        (registers,) = kernel.get_regs_per_thread().values()
        (local,) = kernel.get_local_mem_per_thread().values()
        words.append(f"{kind} {way.way} {way.block}: {registers} registers, {local} bytes of local memory")
    return f"{'; '.join(words)}; a table has {tables.state.tables.dtype.itemsize} bytes"


def report(name, what, rate, **how):
    print(f"  {what:<12} {rate / 1e6:>9,.1f} M decisions/s  {' '.join(f'{key} {value}' for key, value in how.items())}")
    print(json.dumps({"name": name, "what": what, "rate": rate, **how}))


def measure(game, tuning, name):
    for n in TABLES:
        report(name, "random play", random_rate(game, players_of(game), n, tuning), tables=n)
    report(name, "playouts", playout_rate(game, players_of(game), 1 << 20, tuning), tables=1 << 20)
    report(name, "steps", step_rate(game, players_of(game), 1 << 20, tuning), tables=1 << 20)


def random_rate(game, players, n, tuning):
    tables = tables_of(game, players, n, tuning)
    decisions = max(100, min(DECISIONS, DECISIONS * (1 << 18) // n))
    tables.play_random(200, SEED)
    return n * decisions / seconds(lambda: tables.play_random(decisions, SEED))


def playout_rate(game, players, n, tuning):
    tables = tables_of(game, players, n, tuning)
    decisions = int(tables.play_out(SEED)[0].decisions.copy_to_host().sum())
    return decisions / seconds(lambda: tables.play_out(SEED))


def step_rate(game, players, n, tuning):
    tables = tables_of(game, players, n, tuning)

    def steps():
        for _ in range(STEPS):
            assert tables.take_actions(tables.state.drawn) < 0
            tables.advance(tables.chosen, 1, SEED)

    steps()
    return n * STEPS / seconds(steps)


def seconds(work):
    """How long something takes on the GPU: the shortest of three times."""
    from numba import cuda

    spent = []
    for _ in range(3):
        cuda.synchronize()
        began = time.perf_counter()
        work()
        cuda.synchronize()
        spent.append(time.perf_counter() - began)
    return min(spent)


# ---- the same games as on the CPU


def compare_playouts(game, tuning, number):
    """Play so many games on both, and compare rewards, decisions and every byte of the last tables."""
    from karfunkel.learn.batch_setting import BatchSetting
    from karfunkel.learn.cpu_batch import CpuTables

    setting = BatchSetting.checked(game, players_of(game), number, SEED, None, "margin", 0, None)
    here = CpuTables(setting, None)
    here.begin(SEED)
    began = time.perf_counter()
    mine, my_end = here.play_out(SEED)
    spent = time.perf_counter() - began
    other, other_end = tables_of(game, players_of(game), number, tuning).play_out(SEED)
    assert np.array_equal(mine.rewards, other.rewards.copy_to_host()), "rewards differ"
    assert np.array_equal(mine.decisions, other.decisions.copy_to_host()), "decisions differ"
    digests = [digest(end) for end in (my_end.tables, other_end.tables.copy_to_host())]
    assert digests[0] == digests[1], "last tables differ"
    rate = mine.decisions.sum() / spent / 1e6
    print(f"  {number:,} games are those of the CPU, table by table (sha256 {digests[0][:16]}; CPU {rate:,.0f} M/s)")


def compare_steps(game, tuning, number):
    """Step both, one decision or many at a time, and compare all that a learner gets."""
    from karfunkel.learn.batch_setting import BatchSetting
    from karfunkel.learn.cpu_batch import CpuTables

    here = CpuTables(BatchSetting.checked(game, players_of(game), number, SEED, None, "margin", 0, None), None)
    here.begin(SEED)
    there = tables_of(game, players_of(game), number, tuning)
    for decisions in (0, 1, 1, 100, 1, 1, 200, 1):
        if decisions:
            for tables in (here, there):
                tables.advance(tables.state.drawn, decisions, SEED)
        for field, mine in here.step._asdict().items():
            assert np.array_equal(mine, getattr(there.step, field).copy_to_host()), f"{field} differ"
        assert digest(here.state.tables) == digest(there.state.tables.copy_to_host()), "tables differ"
    print(f"  {number:,} tables step as those of the CPU do: observations, masks, rewards, done, seat")


def digest(tables):
    """A digest of all fields of all tables; the device's records are longer, but hold the same."""
    total = hashlib.sha256()
    for name in tables.dtype.names:
        total.update(np.ascontiguousarray(tables[name]).tobytes())
    return total.hexdigest()


if __name__ == "__main__":
    main()

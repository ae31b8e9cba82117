"""Novices and traders on a GPU: whether they choose what they choose on the CPU, and how many moves a second.

python bench/gpu_bots.py [GAME …] [--players 4] [--tables 65536] [--compare 2048] [--steps 400] [--seconds 15]

Batches with the same seats and seeds are stepped here and there with the same random actions, and compared number by
number after every step: tables, observations, rewards. Then one learner that plays at random sits among traders, and
the traders' moves are counted. Compiling is timed apart; for the CPU it is done beside, in a process of its own. In
Numba's simulator (NUMBA_ENABLE_CUDASIM=1) only a few tables can be tried.

Where the two differ, the decisions of the bots at the first such tables are looked at one by one, on both sides from
the same tables: which numbers of their thoughts differ is printed, and all of it kept in a file (`--dump FOLDER`).
"""

import argparse
import gzip
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
from numba import cuda

from karfunkel.bots.compiled_levels import compiled_levels_of
from karfunkel.engine import WORDS, chance_pending, random_below, shake
from karfunkel.engine.cuda import launch
from karfunkel.engine.random_numbers import roll
from karfunkel.games.registry import GAMES
from karfunkel.learn import Batch, gpu_batch_with_bots
from karfunkel.learn.batch_step_with_bots import THINKING
from karfunkel.learn.cpu_batch_with_bots import loops_with_bots
from karfunkel.learn.gpu_batch import STEPPING
from karfunkel.learn.gpu_kernels import device_record
from karfunkel.learn.lineup import FIRST_LEVEL, FIRST_POLICY, LEARNER, RANDOM

OURS = ("emerald", "basari", "edelstein")
WARM = "from karfunkel.learn.cpu_batch_with_bots import loops_with_bots as loops; loops({!r})"
NO_ACTION = -1
LOOKED_AT = 48
"""So many tables that differ are looked at one by one,"""
KEPT = 12
"""and so many decisions whose thoughts differ are kept."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=[game for game in OURS if game in GAMES])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--tables", type=int, default=65536, help="tables for the speed")
    parser.add_argument("--compare", type=int, default=2048, help="tables for the comparison; 0 leaves it out")
    parser.add_argument(
        "--steps", type=int, default=400, help="steps of the comparison, of which each is a decision of the learner"
    )
    parser.add_argument("--compare-seconds", type=float, default=1e9, help="no longer than this is compared")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long the speed is measured")
    parser.add_argument("--threads", type=int, help="how many threads think at once, if not as many as usual")
    parser.add_argument("--block", type=int, help="how many threads a block has")
    parser.add_argument("--json", type=Path, help="write all figures into this file")
    parser.add_argument("--dump", type=Path, help="where the first difference is written to, if there is one")
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
        figures |= compare(game, arguments)
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


# ---- alike


def compare(game, arguments):
    """Step by step with a mixed lineup that is drawn anew; how many games came to their ends, and all were alike."""
    players, tables = arguments.players, arguments.compare
    seats = ["learner", "trader", *[{"trader": 2, "novice": 1, "random": 1}] * (players - 2)]
    here_compiled = subprocess.Popen([sys.executable, "-c", WARM.format(game)])
    began = time.perf_counter()
    there = Batch(game, players, tables, seed=1, seats=seats, shuffle_seats=True, device="cuda", illegal="replace")
    cuda.synchronize()
    figures = {"compile_gpu_s": time.perf_counter() - began}
    here_compiled.wait()
    here = Batch(game, players, tables, seed=1, seats=seats, shuffle_seats=True)
    before, actions, games, steps = beginning(here), np.full(tables, NO_ACTION), 0, 0
    began, differ = time.perf_counter(), first_difference(here, there)
    while not differ and steps < arguments.steps and time.perf_counter() - began < arguments.compare_seconds:
        before = {name: np.array(array) for name, array in here._tables.state._asdict().items()}
        actions = here.random_actions().copy()
        seen, theirs = here.step(actions), there.step(actions)
        steps, games = steps + 1, games + int(seen.done.sum())
        differ = first_difference(here, there)
        if not differ and not all(np.array_equal(mine, host(other)) for mine, other in zip(seen, theirs, strict=True)):
            differ = {"what is told of the step": []}
    figures |= {"equal": not differ, "steps": steps, "games": games}
    if differ:
        figures |= {"differ_in": {name: len(at) for name, at in differ.items()}}
        figures |= look_closer(here, there, before, actions, differ, steps, arguments.dump)
    return figures | {"play_kernels": len(there._tables._with_bots.play.overloads)}


def beginning(batch):
    """All that the games of a batch depend on before anything is drawn."""
    setting, state = batch._setting, batch._tables.state
    dice, thinking = np.zeros_like(state.dice), np.zeros_like(state.thinking)
    for at, game in enumerate(state.games.tolist()):
        shake(dice[at], setting.seed, game)
        shake(thinking[at], setting.seed ^ THINKING, game)
    tables = np.repeat(setting.start, setting.n)
    return {**state._asdict(), "tables": tables, "dice": dice, "thinking": thinking}


def first_difference(here, there):
    """The fields in which tables differ, with the numbers of those tables."""
    mine, other = here.tables, host(there.tables)
    differ = {}
    for name in mine.dtype.names:
        unlike = (mine[name] != other[name]).reshape(len(mine), -1).any(axis=1)
        if unlike.any():
            differ[name] = np.flatnonzero(unlike).tolist()
    unlike = (np.asarray(here.random_actions()) != host(there.random_actions())).nonzero()[0]
    return differ | ({"random actions": unlike.tolist()} if len(unlike) else {})


def host(array):
    return array.copy_to_host() if hasattr(array, "copy_to_host") else np.asarray(array)


# ---- where they differ


def look_closer(here, there, before, actions, differ, step, folder):
    """All decisions of bots at the first tables that differ, here and there; the fields of the thoughts that differ."""
    setting = here._setting
    rows = sorted({at for found in differ.values() for at in found})[:LOOKED_AT]
    asked = [one for at in rows for one in decisions_of_bots(setting, before, at, int(actions[at]))]
    kept = {
        "rows": np.array(rows),
        "step": np.array(step),
        "here": here.tables[rows],
        "there": host(there.tables)[rows],
    }
    kept |= {f"before_{name}": array[rows] for name, array in before.items()} | {"actions": actions[rows]}
    counts = {}
    if asked:
        (mine, minds), (other, others) = think_here(setting, asked), think_there(setting, asked)
        unlike = [i for i in range(len(asked)) if mine[i].tobytes() != other[i].tobytes()]
        for i in unlike:
            for name in mine.dtype.names:
                counts[name] = counts.get(name, 0) + (mine[i][name].tobytes() != other[i][name].tobytes())
        counts = {"decisions": len(asked), "unlike": len(unlike), **{name: n for name, n in counts.items() if n}}
        some = unlike[:KEPT]
        kept |= {"asked": np.array([asked[i][1:] for i in some]), "asked_tables": np.array([asked[i][0] for i in some])}
        kept |= {"thoughts_here": mine[some], "thoughts_there": other[some]}
        kept |= {"desks_here": minds[some], "desks_there": others[some]}
        for i in some[:3]:
            for name in mine.dtype.names:
                ours, theirs = np.ravel(mine[i][name]), np.ravel(other[i][name])
                at = np.flatnonzero(ours.view(np.int64) != theirs.view(np.int64))[:4]
                if len(at):
                    print(
                        f"  decision {i} {asked[i][1:]}: {name}{at.tolist()} {ours[at]} there {theirs[at]}", flush=True
                    )
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
        np.savez_compressed(folder / f"{setting.game.id}.npz", **kept)
        code = there._tables._with_bots.play.inspect_asm()
        (folder / f"{setting.game.id}.ptx.gz").write_bytes(gzip.compress("\n".join(code.values()).encode()))
    return {"thoughts": counts}


def decisions_of_bots(setting, before, at, action):
    """What bots decide at a table until the learner does: each time the table, the dice, the seat, the level."""
    game = setting.game
    table = game.table.from_numpy(before["tables"][at])
    dice, thinking = before["dice"][at].tolist(), before["thinking"][at].tolist()
    if action != NO_ACTION:
        game.plain.apply(table, int(before["seats"][at]), action)
    asked = []
    while table.depth:
        if chance_pending(table):
            game.plain.draw(table, game.plain.chance_pick(table, random_below(dice, game.plain.chance_total(table))))
            continue
        seat = game.plain.next_seat(table)
        who = int(before["lineups"][at, seat])
        if who == LEARNER or who >= FIRST_POLICY:
            break
        if who == RANDOM:
            legal = game.legal_actions(table, seat)
            game.plain.apply(table, seat, legal[random_below(thinking, len(legal))])
            continue
        asked.append((table.to_numpy()[0], *thinking, seat, who - FIRST_LEVEL))
        answer = think_here(setting, asked[-1:])[0][0]["answer"]
        for _ in range(WORDS):
            roll(thinking)
        for word in answer.tolist():
            if word >= 0:
                game.plain.apply(table, seat, int(word))
    return asked


def think_here(setting, asked):
    """The thoughts about each of these decisions on the CPU, and the tables that they were thought on."""
    levels, advise = compiled_levels_of(setting.game.id), loops_with_bots(setting.game.id)["advise"]
    thoughts = np.zeros(len(asked), levels.thoughts.dtype)
    desks = np.zeros((len(asked), levels.desk), setting.game.table.dtype)
    for i, (table, first, second, seat, level) in enumerate(asked):
        advise(
            np.array([table]),
            np.array([[first, second]]),
            np.array([seat]),
            *(np.zeros(WORDS, np.int64) for _ in range(2)),
            desks[i],
            levels.weights(setting.players),
            thoughts[i],
            np.zeros(setting.game.most_legal, np.int32),
            np.zeros(1, np.int64),
            level,
            0,
            1,
        )
    return thoughts, desks


def think_there(setting, asked):
    """The same on the GPU, a thread for each decision."""
    levels, record, n = compiled_levels_of(setting.game.id), device_record(setting.game), len(asked)
    kernel = gpu_batch_with_bots.kernels_with_bots(setting.game.id).advise
    tables = np.array([one[0] for one in asked]).astype(record)
    luck = np.asfortranarray([one[1:3] for one in asked])
    thoughts = cuda.to_device(np.zeros(n, levels.thoughts.dtype))
    desks = cuda.to_device(np.zeros((n, levels.desk), record))
    weights = cuda.to_device(levels.weights(setting.players))
    answers = {}
    for level in sorted({one[4] for one in asked}):
        thoughts.copy_to_device(np.zeros(n, levels.thoughts.dtype))
        desks.copy_to_device(np.zeros((n, levels.desk), record))
        seats, advised = cuda.to_device(np.array([one[3] for one in asked])), cuda.device_array(n, np.int64)
        minds = (desks, weights, thoughts)
        arrays = (cuda.to_device(tables), cuda.to_device(luck), seats, *minds, advised)
        launch(kernel, -(-n // STEPPING.block), STEPPING.block, 0, *arrays, level)
        answers[level] = thoughts.copy_to_host(), desks.copy_to_host()
    thought = np.array([answers[one[4]][0][i] for i, one in enumerate(asked)], levels.thoughts.dtype)
    return thought, np.array([answers[one[4]][1][i] for i, one in enumerate(asked)])


# ---- speed


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

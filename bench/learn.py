"""Our batches beside the field's environments, in one run: random legal actions, driven from Python.

python bench/learn.py [--seconds 2] [--json FILE]

What is counted is decisions of players; observations and masks of legal actions are made for every one of them, unless
it says otherwise. The rate of one core is decisions by the time the processor spent, all threads together, so that a
busy machine slows nobody; ours on all cores is by the clock. Libraries that are not installed are named as missing.
"""

import argparse
import importlib
import importlib.metadata
import json
import os
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

PLAYERS = 4
TABLES = 4096
OURS = ("edelstein", "basari", "emerald")
PETTINGZOO = ("leduc_holdem_v4", "texas_holdem_v4")
RLCARD = ("blackjack", "leduc-holdem", "limit-holdem", "uno")
OPENSPIEL = ("kuhn_poker", "leduc_poker", "goofspiel", "hearts", "oh_hell")
NATIVE = ("oh_hell", "hearts", "turn_based_simultaneous_game(game=goofspiel())")
PGX = ("kuhn_poker", "leduc_holdem", "sparrow_mahjong")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each is measured")
    parser.add_argument("--json", type=Path, help="write all rates into this file")
    parser.add_argument("--only", default="", help="only what has this in its name, such as trader, choice or vector")
    arguments = parser.parse_args()
    rows = []
    measures = (
        karfunkel_rates,
        among_traders_rates,
        choice_rates,
        vector_rates,
        maskable_ppo_rates,
        pettingzoo_rates,
        rlcard_rates,
        openspiel_rates,
        native_rates,
        pgx_rates,
    )
    for measure in measures:
        if arguments.only in measure.__name__:
            for row in measure(arguments.seconds):
                rows.append(row)
                show(*row)
    if arguments.json:
        arguments.json.write_text(json.dumps(rows, indent=1) + "\n")


def show(library, name, rate, note=""):
    figure = f"{rate:,.0f}" if rate is not None else "" if note else "missing"
    print(f"{library:<22} {name:<44} {figure:>14}  {note}", flush=True)


def version(package):
    return f"{package} {importlib.metadata.version(package)}"


def missing(library, package):
    """Whether a library cannot be imported; if so, the row that says it."""
    try:
        importlib.import_module(package)
    except ImportError as error:
        return [(library, str(error), None)]
    return []


def a_core(work: Callable[[], int], seconds: float) -> float:
    """Decisions a second of one core: `work` does some, and says how many."""
    work()
    decisions, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        decisions += work()
    return decisions / spent


# ---- ours


def karfunkel_rates(seconds):
    from karfunkel import __version__
    from karfunkel.games.registry import GAMES

    for game in GAMES:
        for threads in (1, os.cpu_count() or 1):
            steps = batch_steps(game, threads)
            if threads == 1:
                yield f"karfunkel {__version__}", f"{game}, one core", a_core(steps, seconds), f"{TABLES} tables"
            else:
                yield f"karfunkel {__version__}", f"{game}, {threads} cores by the clock", by_the_clock(steps, seconds)


def batch_steps(game: str, threads: int) -> Callable[[], int]:
    """Ten steps of a batch on so many threads, with random legal actions; a call says how many decisions they were."""
    from karfunkel.learn import Batch

    tables = TABLES * threads
    batch = Batch(game, PLAYERS, tables, threads=threads)

    def steps() -> int:
        for _ in range(10):
            batch.step(batch.random_actions())
        return 10 * tables

    return steps


def among_traders_rates(seconds):
    """Moves of three traders a second, among whom a learner plays at random."""
    from karfunkel import __version__
    from karfunkel.learn import Batch
    from karfunkel.learn.lineup import COMPILED_LEVELS

    for game in OURS:
        for level in COMPILED_LEVELS:
            batch = Batch(game, PLAYERS, TABLES, threads=1, seats=["learner", *[level] * (PLAYERS - 1)])
            thoughts = batch._tables._spaces[0].thoughts

            def moves(batch=batch, thoughts=thoughts) -> int:
                before = int(thoughts["moves"][0])
                batch.step(batch.random_actions())
                return int(thoughts["moves"][0]) - before

            yield f"karfunkel {__version__}", f"{game}, moves of three {level}s, one core", a_core(moves, seconds)


def choice_rates(seconds):
    """A trader's choice at a table, from its view, beside the thought alone, which the batch measures."""
    from karfunkel import __version__, new
    from karfunkel.bots import bot_called
    from karfunkel.learn import Batch

    for game in OURS:
        batch = Batch(game, PLAYERS, TABLES, threads=1, seats=["learner", *["trader"] * (PLAYERS - 1)])
        thoughts = batch._tables._spaces[0].thoughts

        def moves(batch=batch, thoughts=thoughts) -> int:
            before = int(thoughts["moves"][0])
            batch.step(batch.random_actions())
            return int(thoughts["moves"][0]) - before

        bot, dice, spent, choices, number = bot_called("trader"), random.Random(1), 0.0, 0, 0
        while spent < seconds:
            number += 1
            table = new(game, PLAYERS, seed=number)
            while not table.over:
                seat = table.to_act[0]
                view, legal = table.view(seat), table.moves(seat)
                began = time.process_time()
                move = bot.choose(view, legal, dice)
                spent, choices = spent + time.process_time() - began, choices + 1
                table.play(seat, move)
        ratio = spent / choices * a_core(moves, seconds)
        name = f"{game}, choices of a trader at a table"
        yield f"karfunkel {__version__}", name, choices / spent, f"{ratio:.1f} times as long as in a batch"


def vector_rates(seconds):
    """A step of the vector environment beside one of its batch, alternating."""
    if gone := missing("Gymnasium", "gymnasium"):
        yield from gone
        return
    from karfunkel import __version__
    from karfunkel.learn.gymnasium_vector import VectorSeatEnv

    for game in OURS:
        for bots in ("random", "trader"):
            envs = VectorSeatEnv(game, PLAYERS, TABLES, bots=bots, threads=1, copy=False)
            envs.reset(seed=1)
            spent = {"batch": 0.0, "vector": 0.0}
            while sum(spent.values()) < 2 * seconds:
                for what, step in (("batch", envs.batch.step), ("vector", envs.step)):
                    actions = envs.batch.random_actions().copy()
                    began = time.process_time()
                    step(actions)
                    spent[what] += time.process_time() - began
            note = f"{spent['batch'] / spent['vector']:.0%} of the batch's own rate"
            yield f"karfunkel {__version__}", f"{game}, vector environment among {bots}s", None, note


def maskable_ppo_rates(seconds):
    """MaskablePPO of sb3-contrib among traders, as it is: steps a second of one core, learning included."""
    if gone := missing("sb3-contrib", "sb3_contrib"):
        yield from gone
        return
    import torch
    from sb3_contrib import MaskablePPO

    from karfunkel.learn.stable_baselines3 import SeatVecEnv

    torch.set_num_threads(1)
    for game in OURS:
        env = SeatVecEnv(game, PLAYERS, 256, bots="trader", reward="win", threads=1)
        model = MaskablePPO("MlpPolicy", env, n_steps=32, batch_size=2048, n_epochs=4, device="cpu", seed=1)

        def learn(model=model) -> int:
            before = model.num_timesteps
            model.learn(256 * 32, reset_num_timesteps=False)
            return model.num_timesteps - before

        yield version("sb3-contrib"), f"{game}, MaskablePPO among three traders", a_core(learn, seconds), "one core"


def by_the_clock(work, seconds):
    decisions, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        decisions += work()
    return decisions / spent


# ---- theirs


def pettingzoo_rates(seconds):
    if gone := missing("PettingZoo", f"pettingzoo.classic.{PETTINGZOO[0]}"):  # each needs what draws it, too
        yield from gone
        return
    for name in PETTINGZOO:
        env = importlib.import_module(f"pettingzoo.classic.{name}").env()
        yield version("pettingzoo"), name, a_core(lambda env=env: pettingzoo_game(env), seconds), "one core"


def pettingzoo_game(env):
    env.reset(seed=random.randrange(1 << 30))
    decisions = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        env.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
        decisions += 1
    return decisions


def rlcard_rates(seconds):
    if gone := missing("RLCard", "rlcard"):
        yield from gone
        return
    import rlcard

    for name in RLCARD:
        env = rlcard.make(name)
        yield version("rlcard"), name, a_core(lambda env=env: rlcard_game(env), seconds), "one core"


def rlcard_game(env):
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


def openspiel_rates(seconds):
    if gone := missing("OpenSpiel", "pyspiel"):
        yield from gone
        return
    import pyspiel

    for name in OPENSPIEL:
        game = pyspiel.load_game(name)
        if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
            game = pyspiel.convert_to_turn_based(game)
        rate = a_core(lambda game=game: openspiel_game(game), seconds)
        yield version("open-spiel"), f"{name}, driven from Python", rate, "one core"


def openspiel_game(game):
    state = game.new_initial_state()
    observe = (
        state.observation_tensor if game.get_type().provides_observation_tensor else state.information_state_tensor
    )
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            observe()
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def native_rates(seconds):
    """OpenSpiel's own loops in C++, as `bench/peers.py` measures them."""
    if gone := missing("OpenSpiel, native", "pyspiel"):
        yield from gone
        return
    import peers

    for name in NATIVE:
        measure = peers._peer_measure(name)
        clock, core = time.perf_counter(), time.process_time()
        rate = measure(seconds) * (time.perf_counter() - clock) / (time.process_time() - core)
        yield version("open-spiel"), f"{name}, C++ playouts", rate, "one core, no observations"


def pgx_rates(seconds):
    if gone := missing("Pgx", "pgx"):
        yield from gone
        return
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    import pgx

    import pgx_play

    for name in PGX:
        steps = pgx_play.stepper(pgx.make(name), TABLES)
        rate = a_core(steps, seconds)
        yield version("pgx"), f"{name}, compiled by JAX", rate, f"one core, {TABLES} at once"


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent))
    main()

"""Known answers: Leduc hold'em as its own rules give it, our bots' distance from its equilibrium; small instances.

python bench/known_answers.py [--iterations 1000] [--samples 100] [--processes 8] [--json FILE]
python bench/known_answers.py --small [--iterations 50]

In equilibrium the first seat loses 0.0856 chips a game. Two ways must find that: our own regret matching (CFR+ over the
tree of our game, `karfunkel.learn.regret_matching`) and OpenSpiel's CFR+ in C++, which knows our game by its OpenSpiel
face alone. Then each bot is asked at every one of the 288 information states, so often, what it plays; OpenSpiel
computes what the best answer to that wins. `Exploitability` is what it wins on average over both seats, in chips a
game, and in games won.

With `--small` both solve the small instance of each of our games, and it is told after some rounds how far each is from
an equilibrium. OpenSpiel walks through our Python tables, so that a round takes seconds.
"""

import argparse
import json
import os
import random
import sys
from collections import Counter
from multiprocessing import get_context
from pathlib import Path

sys.path.append(str(Path(__file__).parent))
GAME = "karfunkel_leduc"
KNOWN_VALUE = -0.085606
"""Chips that the first seat wins a game in equilibrium (OpenSpiel, `leduc_poker`)."""
LEVELS = ("random", "novice", "trader", "master")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=1000, help="iterations of both CFR+")
    parser.add_argument("--samples", type=int, default=100, help="how often each bot is asked in each state")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="how many share the asking")
    parser.add_argument("--json", type=Path, help="write what was found into this file")
    parser.add_argument("--small", action="store_true", help="solve the small instances of our games instead")
    arguments = parser.parse_args()
    if arguments.small:
        solve_small(arguments.iterations)
        return

    import pyspiel

    from karfunkel.learn.regret_matching import RegretMatching
    from same_games import example_games

    found = {}
    with example_games():
        from karfunkel.learn import openspiel

        openspiel.register_games()
        game = pyspiel.load_game(GAME)
        ours = RegretMatching(tree())
        ours.improve(arguments.iterations)
        found["karfunkel's regret matching"] = {
            "value": value_of(ours.average()),
            "chips": exploitability(ours.average()),
        }
        show("karfunkel's regret matching", found["karfunkel's regret matching"])
        theirs = pyspiel.CFRPlusSolver(game)
        for _ in range(arguments.iterations):
            theirs.evaluate_and_update_policy()
        chips = pyspiel.exploitability(game, theirs.tabular_average_policy()) / 2
        found["OpenSpiel's CFR+"] = {"value": value_of(table_of(theirs)), "chips": chips}
        show("OpenSpiel's CFR+", found["OpenSpiel's CFR+"])
        for level in LEVELS:
            played = strategy_of(level, arguments.samples, arguments.processes)
            found[level] = {"chips": exploitability(played), "wins": exploitability(played, "win")}
            show(level, found[level])
    print(f"{'known':28}value {KNOWN_VALUE}")
    if arguments.json:
        arguments.json.write_text(json.dumps(found, indent=1) + "\n")


def show(name, answers):
    print(f"{name:28}" + "  ".join(f"{what} {answer:.4f}" for what, answer in answers.items()), flush=True)


# ---- asking OpenSpiel, and bots


def tree():
    """The whole game."""
    import pyspiel

    from karfunkel.learn.regret_matching import tree_of

    return tree_of(pyspiel.load_game(GAME).new_initial_state())


def table_of(solver):
    """The average policy of a solver of OpenSpiel's, as our strategies are."""
    return {
        information: sorted(actions) for information, actions in solver.tabular_average_policy().policy_table().items()
    }


def value_of(played):
    """What the first seat wins a game, in chips, if both play so. A margin is twice the chips."""
    from karfunkel.learn.regret_matching import values

    return values(tree(), played)[0] / 2


def exploitability(played, reward="margin"):
    """What the best answers win against a strategy, by OpenSpiel, on average over both seats: chips, or games."""
    import pyspiel

    game = pyspiel.load_game(GAME, {"reward": reward})
    lost = pyspiel.exploitability(game, pyspiel.TabularPolicy(played))
    return lost / 2 if reward == "margin" else lost


def strategy_of(level, samples, processes=1):
    """How often a bot plays what, in each information state, asked so many times with other dice."""
    import pyspiel

    shares = [(level, len(range(first, samples, processes)), first) for first in range(min(processes, samples))]
    with get_context("spawn").Pool(len(shares)) as pool:
        counted = pool.starmap(choices_of, shares)
    played = {}
    for information, state in decisions_of(pyspiel.load_game(GAME).new_initial_state()):
        moves = state.single.as_table().moves(state.current_player())
        times = [sum(choices[information][move] for choices in counted) for move in moves]
        played[information] = [(action, n / samples) for action, n in zip(state.legal_actions(), times, strict=True)]
    return played


def choices_of(level, samples, seed):
    """How often a bot chose each move in each information state; in a process of its own."""
    import pyspiel

    from karfunkel.bots import bot_called
    from karfunkel.learn import openspiel

    openspiel.register_games()
    bot, dice, chosen = bot_called(level), random.Random(seed), {}
    for information, state in decisions_of(pyspiel.load_game(GAME).new_initial_state()):
        table, seat = state.single.as_table(), state.current_player()
        view, moves = table.view(seat), table.moves(seat)
        chosen[information] = Counter(bot.choose(view, moves, dice) for _ in range(samples))
    return chosen


def decisions_of(state, seen=None):
    """A state for each information state in which somebody decides."""
    seen = set() if seen is None else seen
    if state.is_terminal():
        return
    if not state.is_chance_node() and (information := state.information_state_string()) not in seen:
        seen.add(information)
        yield information, state
    for action in state.legal_actions():
        yield from decisions_of(state.child(action), seen)


# ---- our small instances


def solve_small(iterations):
    """Solve each of them both ways, and tell how far they are from an equilibrium after some of the rounds."""
    import time

    import pyspiel

    import karfunkel.learn.openspiel  # noqa: F401  # registers the games
    from karfunkel.learn import regret_matching
    from karfunkel.learn.small_instances import small_instances

    for name, small in small_instances().items():
        options = {"players": small.players, "small": True, "reward": small.reward}
        game = pyspiel.load_game(f"karfunkel_{name}", options)
        whole = regret_matching.tree_of(game.new_initial_state())
        nodes = list(regret_matching.nodes_of(whole))
        decisions = {node.information for node in nodes if isinstance(node, regret_matching.DecisionNode)}
        print(f"{name}: {len(nodes)} nodes, {len(decisions)} information states, reward {small.reward}", flush=True)
        ours, theirs, began = regret_matching.RegretMatching(whole), pyspiel.CFRPlusSolver(game), time.time()
        for done in range(1, iterations + 1):
            ours.improve(1)
            theirs.evaluate_and_update_policy()
            if done in (1, 2, 5, 10, 20, 50, 100, 200, 500, iterations):
                both = [regret_matching.exploitability(whole, each) for each in (ours.average(), table_of(theirs))]
                worth = ", ".join(f"{value:.4f}" for value in regret_matching.values(whole, ours.average()))
                words = " | ".join(f"{distance:.5f}" for distance in both)
                print(
                    f"{done:5} rounds, {time.time() - began:4.0f} s: ours | OpenSpiel's {words}; value {worth}",
                    flush=True,
                )


if __name__ == "__main__":
    main()

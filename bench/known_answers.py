"""Known answers: Leduc hold'em as its own rules give it, and how far our bots are from its equilibrium.

python bench/known_answers.py [--iterations 1000] [--samples 100] [--processes 8] [--json FILE]

In equilibrium the first seat loses 0.0856 chips a game. Two ways must find that: our own regret matching (CFR+ over the
tree of our game, below) and OpenSpiel's CFR+ in C++, which knows our game by its OpenSpiel face alone. Then each bot is
asked at every one of the 288 information states, so often, what it plays; OpenSpiel computes what the best answer to
that wins. `Exploitability` is what it wins on average over both seats, in chips a game, and in games won.
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
    arguments = parser.parse_args()

    import pyspiel

    from same_games import example_games

    found = {}
    with example_games():
        from karfunkel.learn import openspiel

        openspiel.register_games()
        game = pyspiel.load_game(GAME)
        ours = RegretMatching(tree_of(game.new_initial_state()))
        ours.improve(arguments.iterations)
        found["karfunkel's regret matching"] = {"value": ours.value(), "chips": exploitability(ours.average())}
        show("karfunkel's regret matching", found["karfunkel's regret matching"])
        theirs = pyspiel.CFRPlusSolver(game)
        for _ in range(arguments.iterations):
            theirs.evaluate_and_update_policy()
        chips = pyspiel.exploitability(game, theirs.tabular_average_policy()) / 2
        found["OpenSpiel's CFR+"] = {"value": value_of(theirs.tabular_average_policy()), "chips": chips}
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


# ---- the tree, and regret matching on it


class End:
    """The end of a game: the chips that the first seat has won."""

    def __init__(self, chips):
        self.chips = chips


class Chance:
    """A draw: what follows, with its odds."""

    def __init__(self, following):
        self.following = following


class Decision:
    """A decision of a seat in an information state."""

    def __init__(self, seat, information, actions, following):
        self.seat, self.information, self.actions, self.following = seat, information, actions, following


def tree_of(state):
    """The whole game from a state on."""
    if state.is_terminal():
        return End(state.returns()[0] / 2)  # a margin is twice the chips, for the other has lost as many
    if state.is_chance_node():
        return Chance([(odds, tree_of(state.child(card))) for card, odds in state.chance_outcomes()])
    seat, actions = state.current_player(), state.legal_actions()
    return Decision(seat, state.information_state_string(), actions, [tree_of(state.child(one)) for one in actions])


class RegretMatching:
    """Both seats play each action as often as they regret not having played it; the average nears an equilibrium.

    Regrets are kept from falling below nothing, and later rounds count more (Tammelin's CFR+).
    """

    def __init__(self, tree):
        self._tree, self._round = tree, 0
        self._regrets, self._total, self._actions = {}, {}, {}
        self._note(tree)

    def _note(self, node):
        if isinstance(node, Chance):
            for _, following in node.following:
                self._note(following)
        elif isinstance(node, Decision):
            self._actions[node.information] = node.actions
            self._regrets[node.information] = [0.0] * len(node.actions)
            self._total[node.information] = [0.0] * len(node.actions)
            for following in node.following:
                self._note(following)

    def improve(self, rounds):
        """Play so many rounds; in each first one seat learns, then the other."""
        for _ in range(rounds):
            self._round += 1
            for learner in (0, 1):
                gained = {}
                self._learn(self._tree, learner, 1.0, 1.0, gained)
                for information, gains in gained.items():
                    regrets = self._regrets[information]
                    self._regrets[information] = [max(0.0, a + b) for a, b in zip(regrets, gains, strict=True)]

    def _learn(self, node, learner, own, others, gained):
        """What a node is worth to the learner; how likely it and all others play there is given."""
        if isinstance(node, End):
            return node.chips if learner == 0 else -node.chips
        if isinstance(node, Chance):
            return sum(odds * self._learn(next_, learner, own, others * odds, gained) for odds, next_ in node.following)
        playing = _shares(self._regrets[node.information])
        if node.seat != learner:
            chances = zip(playing, node.following, strict=True)
            return sum(one * self._learn(next_, learner, own, others * one, gained) for one, next_ in chances)
        chances = zip(playing, node.following, strict=True)
        worth = [self._learn(next_, learner, own * one, others, gained) for one, next_ in chances]
        mean = sum(one * value for one, value in zip(playing, worth, strict=True))
        gains = gained.setdefault(node.information, [0.0] * len(worth))
        total = self._total[node.information]
        for at, value in enumerate(worth):
            gains[at] += others * (value - mean)
            total[at] += self._round * own * playing[at]
        return mean

    def average(self):
        """How often each action is played in each information state, on average."""
        return {
            information: list(zip(self._actions[information], _shares(total), strict=True))
            for information, total in self._total.items()
        }

    def value(self):
        """What the first seat wins a game if both play so."""
        return _value(self._tree, self.average())


def _shares(numbers):
    """Numbers in proportion, so that they sum up to 1; all alike if they are 0."""
    total = sum(numbers)
    return [number / total for number in numbers] if total > 0 else [1 / len(numbers)] * len(numbers)


def _value(node, played):
    if isinstance(node, End):
        return node.chips
    if isinstance(node, Chance):
        return sum(odds * _value(following, played) for odds, following in node.following)
    chances = [chance for _, chance in played[node.information]]
    return sum(one * _value(following, played) for one, following in zip(chances, node.following, strict=True))


# ---- asking OpenSpiel, and bots


def value_of(policy):
    """What the first seat wins a game, in chips, if both play by a policy of OpenSpiel's."""
    import pyspiel

    tree = tree_of(pyspiel.load_game(GAME).new_initial_state())
    return _value(tree, {information: sorted(actions) for information, actions in policy.policy_table().items()})


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


if __name__ == "__main__":
    main()

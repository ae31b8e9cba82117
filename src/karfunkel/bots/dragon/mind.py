"""The mind of Emerald for Python: it lays the table out for the compiled rules and reads what they found."""

import math
import random
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from karfunkel.bots.dragon.desk import DEEPEST, HERE, Desk
from karfunkel.bots.dragon.features import FEATURE_NAMES
from karfunkel.bots.dragon.glance import glance, judge
from karfunkel.bots.dragon.search import search
from karfunkel.bots.dragon.tree import ROOT, Node
from karfunkel.bots.dragon.value import LEAST_STAKE
from karfunkel.bots.mind import Effort, Rated
from karfunkel.bots.weights import in_order, read_weights
from karfunkel.rules.emerald import EMERALD
from karfunkel.rules.emerald.state import MOST_LEGAL, Table
from karfunkel.rules.kernel import WORDS

Weights = NDArray[np.float64]

VISITS, PROMISE, OPTION = (list(Node.dtype.names or ()).index(name) for name in ("visits", "promise", "option"))
"""Where they stand in a node."""

ENTRIES = (glance, judge, search)
MOST_NODES = 2_000_000
"""A tree that has so many grows no more."""
EXPLORING = 3.0
"""How eagerly a search tries options that it has tried little,"""
WAVERING = 0.25
"""and how much less it begins with those that look worse: the temperature of what it thinks of them at first."""
DISTRUST = 0.05
"""The same for the options of the others: they are expected to do what looks best, so that it sees further ahead."""
TURNS = 4
"""So many turns it plays on from where its tree ends, everybody doing what looks best,"""
BELIEF = 0.5
"""and so much of what comes of that counts, beside the look at the end of the tree."""
LEEWAY = 1.6
"""A search that stays undecided may take so much more than its time: those that are settled early leave it over."""
ROUNDS = 50
"""Rounds of a search between two looks at the clock: a few thousandths of a second."""


@dataclass(frozen=True)
class Manner:
    """How a level that does not search rates its moves and chooses among them."""

    eye: str
    """Whose weights it sees the table with."""
    worlds: int
    """In how many deals of the hidden gold it looks at each move."""
    temperature: float
    """How readily it plays what is not the best: with 1, a move that halves its odds to win about half as often."""


MANNERS: Mapping[str, Manner] = {
    "novice": Manner("novice", worlds=1, temperature=0.35),
    "trader": Manner("fitted", worlds=4, temperature=0.02),
}


class Workplace(threading.local):
    """What one thread thinks on: tables to try things out at, the desk, dice."""

    def __init__(self) -> None:
        self.tables = np.zeros(DEEPEST, Table.dtype)
        self.desk = np.zeros(1, Desk.dtype)[0]
        self.desk.exploring, self.desk.wavering, self.desk.distrust = EXPLORING, WAVERING, DISTRUST
        self.desk.turns, self.desk.belief = TURNS, BELIEF
        self.dice = np.zeros(WORDS, np.int64)
        self.actions = np.zeros(MOST_LEGAL, np.int32)

    def lay_out(self, table: Table) -> None:
        """Put a table where it is thought about."""
        self.tables[HERE] = table.to_numpy()[0]

    def shake(self, dice: random.Random) -> None:
        """Take the randomness of the thinking from these dice."""
        self.dice[:] = dice.getrandbits(32), dice.getrandbits(32) | 1


class DragonMind:
    """Thinks about Emerald."""

    def __init__(self, rules: Mapping[str, Any], weights: Mapping[str, Mapping[int, Weights]]) -> None:
        self._rules = rules
        self._weights = weights
        self._place = Workplace()

    def rate(self, table: Table, seat: int, effort: Effort, dice: random.Random) -> list[Rated]:
        """The moves of a seat that are worth a thought, the best first."""
        place = self._place
        place.lay_out(table)
        place.shake(dice)
        if effort.level in MANNERS:
            return self._at_a_glance(table.players, seat, MANNERS[effort.level])
        return self._by_search(table.players, seat, effort.seconds)

    def chances(self, table: Table) -> Sequence[float]:
        """Each seat's chance to win."""
        place = self._place
        place.lay_out(table)
        self._rules["judge"](place.tables, place.desk, self._weights["fitted"][table.players], place.actions)
        return [float(chance) for chance in place.desk.chances[HERE][: table.players]]

    def _at_a_glance(self, players: int, seat: int, manner: Manner) -> list[Rated]:
        place = self._place
        self._rules["glance"](
            place.tables,
            place.desk,
            self._weights[manner.eye][players],
            place.dice,
            place.actions,
            seat,
            manner.worlds,
        )
        number = place.desk.number[HERE]
        return weighed(place.desk.options[HERE][:number], place.desk.average[:number], manner.temperature)

    def _by_search(self, players: int, seat: int, seconds: float) -> list[Rated]:
        began = time.perf_counter()
        place = self._place
        tree = np.empty(MOST_NODES, Node.dtype)
        place.desk.nodes = 0
        longest = LEEWAY * seconds
        while place.desk.nodes == 0 or not is_settled(options_of(tree), time.perf_counter() - began, longest):
            self._rules["search"](
                place.tables,
                place.desk,
                self._weights["fitted"][players],
                place.dice,
                place.actions,
                tree,
                seat,
                ROUNDS,
            )
        return most_visited(options_of(tree))


def weighed(options: Sequence[int], values: Sequence[float], temperature: float) -> list[Rated]:
    """Options with their values, the best first, and how likely each is played."""
    best = max(values)
    scale = temperature * max(best * (1.0 - best), LEAST_STAKE)
    powers = [math.exp((value - best) / scale) for value in values]
    total = sum(powers)
    rated = [
        Rated((int(option),), float(value), power / total)
        for option, value, power in zip(options, values, powers, strict=True)
    ]
    return sorted(rated, key=lambda move: -move.value)


def options_of(tree: Any) -> Any:
    """The options among which a search chooses."""
    return tree[tree[ROOT]["first"] :][: tree[ROOT]["children"]]


def is_settled(options: Any, spent: float, seconds: float) -> bool:
    """Whether the time is up, or what is left of it cannot change any more which option is visited most."""
    if len(options) < 2 or spent >= seconds:
        return True
    *_, second, first = sorted(options["visits"].tolist())
    return bool(first - second > options["visits"].sum() * (seconds / spent - 1.0))


def most_visited(children: Any) -> list[Rated]:
    """What a search found about the options: the one that it visited most is played."""
    best_first = sorted(children.tolist(), key=lambda child: (-child[VISITS], -child[PROMISE]))
    return [Rated((child[OPTION],), child[PROMISE], float(child is best_first[0])) for child in best_first]


@cache
def compiled(what: str, entries: tuple[Any, ...]) -> dict[str, Any]:
    """Rules of the mind, compiled."""
    from karfunkel.rules.kernel.compiled import compile_rules  # noqa: PLC0415  # Numba takes a while to import

    return compile_rules(f"{EMERALD.id}-{what}", (Table, Desk), vars(EMERALD.verbs), entries)


def make_mind(game: str) -> DragonMind:
    """The mind, compiled."""
    return DragonMind(compiled("mind", ENTRIES), weights_of(read_weights(game)["weights"]))


def weights_of(eyes: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[int, Weights]]:
    """Weights by name as the rows that compiled rules read, by eye and number of players."""
    return {
        eye: {size: row_of(sizes.get(str(size), sizes.get("any"))) for size in EMERALD.sizes}
        for eye, sizes in eyes.items()
    }


def row_of(weights: Mapping[str, Mapping[str, float]]) -> Weights:
    """The weights of all features at first, then by how much they grow; those that are not named are 0."""
    nothing = dict.fromkeys(FEATURE_NAMES, 0.0)
    return np.array([w for part in ("early", "late") for w in in_order({**nothing, **weights[part]}, FEATURE_NAMES)])

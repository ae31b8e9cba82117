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

from karfunkel.bots.mind import Effort, Rated
from karfunkel.bots.weights import in_order, read_weights
from karfunkel.engine import WORDS
from karfunkel.games.emerald.bots.acting import TRADERS_TEMPERATURE, stake
from karfunkel.games.emerald.bots.desk import DEEPEST, HERE, Desk
from karfunkel.games.emerald.bots.features import FEATURE_NAMES
from karfunkel.games.emerald.bots.glance import glance, judge
from karfunkel.games.emerald.bots.search import begin_search, search
from karfunkel.games.emerald.game import EMERALD
from karfunkel.games.emerald.rules.state import MOST_LEGAL, Table

Weights = NDArray[np.float64]

ENTRIES = (glance, judge, begin_search, search)
TURNS_EACH = 4
"""A master plays on until everybody has had so many turns,"""
TURNS = 16
"""but not for more than so many. With more of them the look that ends them counts less, and so does all that traders,
who play them, do not see: masters became weaker."""
LEEWAY = 1.6
"""A search that stays undecided may take so much more than its time: those that are settled early leave it over."""
WORLDS = 4
"""Worlds in which the options are tried between two looks at the clock: a few thousandths of a second."""


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
    "trader": Manner("fitted", worlds=4, temperature=TRADERS_TEMPERATURE),
}


class Workplace(threading.local):
    """What one thread thinks on: tables to try things out at, the desk, dice."""

    def __init__(self) -> None:
        self.tables = np.zeros(DEEPEST, Table.dtype)
        self.desk = np.zeros(1, Desk.dtype)[0]
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
        return self._by_search(table.players, seat, effort, dice)

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

    def _by_search(self, players: int, seat: int, effort: Effort, dice: random.Random) -> list[Rated]:
        began = time.perf_counter()
        place, weights, seed = self._place, self._weights["fitted"][players], dice.getrandbits(32)
        desk = place.desk
        desk.turns = turns_played(players)
        self._rules["begin_search"](place.tables, desk, place.actions)
        until = began + LEEWAY * effort.seconds
        while desk.tried_worlds == 0 or (desk.running > 1 and time.perf_counter() < until):
            self._rules["search"](place.tables, desk, weights, place.dice, place.actions, seat, seed, WORLDS)
        return by_place(desk)


def turns_played(players: int) -> int:
    """For how many turns a master plays on."""
    return min(TURNS_EACH * players, TURNS)


def weighed(options: Sequence[int], values: Sequence[float], temperature: float) -> list[Rated]:
    """Options with their values, the best first, and how likely each is played."""
    best = max(values)
    scale = temperature * stake(best)
    powers = [math.exp((value - best) / scale) for value in values]
    total = sum(powers)
    rated = [
        Rated((int(option),), float(value), power / total)
        for option, value, power in zip(options, values, powers, strict=True)
    ]
    return sorted(rated, key=lambda move: -move.value)


def by_place(desk: Desk) -> list[Rated]:
    """What a race of options came to, the winner first: it is played."""
    order = sorted(range(desk.number[HERE]), key=lambda i: (desk.behind[i], -desk.runs[i]))
    winner = order[0]
    best = desk.total[winner] / desk.tried_worlds
    return [
        Rated((int(desk.options[HERE, i]),), float(max(best - desk.behind[i], 0.0)), float(i == winner)) for i in order
    ]


@cache
def compiled(what: str, entries: tuple[Any, ...]) -> dict[str, Any]:
    """Rules of the mind, compiled."""
    from karfunkel.engine.compiled import compile_rules  # noqa: PLC0415  # Numba takes a while to import

    return compile_rules(f"{EMERALD.id}-{what}", (Table, Desk), EMERALD.rules, entries)


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

"""Lineups: who has the seats of a batch, in every game or drawn anew: learners, bots of a level, policies."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from os import PathLike, fspath
from pathlib import Path
from typing import Any

import numpy as np

from karfunkel.bots.compiled_levels import COMPILED_LEVELS
from karfunkel.errors import Error, shown
from karfunkel.learn.batch_state import Array
from karfunkel.learn.policy import Policy

LEARNER, RANDOM, FIRST_LEVEL = range(3)
"""Who may have a seat, as numbers: a learner, chance, then the compiled levels,"""
FIRST_POLICY = FIRST_LEVEL + len(COMPILED_LEVELS)
"""and then the policies of the batch, one after the other."""
NAMES = ("learner", "random", *COMPILED_LEVELS)
WHOLE = 1 << 20
"""The weights of all who may have a seat, as whole numbers, sum up to this."""
LARGEST_WEIGHT = 10**9
POLICY_FILE = ".npz"

Player = str | PathLike[str] | Policy
Seat = Player | Mapping[Any, float] | Sequence[tuple[Player, float]]


@dataclass(frozen=True)
class Lineup:
    """Who has the seats."""

    odds: Array
    """For each seat the summed weights of all who may have it, up to WHOLE: a row for each seat."""
    policies: tuple[Policy, ...]
    is_shuffled: bool
    """Whether it is drawn for each game anew who of them sits where."""
    names: tuple[str, ...]
    """Who they are, by their numbers."""

    @classmethod
    def checked(cls, seats: Sequence[Seat], players: int, *, is_shuffled: bool = False) -> "Lineup":
        """Who has the seats of a game of so many players; Error if that cannot be read."""
        if isinstance(seats, (str, Mapping)) or not isinstance(seats, Iterable):
            raise Error(f"seats are a list with an entry for each, such as ['learner', 'trader'], not {shown(seats)}")
        entries = [_weighted(seat) for seat in seats]
        if len(entries) != players:
            raise Error(f"{players} seats need {players} entries, not {len(entries)}")
        policies: list[Policy] = []
        rows = [{_number(who, policies): weight for who, weight in entry} for entry in entries]
        if not any(set(row) == {LEARNER} for row in rows):
            raise Error("a batch needs a learner in every game: one of the seats is 'learner' and nothing else")
        known = FIRST_POLICY + len(policies)
        odds = np.array([_summed([row.get(who, 0.0) for who in range(known)]) for row in rows], np.int64)
        names = (*NAMES, *(f"policy {number}" for number in range(len(policies))))
        return cls(odds, tuple(policies), bool(is_shuffled), names)

    @property
    def has_levels(self) -> bool:
        """Whether a novice or a trader may have a seat."""
        return bool((np.diff(self.odds, prepend=0)[:, FIRST_LEVEL:FIRST_POLICY] > 0).any())

    def require_policies_for(self, game: str, players: int) -> None:
        """Error if one of the policies is not for this game and so many players."""
        for policy in self.policies:
            if (policy.game, policy.players) != (game, players):
                told = f"{policy.game} with {policy.players} players, not {game} with {players}"
                raise Error(f"a policy among the seats plays {told}")

    @property
    def key(self) -> tuple[Any, ...]:
        """What two batches must have in common for a snapshot of one to be put into the other."""
        return self.odds.tobytes(), self.is_shuffled, len(self.policies)


def _weighted(seat: Any) -> list[tuple[Any, float]]:
    """Everybody who may have a seat, with their weights."""
    if isinstance(seat, Mapping):
        pairs = list(seat.items())
    elif isinstance(seat, (str, PathLike, Policy)):
        pairs = [(seat, 1.0)]
    else:
        try:
            pairs = [(who, weight) for who, weight in seat]
        except (TypeError, ValueError):
            raise Error(f"a seat has a name, a policy, or several of them with weights, not {shown(seat)}") from None
    for who, weight in pairs:
        is_number = isinstance(weight, (int, float)) and not isinstance(weight, bool)
        if not is_number or not 0 < weight <= LARGEST_WEIGHT:
            raise Error(f"a weight is a number above 0, up to {LARGEST_WEIGHT:,}, but {shown(who)} has {shown(weight)}")
    if not pairs:
        raise Error("nobody is named for one of the seats")
    return pairs


def _number(who: Any, policies: list[Policy]) -> int:
    """The number of a player; a policy that was not met before is added to the others."""
    if isinstance(who, str) and who in NAMES:
        return NAMES.index(who)
    if isinstance(who, (str, PathLike)) and fspath(who).endswith(POLICY_FILE):
        who = Policy.load(Path(fspath(who)))
    if not isinstance(who, Policy):
        raise Error(
            f"no {shown(who)} can have a seat of a batch, but {', '.join(NAMES)} and policies ({POLICY_FILE}) can; "
            "all other bots play at single tables"
        )
    for number, known in enumerate(policies):
        if known is who:
            return FIRST_POLICY + number
    policies.append(who)
    return FIRST_POLICY + len(policies) - 1


def _summed(weights: Sequence[float]) -> list[int]:
    """Weights summed up one after the other, as whole numbers of which the last is WHOLE."""
    sums = np.cumsum(weights)
    return [round(whole) for whole in sums / sums[-1] * WHOLE]

"""The arrays of a batch: a row for each table, of NumPy or on a GPU."""

from dataclasses import dataclass
from typing import Any, NamedTuple


class BatchState(NamedTuple):
    """All that the games depend on. A copy of it is a snapshot."""

    tables: Any
    """The tables, as records."""
    dice: Any
    """The streams of random numbers from which chance draws,"""
    luck: Any
    """and those from which random actions are drawn."""
    games: Any
    """The numbers of the games."""
    seats: Any
    """The seats that decide."""
    drawn: Any
    """A random legal action for each."""


class Step(NamedTuple):
    """What a learner gets after every step. The arrays are the batch's own: the next step writes into them."""

    observations: Any
    """What the seat that decides now observes: `int8`, a row for each table."""
    masks: Any
    """Its legal actions: `uint8`, a row for each table, 1 for each action that is legal."""
    rewards: Any
    """What the step brought each seat: `float32`, a row for each table. All 0 unless a game has ended."""
    done: Any
    """Whether the step ended a game: `bool`, one for each table."""
    seat: Any
    """The seat that decides now: `int64`, one for each table."""


class Playout(NamedTuple):
    """What came of playing every table to its end at random."""

    rewards: Any
    """What the end brought each seat: `float32`, a row for each table."""
    decisions: Any
    """How many decisions it took: `int64`, one for each table."""


@dataclass(frozen=True)
class Snapshot:
    """A batch as it was. It belongs to the batch it was taken of, or to one that was made in the same way."""

    of: tuple[Any, ...]
    seed: int
    state: BatchState

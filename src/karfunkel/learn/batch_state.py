"""The arrays of a batch: a row for each table, of NumPy or on a GPU."""

import hashlib
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from karfunkel.errors import Error

Array = np.ndarray[Any, np.dtype[Any]]


class BatchState(NamedTuple):
    """All that the games depend on: the batch's own, which nobody else writes into. A copy of it is a snapshot."""

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


class StateWithBots(NamedTuple):
    """The same of a batch in which bots have seats."""

    tables: Any
    dice: Any
    luck: Any
    games: Any
    seats: Any
    drawn: Any
    thinking: Any
    """The streams of random numbers of the bots."""
    lineups: Any
    """Who has the seats, by their numbers: a row for each table."""


AnyBatchState = BatchState | StateWithBots
"""That of a batch of either kind."""


class Step(NamedTuple):
    """What a learner gets after every step. The arrays are the batch's own: the next step writes into them.

    On the CPU they are read-only. The batch itself reads none of them: what is legal it keeps elsewhere.
    """

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


class Ends(NamedTuple):
    """How some games have ended: a row for each."""

    tables: Any
    """At which tables: `int64`."""
    observations: Any
    """What every seat observes of the end: `int8`, by game, seat and number."""
    scores: Any
    """The points of every seat: `int64`."""
    places: Any
    """The place of every seat, 1 for the first; those who are level share one: `int64`."""
    lineups: Any
    """Who had the seats, by their numbers: `int64`."""

    @property
    def winners(self) -> Any:
        """Who has won, alone or with others."""
        return self.places == 1


class Playout(NamedTuple):
    """What came of playing every table to its end at random."""

    rewards: Any
    """What the end brought each seat: `float32`, a row for each table."""
    decisions: Any
    """How many decisions it took: `int64`, one for each table."""


@dataclass(frozen=True)
class Snapshot:
    """A batch as it was. It belongs to the batch it was taken of, or to one that was made in the same way.

    On the CPU its arrays lie over bytes, which nobody can change, and a pickled one is refused if it was changed.
    """

    of: tuple[Any, ...]
    seed: int
    state: AnyBatchState

    def __deepcopy__(self, memo: object) -> "Snapshot":
        """Itself, for nobody can change it; and copies of records would lose the bytes between their fields."""
        return self

    def __getstate__(self) -> dict[str, Any]:
        return {"of": self.of, "seed": self.seed, "state": self.state, "digest": _digest(self.state)}

    def __setstate__(self, pickled: dict[str, Any]) -> None:
        digest = pickled.pop("digest", None)  # there was none in earlier versions
        if digest not in (None, _digest(pickled["state"])):
            raise Error("this snapshot of a batch was changed or damaged after it was taken")
        state = pickled["state"]
        self.__dict__.update(pickled, state=type(state)(*map(frozen_copy, state)))


def read_only(array: Array) -> Array:
    """A view of an array that nobody can make writable again, and whose shape is its own."""
    raw: Any = array.reshape(-1).view(np.uint8)
    return np.frombuffer(memoryview(raw).toreadonly(), array.dtype).reshape(array.shape)


def frozen_copy(array: Array) -> Array:
    """A copy of an array over bytes, which nobody can change."""
    return np.frombuffer(array.tobytes(), array.dtype).reshape(array.shape)


def _digest(state: AnyBatchState) -> bytes:
    digest = hashlib.blake2b(digest_size=16)
    for array in state:
        digest.update(array.tobytes())
    return digest.digest()

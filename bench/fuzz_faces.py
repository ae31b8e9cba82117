"""The room of fuzz.py for what learners hold in their hands: batches with bots, vector environments, snapshots.

Everything that a caller can pass is passed wrongly, and everything that is given out is written into, as far as it lets
itself be. Whatever comes of it, the tables must stay tables that the rules know.
"""

import copy
import pickle
import random
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np

import karfunkel
from karfunkel.games.registry import GAMES
from karfunkel.learn import Batch
from karfunkel.learn.gymnasium_vector import VectorSeatEnv

TABLES = 8
REFUSALS = (karfunkel.Error, TypeError, ValueError, OverflowError, pickle.UnpicklingError)
"""What says that something cannot be; writing into what is read-only is a ValueError."""
NONSENSE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    2**31,
    2**63,
    2**70,
    -(2**63),
    0.5,
    float("nan"),
    "",
    "master",
    "x" * 5000,
    b"\xff",
    [],
    [None],
    [[1, 2], [3]],
    {},
    {"trader": -1},
    {"trader": float("inf")},
    {None: 1},
    object(),
    np.zeros(3),
    np.array(["a"]),
    np.full((3, 3), np.nan),
)
GIVEN = [
    "players",
    "n",
    "seed",
    "options",
    "reward",
    "threads",
    "device",
    "first",
    "stride",
    "seats",
    "shuffle_seats",
    "illegal",
    "position",
    "deck",
    "rounds",
]
RESET = ["seat", "bots", "rules", "nonsense"]


class Faces:
    """Some batches and vector environments, and what can be done to them."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.batches = [self._batch(game.id, game.sizes[0], seed) for game in GAMES.values()]
        self.envs = [
            VectorSeatEnv(game.id, game.sizes[0], TABLES, seat=None, bots="novice", threads=1, copy=copies)
            for game in GAMES.values()
            for copies in (True, False)
        ]
        for env in self.envs:
            env.reset(seed=seed)
        self.snapshots = [batch.snapshot() for batch in self.batches]

    def _batch(self, game: str, players: int, seed: int) -> Batch:
        pool = {"trader": 1, "novice": 1, "random": 1}
        seats = ["learner", *[pool] * (players - 1)]
        return Batch(game, players, TABLES, seed=seed, seats=seats, shuffle_seats=True, threads=1)

    def any_value(self) -> Any:
        """Something that may be right."""
        return self.dice.choice((*NONSENSE, self.dice.randrange(100), "trader", ["trader"], {"trader": 1}))

    def any_actions(self, batch: Batch) -> Any:
        """Actions that mostly are."""
        right = batch.random_actions().copy()
        kind = self.dice.randrange(6)
        if kind == 0:
            right[self.dice.randrange(TABLES)] = self.dice.choice((-1, 255, 2**31, -(2**63)))
        elif kind == 1:
            return self.any_value()
        elif kind == 2:
            return right.astype(self.dice.choice((np.uint64, np.float64, np.int8, object, np.complex128)))
        return right

    # ---- what can be done

    def make(self) -> None:
        """A batch of arguments of which one or two are wrong."""
        game = self.dice.choice(list(GAMES))
        given: dict[str, Any] = {"players": 3, "n": 2, "threads": 1, "seats": ["learner", "trader", "random"]}
        for name in self.dice.sample(GIVEN, self.dice.choice((1, 1, 2))):
            given[name] = self.any_value()
        if given["n"] in (2**31, 2**63, 2**70) or given.get("threads") in (2**31, 2**63, 2**70):
            return  # a machine may not have the memory, which is no fault
        Batch(self.dice.choice((game, game, self.any_value())), **given).step(None)

    def step_batch(self) -> None:
        """A step, and something written into what it gave."""
        batch = self.dice.choice(self.batches)
        given = batch.step(self.any_actions(batch))
        scribble(self.dice, [*given, batch.random_actions(), batch.tables, batch.games, batch.lineups])

    def step_env(self) -> None:
        """The same with a vector environment."""
        env = self.dice.choice(self.envs)
        observations, rewards, done, cut, infos = env.step(self.any_actions(env.batch))
        final = [one for one in infos.get("final_obs", ()) if one is not None]
        kept = [value for value in infos.values() if isinstance(value, np.ndarray) and value.dtype != object]
        scribble(self.dice, [observations, rewards, done, cut, *kept, *final, env.action_masks()])

    def reset_env(self) -> None:
        """A reset with options that may be wrong."""
        env = self.dice.choice(self.envs)
        options = {name: self.any_value() for name in self.dice.sample(RESET, self.dice.randrange(3))}
        try:
            env.reset(seed=self.dice.choice((None, 1, 2, self.any_value())), options=options or None)
        finally:
            env.reset(seed=self.dice.randrange(100))

    def ask_batch(self) -> None:
        """Advice, random steps, ends, a reset."""
        batch, value = self.dice.choice(self.batches), self.any_value()
        self.dice.choice((batch.advice, batch.random_steps, batch.reset, batch.restore))(value)

    def end_batch(self) -> None:
        """How games have ended, and how they would end."""
        batch = self.dice.choice(self.batches)
        ends, after = batch.last_ends(), batch.play_out()
        scribble(self.dice, [*ends, *after])

    def restore(self) -> None:
        """A snapshot, perhaps of another batch, or damaged."""
        number = self.dice.randrange(len(self.batches))
        kept = bytearray(pickle.dumps(self.snapshots[self.dice.choice((number, 0))]))
        if self.dice.random() < 0.5:
            scribble(self.dice, list(self.snapshots[number].state))
        snapshot = copy.deepcopy(self.snapshots[self.dice.choice((number, 0))])
        if self.dice.random() < 0.3:
            snapshot = pickle.loads(bytes(kept))  # what was made here  # noqa: S301
        self.batches[number].restore(snapshot)

    def doings(self) -> list[Callable[[], None]]:
        """Everything, what is most likely to break most often."""
        steps = (self.step_batch, self.step_env) * 6
        return [*steps, self.make, self.reset_env, self.ask_batch, self.end_batch, self.restore]

    def wrong_tables(self) -> int:
        """How many tables the rules do not know any more."""
        batches = [*self.batches, *(env.batch for env in self.envs)]
        names = [*GAMES, *(name for name in GAMES for _ in range(2))]
        return sum(
            bool(GAMES[name].check(GAMES[name].table.from_bytes(batch.tables[table].tobytes())))
            for name, batch in zip(names, batches, strict=True)
            for table in range(TABLES)
        )


def scribble(dice: random.Random, arrays: list[Any]) -> None:
    """Write into one of the arrays that were given out, or change what it is."""
    array = dice.choice(arrays)
    if dice.random() < 0.5 or not isinstance(array, np.ndarray):
        return
    way = dice.randrange(3)
    if way == 0 and array.dtype.names is None:
        array[...] = dice.randrange(-100, 100)
    elif way == 1:
        array.setflags(write=True)
    else:
        array.reshape(-1).view(np.uint8)[...] = 255


def fuzz_faces(inputs: int, seed: int) -> Counter[str]:
    """Do so many things; what came of them."""
    found: Counter[str] = Counter()
    faces = Faces(seed)
    doings = faces.doings()
    for number in range(inputs):
        do = faces.dice.choice(doings)
        found["inputs"] += 1
        try:
            do()
        except REFUSALS:
            found["refused"] += 1
        except Exception as error:  # noqa: BLE001 that is what is looked for
            found["errors that are none of ours"] += 1
            sys.stderr.write(f"{do.__name__}: {type(error).__name__}: {error!s:.300}\n")
        if number % 1000 == 0 or number == inputs - 1:
            found["tables that the rules do not know"] += faces.wrong_tables()
    return found

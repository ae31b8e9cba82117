"""Whatever callers do with the arrays of a batch, its own decide what is legal, and nothing is played unjudged."""

import copy
import ctypes
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from karfunkel.errors import Error, IllegalMove
from karfunkel.learn import Batch
from tests.learn.test_batch import SIMULATOR, STEPPING, every_game, everything, same
from tests.test_compiled import run_python

TABLES = 300
STEPS = 400


def arrays_of(batch: Batch) -> dict[str, Any]:
    """Every array that a batch gives to its callers."""
    shown = {**batch.now._asdict(), "tables": batch.tables, "games": batch.games, "drawn": batch.random_actions()}
    kept = {f"snapshot {name}": array for name, array in batch.snapshot().state._asdict().items()}
    return shown | kept


NAMES = tuple(arrays_of(Batch("basari", 3, 1)))


def write(array: Any) -> None:
    array.reshape(-1)[0] = array.reshape(-1)[-1]


def write_into_a_record(array: Any) -> None:
    if array.dtype.names:
        array[0][array.dtype.names[0]] = 1
    else:
        array[0] = 1


def make_writable(array: Any) -> None:
    array.flags.writeable = True


def make_its_base_writable(array: Any) -> None:
    array.base.flags.writeable = True


def shrink(array: Any) -> None:
    array.resize((1, *array.shape[1:]), refcheck=False)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("change", [write, write_into_a_record, make_writable, make_its_base_writable, shrink])
def test_the_arrays_of_a_batch_cannot_be_changed(name: str, change: Callable[[Any], None]) -> None:
    batch = Batch("basari", 3, TABLES, seed=1)
    before = everything(batch)
    with pytest.raises((ValueError, AttributeError)):
        change(arrays_of(batch)[name])
    assert same(before, everything(batch))


def scribble(array: Any, dice: np.random.Generator) -> None:
    """Write into an array as libraries do that know no read-only memory."""
    ctypes.memmove(array.ctypes.data, dice.bytes(array.nbytes), array.nbytes)


@every_game
def test_what_is_written_into_the_arrays_of_a_step_is_never_played(game: str) -> None:
    batch, twin, dice = Batch(game, 4, TABLES, seed=5), Batch(game, 4, TABLES, seed=5), np.random.default_rng(1)
    for _ in range(STEPS):
        actions = twin.random_actions().copy()
        for array in batch.now:
            scribble(array, dice)
        batch.step(actions)
        twin.step(actions)
        assert same(batch.now, twin.now)
    assert same(everything(batch), everything(twin))


@every_game
def test_only_legal_actions_are_played_whatever_the_masks_say(game: str) -> None:
    batch, dice = Batch(game, 4, TABLES, seed=5), np.random.default_rng(2)
    refused = 0
    for _ in range(STEPS):
        true = batch.now.masks.copy()
        for array in batch.now:
            scribble(array, dice)
        wild = dice.integers(-2, batch.actions + 2, TABLES)
        wild[1:] = true[1:].argmax(1)
        legal = 0 <= wild[0] < batch.actions and bool(true[0, wild[0]])
        try:
            batch.step(wild)
            assert legal
        except IllegalMove:
            assert not legal
            refused += 1
            batch.random_steps(1)
    assert 0 < refused < STEPS


def test_a_refused_edit_of_random_actions_is_not_played_later() -> None:
    batch, twin = Batch("edelstein", 4, TABLES, seed=5), Batch("edelstein", 4, TABLES, seed=5)
    edited = batch.random_actions().copy()
    edited[7] = 41
    for _ in range(3):
        with pytest.raises(IllegalMove, match="at table 7"):
            batch.step(edited)
    batch.random_steps(50)
    twin.random_steps(50)
    assert same(everything(batch), everything(twin))


class Changing:
    """Something like an array that says other actions each time it is asked."""

    def __init__(self, *answers: Any) -> None:
        self._answers: Iterator[Any] = iter(answers)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        return next(self._answers)


def test_actions_are_read_once() -> None:
    batch, twin = Batch("basari", 3, 5), Batch("basari", 3, 5)
    batch.step(Changing(np.ones(5, np.int64), np.full(5, 30)))
    twin.step([1] * 5)
    assert same(everything(batch), everything(twin))


def test_actions_of_other_types_do_not_wrap_around() -> None:
    batch = Batch("basari", 3, 5)
    for wrong in (np.full(5, 2**64 - 1, np.uint64), np.full(5, 2**63 + 1, np.uint64), np.full(5, 255, np.uint8)):
        with pytest.raises(IllegalMove, match="at table 0"):
            batch.step(wrong)


def test_threads_that_share_a_batch_take_turns() -> None:
    batch, twin = Batch("emerald", 3, TABLES, seed=3, threads=1), Batch("emerald", 3, TABLES, seed=3)
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda _: batch.random_steps(5), range(40)))
        list(pool.map(lambda _: batch.play_out(), range(4)))
    for _ in range(40):
        twin.random_steps(5)
    assert same(everything(batch), everything(twin))


# ---- snapshots


@pytest.mark.parametrize("again", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])  # noqa: S301  # our own
def test_a_copied_snapshot_cannot_be_changed_either(again: Callable[[Any], Any]) -> None:
    batch = Batch("edelstein", 3, 16, seed=4)
    copied = again(batch.snapshot())
    for array in copied.state:
        with pytest.raises(ValueError, match="read-only"):
            write(array)
    batch.restore(copied)


def test_a_damaged_snapshot_is_refused() -> None:
    batch = Batch("edelstein", 3, 16, seed=4)
    record = batch.tables[3].tobytes()
    stored = pickle.dumps(batch.snapshot())
    assert record in stored
    with pytest.raises(Error, match="was changed or damaged"):
        pickle.loads(stored.replace(record, bytes([255]) * len(record)))  # noqa: S301  # our own


def test_a_snapshot_of_ones_own_making_is_refused() -> None:
    batch = Batch("edelstein", 3, 16, seed=4)
    snapshot, before = batch.snapshot(), everything(batch)
    for mine in (snapshot.state.tables.copy(), np.zeros(15, np.int64), None, 7):
        forged = type(snapshot)(snapshot.of, snapshot.seed, snapshot.state._replace(tables=mine))
        with pytest.raises(Error, match="not what a snapshot of a batch"):
            batch.restore(forged)
        assert same(before, everything(batch))


# ---- on a GPU

SCRIBBLING = """
def scribble(array):
    array.copy_to_device(np.full(array.shape, 77, array.dtype, order="F"))

def try_out(batch, actions):
    try:
        batch.step(actions)
    except Error as error:
        return str(error)

for game in {games}:
    batch, twin = (Batch(game, 3, 2, seed=7, device="cuda") for _ in range(2))
    for _ in range(6):
        for array in (*batch.now, batch.games, batch.random_actions()):
            scribble(array)
        for name in batch.tables.dtype.names:
            batch.tables[name][:] = 1
        for one in (batch, twin):
            print(try_out(one, [one.actions - 1] * 2))
        for one in (batch, twin):
            one.random_steps(3)
            tell([*one.step(one.random_actions()), *tables(one), one.games])
"""


@pytest.mark.slow
def test_a_gpu_plays_nothing_that_callers_have_written() -> None:
    """In Numba's simulator: a batch whose arrays are written into goes on like one whose arrays are not."""
    games = ["edelstein", "basari", "emerald"]
    script = f"{STEPPING}\n{SCRIBBLING.format(games=games)}"
    told = run_python(f"{SIMULATOR}\n{script}", NUMBA_ENABLE_CUDASIM="1").splitlines()
    assert len(told) == len(games) * 2 * 12
    assert told[::2] == told[1::2]

"""A batch plays the games of the rules: those of plain Python, whatever the threads, the batches and the device."""

import copy
import pickle
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from karfunkel.errors import Error, IllegalMove
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES
from karfunkel.learn import Batch, Step, observation_fields, pettingzoo
from karfunkel.learn.gymnasium import SeatEnv
from karfunkel.learn.gymnasium_vector import VectorSeatEnv
from karfunkel.learn.rewards import REWARDS
from tests.learn.mirror import Mirror, bytes_of
from tests.sizes import every_size
from tests.test_compiled import run_python

every_game = pytest.mark.parametrize("game", GAMES)


def seen(step: Step) -> list[Any]:
    """What a step says, copied out of the arrays of the batch."""
    return [array.copy() for array in step]


def same(one: Any, other: Any) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def play(batch: Batch, steps: int) -> list[list[Any]]:
    return [seen(batch.step(batch.random_actions())) for _ in range(steps)]


def everything(batch: Batch) -> list[Any]:
    """All that a batch is made of."""
    return [*seen(batch.now), *(array.copy() for array in batch.snapshot().state)]


# ---- the games are those of the rules


@every_size
def test_a_batch_plays_as_the_rules_do(game: Game, players: int) -> None:
    """Step by step and table by table, to the end of the first games and into the next ones."""
    kind = REWARDS[0] if players % 2 else REWARDS[2]
    batch = Batch(game.id, players, 3, seed=11, reward=kind)
    mirrors = [Mirror(game, players, 11, number) for number in range(3)]
    step = batch.now
    ends = 0
    while ends < 4:
        for i, mirror in enumerate(mirrors):
            assert bytes_of(batch.tables[i]) == mirror.table.to_bytes()
            assert step.seat[i] == mirror.seat
            assert step.masks[i].tolist() == mirror.mask(batch.actions)
            assert step.observations[i].tolist() == mirror.observation()
            assert batch.random_actions()[i] == mirror.drawn
        step = batch.step(batch.random_actions())
        for i, mirror in enumerate(mirrors):
            mirror.play(mirror.drawn)
            assert step.done[i] == mirror.over
            expected = mirror.rewards(kind) if mirror.over else [0] * players
            assert step.rewards[i].tolist() == pytest.approx(expected)
            if mirror.over:
                ends += 1
                mirrors[i] = Mirror(game, players, 11, int(batch.games[i]))
    assert sorted(number % 3 for number in batch.games) == [0, 1, 2]


@every_game
def test_ranks_follow_the_standings(game: str) -> None:
    """The winner of a game has a rank of 1, a seat that beats as many as beat it has 0, and the sum is 0."""
    margins, ranks, wins = (
        Batch(game, 3, 60, seed=5, reward=reward).play_out().rewards for reward in ("margin", "rank", "win")
    )
    assert np.allclose(ranks.sum(1), 0)
    assert np.allclose(wins.sum(1), 1)
    assert np.allclose(margins.sum(1), 0, atol=1e-4)
    assert set(np.unique(ranks)) <= {-1, -0.5, 0, 0.5, 1}
    for rank, win, margin in zip(ranks, wins, margins, strict=True):
        assert ((rank == rank.max()) == (win > 0)).all()
        assert (margin[win > 0] == margin.max()).all()


# ---- the same games, however they are divided


@every_game
def test_threads_change_nothing(game: str) -> None:
    one, two = (Batch(game, 4, 600, seed=2, threads=threads) for threads in (1, 2))
    for a, b in zip(play(one, 30), play(two, 30), strict=True):
        assert same(a, b)


def test_batches_can_be_divided() -> None:
    whole = Batch("emerald", 3, 10, seed=9)
    parts = [Batch("emerald", 3, 5, seed=9, first=first, stride=10) for first in (0, 5)]
    for batch in (whole, *parts):
        batch.random_steps(400)
    assert np.array_equal(whole.games, np.concatenate([part.games for part in parts]))
    assert (whole.games >= 10).all(), "each table has begun its second game at least"
    for mine, first, second in zip(whole.now, parts[0].now, parts[1].now, strict=True):
        assert np.array_equal(mine, np.concatenate([first, second]))


def test_another_seed_makes_other_games_and_reset_the_first_ones_again() -> None:
    batch = Batch("basari", 4, 20, seed=1)
    first = play(batch, 20)
    assert all(same(a, b) for a, b in zip(first, play_after(batch.reset(seed=1), batch), strict=True))
    assert not all(same(a, b) for a, b in zip(first, play_after(batch.reset(seed=2), batch), strict=True))
    assert same(play(batch, 1)[0], play(Batch("basari", 4, 20, seed=2), 21)[-1])


def test_without_a_seed_reset_goes_on_with_the_next_games() -> None:
    batch = Batch("basari", 3, 5, seed=1, first=2, stride=7)
    batch.reset()
    assert batch.games.tolist() == [9, 10, 11, 12, 13]
    assert same(batch.now, Batch("basari", 3, 5, seed=1, first=9, stride=7).now)


def test_a_copy_goes_on_where_the_batch_is() -> None:
    batch = Batch("basari", 3, 30, seed=1, reward="win", options={})
    while not batch.now.done.any():
        batch.step(batch.random_actions())
    for twin in (copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))):  # noqa: S301  # our own
        assert same(everything(batch), everything(twin))
        twin.step(twin.random_actions())
        assert not same(everything(batch), everything(twin))
        assert same(twin.reset(seed=1), Batch("basari", 3, 30, seed=1).now)


def test_games_begin_at_a_position_or_with_another_deck() -> None:
    """At every table, and again after every end; on all faces."""
    game, players = "basari", 3
    position = {"stage": 3, "points": [40, 45, 41]}
    batch = Batch(game, players, 4, seed=1, position=position, reward="win")
    whole = Batch(game, players, 4, seed=1)
    assert batch.play_out().decisions.mean() < 0.7 * whole.play_out().decisions.mean()
    while not batch.now.done.any():
        batch.step(batch.random_actions())
    assert (batch.tables["stage"] == 3).all()
    copied = copy.deepcopy(batch)
    assert same(everything(batch), everything(copied))
    with pytest.raises(Error, match="made in the same way"):
        whole.restore(batch.snapshot())
    env = SeatEnv(game, players, position=position)
    env.reset(seed=1)
    assert env._single.table.stage == 3
    assert (VectorSeatEnv(game, players, 2, position=position).batch.tables["stage"] == 3).all()
    agents = pettingzoo.raw_env(game, players, position=position)
    agents.reset(seed=1)
    assert agents._single.table.stage == 3
    cards = GAMES[game].deck_texts()
    other = Batch(game, players, 2, deck=cards[:-1] + cards[:1])
    assert not np.array_equal(other.tables["deck"], whole.tables["deck"][:2])
    wrong: list[dict[str, Any]] = [
        {"position": {"stage": 9}},
        {"position": {"players": 4}},
        {"position": {"game": "emerald"}},
        {"position": 5},
        {"position": position, "deck": cards},
        {"position": {"over": 1}},
        {"deck": ["a card"]},
        {"deck": 7},
        {"deck": [7]},
        {"deck": "nowhere.txt"},
    ]
    for given in wrong:
        with pytest.raises(Error):
            Batch(game, players, 2, **given)


def test_illegal_actions_can_be_replaced_and_be_told_of_later() -> None:
    reports, replaces, plays = (
        Batch("basari", 3, 6, seed=1, illegal=illegal) for illegal in ("report", "replace", "refuse")
    )
    wrong = plays.random_actions().copy()
    wrong[[2, 4]] = [99, -1]
    plays.step(plays.random_actions())
    assert same(reports.step(wrong), plays.now)
    assert same(replaces.step(wrong), plays.now)
    with pytest.raises(IllegalMove, match="99 was not legal at table 2; another was played"):
        reports.check()
    reports.check()
    replaces.check()
    reports.step(wrong)
    with pytest.raises(IllegalMove, match="at table"):
        reports.step(reports.random_actions())
    with pytest.raises(Error, match="refuse, report or replace"):
        Batch("basari", 3, 6, illegal="forgive")


def play_after(step: Step, batch: Batch) -> Iterator[list[Any]]:
    assert not step.rewards.any()
    assert not step.done.any()
    yield from play(batch, 20)


@every_game
def test_random_steps_are_steps_with_random_actions(game: str) -> None:
    at_once, one_by_one = Batch(game, 4, 8, seed=3), Batch(game, 4, 8, seed=3)
    last = seen(at_once.random_steps(500))
    steps = play(one_by_one, 500)
    rewards, done = (sum(step[i].astype(np.float64) for step in steps) for i in (2, 3))
    assert (done > 0).all()
    assert np.allclose(last[2], rewards, atol=1e-3)
    assert np.array_equal(last[3], done > 0)
    assert same([last[0], last[1], last[4]], [steps[-1][0], steps[-1][1], steps[-1][4]])


@every_game
def test_playouts_are_what_random_actions_lead_to(game: str) -> None:
    batch = Batch(game, 4, 12, seed=8)
    batch.random_steps(37)
    before = everything(batch)
    rewards, decisions = batch.play_out()
    assert same(before, everything(batch)), "the tables stay where they are"
    left = decisions.copy()
    while (left > 0).any():
        step = batch.step(batch.random_actions())
        left -= 1
        ended = left == 0
        assert (step.done[left >= 0] == ended[left >= 0]).all()
        assert np.array_equal(step.rewards[ended], rewards[ended])


# ---- snapshots


def test_a_snapshot_brings_everything_back() -> None:
    batch = Batch("edelstein", 3, 16, seed=4)
    batch.random_steps(100)
    snapshot = pickle.loads(pickle.dumps(batch.snapshot()))  # noqa: S301  # our own
    before = everything(batch)
    played = play(batch, 30)
    step = batch.restore(snapshot)
    assert same(before[:2], seen(step)[:2])
    assert same(before[4:], everything(batch)[4:])
    assert all(same(a, b) for a, b in zip(played, play(batch, 30), strict=True))
    twin = Batch("edelstein", 3, 16, seed=99)
    twin.restore(snapshot)
    assert all(same(a, b) for a, b in zip(played, play(twin, 30), strict=True))


def test_a_snapshot_of_another_batch_is_refused() -> None:
    snapshot = Batch("emerald", 3, 16).snapshot()
    for other in (Batch("emerald", 3, 15), Batch("emerald", 4, 16), Batch("emerald", 3, 16, reward="win")):
        with pytest.raises(Error, match="not a snapshot of a batch that was made in the same way"):
            other.restore(snapshot)


# ---- secrets


def test_those_who_choose_at_once_do_not_see_each_other() -> None:
    """Seats are asked in order; what the first chooses is the second's secret until all have chosen."""
    batches = [Batch("basari", 4, 3, seed=6) for _ in range(2)]
    steps = [batch.step(np.full(3, action)) for action, batch in enumerate(batches)]
    for seat in (1, 2, 3):
        assert all((step.seat == seat).all() for step in steps)
        assert same(steps[0], steps[1])
        steps = [batch.step(np.full(3, 2)) for batch in batches]
    assert not same(steps[0], steps[1])


# ---- options and input


def test_options_reach_the_tables() -> None:
    fields = {field.name: field for field in observation_fields("emerald", 3)}
    opened, hidden = (Batch("emerald", 3, 40, options={"open_gold": option}) for option in ("on", "off"))
    for batch, flag in ((opened, 1), (hidden, 0)):
        batch.random_steps(60)
        assert (batch.now.observations[:, fields["open_gold"].offset] == flag).all()
        others_gold = batch.now.observations[:, fields["gold[1]"].where]
        assert others_gold.any() == bool(flag)


@pytest.mark.parametrize(
    ("actions", "reason"),
    [
        (np.zeros(4, np.int64), "5 integers, one for each table, not int64 in an array of shape"),
        (np.zeros((5, 1), np.int64), "not int64 in an array of shape"),
        (np.zeros(5), "not float64"),
        (np.zeros(5, np.bool_), "not bool"),
        (["gems"] * 5, "actions are 5 integers"),
        (None, "actions are 5 integers"),
    ],
)
def test_what_are_not_actions_is_refused(actions: Any, reason: str) -> None:
    batch = Batch("edelstein", 4, 5)
    before = everything(batch)
    with pytest.raises(Error, match=reason):
        batch.step(actions)
    assert same(before, everything(batch))


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (3, r"the action 3, which is free, is not legal at table 2; there it is 0 \(money\), 1 \(event\), 2 \(gems\)"),
        (-1, "the action -1 is not legal at table 2"),
        (42, "the action 42 is not legal at table 2"),
        (2**40, "is not legal at table 2"),
    ],
)
def test_an_illegal_action_changes_nothing_at_any_table(action: int, reason: str) -> None:
    batch = Batch("edelstein", 4, 5)
    before = everything(batch)
    actions = np.zeros(5, np.int64)
    actions[2] = action
    with pytest.raises(IllegalMove, match=reason):
        batch.step(actions)
    assert same(before, everything(batch))


def test_actions_may_be_any_integers() -> None:
    steps = [
        seen(Batch("edelstein", 4, 5).step(actions))
        for actions in ([0] * 5, np.zeros(5, np.uint8), np.zeros(10, np.int32)[::2])
    ]
    assert same(steps[0], steps[1])
    assert same(steps[0], steps[2])


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"players": 7}, "2 to 5 players, not 7"),
        ({"n": 0}, "a batch has 1 to 2,147,483,647 tables, not 0"),
        ({"n": 2.5}, "a batch has"),
        ({"seed": -1}, "the seed is 0 to"),
        ({"reward": "points"}, "margin, rank or win, not 'points'"),
        ({"threads": 0}, "threads are 1 to"),
        ({"device": "tpu"}, "the device is cpu or cuda, not 'tpu'"),
        ({"options": {"open_silver": "on"}}, "no option"),
        ({"first": -3}, "the first game is 0 to"),
        ({"stride": 1}, "the stride between games is"),
    ],
)
def test_a_batch_that_cannot_be_is_refused(arguments: dict[str, Any], reason: str) -> None:
    with pytest.raises(Error, match=reason):
        Batch(**{"game": "emerald", "players": 4, "n": 4, **arguments})


# ---- on a GPU


def test_without_a_gpu_that_is_said() -> None:
    from numba import cuda  # noqa: PLC0415

    if cuda.is_available():
        pytest.skip("there is a GPU here")
    with pytest.raises(Error, match="there is no GPU for CUDA here"):
        Batch("emerald", 4, 4, device="cuda")


SIMULATOR = "import sys; sys.setswitchinterval(1e-4)"
"""Numba's simulator of a GPU looks on in a loop while the threads of a block take turns: let them take turns often."""

STEPPING = """
import hashlib
import threading
import numpy as np
from karfunkel.errors import Error
from karfunkel.learn import Batch

def host(array):
    return array if isinstance(array, np.ndarray) else array.copy_to_host()

def tell(arrays):
    print(hashlib.sha256(b"".join(np.ascontiguousarray(host(array)).tobytes() for array in arrays)).hexdigest())

def tables(batch):
    records = host(batch.tables)
    return [records[name] for name in records.dtype.names]

def run(batch):
    tell(batch.now)
    tell(batch.step(batch.random_actions()))
    tell(batch.step(host(batch.random_actions()).astype(np.int32)))
    tell(batch.random_steps(7))
    tell(tables(batch))
    snapshot = batch.snapshot()
    tell(batch.play_out())
    tell(batch.random_steps(3))
    tell(batch.restore(snapshot))
    tell([batch.random_actions(), batch.games])
    try:
        batch.step(np.full(len(host(batch.games)), 99))
    except Error as error:
        print(error)
    tell(tables(batch))
"""


@pytest.mark.slow
@every_game
def test_a_gpu_plays_the_same_games(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """In Numba's simulator, which must be switched on before Numba is imported: hence another process."""
    script = f"""
for players in {[*GAMES[game].sizes]}:
    run(Batch({game!r}, players, 2, seed=7, reward='rank', device=device))
"""
    simulated = run_python(f"{SIMULATOR}\n{STEPPING}\ndevice = 'cuda'\n{script}", NUMBA_ENABLE_CUDASIM="1")
    exec(STEPPING + script, {"device": "cpu"})  # noqa: S102  # the same here
    assert simulated == capsys.readouterr().out
    assert simulated.count("the action 99 is not legal at table 0") == len(GAMES[game].sizes)


WAYS = {
    "edelstein": [("shared", 2), ("sorted", 2)],
    "basari": [("shared", 2), ("global", 2), ("sorted", 4), ("sorted", 2)],
    "emerald": [("global", 2), ("sorted", 2)],
}
"""Ways to play three tables: in one block or in two, with a thread too many."""


@pytest.mark.slow
@every_game
def test_all_ways_to_make_kernels_play_the_same_games(game: str) -> None:
    script = (
        STEPPING
        + f"""
from karfunkel.learn.gpu_batch import CudaTables
from karfunkel.learn.gpu_kernels import Tuning
from karfunkel.learn.batch_setting import BatchSetting
for way, block in {WAYS[game]}:
    batch = Batch.__new__(Batch)
    batch._setting, batch._seed = BatchSetting.checked({game!r}, 3, 3, 7, None, "win", 0, None), 7
    batch._lock, batch._illegal = threading.Lock(), "refuse"
    batch._tables = CudaTables(batch._setting, Tuning(way, block))
    batch._tables.begin(7)
    run(batch)
    if {game!r} == "basari":  # the game that ends soonest
        tell(batch.random_steps(160))
        tell([batch.random_actions(), batch.games, *tables(batch)])
        assert host(batch.now.done).any()
    print("end")
"""
    )
    *ways, rest = run_python(f"{SIMULATOR}\n{script}", NUMBA_ENABLE_CUDASIM="1").split("end\n")
    assert len(ways) == len(WAYS[game])
    assert len(set(ways)) == 1
    assert rest == ""

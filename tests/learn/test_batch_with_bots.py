"""Bots in a batch: what they choose inside the loop is what the bots at real tables choose."""

import copy
import pickle
import random
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from karfunkel.bots import bot_called
from karfunkel.engine import WORDS, chance_pending, random_below, shake
from karfunkel.engine.random_numbers import roll
from karfunkel.errors import Error, IllegalMove
from karfunkel.games.game import Game
from karfunkel.games.registry import GAMES, game_called
from karfunkel.learn import Batch
from karfunkel.learn.batch_step import LUCK
from karfunkel.learn.batch_step_with_bots import THINKING
from karfunkel.learn.lineup import COMPILED_LEVELS
from karfunkel.learn.observation import observe_plainly
from karfunkel.learn.policy import Policy
from karfunkel.notation.notation_lookup import notation_of
from karfunkel.table import Table
from tests.learn.mirror import bytes_of
from tests.learn.test_batch import SIMULATOR, STEPPING
from tests.sizes import start_of
from tests.test_compiled import run_python

LINEUPS = [
    ("edelstein", ["learner", "trader", "novice", "trader"], True),
    ("edelstein", ["trader", "learner"], False),
    ("basari", ["novice", "trader", "learner"], False),
    ("emerald", ["trader", "learner", "random", "novice"], True),
]


class WordsDice(random.Random):
    """Dice whose numbers of 32 bits are given; all others come as they like."""

    def __init__(self, words: list[int]) -> None:
        super().__init__(1)
        self._words = list(words)

    def getrandbits(self, bits: int) -> int:
        return self._words.pop(0) if bits == 32 else super().getrandbits(bits)


class TableWithBots:
    """Game number `number` under a seed, at a plain table, with the bots of real tables."""

    def __init__(self, game: Game, names: list[str], seed: int, number: int) -> None:
        self.game, self.names = game, names
        self.table = start_of(game, len(names))
        self._dice, self._luck, self._thinking = ([0] * WORDS for _ in range(3))
        shake(self._dice, seed, number)
        shake(self._luck, seed ^ LUCK, number)
        shake(self._thinking, seed ^ THINKING, number)
        self._go_to_the_learner()

    def play(self, action: int) -> None:
        self.game.plain.apply(self.table, self.seat, action)
        self._go_to_the_learner()

    @property
    def over(self) -> bool:
        return bool(self.table.depth == 0)

    def _go_to_the_learner(self) -> None:
        rules = self.game.plain
        while not self.over:
            if chance_pending(self.table):
                card = rules.chance_pick(self.table, random_below(self._dice, rules.chance_total(self.table)))
                rules.draw(self.table, card)
                continue
            self.seat = rules.next_seat(self.table)
            name = self.names[self.seat]
            legal = self.game.legal_actions(self.table, self.seat)
            if name == "learner":
                self.drawn = legal[random_below(self._luck, len(legal))]
                return
            if name == "random":
                rules.apply(self.table, self.seat, legal[random_below(self._thinking, len(legal))])
                continue
            for action in self._chosen_by_bot(name):
                rules.apply(self.table, self.seat, action)

    def _chosen_by_bot(self, name: str) -> list[int]:
        words = [roll(self._thinking), roll(self._thinking) | 1]
        shown = Table(self.game.id, self.table.copy(), None, {})
        move = bot_called(name).choose(shown.view(self.seat), shown.moves(self.seat), WordsDice(words))
        actions = notation_of(self.game.id).read_move(self.table, self.seat, move)
        return list(actions[self.table.said_count :])


@pytest.mark.slow
@pytest.mark.parametrize(("game", "names", "shuffled"), LINEUPS)
def test_bots_choose_what_they_choose_at_real_tables(game: str, names: list[str], shuffled: bool) -> None:
    """Step by step to the end of a game and into the next one, which has another lineup if seats are drawn."""
    batch = Batch(game, len(names), 2, seed=5, seats=names, shuffle_seats=shuffled)
    tables = [TableWithBots(game_called(game), list(batch.lineups[i]), 5, i) for i in range(2)]
    ends = 0
    while ends < 2:
        step = batch.now
        for i, table in enumerate(tables):
            assert bytes_of(batch.tables[i]) == table.table.to_bytes()
            assert step.seat[i] == table.seat
            assert table.names[table.seat] == "learner"
            assert step.observations[i].tolist() == observe_plainly(table.game, table.table, table.seat)
            assert batch.random_actions()[i] == table.drawn
        step = batch.step(batch.random_actions())
        for i, table in enumerate(tables):
            table.play(table.drawn)
            assert step.done[i] == table.over
            if table.over:
                ends += 1
                tables[i] = TableWithBots(table.game, list(batch.lineups[i]), 5, int(batch.games[i]))


def test_threads_batches_and_the_way_of_stepping_change_nothing() -> None:
    seats = ["learner", {"trader": 1, "novice": 2}, "random"]
    one, two = (Batch("basari", 3, 520, seed=3, seats=seats, shuffle_seats=True, threads=n) for n in (1, 2))
    part = Batch("basari", 3, 8, seed=3, first=8, stride=520, seats=seats, shuffle_seats=True)
    for _ in range(12):
        for batch in (one, two, part):
            batch.step(batch.random_actions())
    two.restore(two.snapshot())
    for mine, other, few in zip(one.now, two.now, part.now, strict=True):
        if mine is not one.now.rewards and mine is not one.now.done:
            assert np.array_equal(mine, other)
            assert np.array_equal(mine[8:16], few)
    again = Batch("basari", 3, 8, seed=3, first=8, stride=520, seats=seats, shuffle_seats=True)
    again.random_steps(12)
    assert np.array_equal(again.now.observations, part.now.observations)


def test_seats_are_drawn_anew_for_each_game_by_their_weights() -> None:
    seats = ["learner", {"novice": 3, "random": 1}, "trader"]
    batch = Batch("emerald", 3, 4000, seed=1, seats=seats, shuffle_seats=True)
    lineups = batch.lineups
    assert (np.sort(lineups == "learner", axis=1) == [False, False, True]).all()
    share = Counter(lineups.ravel().tolist())
    assert share["trader"] == 4000
    assert share["novice"] + share["random"] == 4000
    assert abs(share["novice"] - 3000) < 150
    assert all(abs((lineups[:, seat] == "learner").sum() - 4000 / 3) < 150 for seat in range(3))
    fixed = Batch("emerald", 3, 100, seed=1, seats=seats).lineups
    assert (fixed[:, 0] == "learner").all()
    assert (fixed[:, 2] == "trader").all()


def small_policy(game: str, players: int) -> Policy:
    """A network of a few numbers, drawn at random."""
    rng, size = np.random.default_rng(1), Batch(game, players, 1)
    width = 4
    shapes = {
        "enter.weight": (width, size.observation_size),
        "enter.bias": (width,),
        "leave.weight": (size.actions, width),
        "leave.bias": (size.actions,),
    }
    return Policy(game, players, {name: rng.normal(size=shape).astype(np.float32) for name, shape in shapes.items()})


def test_policies_have_seats(tmp_path: Path) -> None:
    """Two of them, one as a file, beside a novice; the same seed gives the same games."""
    policy = small_policy("emerald", 4)
    policy.save(tmp_path / "policy.npz")
    seats = ["learner", policy, {tmp_path / "policy.npz": 1, "novice": 1}, "random"]
    steps = []
    for _ in range(2):
        batch = Batch("emerald", 4, 20, seed=2, seats=seats, shuffle_seats=True)
        for _ in range(60):
            who = batch.lineups[np.arange(20), batch.now.seat]
            assert (who == "learner").all()
            step = batch.step(batch.random_actions())
        steps.append([array.copy() for array in step])
    assert all(np.array_equal(a, b) for a, b in zip(*steps, strict=True))
    assert {"policy 0", "policy 1", "novice"} <= set(batch.lineups.ravel().tolist())
    with pytest.raises(Error, match="one decision at a time"):
        batch.random_steps(5)
    with pytest.raises(Error, match="emerald with 4 players"):
        Batch("emerald", 3, 4, seats=["learner", policy, "random"])


def test_a_likely_action_of_a_policy_is_played_more_often() -> None:
    """With biases alone each legal action is as likely as the softmax says."""
    policy = small_policy("basari", 3)
    arrays = {name: np.zeros_like(array) for name, array in policy.arrays.items()}
    arrays["leave.bias"][1] = np.log(3)  # of the three actions, this one three times as often as either other
    batch = Batch("basari", 3, 3000, seed=1, seats=[Policy("basari", 3, arrays), "random", "learner"])
    chosen = Counter(batch.tables["chosen"][:, 0].tolist())
    assert abs(chosen[1] - 1800) < 110
    assert abs(chosen[0] - 600) < 90


def test_nothing_but_lineups_is_taken_for_one() -> None:
    wrong: list[Any] = [
        "trader",
        5,
        ["learner", "trader"],
        ["trader"] * 3,
        ["learner", "master", "trader"],
        ["learner", "", "trader"],
        ["learner", None, "trader"],
        ["learner", {}, "trader"],
        ["learner", {"trader": -1}, "trader"],
        ["learner", {"trader": float("nan")}, "trader"],
        ["learner", {"trader": 10**400}, "trader"],
        ["learner", [("trader",)], "trader"],
        ["learner", 3, "trader"],
        [{"learner": 1, "trader": 1}, "trader", "trader"],
        ["learner", "nowhere.npz", "trader"],
    ]
    for seats in wrong:
        with pytest.raises(Error):
            Batch("basari", 3, 2, seats=seats)


def test_only_legal_actions_are_taken_and_snapshots_lead_back() -> None:
    batch = Batch("edelstein", 3, 6, seed=4, seats=["learner", "novice", "trader"])
    for _ in range(5):
        batch.step(batch.random_actions())
    before = batch.snapshot()
    with pytest.raises(IllegalMove):
        batch.step(np.full(6, batch.actions - 1))
    steps = [[array.copy() for array in batch.step(batch.random_actions())] for _ in range(8)]
    pickled = pickle.loads(pickle.dumps(before))  # noqa: S301  # our own
    for snapshot in (before, pickled, copy.deepcopy(before)):
        batch.restore(snapshot)
        for step in steps:
            assert all(np.array_equal(a, b) for a, b in zip(step, batch.step(batch.random_actions()), strict=True))
    with pytest.raises(Error, match="made in the same way"):
        Batch("edelstein", 3, 6, seed=4).restore(before)


def test_playing_out_leaves_the_tables_where_they_are() -> None:
    batch = Batch("emerald", 3, 50, seed=4, reward="win", seats=["trader", "trader", "learner"])
    observations = batch.now.observations.copy()
    playout = batch.play_out()
    assert np.allclose(playout.rewards.sum(1), 1)
    assert playout.rewards[:, 2].mean() < 0.1, "chance does not win among traders"
    assert np.array_equal(batch.now.observations, observations)


def test_who_takes_a_trader_s_advice_plays_as_well_as_traders() -> None:
    batch = Batch("emerald", 3, 60, seed=6, reward="win", seats=["trader", "trader", "learner"])
    before = [array.copy() for array in batch.snapshot().state]
    assert np.array_equal(batch.advice("trader"), batch.advice("trader"))
    assert all(np.array_equal(a, b) for a, b in zip(before, batch.snapshot().state, strict=True)), "it changes nothing"
    wins, games = 0.0, 0
    while games < 60:
        step = batch.step(batch.advice("trader"))
        wins, games = wins + step.rewards[:, 2].sum(), games + step.done.sum()
    assert 0.1 < wins / games < 0.6
    for wrong in ("master", 1, None):
        with pytest.raises(Error, match="novice and trader advise"):
            batch.advice(wrong)  # type: ignore[arg-type]
    with pytest.raises(Error, match="told its `seats`"):
        Batch("emerald", 3, 2).advice("trader")


ON_EITHER = """
batch = Batch('emerald', 2, 2, seed=7, device=device, seats=['learner', 'novice'], shuffle_seats=True, illegal='report')
tell(batch.now)
for _ in range(2):
    tell(batch.step(batch.random_actions()))
tell([batch.random_actions(), batch.games, batch.advice('novice')])
tell(tables(batch))
batch.step(np.full(2, 99))
try:
    batch.check()
except Error as error:
    print(error)
snapshot = batch.snapshot()
tell(batch.restore(snapshot))
"""


@pytest.mark.slow
def test_a_gpu_lets_bots_choose_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    """In Numba's simulator."""
    simulated = run_python(f"{SIMULATOR}\n{STEPPING}\ndevice = 'cuda'\n{ON_EITHER}", NUMBA_ENABLE_CUDASIM="1")
    exec(STEPPING + ON_EITHER, {"device": "cpu"})  # noqa: S102  # the same here
    assert simulated == capsys.readouterr().out
    assert "99 was not legal at table 0; another was played" in simulated


LINKED_AS_COMPILED = """
from numba import cuda
made = {}
usual = cuda.jit
def jit(function=None, device=False, max_registers=None, lto=None):
    if function is not None and not device:
        made[function.__qualname__.partition('.')[0]] = lto
    return usual(function, device=device)
cuda.jit = jit
from karfunkel.learn.gpu_batch_with_bots import kernels_with_bots
kernels_with_bots('basari')
print(made)
"""


def test_kernels_in_which_bots_think_are_not_optimized_at_the_link() -> None:
    """There the linker would round products and sums in one, which makes minds judge otherwise than on the CPU."""
    kernels = run_python(LINKED_AS_COMPILED, NUMBA_ENABLE_CUDASIM="1")
    assert kernels == "{'seat_kernel': None, 'play_kernel_with_bots': False, 'advise_kernel': False}\n"


def test_every_one_of_our_games_has_compiled_levels() -> None:
    assert set(COMPILED_LEVELS) == {"novice", "trader"}
    for game in list(GAMES)[:3]:
        assert Batch(game, 3, 1, seats=["learner", *COMPILED_LEVELS]).now.seat[0] == 0

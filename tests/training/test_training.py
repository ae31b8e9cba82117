"""Training: what follows what among several seats, that it learns, and its policy at a table."""

import io
import json
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import karfunkel
from karfunkel.errors import Error
from karfunkel.games.registry import GAMES
from karfunkel.learn import alphabet
from karfunkel.learn.policy import Policy, PolicyBot, main, scales
from karfunkel.training.evaluation import WinShare, against_chance, among_bots, play_one
from karfunkel.training.network import ILLEGAL, Network, think
from karfunkel.training.ppo import advantages
from karfunkel.training.rollout import Rollout, tensors_of
from karfunkel.training.settings import TrainingSettings
from karfunkel.training.training import Training
from tests.bots.playing import turns
from tests.sizes import SIZES

# ---- what follows a decision


def played(seats: Any, values: Any, rewards: Any, done: Any, last_seat: Any, last_value: Any) -> Any:
    """Steps of which only this is known."""
    nothing = torch.zeros(0)
    numbers = (torch.tensor(given) for given in (seats, values, rewards, done, last_seat, last_value))
    names = ("seats", "values", "rewards", "done", "last_seat", "last_value")
    rest = dict.fromkeys(("observations", "masks", "actions", "chances", "advice"), nothing)
    return Rollout(**rest, **dict(zip(names, numbers, strict=True)))


def test_a_decision_is_followed_by_the_same_seats_next_one_or_by_the_end() -> None:
    """One table, two seats: 0 1 1 0 | the end, worth 1 and -1 | then 1 0, and 0 decides next."""
    steps = played(
        seats=[[0], [1], [1], [0], [1], [0]],
        values=[[0.1], [0.2], [0.3], [0.4], [0.5], [0.6]],
        rewards=[[[0.0, 0.0]]] * 3 + [[[1.0, -1.0]]] + [[[0.0, 0.0]]] * 2,
        done=[[False]] * 3 + [[True]] + [[False]] * 2,
        last_seat=[0],
        last_value=[0.7],
    )
    gains, known = advantages(steps, fading=0.5)
    fourth = 1 - 0.4
    third = -1 - 0.3
    second = 0.3 - 0.2 + 0.5 * third
    first = 0.4 - 0.1 + 0.5 * fourth
    assert gains[:, 0].tolist() == pytest.approx([first, second, third, fourth, 0, 0.7 - 0.6])
    assert known[:, 0].tolist() == [True, True, True, True, False, True]


def test_many_tables_are_reckoned_as_each_by_itself() -> None:
    rng = random.Random(1)
    steps, tables, players = 40, 7, 3
    seats = [[rng.randrange(players) for _ in range(tables)] for _ in range(steps)]
    values = [[rng.random() for _ in range(tables)] for _ in range(steps)]
    done = [[rng.random() < 0.1 for _ in range(tables)] for _ in range(steps)]
    rewards = [[[rng.random() * over for _ in range(players)] for over in row] for row in done]
    last_seat, last_value = [rng.randrange(players) for _ in range(tables)], [rng.random() for _ in range(tables)]
    gains, known = advantages(played(seats, values, rewards, done, last_seat, last_value), fading=0.9)
    for table in range(tables):
        for step in range(steps):
            expected = gain(step, table, seats, values, rewards, done, last_seat, last_value)
            assert known[step, table].item() == (expected is not None)
            assert gains[step, table].item() == pytest.approx(expected or 0.0, abs=1e-5)


def gain(
    step: int, table: int, seats: Any, values: Any, rewards: Any, done: Any, last_seat: Any, last_value: Any
) -> float | None:
    """The same by its definition: look for what follows, step by step. None if that is not known."""
    seat, value, at = seats[step][table], values[step][table], step
    while not done[at][table]:
        at += 1
        if at == len(seats):
            return last_value[table] - value if last_seat[table] == seat else None
        if seats[at][table] == seat:
            later = gain(at, table, seats, values, rewards, done, last_seat, last_value)
            return values[at][table] - value + 0.9 * (later or 0.0)
    return rewards[at][table][seat] - value


# ---- learning


SMALL: dict[str, Any] = {
    "tables": 128,
    "trial_tables": 512,
    "steps": 32,
    "width": 64,
    "blocks": 1,
    "minibatch": 512,
    "rate": 2e-3,
    "every": 1e9,
    "reward": "rank",
}


def settings(out: Path, **more: Any) -> TrainingSettings:
    return TrainingSettings(game="emerald", players=2, out=out, **(SMALL | more))


@pytest.fixture(scope="module", autouse=True)
def _one_thread() -> Iterator[None]:
    """More would only wait for each other in so small a network, and for those of other tests."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(threads)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A training of a few seconds."""
    training: Any = Training(settings(tmp_path_factory.mktemp("run"), updates=14, epochs=3))
    training.first = against_chance(training.network, training.trial, 2, "cpu", 1)
    training.run()
    training.last = against_chance(training.network, training.trial, 2, "cpu", 2)
    return training


@pytest.mark.slow
def test_it_learns_within_seconds(trained: Any) -> None:
    assert trained.first.wins == pytest.approx(0.5, abs=0.1)
    assert trained.last.low > 0.6


@pytest.mark.slow
def test_it_imitates_a_trader_and_then_learns_among_bots(tmp_path: Path) -> None:
    torch.manual_seed(1)
    pool = {"novice": 2.0, "random": 1.0, "learner": 1.0}
    training = Training(settings(tmp_path, opponents=pool, distil=6, trial="random", reward="win", updates=7, epochs=3))
    training.trial.reset(1)
    agreed = agreement(training)
    training.run()
    assert agreement(training) > agreed + 0.2
    lineups = training.batch.lineups
    assert {"learner", "novice", "random"} == set(lineups.ravel().tolist())
    assert training.updates == 7
    assert among_bots(training.network, training.trial, "cpu", 2).low > 0.55


def agreement(training: Any) -> float:
    """How often the likeliest action of the network is a trader's."""
    observations, masks, *_ = tensors_of(training.trial.now, "cpu")
    likeliest = think(training.network, observations, masks)[0].argmax(-1).numpy()
    return float((likeliest == training.trial.advice("trader")).mean())


def test_intervals_are_honest_where_all_was_won() -> None:
    """Wilson's interval of 20 of 20 is 83.9 % to 100 %."""
    share = WinShare.of(torch.ones(20))
    assert (share.low, share.high) == pytest.approx((0.839, 1), abs=1e-3)


def test_it_measures_and_saves_itself_and_goes_on(trained: Any, tmp_path: Path) -> None:
    said: list[str] = []
    trained._say = said.append
    trained.measure({"loss": 0.1, "entropy": 1.0, "value loss": 0.2}, trained.steps)
    trained.save()
    assert "wins against chance" in said[0]
    assert (trained.out / "curve.png").stat().st_size > 10_000
    shutil.copytree(trained.out, tmp_path / "again")
    again = Training(settings(tmp_path / "again", updates=15, resume=True))
    assert (again.updates, again.steps) == (trained.updates, trained.steps)
    for mine, other in zip(again.network.parameters(), trained.network.parameters(), strict=True):
        assert torch.equal(mine, other)
    again.run()
    assert again.updates == 15
    assert all(parameter.isfinite().all() for parameter in again.network.parameters())


# ---- the policy without PyTorch


def test_a_saved_policy_likes_what_the_network_likes(trained: Any) -> None:
    policy = Policy.load(trained.out / "policy.npz")
    step = trained.batch.now
    chances, _ = trained.network(torch.tensor(step.observations), torch.tensor(step.masks))
    logits = np.where(step.masks == 1, policy.logits(step.observations), ILLEGAL)
    expected = torch.log_softmax(torch.tensor(logits), -1)
    assert torch.allclose(chances.exp(), expected.exp().float(), atol=0.01), "but for the rounding of the file"
    assert (trained.out / "policy.npz").stat().st_size < 200_000


def test_the_policy_plays_at_a_table_and_beats_chance(trained: Any) -> None:
    bot = PolicyBot(trained.out / "policy.npz")
    wins = [play_one(trained.out / "policy.npz", "random", number) for number in range(20)]
    assert sum(wins) > 10
    for table, seat, move in turns(GAMES["emerald"], 2, [bot, bot], 3):
        assert move in table.moves(seat)


@pytest.mark.parametrize(("game", "players"), [(game, players) for game, players in SIZES if players in (2, 3, 5)])
def test_any_policy_plays_legal_moves(game: Any, players: int) -> None:
    """Also those of several actions; a policy that has learned nothing likes them all."""
    torch.manual_seed(2)
    scale = torch.tensor(scales(game.id, players))
    network = Network(scale, len(alphabet(game.id)), 16, 2)
    torch.nn.init.normal_(network.leave.weight)
    policy = Policy(game.id, players, {name: value.numpy() for name, value in network.state_dict().items()})
    assert policy.blocks == 2
    bot = PolicyBot(policy)
    for table, seat, move in turns(game, players, [bot] * players, 4):
        assert move in table.moves(seat)


def test_without_temperature_it_plays_what_it_likes_best(trained: Any) -> None:
    bot, table = PolicyBot(trained.out / "policy.npz", temperature=0), karfunkel.new("emerald", 2, seed=1)
    moves = {bot.choose(table.view(0), table.moves(0), random.Random(seed)) for seed in range(20)}
    assert len(moves) == 1


def test_a_file_that_is_no_policy_for_today_is_refused(trained: Any, tmp_path: Path) -> None:
    good = trained.out / "policy.npz"
    with pytest.raises(Error, match="there is no file"):
        Policy.load(tmp_path / "none.npz")
    (tmp_path / "text.npz").write_text("a policy")
    (tmp_path / "half.npz").write_bytes(good.read_bytes()[:3000])
    np.savez(tmp_path / "other.npz", weights=np.zeros(3))
    for name in ("text", "half", "other"):
        with pytest.raises(Error, match="is not a policy"):
            Policy.load(tmp_path / f"{name}.npz")
    with np.load(good) as stored:
        arrays = dict(stored)
    told = json.loads(bytes(arrays["about"]))
    told["fields"][3][0] = "something else"
    np.savez(tmp_path / "old.npz", **{**arrays, "about": np.frombuffer(json.dumps(told).encode(), np.uint8)})
    with pytest.raises(Error, match="other observations or actions"):
        Policy.load(tmp_path / "old.npz")


def test_a_person_plays_against_a_policy(trained: Any) -> None:
    command = [sys.executable, "-m", "karfunkel", "play", "emerald", "--plain", "--seed", "4"]
    command += ["--bot-file", str(trained.out / "policy.npz"), "--players"]
    told = subprocess.run([*command, "2"], input="1\n1\nquit\n", capture_output=True, text=True, check=False)
    assert "Against a bot (policy.npz): Opal (1)." in told.stdout
    assert told.stdout.count("Your turn") > 1, "it has moved"
    told = subprocess.run([*command, "3"], input="", capture_output=True, text=True, check=False)
    assert told.stderr.strip() == "karfunkel: this policy plays emerald with 2 players, not emerald with 3"


def test_a_policy_speaks_the_line_protocol(trained: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = karfunkel.new("emerald", 2, seed=1)
    asked = [
        {"kind": "hello", "version": 1},
        {"kind": "choose", "id": 1, "view": table.view(0), "moves": table.moves(0), "dice": 1},
        {"kind": "choose", "id": 2, "view": karfunkel.new("emerald", 3, seed=1).view(0), "moves": ["T1", "T2"]},
        {"kind": "bye"},
    ]
    said = io.StringIO()
    monkeypatch.setattr(sys, "argv", ["policy", str(trained.out / "policy.npz")])
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(json.dumps(line) + "\n" for line in asked)))
    monkeypatch.setattr(sys, "stdout", said)
    main()
    hello, move, refused = map(json.loads, said.getvalue().splitlines())
    assert hello["name"] == "policy"
    assert move["move"] in table.moves(0)
    assert "plays emerald with 2 players, not emerald with 3" in refused["error"]

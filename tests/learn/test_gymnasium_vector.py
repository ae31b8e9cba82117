"""Many tables as a vector environment: Gymnasium's rules, the batch's games, and stable-baselines3 on top."""

import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from sb3_contrib import MaskablePPO

from karfunkel.errors import Error
from karfunkel.learn import Batch
from karfunkel.learn.gymnasium import SeatEnv
from karfunkel.learn.gymnasium_vector import VectorSeatEnv
from karfunkel.learn.stable_baselines3 import SeatVecEnv

ID = "karfunkel.learn.gymnasium:karfunkel/emerald-4-v0"


def first_legal(infos: dict[str, Any]) -> Any:
    return infos["action_mask"].argmax(axis=1)


def test_gymnasium_makes_it_without_an_import() -> None:
    script = (
        "import gymnasium\n"
        f"one = gymnasium.make({ID!r}, seat='drawn')\n"
        f"many = gymnasium.make_vec({ID!r}, num_envs=3, bots=['random', 'random', 'random'])\n"
        "print(type(one.unwrapped).__name__, type(many).__name__, many.reset(seed=1)[0].shape)\n"
    )
    told = subprocess.run([sys.executable, "-W", "error", "-c", script], capture_output=True, text=True, check=True)
    assert told.stdout.startswith("SeatEnv VectorSeatEnv (3, ")


def test_spaces_and_shapes_are_those_that_are_said() -> None:
    for with_masks in (False, True):
        envs = VectorSeatEnv("emerald", 3, 5, seat="drawn", mask_in_observation=with_masks)
        observations, infos = envs.reset(seed=1)
        for _ in range(20):
            assert envs.observation_space.contains(observations)
            observations, rewards, ended, cut, infos = envs.step(first_legal(infos))
            assert rewards.shape == ended.shape == cut.shape == (5,)
            assert not cut.any()
            assert (envs.action_masks() == (infos["action_mask"] == 1)).all()
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP


def test_it_plays_the_games_of_a_batch() -> None:
    envs = VectorSeatEnv("emerald", 4, 6, seat=2, bots=["trader", "novice", "random"], reward="win")
    batch = Batch("emerald", 4, 6, seed=9, reward="win", seats=["novice", "random", "learner", "trader"])
    observations, infos = envs.reset(seed=9)
    for _ in range(150):
        assert np.array_equal(observations, batch.now.observations)
        assert np.array_equal(infos["action_mask"], batch.now.masks)
        actions = batch.random_actions().copy()
        observations, rewards, ended, _, infos = envs.step(actions)
        step = batch.step(actions)
        assert np.array_equal(rewards, step.rewards[:, 2])
        assert np.array_equal(ended, step.done)
        assert ("final_info" in infos) == ended.any()


def test_the_last_info_says_what_came_of_the_game() -> None:
    envs = VectorSeatEnv("emerald", 3, 40, seat="drawn", reward="rank", mask_in_observation=True)
    _, infos = envs.reset(seed=3)
    ended, seats = 0, set()
    while ended < 30:
        _, rewards, done, _, infos = envs.step(envs.batch.random_actions().copy())
        for row in np.flatnonzero(done):
            final = {name: infos["final_info"][name][row] for name in ("seat", "scores", "places", "winners")}
            place = final["places"][final["seat"]]
            level = (final["places"] == place).sum()
            assert rewards[row] == pytest.approx(2 - place - (level - 1) / 2)
            assert (final["winners"] == (final["places"] == 1)).all()
            assert final["scores"].max() == final["scores"][final["winners"]].max()
            last = infos["final_obs"][row]
            assert last["observation"].shape == (envs.batch.observation_size,)
            assert not last["action_mask"].any()
            assert last["observation"][final["seat"]] == 1, "the number of the seat comes first"
            seats.add(int(final["seat"]))
            ended += 1
        assert (infos.get("_final_info", done) == done).all()
    assert seats == {0, 1, 2}


def test_resets_go_on_without_a_seed_and_begin_anew_with_one() -> None:
    envs = VectorSeatEnv("emerald", 3, 50)
    first, other, again = (envs.reset(seed=seed)[0] for seed in (1, None, 1))
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)


def test_resets_hear_their_options() -> None:
    envs = VectorSeatEnv("emerald", 3, 4)
    envs.reset(seed=1, options={"seat": 2, "bots": "novice", "open_gold": "on"})
    assert (envs.batch.lineups == ["novice", "novice", "learner"]).all()
    assert (envs.batch.tables["open_gold"] == 1).all()
    envs.reset(seed=1)
    assert (envs.batch.lineups == ["learner", "random", "random"]).all()
    one = SeatEnv("emerald", 3)
    one.reset(seed=1, options={"seat": 2, "open_gold": "on"})
    assert (one.seat, one._single.table.open_gold) == (2, 1)
    for wrong in ({"seat": 3}, {"seat": True}, {"colour": 1}, {"open_gold": "perhaps"}, {"bots": ["random"]}):
        for env in (envs, one):
            with pytest.raises(Error):
                env.reset(options=wrong)


def test_without_copies_the_arrays_are_the_batch_s_own() -> None:
    own, copied = (VectorSeatEnv("emerald", 2, 3, copy=copy).reset(seed=1)[0] for copy in (False, True))
    assert np.array_equal(own, copied)
    assert copied.flags.writeable
    assert not own.flags.writeable


def test_illegal_actions_are_replaced_and_said_so() -> None:
    envs = VectorSeatEnv("emerald", 2, 3)
    _, infos = envs.reset(seed=1)
    actions = first_legal(infos)
    actions[1] = 10**6
    infos = envs.step(actions)[4]
    assert infos["illegal"].tolist() == [False, True, False]
    assert "illegal" not in envs.step(first_legal(infos))[4]
    with pytest.raises(Error, match="3 integers"):
        envs.step(np.zeros(4, int))


def test_a_single_table_draws_its_seat_and_says_how_it_ended() -> None:
    env = SeatEnv("emerald", 3, seat="drawn", mask_in_observation=True, reward="win")
    seats = set()
    for seed in range(12):
        observation, info = env.reset(seed=seed)
        seats.add(env.seat)
        assert env.observation_space.contains(observation)
    assert seats == {0, 1, 2}
    over = False
    while not over:
        observation, reward, over, _, info = env.step(info["action_mask"].argmax())
    assert info["seat"] == env.seat
    assert reward == info["winners"][env.seat] / info["winners"].sum()
    assert info["places"].min() == 1
    assert len(info["scores"]) == 3


@pytest.mark.slow
def test_maskable_ppo_learns_on_it_unmodified() -> None:
    env = SeatVecEnv("emerald", 3, 16, seat="drawn", bots={"trader": 1, "novice": 1}, reward="win")
    model = MaskablePPO("MlpPolicy", env, n_steps=32, batch_size=128, n_epochs=1, seed=1)
    model.learn(16 * 32 * 2)
    assert model.num_timesteps == 16 * 32 * 2
    assert model.ep_info_buffer
    env.seed(5)
    assert np.array_equal(
        env.reset(), VectorSeatEnv("emerald", 3, 16, "drawn", {"trader": 1, "novice": 1}).reset(seed=5)[0]
    )
    with pytest.raises(Error, match="no attributes of their own"):
        env.set_attr("bots", "random")

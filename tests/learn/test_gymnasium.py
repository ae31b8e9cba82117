"""The games in Gymnasium: its own tests, bots at the other seats, masks."""

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from karfunkel.bots.random_bot import RandomBot
from karfunkel.errors import Error, IllegalMove
from karfunkel.games.game import Game
from karfunkel.learn.gymnasium import SeatEnv
from tests.learn.single_tables import of_the_view_alone
from tests.sizes import every_size


def play(env: Any, seed: int) -> Any:
    """Play an episode at random: what every step gave."""
    rng = random.Random(seed)
    observation, info = env.reset(seed=seed)
    over = False
    while not over:
        action = rng.choice(info["action_mask"].nonzero()[0].tolist())
        observation, reward, over, truncated, info = env.step(action)
        assert not truncated
        yield observation, reward, over, info


@every_size
def test_passes_gymnasiums_own_check(game: Game, players: int) -> None:
    check_env(gymnasium.make(f"karfunkel/{game.id}-{players}-v0", render_mode="ansi").unwrapped)


@every_size
def test_the_seat_is_told_what_its_view_shows(game: Game, players: int) -> None:
    env = SeatEnv(game.id, players, seat=players - 1)
    steps = 0
    for observation, reward, over, info in play(env, 1):
        if not over:
            seen, legal = of_the_view_alone(env._single, players - 1)
            assert observation.tolist() == seen
            assert info["action_mask"].nonzero()[0].tolist() == legal
            assert (env.action_masks() == (info["action_mask"] == 1)).all()
            assert reward == 0
            steps += 1
    assert steps > 10
    assert reward == env._single.rewards()[players - 1]
    with pytest.raises(IllegalMove, match="the game is over"):
        env.step(np.int64(0))


def test_the_same_seed_is_the_same_game_and_another_is_not() -> None:
    env = SeatEnv("edelstein", 3, bots="random", reward="rank")
    games = [[step[0].tolist() for step in play(env, seed)] for seed in (1, 1, 2)]
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_bots_sit_clockwise_from_the_learner() -> None:
    asked = []

    class Noting(RandomBot):
        def __init__(self, name: str) -> None:
            self.name = name

        def choose(self, view: Any, moves: Any, dice: random.Random) -> str:
            asked.append((self.name, view["seat"]))
            return super().choose(view, moves, dice)

    env = SeatEnv("basari", 4, seat=2, bots=[Noting("left"), Noting("across"), Noting("right")])
    list(play(env, 1))
    assert set(asked) == {("left", 3), ("across", 0), ("right", 1)}


def test_an_illegal_action_is_replaced_and_said_so() -> None:
    env = SeatEnv("emerald", 2)
    env.reset(seed=1)
    assert "illegal" not in env.step(np.int64(0))[4]
    env.reset(seed=1)
    assert env.step(np.int64(53))[4]["illegal"]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ({"seat": 4}, "there is no seat 4; the seats are 0 to 3"),
        ({"bots": ["random"]}, "beside the learner there are 3 seats, but 1 bots"),
        ({"bots": "genius"}, "there is no bot of level 'genius'"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(arguments: dict[str, Any], why: str) -> None:
    with pytest.raises(Error, match=why):
        gymnasium.make("karfunkel/edelstein-4-v0", **arguments)

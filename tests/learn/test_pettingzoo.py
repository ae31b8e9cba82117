"""The games in PettingZoo: its own tests, and every observation and mask what the seat's view alone would give."""

import pickle
import random
import subprocess
import sys
from typing import Any

import pytest
from pettingzoo.test import api_test, seed_test

from karfunkel.errors import Error, IllegalMove
from karfunkel.games.game import Game
from karfunkel.learn import pettingzoo
from tests.learn.single_tables import of_the_view_alone
from tests.sizes import every_size

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
"""PettingZoo expects masks in dicts only of the environments it brings itself."""


def play(env: Any, seed: int) -> Any:
    """Play at random: each agent that is asked, and what it was told."""
    env.reset(seed=seed)
    rng = random.Random(seed)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        yield agent, observation, reward
        legal = observation["action_mask"].nonzero()[0].tolist()
        env.step(None if terminated or truncated else rng.choice(legal))


@every_size
def test_passes_pettingzoos_own_tests(game: Game, players: int) -> None:
    api_test(pettingzoo.env(game.id, players, reward="rank", render_mode="ansi"), num_cycles=100)
    seed_test(lambda: pettingzoo.env(game.id, players), num_cycles=60)


@every_size
def test_agents_are_told_what_their_views_show(game: Game, players: int) -> None:
    env = pettingzoo.raw_env(game.id, players)
    asked = 0
    for agent, observation, _ in play(env, 1):
        if not env.terminations[agent]:
            assert agent == f"player_{env._single.seat}"
            seen, legal = of_the_view_alone(env._single, env._single.seat)
            assert observation["observation"].tolist() == seen
            assert observation["action_mask"].nonzero()[0].tolist() == legal
            other = env.observe(f"player_{(env._single.seat + 1) % players}")
            assert not other["action_mask"].any(), "only the one who is asked has legal actions"
            asked += 1
    assert asked > 50


def test_those_who_choose_at_once_are_asked_by_their_seats_and_see_nothing_of_each_other() -> None:
    told = []
    for first in (0, 1):
        env = pettingzoo.raw_env("edelstein", 4)
        env.reset(seed=3)
        env.step(first)
        assert env.agent_selection == "player_1"
        told.append([env.observe(agent)["observation"].tolist() for agent in env.agents])
    assert told[0][0] != told[1][0], "who chose knows what"
    assert told[0][1:] == told[1][1:]


@every_size
def test_rewards_come_at_the_end_and_are_those_of_the_game(game: Game, players: int) -> None:
    for reward, together in (("margin", 0), ("rank", 0), ("win", 1)):
        env = pettingzoo.env(game.id, players, reward=reward)
        last = {agent: got for agent, _, got in play(env, 2)}
        assert sum(last.values()) == pytest.approx(together)
        best = [float(got) == max(last.values()) for got in last.values()]
        over = env.unwrapped._single.as_table()
        assert reward == "margin" or [seat for seat in range(players) if best[seat]] == list(over.winners)


def test_an_illegal_action_is_refused_and_ends_the_game_of_a_guarded_table() -> None:
    raw = pettingzoo.raw_env("basari", 3)
    raw.reset(seed=1)
    with pytest.raises(IllegalMove, match="not a legal action of seat 0 now; possible: A, B, C"):
        raw.step(30)
    guarded = pettingzoo.env("basari", 3)
    guarded.reset(seed=1)
    guarded.step(30)
    assert all(guarded.terminations.values())
    assert guarded.rewards["player_0"] == -1


def test_pictures_are_a_spectators_unless_a_seat_is_named() -> None:
    for render_seat, word in ((None, "***"), (0, "gems")):
        env = pettingzoo.env("edelstein", 4, render_mode="ansi", render_seat=render_seat)
        env.reset(seed=1)
        env.step(2)
        row = next(line for line in env.render().splitlines() if "seat 0" in line)
        assert row.endswith(word)


def test_a_table_can_be_pickled() -> None:
    env = pettingzoo.raw_env("emerald", 3, {"open_gold": "on"}, "win")
    again = pickle.loads(pickle.dumps(env))  # noqa: S301 - our own
    again.reset(seed=1)
    assert again._single.table.open_gold == 1


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("chess", 2), "there is no game 'chess'"),
        (("basari", 2), "is for 3 to 5 players"),
        (("basari", 3, {"speed": "on"}), "has no option 'speed'"),
        (("basari", 3, None, "money"), "a reward is margin, rank or win, not 'money'"),
        (("basari", 3, None, "win", "human"), "the render mode is ansi, svg or rgb_array, not 'human'"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(arguments: tuple[Any, ...], why: str) -> None:
    with pytest.raises(Error, match=why):
        pettingzoo.env(*arguments)


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [("pettingzoo", "pettingzoo", "learn"), ("gymnasium", "gymnasium", "learn"), ("openspiel", "pyspiel", "openspiel")],
)
def test_a_missing_package_is_named_with_what_installs_it(module: str, package: str, extra: str) -> None:
    script = f"import sys; sys.modules[{package!r}] = None; import karfunkel.learn.{module}"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    said = f"{package} is not installed; `pip install 'karfunkel[{extra}]'` brings it"
    assert ran.stderr.splitlines()[-1] == f"karfunkel.optional_imports.MissingPackageError: {said}"

"""Small instances: begun near their ends by every face, and solved by exact regret matching."""

import gymnasium
import numpy as np
import pyspiel
import pytest

import karfunkel.learn.gymnasium  # noqa: F401  # registers the environments
from karfunkel.errors import Error
from karfunkel.learn import Batch, openspiel, pettingzoo
from karfunkel.learn.environment_versions import small_environment_id
from karfunkel.learn.regret_matching import DecisionNode, RegretMatching, exploitability, nodes_of, tree_of
from karfunkel.learn.small_instances import small_instance, small_instances

SIZES = {"edelstein": 14858, "basari": 6936, "emerald": 3483}
"""How many nodes the trees have: positions do not change under their names."""


def small_game(name: str) -> pyspiel.Game:
    small = small_instance(name)
    return pyspiel.load_game(f"karfunkel_{name}", {"players": small.players, "small": True, "reward": small.reward})


@pytest.mark.slow
@pytest.mark.parametrize("name", SIZES)
def test_regret_matching_nears_the_equilibrium(name: str) -> None:
    tree = tree_of(small_game(name).new_initial_state())
    decisions = [node for node in nodes_of(tree) if isinstance(node, DecisionNode)]
    assert sum(1 for _ in nodes_of(tree)) == SIZES[name]
    uniform = {node.information: [(action, 1 / len(node.actions)) for action in node.actions] for node in decisions}
    solver = RegretMatching(tree)
    solver.improve(6)
    assert 0 < exploitability(tree, solver.average()) < 0.7 * exploitability(tree, uniform)


@pytest.mark.slow
def test_openspiels_solver_agrees() -> None:
    game = small_game("emerald")
    tree, theirs = tree_of(game.new_initial_state()), pyspiel.CFRPlusSolver(game)
    ours = RegretMatching(tree)
    ours.improve(1)
    theirs.evaluate_and_update_policy()
    table = theirs.tabular_average_policy().policy_table()
    played = {information: sorted(actions) for information, actions in table.items()}
    assert exploitability(tree, ours.average()) == pytest.approx(exploitability(tree, played))


@pytest.mark.parametrize("name", SIZES)
def test_every_face_begins_there(name: str) -> None:
    small = small_instances()[name]
    single = gymnasium.make(small_environment_id(name))
    observation, info = single.reset(seed=1)
    many = gymnasium.make_vec(small_environment_id(name), num_envs=3)
    observations, infos = many.reset(seed=1)
    batch = Batch(name, small.players, 3, position=small.start(name), reward=small.reward, seed=1)
    env = pettingzoo.env(name, small.players, position=small.start(name), reward=small.reward)
    env.reset(seed=1)
    first = batch.now.seat[0]
    assert np.array_equal(batch.now.masks[0], env.observe(f"player_{first}")["action_mask"])
    if first == 0:
        assert np.array_equal(observation, batch.now.observations[0])
        assert np.array_equal(infos["action_mask"][0], info["action_mask"])
    assert batch.play_out().decisions.max() < 40
    assert observations.shape == (3, batch.observation_size)


@pytest.mark.parametrize(("game", "players"), [("edelstein", 2), ("edelstein", 4), ("basari", 3), ("basari", 5)])
def test_the_last_round_is_the_last_one(game: str, players: int) -> None:
    usual, last = Batch(game, players, 64), Batch(game, players, 64, rounds=1)
    assert last.play_out().decisions.max() < usual.play_out().decisions.min()
    state = pyspiel.load_game(f"karfunkel_{game}", {"players": players, "rounds": 1}).new_initial_state()
    assert (state.single.table.stage, state.single.table.this_round) == tuple(
        int(last.tables[0][field]) for field in ("stage", "this_round")
    )


def test_rounds_are_counted_over_the_stages() -> None:
    table = Batch("edelstein", 4, 1, rounds=9, deck=["bb7"] * 30).tables[0]
    assert (table["stage"], table["this_round"]) == (2, 6)


@pytest.mark.parametrize(
    ("game", "players", "rounds", "words"),
    [
        ("edelstein", 2, 31, "has 30 rounds, not 31"),
        ("edelstein", 2, 0, "a whole number above 0"),
        ("edelstein", 2, True, "a whole number above 0"),
        ("basari", 3, 2, "no fixed number of rounds here"),
        ("emerald", 2, 1, "does not know how many rounds are left"),
    ],
)
def test_rounds_that_cannot_be_are_refused(game: str, players: int, rounds: int, words: str) -> None:
    with pytest.raises(Error, match=words):
        Batch(game, players, 1, rounds=rounds)


def test_a_position_and_rounds_are_not_given_both() -> None:
    start = small_instance("edelstein").start("edelstein")
    with pytest.raises(Error, match="says the round itself"):
        Batch("edelstein", 2, 1, position=start, rounds=1)
    with pytest.raises(Error, match="a position of its own"):
        openspiel.EdelsteinGame({"players": 2, "small": True, "rounds": 1})
    with pytest.raises(Error, match="workers enough"):
        Batch("basari", 3, 1, rounds=1, deck=["rb7w1"] * 39)

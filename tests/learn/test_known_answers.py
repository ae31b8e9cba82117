"""Leduc hold'em has answers that are known: what it is worth, and how bad random play is."""

import sys
from collections.abc import Iterator
from typing import Any

import pyspiel
import pytest

from karfunkel.learn import openspiel
from karfunkel.learn.regret_matching import RegretMatching, exploitability, tree_of
from tests.outside import ROOT, installed, outside_games


@pytest.fixture(scope="module")
def known_answers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The script, with its game installed."""
    with outside_games(installed(tmp_path_factory.mktemp("installed"))), pytest.MonkeyPatch.context() as patched:
        patched.setattr(sys, "path", [*sys.path, str(ROOT / "bench")])
        import known_answers  # noqa: PLC0415  # a script beside the package

        openspiel.register_games()
        yield known_answers


def test_regret_matching_on_our_tree_comes_near_to_the_equilibrium(known_answers: Any) -> None:
    """The first seat loses 0.0856 chips a game: all literature agrees."""
    game = pyspiel.load_game(known_answers.GAME)
    tree = tree_of(game.new_initial_state())
    ours = RegretMatching(tree)
    ours.improve(60)
    assert known_answers.value_of(ours.average()) == pytest.approx(known_answers.KNOWN_VALUE, abs=0.006)
    lost = known_answers.exploitability(ours.average())
    assert lost < 0.04
    assert exploitability(tree, ours.average()) / 2 == pytest.approx(lost), "our best answers are OpenSpiel's"


def test_openspiels_own_solver_finds_the_same_by_our_face(known_answers: Any) -> None:
    game = pyspiel.load_game(known_answers.GAME)
    ours, theirs = RegretMatching(known_answers.tree()), pyspiel.CFRPlusSolver(game)
    for _ in range(4):
        ours.improve(1)
        theirs.evaluate_and_update_policy()
    policy = theirs.tabular_average_policy()
    played = known_answers.table_of(theirs)
    assert known_answers.value_of(played) == pytest.approx(known_answers.value_of(ours.average()))
    assert pyspiel.exploitability(game, policy) / 2 == pytest.approx(known_answers.exploitability(ours.average()))


def test_random_play_is_as_easily_exploited_as_openspiels(known_answers: Any) -> None:
    theirs = pyspiel.load_game("leduc_poker")
    uniform = {
        information: [(action, 1 / len(state.legal_actions())) for action in state.legal_actions()]
        for information, state in known_answers.decisions_of(pyspiel.load_game(known_answers.GAME).new_initial_state())
    }
    lost = pyspiel.exploitability(theirs, pyspiel.UniformRandomPolicy(theirs))
    assert known_answers.exploitability(uniform) == pytest.approx(lost)

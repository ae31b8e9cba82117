"""Games from outside behind the interfaces that learners have: their own tests, and nothing hidden in what is told."""

import logging
import pickle
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gymnasium
import pyspiel
import pytest
import torch
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from karfunkel.errors import Error
from karfunkel.games.registry import Games, game_called
from karfunkel.learn import gymnasium as faces
from karfunkel.learn import openspiel, pettingzoo
from karfunkel.learn.gymnasium_vector import VectorSeatEnv
from karfunkel.learn.policy import Policy, PolicyBot
from karfunkel.training.evaluation import against_chance
from karfunkel.training.settings import TrainingSettings
from karfunkel.training.training import Training
from tests.learn.outside import OUTSIDE, SIZES, games_in, paths_of
from tests.learn.test_openspiel import walk
from tests.outside import EXAMPLES, note_package, outside_games
from tests.sizes import random_table

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
every_outside_size = pytest.mark.parametrize(("name", "players"), SIZES)
every_outside_game = pytest.mark.parametrize("name", OUTSIDE)


@pytest.fixture(scope="module", autouse=True)
def _one_thread() -> Iterator[None]:
    """More would only wait for each other in so small a network, and for those of other tests."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(threads)


@pytest.fixture(scope="module", autouse=True)
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Games]:
    with games_in(tmp_path_factory.mktemp("installed")) as found:
        faces.register_games()
        openspiel.register_games()
        yield found


@every_outside_size
def test_passes_gymnasiums_own_check(name: str, players: int) -> None:
    check_env(gymnasium.make(f"karfunkel/{name}-{players}-v0", render_mode="ansi").unwrapped)


@every_outside_size
def test_passes_pettingzoos_own_tests(name: str, players: int) -> None:
    api_test(pettingzoo.env(name, players, reward="rank", render_mode="ansi"), num_cycles=60)
    seed_test(lambda: pettingzoo.env(name, players), num_cycles=40)


@every_outside_size
def test_passes_openspiels_own_simulation(name: str, players: int) -> None:
    for reward in ("margin", "rank", "win"):
        game = pyspiel.load_game(f"karfunkel_{name}", {"players": players, "reward": reward})
        pyspiel.random_sim_test(game, num_sims=1, serialize=reward == "rank", verbose=False)


@every_outside_game
def test_states_of_openspiel_are_cloned_and_pickled(name: str) -> None:
    for number, state in enumerate(walk(pyspiel.load_game(f"karfunkel_{name}", {"players": 2}), 1)):
        if number % 7 == 3 and not state.is_terminal():
            again = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
            assert str(again) == str(state) == str(state.clone())
            assert again.single.table == state.single.table


@pytest.mark.parametrize("players", [2, 3, 5])
def test_hidden_choices_are_in_nothing_that_others_are_told(players: int) -> None:
    hidden = 0
    for state in walk(pyspiel.load_game("karfunkel_tailings", {"players": players}), 4):
        for player in range(players):
            words, told = str(state).split(), state.information_state_string(player).split()[1:]
            masked = [word for word, seen in zip(words, told, strict=True) if word != seen]
            seen = state.single.view(player)["chosen"]
            assert [int(word[0]) for word in masked] == [seat for seat, card in enumerate(seen) if card == -2]
            hidden += len(masked)
    assert hidden > 8


@pytest.mark.parametrize("players", [2, 4])
def test_resampling_draws_what_is_hidden_and_nothing_else(players: int) -> None:
    rng, others = random.Random(5), 0
    for state in walk(pyspiel.load_game("karfunkel_tailings", {"players": players}), 5):
        if state.is_terminal():
            break
        for player in range(players):
            again = state.resample_from_infostate(player, rng.random)
            assert again.information_state_string(player) == state.information_state_string(player)
            assert again.observation_string(player) == state.observation_string(player)
            assert len(again.history()) == len(state.history())
            others += str(again) != str(state)
    assert others > 3


def test_the_same_seed_is_the_same_game(games: Games) -> None:
    def played(seed: int) -> list[Any]:
        env, rng, seen = faces.SeatEnv("tailings", 3, bots="random", reward="rank"), random.Random(1), []
        observation, info = env.reset(seed=seed)
        over = False
        while not over:
            action = rng.choice(info["action_mask"].nonzero()[0].tolist())
            observation, reward, over, _, info = env.step(action)
            seen.append((observation.tolist(), reward))
        return seen

    assert played(1) == played(1) != played(2)


# ---- policies


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in OUTSIDE if name != "leduc"])  # half a minute for nothing new
def test_a_policy_is_trained_saved_and_plays(name: str, tmp_path: Path, games: Games) -> None:
    small: dict[str, Any] = {"tables": 64, "trial_tables": 64, "steps": 16, "width": 32, "blocks": 1, "updates": 2}
    settings = TrainingSettings(game=name, players=2, out=tmp_path, minibatch=256, every=1e9, **small)
    policy = Policy.load(Training(settings).run())
    assert policy.game == name
    table, rng = random_table(games[name], 2, 3, moves=0), random.Random(1)
    bot = PolicyBot(policy)
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, bot.choose(table.view(seat), table.moves(seat), rng))
    assert table.winners


@pytest.mark.slow
def test_what_is_learned_beats_chance(tmp_path: Path) -> None:
    """Two seats of Geode: to stop in time is soon learned."""
    small: dict[str, Any] = {"tables": 256, "trial_tables": 1024, "steps": 32, "width": 64, "blocks": 1, "updates": 25}
    settings = TrainingSettings(game="geode", players=2, out=tmp_path, minibatch=1024, rate=3e-3, every=1e9, **small)
    training = Training(settings)
    training.run()
    share = against_chance(training.network, training.trial, 2, "cpu", 5)
    assert share.low > 0.6


def test_a_game_whose_observation_is_broken_is_reported_once_and_the_others_are_there(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    geode = EXAMPLES[0] / "src" / "karfunkel_geode" / "notation.py"
    broken, older = ("observation", "raise ImportError('it needs a moon')"), ("learn", "MOST_POINTS = 7")
    for name, part in (("cracked", broken), ("whole", older)):
        package = tmp_path / f"{name}_package"
        package.mkdir()
        source = "from dataclasses import replace\nfrom karfunkel_geode.game import GAME as G\n"
        source += f"GAME = replace(G, id={name!r})\n"
        notation = geode.read_text("utf-8").replace("karfunkel_geode.game", f"{name}_package.game")
        for file, text in (("__init__", ""), ("game", source), ("notation", notation), part):
            (package / f"{file}.py").write_text(text, "utf-8")
        note_package(tmp_path, f"{name}-package", {name: f"{name}_package.game:GAME"})
    with outside_games([*paths_of(tmp_path / "others"), str(tmp_path)]), caplog.at_level(logging.WARNING):
        openspiel.register_games()
        openspiel.register_games()
        assert {"karfunkel_whole", "karfunkel_geode"} <= set(pyspiel.registered_names())
        assert openspiel.most_points(game_called("whole")) == 7
    assert [record.getMessage() for record in caplog.records] == [
        "OpenSpiel does without cracked: ImportError: it needs a moon",
        "the part learn of whole_package is called observation now",
    ]


@pytest.mark.slow
def test_games_without_compiled_levels_seat_chance_and_policies_but_no_traders() -> None:
    name = OUTSIDE[0]
    envs = VectorSeatEnv(name, 3, 4)
    _, infos = envs.reset(seed=1)
    for _ in range(10):
        infos = envs.step(infos["action_mask"].argmax(axis=1))[4]
    assert (envs.batch.lineups == ["learner", "random", "random"]).all()
    with pytest.raises(Error, match="not compiled"):
        VectorSeatEnv(name, 3, 4, bots="trader")
    with pytest.raises(Error, match="not compiled"):
        envs.batch.advice("trader")

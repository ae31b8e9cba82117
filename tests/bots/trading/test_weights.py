"""What was fitted: complete, readable, and found again by fitting what is known."""

from pathlib import Path

import numpy as np
import pytest

from karfunkel.bots.fit.calibration_plot import calibration_svg
from karfunkel.bots.fit.regression import calibration, fit_heat, logistic, quality, ridge, softmax, split
from karfunkel.bots.weights import read_weights, write_weights
from karfunkel.games.registry import GAMES
from karfunkel.games.trading.bots.fit import initial_weights, linear_places, zero_weights
from karfunkel.games.trading.bots.weights_record import weights_for, weights_of

every_game = pytest.mark.parametrize("game", ["edelstein", "basari"])


@every_game
def test_weights_are_there_for_every_number_of_players(game: str) -> None:
    assert sorted(weights_for(game)) == list(GAMES[game].sizes)
    for weights in weights_for(game).values():
        assert weights["earned"] == 1.0
        assert 0.5 < weights["now"] < 1.5, "a point hoped for at the next scoring is worth about a point"
        assert min(weights["heat"], weights["heating"]) > 0.0


@every_game
def test_every_weight_is_guessed_first(game: str) -> None:
    assert set(initial_weights(game)) == set(weights_of(game).fields) == set(zero_weights(game))
    assert {name for name, _ in linear_places(game)} < set(initial_weights(game))


@every_game
def test_the_fit_knows_more_than_nothing(game: str) -> None:
    for players, figures in read_weights(game)["quality"].items():
        assert figures["log_loss"] < figures["blind_log_loss"], players
        assert figures["calibration"] < 0.03, players


def test_weights_are_written_as_they_are_read(tmp_path: Path) -> None:
    file = write_weights("chess", {"weights": {"3": {"queen": 9.1234567, "pawns": [1.0, 0.5]}}}, tmp_path)
    assert '"queen": 9.12346' in file.read_text()


def test_bots_play_by_the_weights_in_the_folder_that_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = read_weights("basari"), read_weights("emerald")
    write_weights("basari", {"weights": {"3": {"now": 0.25}}}, tmp_path)
    monkeypatch.setenv("KARFUNKEL_WEIGHTS", str(tmp_path))
    assert read_weights("basari") == {"game": "basari", "weights": {"3": {"now": 0.25}}}
    assert read_weights("emerald") == ours[1], "what the folder does not have is ours"
    monkeypatch.setenv("KARFUNKEL_WEIGHTS", "")
    assert read_weights("basari") == ours[0]


def some_scores(seed: int, positions: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Scores of four seats, how much is left of each game, and who won with a temperature of 2 + 3 a round."""
    dice = np.random.default_rng(seed)
    scores, left = dice.normal(0.0, 6.0, (positions, 4)), dice.integers(0, 20, positions).astype(float)
    chances = softmax(scores, np.sqrt(2.0 + 3.0 * left))
    winners = [dice.choice(4, p=chance) for chance in chances]
    return scores, left, np.eye(4)[winners]


def test_the_temperature_is_found_again() -> None:
    scores, left, shares = some_scores(1, 20_000)
    heat, heating = fit_heat(scores, shares, left)
    assert heat == pytest.approx(2.0, abs=1.0)
    assert heating == pytest.approx(3.0, abs=0.3)
    good = quality(softmax(scores, np.sqrt(heat + heating * left)), shares)
    assert good.off < 0.01
    assert good.loss < good.blind_loss == pytest.approx(np.log(4))
    assert quality(softmax(scores, 1.0), shares).off > 0.05, "much too sure of itself"


def test_least_squares_and_a_logistic_curve_find_what_was_put_in() -> None:
    dice = np.random.default_rng(2)
    features = dice.normal(size=(5000, 3))
    assert ridge(features, features @ [1.0, -2.0, 0.5], 1e-6) == pytest.approx([1.0, -2.0, 0.5], abs=1e-3)
    came_true = (dice.random(5000) < 1 / (1 + np.exp(-features @ [1.0, -2.0, 0.5]))).astype(float)
    assert logistic(features, came_true, 1e-6) == pytest.approx([1.0, -2.0, 0.5], abs=0.2)


def test_whole_games_are_held_back() -> None:
    games = np.repeat(np.arange(10), 7)
    used, held_back = split(games)
    assert not set(games[used]) & set(games[held_back])
    assert len(used) + len(held_back) == len(games)


def test_calibration_is_drawn() -> None:
    bins = calibration(np.array([0.05, 0.05, 0.55, 0.95]), np.array([0.0, 0.0, 1.0, 1.0]))
    assert [(one.observed, one.number) for one in bins] == [(0.0, 2), (1.0, 1), (1.0, 1)]
    picture = calibration_svg("chances", {"4 players": bins})
    assert picture.count("<circle") == 3
    assert "4 players" in picture

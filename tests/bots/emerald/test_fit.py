"""Fitting the weights of Emerald."""

import numpy as np
import pytest

from karfunkel.bots.fit.regression import softmax
from karfunkel.bots.weights import read_weights
from karfunkel.games.emerald.bots.feature_names import FEATURES
from karfunkel.games.emerald.bots.fit import EmeraldFit, EmeraldSample, by_name, maximum_likelihood, measure_quality
from karfunkel.games.emerald.bots.weights_record import row_of


def test_known_weights_are_found_again() -> None:
    rng = np.random.default_rng(1)
    features = rng.normal(size=(6_000, 3, FEATURES)) * (np.arange(FEATURES) < 4)
    late = rng.uniform(size=6_000)
    true = np.zeros(2 * FEATURES)
    true[:4] = 1.0, -0.5, 0.25, 0.0
    true[FEATURES : FEATURES + 4] = 0.0, 0.5, -1.0, 1.0
    sample = EmeraldSample(features, late, np.arange(6_000), np.zeros((6_000, 3)))
    chances = softmax(sample.grown() @ true, 1.0)
    winners = [rng.choice(3, p=row) for row in chances]
    sample = EmeraldSample(features, late, sample.games, np.eye(3)[winners])
    found = maximum_likelihood(sample)
    assert found == pytest.approx(true, abs=0.2)
    good = measure_quality(sample, found)
    assert good.off < 0.02
    assert good.loss < good.blind_loss


def test_a_sample_is_the_same_for_the_same_seed() -> None:
    novice = row_of(read_weights("emerald")["weights"]["novice"]["any"])
    fit = EmeraldFit(3)
    one, same, other = (fit.play(novice, 20, seed) for seed in (1, 1, 2))
    assert np.array_equal(one.features, same.features)
    assert np.array_equal(one.shares, same.shares)
    assert not np.array_equal(one.features[:50], other.features[:50])
    assert one.shares.sum(axis=1) == pytest.approx(1.0)
    assert (one.late >= 0.0).all()
    assert (one.late < 1.0).all()
    assert set(one.games) <= set(range(20))
    assert len(one) > 20


def test_weights_are_written_as_they_are_read() -> None:
    weights = np.arange(2.0 * FEATURES)
    assert row_of(by_name(weights)).tolist() == weights.tolist()

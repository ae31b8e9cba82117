"""Regression for any game's weights: ridge, logistic, softmax temperatures, log loss, calibration.

A value is fitted in two steps. Least squares find what each feature of a seat adds to its final score. A softmax over
those scores, with a temperature that is fitted too, turns them into chances to win.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Places = NDArray[np.intp]

GOLDEN = (math.sqrt(5.0) - 1.0) / 2.0
BINS = 10
TINY = 1e-9


def ridge(features: Array, targets: Array, penalty: float) -> Array:
    """The weights with which features (a row a sample) come nearest to the targets; the penalty keeps them small."""
    columns = features.shape[1]
    return np.asarray(np.linalg.solve(features.T @ features + penalty * np.eye(columns), features.T @ targets), float)


def logistic(features: Array, targets: Array, penalty: float, steps: int = 30) -> Array:
    """The weights with which a logistic curve over the features comes nearest to targets of 0 to 1 (Newton's way)."""
    weights = np.zeros(features.shape[1])
    for _ in range(steps):
        chances = 1.0 / (1.0 + np.exp(-np.clip(features @ weights, -30.0, 30.0)))
        slope = features.T @ (targets - chances) - penalty * weights
        curve = (features * (chances * (1.0 - chances))[:, None]).T @ features + penalty * np.eye(features.shape[1])
        step = np.linalg.solve(curve, slope)
        weights += step
        if np.abs(step).max() < 1e-8:
            break
    return weights


def softmax(scores: Array, temperatures: Array | float) -> Array:
    """Each seat's chance to win, from the scores of all (a row a position) and the temperature of each position."""
    scaled = scores / np.reshape(temperatures, (-1, 1))
    powers = np.exp(scaled - scaled.max(axis=1, keepdims=True))
    chances: Array = powers / powers.sum(axis=1, keepdims=True)
    return chances


def log_loss(chances: Array, shares: Array) -> float:
    """How surprised chances (a row a position, a column a seat) are by what each seat had of the win, on average."""
    return float(-(shares * np.log(np.maximum(chances, TINY))).sum(axis=1).mean())


def minimise(cost: Callable[[float], float], low: float, high: float, steps: int = 40) -> float:
    """Where a cost with one valley is least between two numbers, by golden sections."""
    left, right = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
    at_left, at_right = cost(left), cost(right)
    for _ in range(steps):
        if at_left < at_right:
            high, right, at_right = right, left, at_left
            left = high - GOLDEN * (high - low)
            at_left = cost(left)
        else:
            low, left, at_left = left, right, at_right
            right = low + GOLDEN * (high - low)
            at_right = cost(right)
    return (low + high) / 2.0


def fit_temperature(scores: Array, shares: Array, low: float = 0.1, high: float = 100.0) -> float:
    """The temperature with which a softmax of the scores is least surprised by who won."""
    return math.exp(
        minimise(lambda log: log_loss(softmax(scores, math.exp(log)), shares), math.log(low), math.log(high))
    )


@dataclass(frozen=True)
class Bin:
    """Predictions that are about the same: their mean, what came true of them, how many they are."""

    predicted: float
    observed: float
    number: int


@dataclass(frozen=True)
class Quality:
    """How good win chances are: against what came true, and against knowing nothing."""

    loss: float
    """The mean logarithmic loss,"""
    blind_loss: float
    """that of giving every seat the same chance,"""
    brier: float
    """the mean squared error,"""
    off: float
    """how far the chances are off on average, bin by bin,"""
    bins: tuple[Bin, ...]

    def figures(self) -> dict[str, float]:
        """The figures by name, rounded for people."""
        named = {"log_loss": self.loss, "blind_log_loss": self.blind_loss, "brier": self.brier, "calibration": self.off}
        return {name: round(figure, 4) for name, figure in named.items()}


def quality(chances: Array, shares: Array) -> Quality:
    """How good chances are that were given to positions with these outcomes."""
    blind = np.full_like(chances, 1.0 / chances.shape[1])
    bins = calibration(chances.ravel(), shares.ravel())
    off = sum(abs(one.predicted - one.observed) * one.number for one in bins) / chances.size
    brier = float(((chances - shares) ** 2).mean())
    return Quality(log_loss(chances, shares), log_loss(blind, shares), brier, off, bins)


def calibration(predicted: Array, observed: Array) -> tuple[Bin, ...]:
    """Predictions and what came true of them, in bins of about the same prediction."""
    places = np.minimum((predicted * BINS).astype(int), BINS - 1)
    bins = []
    for place in range(BINS):
        here = places == place
        if here.any():
            bins.append(Bin(float(predicted[here].mean()), float(observed[here].mean()), int(here.sum())))
    return tuple(bins)


def root_mean_square(errors: Array) -> float:
    """The usual size of errors."""
    return float(np.sqrt((errors**2).mean()))


def split(games: Sequence[Any] | Array, held_back: float = 0.2) -> tuple[Places, Places]:
    """Which samples to fit with, and which to judge the fit by: whole games are held back, the last ones.

    Args:
        games: the number of the game that each sample is from.
        held_back: the share of the games that are not fitted with.
    """
    numbers = np.asarray(games)
    first_held_back = np.quantile(np.unique(numbers), 1.0 - held_back)
    return np.flatnonzero(numbers < first_held_back), np.flatnonzero(numbers >= first_held_back)


def fit_heat(scores: Array, shares: Array, left: Array, sweeps: int = 4) -> tuple[float, float]:
    """A temperature that grows with what is left of the game: its square at the end, and the growth of that.

    Args:
        scores: what each seat may hope for, a row a position.
        shares: what each seat had of the win.
        left: how much of the game is left at each position.
        sweeps: how often one number is sought after the other.
    """

    def loss(log_heat: float, log_growth: float) -> float:
        return log_loss(softmax(scores, np.sqrt(math.exp(log_heat) + math.exp(log_growth) * left)), shares)

    heat, growth = math.log(4.0), math.log(4.0)
    for _ in range(sweeps):
        growth = minimise(partial(loss, heat), -5.0, 7.0, 20)
        heat = minimise(partial(_swapped, loss, growth), -3.0, 7.0, 20)
    return math.exp(heat), math.exp(growth)


def _swapped(function: Callable[[float, float], float], second: float, first: float) -> float:
    """A function of two numbers whose second one is given first."""
    return function(first, second)

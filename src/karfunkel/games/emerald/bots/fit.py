"""Fitting the weights of Emerald's features to games that the trader plays against itself.

A seat's features, each times its weight, add up to the logarithm of its odds to win. The weights are those under which
what came true was likeliest, found by Newton's way. The games of the first time are played with the novice's eye, those
of the next time with the weights of the time before.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from karfunkel.bots.fit.calibration_plot import save_calibration
from karfunkel.bots.fit.regression import Array, Quality, quality, softmax, split
from karfunkel.bots.weights import read_weights, write_weights
from karfunkel.games.emerald.bots.feature_names import FEATURE_NAMES, FEATURES
from karfunkel.games.emerald.bots.mind_compilation import compile_mind_rules
from karfunkel.games.emerald.bots.self_play import play_games, write_sample
from karfunkel.games.emerald.bots.thread_buffers import EmeraldMindBuffers
from karfunkel.games.emerald.bots.weights_record import WeightRow, record_of, row_of
from karfunkel.games.emerald.game import EMERALD
from karfunkel.games.emerald.rules.state import MAX_PLAYERS, Table

Say = Callable[[str], None]

TIMES = 3
MANY = 4
"""Games of Emerald are quick: so many are played for each that is asked for."""
ONE_IN = 8
"""One in so many tables goes into the sample; its neighbours would say the same."""
MOST_TABLES = 200
"""No game has more tables at which a knight is to be moved, but for rare ones, which are cut."""
TEMPERATURE = 0.1
"""How readily a trader of the sample plays what is not the best."""
PENALTY = 20.0
"""How much weights are kept small."""
NEWTON_STEPS = 12
CHUNK = 10_000


@dataclass(frozen=True)
class EmeraldSample:
    """Tables at which a knight was to be moved, and how their games ended."""

    features: Array
    """The features of each seat of each table,"""
    late: Array
    """how far its game was,"""
    games: Any
    """which game it was,"""
    shares: Array
    """and what each seat had of the win."""

    def __len__(self) -> int:
        return len(self.late)

    def part(self, places: Any) -> "EmeraldSample":
        """Some of the tables."""
        return EmeraldSample(self.features[places], self.late[places], self.games[places], self.shares[places])

    def grown(self) -> Array:
        """What the weights are multiplied with: the features, and once more by how far the game was."""
        return np.concatenate([self.features, self.features * self.late[:, None, None]], axis=2)


def compile_fitting(game_id: str) -> dict[str, Any]:
    """What fitting needs, compiled."""
    return compile_mind_rules("fitting", (play_games, write_sample))


class EmeraldFit:
    """Plays and fits for one number of players."""

    def __init__(self, players: int) -> None:
        self.players = players
        self._rules = compile_fitting(EMERALD.id)
        self._buffers = EmeraldMindBuffers()
        table = EMERALD.lay_out(players, EMERALD.checked_options(None), ())
        EMERALD.plain.go_on(table)
        self._start = table.to_numpy()

    def play(self, weights: WeightRow, games: int, seed: int) -> EmeraldSample:
        """Let traders play with these weights."""
        place = self._buffers
        tables = np.zeros(games * MOST_TABLES // ONE_IN, Table.dtype)
        game_of, shares = np.zeros(len(tables), np.int32), np.zeros(len(tables) * MAX_PLAYERS)
        kept = self._rules["play_games"](
            place.tables,
            place.scratch,
            record_of(weights),
            place.dice,
            place.actions,
            self._start,
            tables,
            game_of,
            shares,
            seed,
            games,
            ONE_IN,
            TEMPERATURE,
        )
        features, late = np.zeros(kept * MAX_PLAYERS * FEATURES), np.zeros(kept)
        self._rules["write_sample"](tables[:kept], place.scratch, features, late)
        seats = features.reshape(kept, MAX_PLAYERS, FEATURES)[:, : self.players]
        return EmeraldSample(seats, late, game_of[:kept], shares.reshape(-1, MAX_PLAYERS)[:kept, : self.players])


def maximum_likelihood(sample: EmeraldSample) -> WeightRow:
    """The weights under which the outcomes of a sample are likeliest."""
    weights = np.zeros(2 * FEATURES)
    for _ in range(NEWTON_STEPS):
        slope, curve = -PENALTY * weights, PENALTY * np.eye(len(weights))
        for first in range(0, len(sample), CHUNK):
            part = sample.part(slice(first, first + CHUNK))
            more_slope, more_curve = _derivatives(part.grown(), part.shares, weights)
            slope += more_slope
            curve += more_curve
        step = np.linalg.solve(curve, slope)
        weights += step
        if np.abs(step).max() < 1e-5:
            break
    return weights


def _derivatives(grown: Array, shares: Array, weights: WeightRow) -> tuple[Array, Array]:
    """The slope of the logarithm of the likelihood, and its curvature."""
    chances = softmax(grown @ weights, 1.0)
    rows = grown.reshape(-1, len(weights))
    mean = (grown * chances[:, :, None]).sum(axis=1)
    slope = rows.T @ (shares - chances).ravel()
    curve = (rows * chances.reshape(-1, 1)).T @ rows - mean.T @ mean
    return slope, curve


def measure_quality(sample: EmeraldSample, weights: WeightRow) -> Quality:
    """How good the chances are that these weights give to a sample."""
    return quality(softmax(sample.grown() @ weights, 1.0), sample.shares)


def by_name(weights: WeightRow) -> dict[str, dict[str, float]]:
    """Weights as they are written: at first, and by how much they grow until the end."""
    at_first, by_and_by = weights[:FEATURES].tolist(), weights[FEATURES:].tolist()
    return {
        "early": dict(zip(FEATURE_NAMES, at_first, strict=True)),
        "late": dict(zip(FEATURE_NAMES, by_and_by, strict=True)),
    }


def fit_game(game_id: str, games: int, seed: int, say: Say, weights_to: Path | None, picture_to: Path) -> None:
    """Fit Emerald for every number of players, write the weights, and draw how well they predict who wins."""
    novice = read_weights(game_id)["weights"]["novice"]
    fitted: dict[str, Any] = {}
    figures: dict[str, Mapping[str, float]] = {}
    bins = {}
    for players in EMERALD.sizes:
        fit, weights = EmeraldFit(players), row_of(novice["any"])
        for time in range(TIMES):
            sample = fit.play(weights, MANY * games, seed + time)
            used, held_back = (sample.part(places) for places in split(sample.games))
            weights = maximum_likelihood(used)
            good = measure_quality(held_back, weights)
            say(
                f"{game_id}, {players} players, time {time + 1} of {TIMES}: {len(sample):,} tables; "
                f"log loss {good.loss:.3f} (knowing nothing {good.blind_loss:.3f}), chances off by {good.off:.3f}"
            )
        fitted[str(players)], figures[str(players)] = by_name(weights), good.figures()
        bins[f"{players} players"] = good.bins
    about = "what features are worth: the novice's are made by hand, the others fitted to games of the trader"
    sample_of = {"games_each_time": MANY * games, "times": TIMES, "seed": seed, "held_back": "the last fifth"}
    weights_by_eye = {"novice": novice, "fitted": fitted}
    fitted_anew = {"about": about, "sample": sample_of, "quality": figures, "weights": weights_by_eye}
    write_weights(game_id, fitted_anew, weights_to)
    save_calibration(f"{EMERALD.title}: chances", bins, picture_to)

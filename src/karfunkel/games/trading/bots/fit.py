"""Fitting the evaluation of the trading games to games that the trader plays against itself.

A worth is a sum of terms, each times a weight (a point earned counts 1), and a few parameters bend them: how sharply
more gems are better, how soon workers are enough. A lead fades, for the others turn against the leader: it is taken to
fall with the rounds that are still to come. The weights are found by least squares over the leads at the end, those few
numbers by looking along one after the other. Then the temperature is found that turns worths into chances. All of it is
done for each number of players, a few times over: the next time the games are played with the weights of the time
before.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from karfunkel.bots.fit.calibration_plot import save_calibration
from karfunkel.bots.fit.regression import (
    TINY,
    Array,
    Quality,
    fit_heat,
    minimise,
    quality,
    ridge,
    root_mean_square,
    softmax,
    split,
)
from karfunkel.bots.weights import write_weights
from karfunkel.games.game import Game
from karfunkel.games.registry import game_called, part_of
from karfunkel.games.trading.bots.mind_compilation import compile_fitting
from karfunkel.games.trading.bots.scratch_record import SEATS
from karfunkel.games.trading.bots.self_play import START
from karfunkel.games.trading.bots.thread_buffers import TradingMindBuffers
from karfunkel.games.trading.bots.weights_record import weights_of, weights_record

Named = dict[str, Any]
Say = Callable[[str], None]

MOST_ROUNDS = 40
"""No game has more rounds."""
PENALTY = 0.05
"""How much weights are kept near to what they were before: tables of one game tell much the same."""
SWEEPS, STEPS, EVERY = 2, 8, 3
"""How often each of the parameters that are not linear is sought, in how many steps, with every how manieth table."""
TIMES = 2
"""How often games are played and fitted, the next time with the weights of the time before."""

NOT_FITTED = ("earned", "blunting", "heat", "heating", "instant")
"""A point earned is the measure; how terms grow blunt goes with how sharp they are; the temperature comes last; instant
cards are not seen on tables."""
BOTH: Named = {
    "earned": 1.0,
    "now": 0.9,
    "next": 0.6,
    "last": 0.4,
    "gem": [0.5, 0.45, 0.4, 0.35],
    "gem_now": [0.03, 0.03, 0.03, 0.03],
    "sharpness": 1.8,
    "blunting": 0.5,
    "heat": 9.0,
    "heating": 14.0,
}
FADING = (0.0, 0.2)
"""The limits between which it is sought how much of a lead is lost with each round."""


@dataclass(frozen=True)
class Sample:
    """Tables from the beginnings of rounds, and how their games ended."""

    tables: Any
    game_of: Any
    shares: Array
    """What each seat had of the win, a row a table,"""
    targets: Array
    """and how many points more than the others it had on average in the end."""


class TradingFit:
    """Fits one game for one number of players."""

    def __init__(self, game_id: str, players: int) -> None:
        self.game: Game = game_called(game_id)
        self.players = players
        self._rules = compile_fitting(game_id)
        self._buffers = TradingMindBuffers(game_id)
        start = self.game.lay_out(players, self.game.checked_options(None), self.game.house_deck())
        self.game.plain.go_on(start)
        self._buffers.tables[START] = start.to_numpy()[0]

    def play(self, named: Named, games: int, seed: int) -> Sample:
        """Let traders play with these weights."""
        place = self._buffers
        tables = np.zeros(games * MOST_ROUNDS, self.game.table.dtype)
        game_of, ends = np.zeros(len(tables), np.int32), np.zeros(games * 2 * SEATS)
        weights = weights_record(self.game.id, named)
        kept = self._rules["play_games"](
            place.tables, weights, place.scratch[0], place.dice, place.actions, tables, game_of, ends, seed, 0, games
        )
        ends = ends.reshape(games, 2, SEATS)[:, :, : self.players]
        return Sample(tables[:kept], game_of[:kept], ends[game_of[:kept], 0], centred(ends[game_of[:kept], 1]))

    def worths(self, tables: Any, named: Named) -> Array:
        """Everybody's worth at each table, less the mean of all at it."""
        found = np.zeros(len(tables) * SEATS)
        self._rules["evaluate_all"](
            tables, weights_record(self.game.id, named), self._buffers.scratch[0], len(tables), found
        )
        return centred(found.reshape(-1, SEATS)[:, : self.players])

    def features(self, tables: Any, named: Named) -> Array:
        """What each weight is multiplied with: worth is linear in them, so it is the worth if only that weight is 1."""
        columns = []
        for name, place in linear_places(self.game.id):
            single = {
                **zero_weights(self.game.id),
                **{bend: named[bend] for bend in (*not_linear(self.game.id), "blunting")},
            }
            if place is None:
                single[name] = 1.0
            else:
                single[name][place] = 1.0
            columns.append(self.worths(tables, single).ravel())
        return np.stack(columns, axis=1)

    def fit(self, sample: Sample, named: Named) -> tuple[Named, dict[str, float], Quality]:
        """Weights fitted to a sample, from those with which it was played; and how good they are."""
        used, held_back = split(sample.game_of)
        fitted = self._fit_worth(sample, used, named)
        left = self.rounds_to_come(sample.tables)
        worths = self.worths(sample.tables, fitted)
        fade, _ = self._fading(sample.tables, fitted)
        fitted["heat"], fitted["heating"] = fit_heat(worths[used], sample.shares[used], left[used])
        heats = np.sqrt(fitted["heat"] + fitted["heating"] * left[held_back])
        good = quality(softmax(worths[held_back], heats), sample.shares[held_back])
        errors = (worths * fade - sample.targets)[held_back]
        figures = {
            "points_off": root_mean_square(errors),
            "points_off_blind": root_mean_square(sample.targets[held_back]),
            **good.figures(),
        }
        return fitted, figures, good

    def _fit_worth(self, sample: Sample, used: Any, named: Named) -> Named:
        """Fit one bending parameter after the other, with the best weights for each; then fit the weights."""
        fitted = {"fading": 0.05, **named}
        tables, targets = sample.tables[used], sample.targets[used]
        few, few_targets = tables[::EVERY].copy(), targets[::EVERY]
        for _ in range(SWEEPS):
            for bend, (low, high) in {**not_linear(self.game.id), "fading": FADING}.items():
                bent = partial(self._error, few, few_targets, fitted, bend)
                fitted[bend] = minimise(bent, low, high, STEPS)
        return self._fit_weights(tables, targets, fitted)

    def _error(self, tables: Any, targets: Array, named: Named, bend: str, value: float) -> float:
        """How far worths are off with this parameter, with the best weights for it; late tables count more."""
        fitted = self._fit_weights(tables, targets, {**named, bend: value})
        fade, count = self._fading(tables, fitted)
        return root_mean_square((self.worths(tables, fitted) * fade - targets) * count)

    def _fading(self, tables: Any, named: Named) -> tuple[Array, Array]:
        """What is left of a lead at the end, and how much each table counts: the less, the more can still happen."""
        left = self.rounds_to_come(tables)[:, None]
        return 1.0 / (1.0 + named["fading"] * left), 1.0 / np.sqrt(1.0 + left)

    def _fit_weights(self, tables: Any, targets: Array, named: Named) -> Named:
        """The weights by least squares, drawn a little towards those that were there before; none is negative."""
        fade, count = self._fading(tables, named)
        features = self.features(tables, named) * np.repeat(fade * count, self.players, axis=0)
        off = ((targets - self.worths(tables, named) * fade) * count).ravel()
        sizes = np.sqrt((features**2).mean(axis=0)) + TINY
        change = ridge(features / sizes, off, PENALTY * len(features)) / sizes
        fitted = {name: (list(value) if isinstance(value, list) else value) for name, value in named.items()}
        for (name, place), more in zip(linear_places(self.game.id), change.tolist(), strict=True):
            if place is None:
                fitted[name] = max(0.0, fitted[name] + more)
            else:
                fitted[name][place] = max(0.0, fitted[name][place] + more)
        return fitted

    def rounds_to_come(self, tables: Any) -> Array:
        """How many rounds each table's game still has, as the temperature counts them."""
        found = np.zeros(len(tables) * SEATS)
        self._rules["count_rounds_left"](tables, len(tables), found)
        return found[: len(tables)]


def centred(numbers: Array) -> Array:
    """Numbers of the seats of a table, less their mean."""
    less: Array = numbers - numbers.mean(axis=1, keepdims=True)
    return less


def not_linear(game_id: str) -> Mapping[str, tuple[float, float]]:
    """The parameters that are not linear, and between which limits they are sought."""
    limits: Mapping[str, tuple[float, float]] = part_of(game_id, "bots.fit").NOT_LINEAR
    return limits


def initial_weights(game_id: str) -> Named:
    """What an experienced player would guess: with these weights the first games are played."""
    own: Named = part_of(game_id, "bots.fit").GUESSED
    return {**BOTH, **own}


def linear_places(game_id: str) -> list[tuple[str, int | None]]:
    """The weights that worth is linear in: their names, and their places where they are several."""
    places: list[tuple[str, int | None]] = []
    for name, field in weights_of(game_id).fields.items():
        if name not in NOT_FITTED and name not in not_linear(game_id):
            places += [(name, place) for place in range(field.shape[0])] if field.shape else [(name, None)]
    return places


def zero_weights(game_id: str) -> Named:
    """Weights with which everything is worth nothing."""
    fields = weights_of(game_id).fields
    none: Named = {name: [0.0] * field.shape[0] if field.shape else 0.0 for name, field in fields.items()}
    return {**none, "heat": 1.0}


def fit_game(game_id: str, games: int, seed: int, say: Say, weights_to: Path | None, picture_to: Path) -> None:
    """Fit a game for every number of players, write the weights, and draw how well they predict who wins."""
    weights: Named = {}
    figures: Named = {}
    bins = {}
    for players in game_called(game_id).sizes:
        fit, named = TradingFit(game_id, players), initial_weights(game_id)
        for again in range(TIMES):
            sample = fit.play(named, games, seed + again)
            named, figures[str(players)], good = fit.fit(sample, named)
            tables = f"{len(sample.tables):,} tables"
            say(f"{game_id}, {players} players, time {again + 1} of {TIMES}: {tables}; {describe_fit(good)}")
        weights[str(players)] = named
        bins[f"{players} players"] = good.bins
    about = "what tables are worth: fitted to games of the trader against itself, for each number of players"
    sample_of = {"games_each_time": games, "times": TIMES, "seed": seed, "held_back": "the last fifth of the games"}
    write_weights(game_id, {"about": about, "sample": sample_of, "quality": figures, "weights": weights}, weights_to)
    save_calibration(f"{game_called(game_id).title}: chances", bins, picture_to)


def describe_fit(good: Quality) -> str:
    """How good a fit is, in words."""
    return f"log loss {good.loss:.3f} (knowing nothing {good.blind_loss:.3f}), chances off by {good.off:.3f}"

"""Checks of what learners observe."""

from typing import Any

from karfunkel.conformance.assertions import GAMES_EACH, demand
from karfunkel.conformance.random_games import random_states
from karfunkel.engine import WORDS, Dice, shake
from karfunkel.games.game import Game
from karfunkel.learn import Batch, observation_fields
from karfunkel.learn.observation import observe_plainly


def observations_are_true(game: Game, players: int) -> None:
    """What is observed is within its ranges, and the same at tables that differ only in what the seat cannot see."""
    dice = Dice([0] * WORDS)
    for seed in range(3):
        shake(dice, 2, seed)
        for table in random_states(game, players, seed):
            for seat in range(players):
                _check_observation(game, table, seat, dice)


def _check_observation(game: Game, table: Any, seat: int, dice: Dice) -> None:
    seen, twin = observe_plainly(game, table, seat), table.copy()
    for field in observation_fields(game.id, table.players):
        within = all(field.low <= number <= field.high for number in seen[field.where])
        demand(within, f"{field.name} is observed as {seen[field.where]}")
    if game.brings("determinize"):
        game.plain.hide(twin, seat)
        game.plain.determinize(twin, seat, dice)
        demand(observe_plainly(game, twin, seat) == seen, f"seat {seat} observes what it cannot see")


def batches_observe_the_same(game: Game, players: int) -> None:
    """Compiled tables are observed as interpreted ones are."""
    batch = Batch(game.id, players, GAMES_EACH, seed=7)
    for number in range(2 * GAMES_EACH):
        step = batch.step(batch.random_actions())
        for i, record in enumerate(batch.tables):
            expected = observe_plainly(game, game.table.from_numpy(record), int(step.seat[i]))
            same = step.observations[i].tolist() == expected
            demand(same, f"table {i} of a batch is observed otherwise after step {number} when it is compiled")

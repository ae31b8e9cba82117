"""Gymnasium spaces of observations, masks and actions."""

from typing import Any

import numpy as np

from karfunkel.games.game import Game
from karfunkel.learn.observation import OBSERVED, observation_fields
from karfunkel.optional_imports import require_extra

with require_extra("learn"):
    from gymnasium import spaces


def action_space(game: Game) -> spaces.Discrete:
    """An action of the alphabet."""
    return spaces.Discrete(game.actions)


def observation_space(game: Game, players: int) -> spaces.Space[Any]:
    """An observation: each number within the range of its field."""
    fields = observation_fields(game.id, players)
    low = np.concatenate([np.full(field.length, field.low, OBSERVED) for field in fields])
    high = np.concatenate([np.full(field.length, field.high, OBSERVED) for field in fields])
    return spaces.Box(low, high, dtype=OBSERVED)


def mask_space(game: Game) -> spaces.Box:
    """A flag for each action of the alphabet."""
    return spaces.Box(0, 1, (game.actions,), np.int8)


def observation_and_mask_space(game: Game, players: int) -> spaces.Dict:
    """An observation, and beside it which actions are legal."""
    return spaces.Dict({"observation": observation_space(game, players), "action_mask": mask_space(game)})

"""The fitted weights of a trading game, as the record that compiled rules read."""

from typing import Any

import numpy as np

from karfunkel.bots.weights import read_weights
from karfunkel.games.registry import part_of
from karfunkel.games.trading.bots.win_chance_evaluation import TradingWeights


def weights_of(game_id: str) -> type[TradingWeights]:
    """The record of a game's weights."""
    weights: type[TradingWeights] = part_of(game_id, "bots.evaluation_terms").WEIGHTS
    return weights


def weights_for(game_id: str) -> dict[int, Any]:
    """What was fitted, as records that compiled rules read, by the number of players."""
    fitted = read_weights(game_id)["weights"]
    return {int(players): weights_record(game_id, named) for players, named in fitted.items()}


def weights_record(game_id: str, named: dict[str, Any]) -> Any:
    """Weights by name as a record."""
    weights = np.zeros(1, weights_of(game_id).dtype)
    for name in weights_of(game_id).fields:
        weights[name][0] = named[name]
    return weights[0]

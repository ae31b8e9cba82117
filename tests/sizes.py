"""Every game and number of players, and random games of them, as the conformance checks play them."""

import pytest

from karfunkel.conformance.random_games import random_states, random_table, start_of
from karfunkel.games.registry import GAMES

__all__ = ["SIZES", "every_size", "random_states", "random_table", "start_of"]

SIZES = [(game, players) for game in GAMES.values() for players in game.sizes]
every_size = pytest.mark.parametrize(
    ("game", "players"), SIZES, ids=[f"{game.id}-{players}" for game, players in SIZES]
)

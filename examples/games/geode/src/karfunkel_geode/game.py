"""Geode, as the house knows it."""

from karfunkel.games.game import Game
from karfunkel_geode import rules

GAME = Game(
    id="geode",
    title="Geode",
    min_players=2,
    max_players=rules.MAX_PLAYERS,
    table=rules.Table,
    verbs=rules,
    actions=2,
    most_legal=2,
    outcomes=rules.STONES,
    api=1,
)

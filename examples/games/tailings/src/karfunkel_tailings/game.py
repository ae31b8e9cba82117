"""Tailings, as the house knows it."""

from karfunkel.games.game import Game
from karfunkel_tailings import rules

GAME = Game(
    id="tailings",
    title="Tailings",
    min_players=2,
    max_players=rules.MAX_PLAYERS,
    table=rules.Table,
    verbs=rules,
    actions=rules.CARDS,
    most_legal=rules.CARDS,
    outcomes=rules.MOST_HEAPS,
    order="fewest",
    api=1,
)

"""Leduc hold'em, as karfunkel knows it."""

from karfunkel.games.game import Game
from karfunkel_leduc import rules

GAME = Game(
    id="leduc",
    title="Leduc Hold'em",
    min_players=rules.PLAYERS,
    max_players=rules.PLAYERS,
    table=rules.Table,
    verbs=rules,
    actions=3,
    most_legal=3,
    outcomes=rules.RANKS,
    api=1,
)

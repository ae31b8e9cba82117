"""Ledger, as the house knows it."""

from karfunkel.games.game import Game
from ledger import rules

GAME = Game(
    id="ledger",
    title="Ledger",
    min_players=2,
    max_players=rules.MAX_PLAYERS,
    table=rules.Table,
    verbs=rules,
    actions=rules.CONFIRM_ACTION + 1,
    most_legal=rules.AMOUNTS,
    order="fewest",
)

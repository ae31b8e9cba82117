"""The Picking Belt, as karfunkel knows it."""

from karfunkel.games.game import Game
from karfunkel_picking import rules

GAME = Game(
    id="picking",
    title="The Picking Belt",
    min_players=2,
    max_players=rules.MAX_PLAYERS,
    table=rules.Table,
    verbs=rules,
    actions=rules.ACTIONS,
    most_legal=rules.PLACES,
    outcomes=rules.KINDS,
    api=1,
)

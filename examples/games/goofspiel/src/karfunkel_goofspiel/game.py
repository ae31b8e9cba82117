"""Goofspiel, as karfunkel knows it."""

from karfunkel.games.game import Game, Option
from karfunkel_goofspiel import rules

GAME = Game(
    id="goofspiel",
    title="Goofspiel",
    min_players=2,
    max_players=rules.MAX_PLAYERS,
    table=rules.Table,
    verbs=rules,
    actions=rules.MOST_CARDS,
    most_legal=rules.MOST_CARDS,
    outcomes=rules.MOST_CARDS,
    options=(
        Option("cards", tuple(map(str, rules.HAND_SIZES)), "how many cards each has, and how many prizes there are"),
        Option("order", ("random", "descending", "ascending"), "in which order the prizes come"),
    ),
    api=1,
)

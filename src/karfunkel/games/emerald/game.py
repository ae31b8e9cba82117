"""Emerald, for 2 to 5 players. Each module of its rules is a chapter of the rulebook; `interface` has its verbs."""

from karfunkel.games.emerald.rules import interface
from karfunkel.games.emerald.rules.state import ACTIONS, MAX_PLAYERS, MIN_PLAYERS, MOST_FACES, MOST_LEGAL, Table
from karfunkel.games.game import Game, Option

OPEN_GOLD = Option(
    "open_gold",
    ("off", "on"),
    "whether everybody sees the gold in the hands of the others, or only how many cards it is",
)

EMERALD = Game(
    id="emerald",
    title="Emerald",
    min_players=MIN_PLAYERS,
    max_players=MAX_PLAYERS,
    table=Table,
    verbs=interface,
    actions=ACTIONS,
    most_legal=MOST_LEGAL,
    outcomes=MOST_FACES,
    options=(OPEN_GOLD,),
    version=2,
    listed=3,
)

GAME = EMERALD

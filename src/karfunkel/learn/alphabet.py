"""The alphabet of a game: its actions are the numbers from 0 on, and each has a name.

The numbers are the rules' own, and the same for every number of players. A move of several words, such as an offer of
`2r1b`, is several actions, one decision after the other: `n2` (red), `n0` (yellow), `n0` (green), `n1` (blue).
"""

from karfunkel.notation.games import notation_of
from karfunkel.rules.basari import state as basari
from karfunkel.rules.edelstein import state as edelstein
from karfunkel.rules.emerald import state as emerald
from karfunkel.rules.game import Game
from karfunkel.rules.games import game_called

SIZES = {"edelstein": edelstein.ACTIONS, "basari": basari.NOTHING + 1, "emerald": emerald.ACTIONS}
"""How many actions each game has."""


def alphabet(game: str) -> tuple[str, ...]:
    """The names of a game's actions, in the order of their numbers; Error if there is no such game."""
    notation = notation_of(game)
    return tuple(notation.action_name(action) for action in range(actions_of(game_called(game))))


def actions_of(game: Game) -> int:
    """How many actions a game has."""
    return SIZES[game.id]

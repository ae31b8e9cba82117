"""The names of a game's actions, which are the numbers from 0 on.

The numbers are the rules' own, and the same for every number of players. A move of several words, such as an offer of
several things, is several actions, one decision after the other: how many of the first, of the second and so on.
"""

from karfunkel.notation.notation_lookup import notation_of


def alphabet(game: str) -> tuple[str, ...]:
    """The names of a game's actions, in the order of their numbers; Error if there is no such game."""
    notation = notation_of(game)
    return tuple(notation.action_name(action) for action in range(notation.game.actions))

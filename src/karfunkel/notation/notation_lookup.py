"""Looks up the notation of a game by its id."""

from functools import cache

from karfunkel.games.registry import part_of
from karfunkel.notation.notation import Notation


@cache
def notation_of(game: str) -> Notation:
    """The notation of the game with this id; Error if there is none."""
    notation: Notation = part_of(game, "notation").NOTATION
    return notation

"""Compiles the minds ahead of time: `python -m karfunkel.bots.precompile [GAME …]`.

Compiled minds are kept in the user's cache, where every process finds them. A server runs this in a process of its own
when it starts, because compiling would hold up everybody at its tables.
"""

import os
import sys

from karfunkel.bots.mind import mind_of
from karfunkel.errors import Error
from karfunkel.games.registry import GAMES

POLITENESS = 10
"""How much this steps back behind other processes."""


def precompile(games: list[str]) -> None:
    """Compile the minds of these games, unless that was done before."""
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    for game in games:
        mind_of(game)


if __name__ == "__main__":
    try:
        precompile(sys.argv[1:] or list(GAMES))
    except Error as error:
        sys.exit(f"karfunkel: {error}")

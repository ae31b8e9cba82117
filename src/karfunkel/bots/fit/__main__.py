"""`python -m karfunkel.bots.fit GAME` fits our own weights anew, as `karfunkel train` does those of others."""

import argparse
import sys
from pathlib import Path

from karfunkel.bots.fit import GAMES_EACH, fit
from karfunkel.errors import Error
from karfunkel.games.registry import GAMES

PICTURES = Path("docs/images/bots")


def say(sentence: str) -> None:
    """Tell how far the fitting is."""
    sys.stdout.write(sentence + "\n")
    sys.stdout.flush()


def main() -> None:
    """Fit a game."""
    parser = argparse.ArgumentParser(prog="python -m karfunkel.bots.fit", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=GAMES_EACH, help="how many are played, for each size, each time")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same weights")
    given = parser.parse_args()
    try:
        fit(given.game, given.games, given.seed, say, None, PICTURES)
    except Error as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()

"""`python -m karfunkel.bots.fit GAME` lets bots play among themselves and writes anew what positions are worth."""

import argparse
import sys
from importlib import import_module

FITTERS = {
    "edelstein": "karfunkel.bots.fit.trading",
    "basari": "karfunkel.bots.fit.trading",
    "emerald": "karfunkel.bots.fit.dragon",
}
"""Where each game is fitted, by a function `fit_game(game_id, games, seed, say)`."""


def say(sentence: str) -> None:
    """Tell how far the fitting is."""
    sys.stdout.write(sentence + "\n")
    sys.stdout.flush()


def main() -> None:
    """Fit a game."""
    parser = argparse.ArgumentParser(prog="python -m karfunkel.bots.fit", description=__doc__)
    parser.add_argument("game", choices=FITTERS)
    parser.add_argument("--games", type=int, default=2000, help="how many games are played, for each size, each time")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same weights")
    given = parser.parse_args()
    import_module(FITTERS[given.game]).fit_game(given.game, given.games, given.seed, say)


if __name__ == "__main__":
    main()

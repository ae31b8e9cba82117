"""Fits the weights of evaluations to games that bots play against themselves."""

from collections.abc import Callable
from pathlib import Path

from karfunkel.errors import Error
from karfunkel.games.registry import game_called, optional_part

GAMES_EACH = 2000
"""How many games are usually played, for each number of players, each time."""
FEWEST_GAMES = 50
"""With fewer there would be too little to fit to, and to hold back."""


def fit(
    game: str, games: int, seed: int, say: Callable[[str], None], weights_to: Path | None, pictures_to: Path
) -> None:
    """Fit a game, write its weights into a folder, and into another a picture of how well they tell who wins.

    The folder of the weights is the game's own if none is named.
    """
    fitting = optional_part(game, "bots.fit")
    if fitting is None:
        raise Error(f"{game_called(game).title} has nothing to fit: its bots play without weights")
    if games < FEWEST_GAMES:
        raise Error(f"fitting needs at least {FEWEST_GAMES} games, not {games}")
    try:
        for folder in filter(None, (weights_to, pictures_to)):
            folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Error(f"the folder {str(error.filename)!r} cannot be made: {error.strerror}") from None
    picture = pictures_to / f"{game}-calibration.svg"
    fitting.fit_game(game, games, seed, say, weights_to, picture)

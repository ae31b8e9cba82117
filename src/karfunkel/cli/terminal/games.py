"""The games that can be played in a terminal, by id."""

from collections.abc import Mapping

from karfunkel.cli.terminal.basari import BasariWords
from karfunkel.cli.terminal.edelstein import EdelsteinWords
from karfunkel.cli.terminal.emerald import EmeraldWords
from karfunkel.cli.terminal.words import Words
from karfunkel.errors import Error

GAMES: dict[str, type[Words]] = {"edelstein": EdelsteinWords, "basari": BasariWords, "emerald": EmeraldWords}


def words_for(game: str, seat: int, shapes: bool, names: Mapping[int, str] | None = None) -> Words:
    """The words of a game for the person at a seat; `shapes` if the terminal can show more than ASCII.

    `names` are what the people at other seats are called; a seat without a name is called by its number.
    """
    if game not in GAMES:
        raise Error(f"the game {game!r} cannot be played in a terminal yet; these can: {', '.join(GAMES)}")
    return GAMES[game](seat, shapes, names)

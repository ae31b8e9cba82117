"""The words of each game for the terminal."""

from collections.abc import Mapping

from karfunkel.cli.terminal.words import Words
from karfunkel.games.registry import part_of


def words_for(game: str, seat: int, shapes: bool, names: Mapping[int, str] | None = None) -> Words:
    """The words of a game for the person at a seat; `shapes` if the terminal can show more than ASCII.

    `names` are what the people at other seats are called; a seat without a name is called by its number.
    """
    words: Words = part_of(game, "terminal").WORDS(seat, shapes, names)
    return words

"""Options that several commands take."""

from pathlib import Path
from typing import Annotated

import typer

import karfunkel
from karfunkel.games.registry import GAMES, first_game

WHICH_GAME = f"The game: {', '.join(GAMES)}."
FIRST_GAME = first_game()
"""The one that examples are about."""

Game = Annotated[str, typer.Argument(help=WHICH_GAME, show_default=False)]
Players = Annotated[int, typer.Option("--players", "-p", help="How many play.")]
Deck = Annotated[Path | None, typer.Option(help="A file with the cards to play with, instead of the house deck.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="An option of the game, such as name=value. May be given several times."),
]

Language = Annotated[
    str | None,
    typer.Option(help="The language to speak: en, de, fr or nl; if left out, the system's.", show_default=False),
]

Database = Annotated[
    str | None,
    typer.Option(
        help="Where tables are kept: a file for SQLite or a postgresql:// URL; if left out, a file of your own. "
        "A URL with a password belongs into the environment, where other users do not see it.",
        envvar="KARFUNKEL_DB",
        show_default=False,
    ),
]


def options_of(words: list[str] | None) -> dict[str, str]:
    """The options of `--option name=value` words."""
    pairs = [word.partition("=") for word in words or ()]
    for name, sign, _ in pairs:
        if not sign:
            raise karfunkel.Error(f"an option is given like --option name=value, not {name!r}")
    return {name: value for name, _, value in pairs}

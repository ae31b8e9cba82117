"""Write a game of your own and check it."""

from pathlib import Path
from typing import Annotated

import typer

from karfunkel.cli.shared_options import Game


def new_game(
    name: Annotated[
        str, typer.Argument(help="What the game is called in programs: small letters.", show_default=False)
    ],
    folder: Annotated[
        Path | None, typer.Option(help="Where its package is written; if left out, a folder of its name.")
    ] = None,
) -> None:
    """Write a small game of your own, which can be played at once and changed from there.

    It is a package with rules, a notation and words in four languages. The page docs/add-a-game.md tells how to go on.

    Example:
    - karfunkel new-game pebbles && pip install -e pebbles && karfunkel play pebbles --players 2

    - karfunkel check-game pebbles
    """
    from karfunkel.cli.new_game_package import write_game

    write_game(name, folder)


def check_game(game: Game) -> None:
    """Check that a game keeps to what every game must keep to, by playing random games of it.

    Rules, texts, positions, views, secrets, compiled rules, learners and bots are tried with every number of players.
    The first thing that is wrong is said.

    Example: karfunkel check-game {game}
    """
    from karfunkel.cli.check_game import check_and_tell

    check_and_tell(game)

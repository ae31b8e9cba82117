"""Take games along: as data sets."""

from pathlib import Path
from typing import Annotated

import typer

from karfunkel.cli.shared_options import Deck, Game, Options, Players


def export(
    game: Game,
    players: Players = 4,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games, or at most so many of a server.")] = 1000,
    bots: Annotated[
        str, typer.Option(help="Who plays: random, novice or trader; one for all, or one for each seat with commas.")
    ] = "trader",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    db: Annotated[
        str | None,
        typer.Option(help="Take the finished games of a server from this database instead.", show_default=False),
    ] = None,
    licence: Annotated[
        str | None,
        typer.Option(help="Under which licence it may be used: CC0-1.0 for games of bots.", show_default=False),
    ] = None,
    out: Annotated[Path, typer.Option(help="The folder for the data set.")] = Path("games"),
    deck: Deck = None,
    option: Options = None,
) -> None:
    """Write games as a data set: each decision with its observation, its legal actions, and what came of it (Parquet).

    They are games among bots, or the finished games of your server, without names, talk and times. Beside the file is a
    card (README.md) that says where it is from, by which rules it was played, and its licence.

    Examples:
    - karfunkel games export {game} --players 4 --bots trader --games 10000 --out traders

    - karfunkel games export {game} --db tables.db --licence CC-BY-4.0 --out ours
    """
    from karfunkel.cli.games_export import export_games
    from karfunkel.cli.shared_options import options_of

    names = [name.strip() for name in bots.split(",")]
    export_games(game, players, games, names, seed, options_of(option), deck, db, licence, out)

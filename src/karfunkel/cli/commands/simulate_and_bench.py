"""Simulate games and measure the engine."""

from pathlib import Path
from typing import Annotated

import typer

from karfunkel.cli.shared_options import FIRST_GAME, WHICH_GAME, Deck, Game, Options, Players, options_of


def simulate(
    game: Game,
    players: Players = 4,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100_000,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            help="Who plays: random, novice or trader, for all seats or one for each with commas between. All play at "
            "random if left out.",
            show_default=False,
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    deck: Deck = None,
    option: Options = None,
    threads: Annotated[int | None, typer.Option(help="How many at once; all cores if left out.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    csv: Annotated[Path | None, typer.Option(help="Write all counts into this file, a row each.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the report into this file (png, svg, pdf).")] = None,
) -> None:
    """Play many games on all cores, at random or among bots, and tell what happens in them.

    Win share by seat, points, length, and what is special to the game. The first run compiles the rules for this
    machine, which takes some seconds; later runs start at once.

    Example:
    - karfunkel simulate {game} --players 4 --games 1000000 --seed 1 --plot games.png

    - karfunkel simulate {game} --players 4 --games 1000 --bots trader --csv counts.csv
    """
    from karfunkel.arena.bots_option import bots_of
    from karfunkel.cli.simulate import simulate_and_tell

    seats = bots_of(bots or ())
    simulate_and_tell(game, players, games, seed, options_of(option), deck, threads, as_json, csv, plot, seats)


def bench(
    game: Annotated[str, typer.Argument(help=WHICH_GAME)] = FIRST_GAME,
    players: Players = 4,
    starts: Annotated[bool, typer.Option(help="Measure the cold and the warm start too (half a minute).")] = True,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Measure how fast the engine is on this machine: plain, compiled on one core and on all, copies, starts."""
    from karfunkel.cli.bench import bench_and_tell

    bench_and_tell(game, players, starts, as_json)

"""The commands and their options. What they do stands in a module each, imported when it is needed."""

from pathlib import Path
from typing import Annotated

import typer

import karfunkel
from karfunkel.rules.games import GAMES

WHICH_GAME = f"The game: {', '.join(GAMES)}."

app = typer.Typer(
    name="karfunkel",
    help="Play and study gem games.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Game = Annotated[str, typer.Argument(help=WHICH_GAME, show_default=False)]
Players = Annotated[int, typer.Option("--players", "-p", help="How many play.")]
Deck = Annotated[Path | None, typer.Option(help="A file with the cards to play with, instead of the house deck.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="An option of the game, such as major_any=once. May be given several times."),
]


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"karfunkel {karfunkel.__version__}")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and leave.", callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    """Play and study gem games."""


def options_of(words: list[str] | None) -> dict[str, str]:
    """The options of `--option name=value` words."""
    pairs = [word.partition("=") for word in words or ()]
    for name, sign, _ in pairs:
        if not sign:
            raise karfunkel.Error(f"an option is given like --option name=value, not {name!r}")
    return {name: value for name, _, value in pairs}


@app.command()
def play(
    game: Game,
    players: Players = 4,
    seat: Annotated[int, typer.Option(help="Your seat, from 0.")] = 0,
    seed: Annotated[str | None, typer.Option(help="What all chance derives from; random if left out.")] = None,
    deck: Deck = None,
    option: Options = None,
    resume: Annotated[
        Path | None,
        typer.Option(help="Go on with a game that was saved; players, seed, deck and options are those of that game."),
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colours.")] = False,
) -> None:
    """Play a game in the terminal against seats that move at random.

    Choose by number or type a move. At any time `help` explains the game and lists what else is understood, such as
    `help CARD`, `moves`, `log`, `undo`, `save FILE` and `quit`.
    """
    from karfunkel.cli.play import play_in_terminal

    play_in_terminal(game, players, seat, seed, deck, options_of(option), resume, plain)


@app.command()
def simulate(
    game: Game,
    players: Players = 4,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    deck: Deck = None,
    option: Options = None,
    threads: Annotated[int | None, typer.Option(help="How many at once; all cores if left out.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    csv: Annotated[Path | None, typer.Option(help="Write all counts into this file, a row each.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the report into this file (png, svg, pdf).")] = None,
) -> None:
    """Play many games at random on all cores, and tell what happens in them.

    Win share by seat, points, length, and what is special to the game: what became of each action and what trades cost,
    how long stages last, how many knights were caught. The first run compiles the rules for this machine, which takes
    up to a minute; later runs start at once.

    Example: karfunkel simulate edelstein --players 4 --games 1000000 --seed 1 --plot games.png
    """
    from karfunkel.cli.simulate import simulate_and_tell

    simulate_and_tell(game, players, games, seed, options_of(option), deck, threads, as_json, csv, plot)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.", show_default=False)],
) -> None:
    """Check a finished game: that its seed is the one promised, and that every card came from it."""
    from karfunkel.cli.verify import verify_file

    verify_file(file)


@app.command()
def bench(
    game: Annotated[str, typer.Argument(help=WHICH_GAME)] = "edelstein",
    players: Players = 4,
    starts: Annotated[bool, typer.Option(help="Measure the cold and the warm start too (half a minute).")] = True,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Measure how fast the engine is on this machine: plain, compiled on one core and on all, copies, starts."""
    from karfunkel.cli.bench import bench_and_tell

    bench_and_tell(game, players, starts, as_json)

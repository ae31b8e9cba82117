"""The commands and their options. What they do stands in a module each, imported when it is needed."""

from pathlib import Path
from typing import Annotated

import typer

import karfunkel

app = typer.Typer(
    name="karfunkel",
    help="Play and study gem games: Edel, Stein & Reich.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Game = Annotated[str, typer.Argument(help="The game: edelstein.", show_default=False)]
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
    """Play and study gem games: Edel, Stein & Reich."""


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
    resume: Annotated[Path | None, typer.Option(help="Go on with a game that was saved.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colours.")] = False,
) -> None:
    """Play a game in the terminal against seats that move at random.

    Choose by number or type a move; `help`, `undo`, `save FILE` and `quit` are understood at any time.
    """
    from karfunkel.cli.play import play_in_terminal

    play_in_terminal(game, players, seat, seed, deck, options_of(option), resume, plain)

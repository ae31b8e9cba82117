"""The command line: which commands there are, in the order in which its help lists them."""

import inspect
from collections.abc import Callable
from typing import Annotated

import typer

import karfunkel
from karfunkel.cli.commands.arena_and_bot import arena, bot
from karfunkel.cli.commands.database_admin import backup, copy, guests, restore, tables
from karfunkel.cli.commands.game_packages import check_game, new_game
from karfunkel.cli.commands.game_records import analyse, replay, verify
from karfunkel.cli.commands.games import export
from karfunkel.cli.commands.play import play
from karfunkel.cli.commands.serve import serve
from karfunkel.cli.commands.simulate_and_bench import bench, simulate
from karfunkel.cli.commands.train import TrainGroup, policy, weights
from karfunkel.cli.shared_options import FIRST_GAME

COMMANDS: tuple[Callable[..., None], ...] = (
    play,
    serve,
    backup,
    restore,
    guests,
    simulate,
    verify,
    replay,
    analyse,
    arena,
    bot,
    bench,
    new_game,
    check_game,
)

app = typer.Typer(
    name="karfunkel",
    help="Play and study gem games.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
tables_app = typer.Typer(invoke_without_command=True)


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


def _help_of(command: Callable[..., None]) -> str:
    """Its docstring; the examples there say {game} for a game."""
    return inspect.cleandoc(command.__doc__ or "").replace("{game}", FIRST_GAME)


def _nothing_more() -> None:
    """The commands below it do the work; with a callback Typer keeps their names, though there is but one."""


for each in COMMANDS:
    app.command(help=_help_of(each))(each)
tables_app.callback()(tables)
tables_app.command()(copy)
app.add_typer(tables_app, name="tables")
train_app = typer.Typer(cls=TrainGroup, help="Teach bots what positions are worth, or train a network that plays.")
train_app.command(help=_help_of(weights))(weights)
train_app.command(help=_help_of(policy))(policy)
app.add_typer(train_app, name="train")
games_app = typer.Typer(help="Take games along, as data sets.", no_args_is_help=True)
games_app.callback()(_nothing_more)
games_app.command(help=_help_of(export))(export)
app.add_typer(games_app, name="games")

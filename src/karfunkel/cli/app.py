"""The command line: which commands there are, in the order in which its help lists them."""

import inspect
from collections.abc import Callable
from typing import Annotated

import typer

import karfunkel
from karfunkel.cli.commands.arena_bot_train import arena, bot, train
from karfunkel.cli.commands.database_admin import backup, copy, guests, restore, tables
from karfunkel.cli.commands.game_packages import check_game, new_game
from karfunkel.cli.commands.game_records import analyse, replay, verify
from karfunkel.cli.commands.play import play
from karfunkel.cli.commands.serve import serve
from karfunkel.cli.commands.simulate_and_bench import bench, simulate
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
    train,
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


for each in COMMANDS:
    app.command(help=_help_of(each))(each)
tables_app.callback()(tables)
tables_app.command()(copy)
app.add_typer(tables_app, name="tables")

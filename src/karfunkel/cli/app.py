"""The commands and their options. What they do stands in a module each, imported when it is needed."""

from pathlib import Path
from typing import Annotated

import typer

import karfunkel
from karfunkel.bots import LEVELS
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

Database = Annotated[
    str | None,
    typer.Option(
        help="Where tables are kept: a file for SQLite or a postgresql:// URL; if left out, a file of your own.",
        show_default=False,
    ),
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


HERE, AT_A_SERVER = "On this computer", "At a server"


@app.command()
def play(
    game: Annotated[
        str | None, typer.Argument(help=f"{WHICH_GAME} With --join the table knows it.", show_default=False)
    ] = None,
    players: Players = 4,
    seat: Annotated[
        int | None, typer.Option(help="Your seat, from 0; if left out, the first.", show_default=False)
    ] = None,
    bots: Annotated[str, typer.Option(help=f"Who plays the other seats: {', '.join(LEVELS)}.")] = "greedy",
    deck: Deck = None,
    option: Options = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colours.")] = False,
    seed: Annotated[
        str | None,
        typer.Option(
            help="What all chance derives from; random if left out.", show_default=False, rich_help_panel=HERE
        ),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            help="Go on with a game that was saved; players, seed, deck and options are those of that game.",
            show_default=False,
            rich_help_panel=HERE,
        ),
    ] = None,
    server: Annotated[
        str | None,
        typer.Option(
            help="Play there, with friends or bots. With neither a game nor --join: list the tables.",
            show_default=False,
            rich_help_panel=AT_A_SERVER,
        ),
    ] = None,
    name: Annotated[
        str | None,
        typer.Option(
            help="What you are called; if left out, as the last time. Who comes back under a name from the same "
            "computer is the same guest.",
            show_default=False,
            rich_help_panel=AT_A_SERVER,
        ),
    ] = None,
    open_seats: Annotated[
        int, typer.Option(help="How many seats to leave for friends; bots take the rest.", rich_help_panel=AT_A_SERVER)
    ] = 0,
    public: Annotated[
        bool,
        typer.Option(
            "--public", help="Let everybody see the table and sit down, not only friends.", rich_help_panel=AT_A_SERVER
        ),
    ] = False,
    join: Annotated[
        str | None,
        typer.Option(
            help="Join a table by the code of an invitation or by its name; or come back to one of yours.",
            show_default=False,
            rich_help_panel=AT_A_SERVER,
        ),
    ] = None,
) -> None:
    """Play a game in the terminal: against bots, or at a server with friends.

    Choose by number or type a move. At any time `help` explains the game and lists what else is understood, such as
    `help CARD`, `moves`, `log`, `undo`, `save FILE` and `quit`; at a server also `say TEXT`, `resign` and `rematch`.

    Examples:
    - karfunkel play emerald --players 3 --bots random

    - karfunkel play basari --server http://localhost:8000 --name Anna

    - karfunkel play edelstein --server localhost:8000 --open-seats 2 (prints the code for two friends)

    - karfunkel play --server localhost:8000 --name Ben --join CODE

    - karfunkel play --server localhost:8000 (lists your tables and those with a free seat)
    """
    if server is not None:
        if seed is not None or resume is not None:
            raise karfunkel.Error("--seed and --resume are for games on this computer; a server keeps its own")
        from karfunkel.cli.remote import Wishes, play_at_server

        wishes = Wishes(server, name, game, join, players, seat, bots, open_seats, public, deck, options_of(option))
        play_at_server(wishes, plain)
        return
    if name is not None or join is not None or open_seats or public:
        raise karfunkel.Error(
            "--name, --join, --open-seats and --public need a server, such as: --server localhost:8000"
        )
    if game is None:
        raise typer.BadParameter(f"say what to play: {', '.join(GAMES)}", param_hint="GAME")
    from karfunkel.cli.play import play_in_terminal

    play_in_terminal(game, players, seat or 0, seed, deck, options_of(option), resume, plain, bots)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets others in your network come.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(help="The port; if left out, 8000 or the next that is free.", show_default=False)
    ] = None,
    db: Database = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="The address of a page elsewhere that may speak to the server. May be given several times."),
    ] = None,
    secure: Annotated[
        bool, typer.Option("--secure", help="Cookies only over https: for a server behind a proxy that speaks it.")
    ] = False,
    unlimited: Annotated[
        bool, typer.Option("--unlimited", help="No limits of how much a guest may do: for measurements.")
    ] = False,
    log: Annotated[str, typer.Option(help="How to write notes to the standard error: text or json.")] = "text",
) -> None:
    """Serve tables over the network: people and bots, in browsers and programs.

    Tables are kept in an SQLite file, or in the PostgreSQL database that --db names. Whatever the server has
    acknowledged is safe there, even if it is killed.

    Example: karfunkel serve --host 0.0.0.0 --db postgresql://karfunkel:secret@localhost/karfunkel
    """
    from karfunkel.cli.serve import serve_tables

    serve_tables(host, port, db, open_page, origin, secure, unlimited, log)


@app.command()
def tables(
    db: Database = None,
    close: Annotated[
        list[str] | None, typer.Option(help="End this table without a result. May be given several times.")
    ] = None,
    reason: Annotated[str, typer.Option(help="Why a table is closed; those at the table are told.")] = "closed",
    ended: Annotated[bool, typer.Option("--ended", help="List tables whose games have ended.")] = False,
    limit: Annotated[int, typer.Option(help="At most so many.", min=1)] = 100,
    as_json: Annotated[bool, typer.Option("--json", help="Print the list as JSON.")] = False,
) -> None:
    """List or close the tables of a server, whether it is running or not.

    Example: karfunkel tables --close Zb3kQ9sLw1xA --reason "nobody came back"
    """
    from karfunkel.cli.tables import close_tables, list_tables

    if close:
        close_tables(db, close, reason)
    else:
        list_tables(db, ended, limit, as_json)


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

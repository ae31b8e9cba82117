"""The commands and their options. What they do stands in a module each, imported when it is needed."""

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, TypeVar

import typer

import karfunkel
from karfunkel.bots import LEVELS, levels_here
from karfunkel.bots.levels import USUAL_LEVEL, usual_level
from karfunkel.games.registry import GAMES, first_game

WHICH_GAME = f"The game: {', '.join(GAMES)}."
FIRST_GAME = first_game()
"""The one that examples are about."""

app = typer.Typer(
    name="karfunkel",
    help="Play and study gem games.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Function = TypeVar("Function", bound=Callable[..., None])


def command(name: str | None = None) -> Callable[[Function], Function]:
    """A command, whose help is its docstring; the examples there say {game} for a game."""

    def add(function: Function) -> Function:
        about = inspect.cleandoc(function.__doc__ or "").replace("{game}", FIRST_GAME)
        app.command(name, help=about)(function)
        return function

    return add


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


@command()
def play(
    game: Annotated[
        str | None, typer.Argument(help=f"{WHICH_GAME} With --join the table knows it.", show_default=False)
    ] = None,
    players: Players = 4,
    seat: Annotated[
        int | None, typer.Option(help="Your seat, from 0; if left out, the first.", show_default=False)
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(help=f"Who plays the other seats: {', '.join(levels_here())}.", show_default=usual_level()),
    ] = None,
    bot_file: Annotated[
        Path | None,
        typer.Option(
            help="Let a trained policy play the other seats, such as policy.npz.",
            show_default=False,
            rich_help_panel=HERE,
        ),
    ] = None,
    deck: Deck = None,
    option: Options = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colours.")] = False,
    language: Language = None,
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
    - karfunkel play {game} --players 3 --bots random

    - karfunkel play {game} --server http://localhost:8000 --name Anna

    - karfunkel play {game} --server localhost:8000 --open-seats 2 (prints the code for two friends)

    - karfunkel play --server localhost:8000 --name Ben --join CODE

    - karfunkel play --server localhost:8000 (lists your tables and those with a free seat)
    """
    if server is not None:
        if seed is not None or resume is not None or bot_file is not None:
            raise karfunkel.Error("--seed, --resume and --bot-file are for games on this computer")
        from karfunkel.cli.remote import Wishes, play_at_server

        wishes = Wishes(
            server, name, game, join, players, seat, bots or USUAL_LEVEL, open_seats, public, deck, options_of(option)
        )
        play_at_server(wishes, plain, language)
        return
    if name is not None or join is not None or open_seats or public:
        raise karfunkel.Error(
            "--name, --join, --open-seats and --public need a server, such as: --server localhost:8000"
        )
    if game is None:
        raise typer.BadParameter(f"say what to play: {', '.join(GAMES)}", param_hint="GAME")
    from karfunkel.cli.play import play_in_terminal

    given = options_of(option)
    play_in_terminal(game, players, seat or 0, seed, deck, given, resume, plain, bots, bot_file, language)


@command()
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
    public_url: Annotated[
        str | None,
        typer.Option(
            help="Where people find it, such as https://gems.example. Without it, it answers to addresses and to names "
            "in its own network only. With https, cookies go over https only.",
            show_default=False,
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="The address or network of a proxy, such as 127.0.0.1, that says from where requests come "
            "(X-Forwarded-For). Nobody else is believed. May be given several times."
        ),
    ] = None,
    metrics: Annotated[
        str | None,
        typer.Option(help="Show the counters at a port of their own: 9464 or 0.0.0.0:9464.", show_default=False),
    ] = None,
    metrics_token_file: Annotated[
        Path | None,
        typer.Option(
            help="Show the counters at /metrics to who sends the token in this file, or in KARFUNKEL_METRICS_TOKEN.",
            show_default=False,
        ),
    ] = None,
    secret_file: Annotated[
        Path | None,
        typer.Option(
            help="A file with keys that sign cookies, one a line, the newest last; else KARFUNKEL_SECRET, or those "
            "that the database keeps.",
            envvar="KARFUNKEL_SECRET_FILE",
            show_default=False,
        ),
    ] = None,
    keep_talk: Annotated[
        int, typer.Option(min=0, help="Days for which talk is kept after a game has ended; 0 for ever.")
    ] = 90,
) -> None:
    """Serve tables over the network: people and bots, in browsers and programs.

    Tables are kept in an SQLite file, or in the PostgreSQL database that --db names. Whatever the server has
    acknowledged is safe there, even if it is killed.

    Examples:
    - karfunkel serve --host 0.0.0.0 --db postgresql://karfunkel:secret@localhost/karfunkel

    - karfunkel serve --public-url https://gems.example --proxy 127.0.0.1
    """
    from karfunkel.cli.serve import serve_tables

    serve_tables(
        host,
        port,
        db,
        open_page,
        origin,
        secure,
        unlimited,
        log,
        public_url,
        proxy,
        metrics,
        metrics_token_file,
        secret_file,
        keep_talk,
    )


tables_app = typer.Typer(invoke_without_command=True)
app.add_typer(tables_app, name="tables")


@tables_app.callback()
def tables(
    context: typer.Context,
    db: Database = None,
    close: Annotated[
        list[str] | None, typer.Option(help="End this table without a result. May be given several times.")
    ] = None,
    reason: Annotated[str, typer.Option(help="Why a table is closed; those at the table are told.")] = "closed",
    ended: Annotated[bool, typer.Option("--ended", help="List tables whose games have ended.")] = False,
    limit: Annotated[int, typer.Option(help="At most so many.", min=1)] = 100,
    as_json: Annotated[bool, typer.Option("--json", help="Print the list as JSON.")] = False,
) -> None:
    """List or close the tables of a server, whether it is running or not; or copy them to another database.

    Examples:
    - karfunkel tables --close Zb3kQ9sLw1xA --reason "nobody came back"

    - karfunkel tables copy tables.db postgresql://karfunkel:secret@localhost/karfunkel
    """
    if context.invoked_subcommand is not None:
        return
    from karfunkel.cli.tables import close_tables, list_tables

    if close:
        close_tables(db, close, reason)
    else:
        list_tables(db, ended, limit, as_json)


@tables_app.command("copy")
def copy(
    source: Annotated[str, typer.Argument(help="The database that has the tables: a file or a URL.")],
    target: Annotated[str, typer.Argument(help="An empty database: a file or a URL.")],
) -> None:
    """Copy all tables and guests from one database to another, such as from SQLite to PostgreSQL.

    No server may use either of them meanwhile. What was in the first stays there.

    Example: karfunkel tables copy tables.db postgresql://karfunkel:secret@localhost/karfunkel
    """
    from karfunkel.cli.backup import copy_tables

    copy_tables(source, target)


@command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not be there yet.", show_default=False)],
    db: Database = None,
) -> None:
    """Write a backup of a server's database into a file, while the server runs or not.

    The file is an SQLite database, also if the tables are kept in PostgreSQL. It holds what is stored at one moment.

    Example: karfunkel backup monday.db --db postgresql://karfunkel:secret@localhost/karfunkel
    """
    from karfunkel.cli.backup import write_backup

    write_backup(file, db)


@command()
def restore(
    file: Annotated[Path, typer.Argument(help="The backup.", show_default=False)],
    db: Database = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Throw away what the database holds; otherwise it must be empty.")
    ] = False,
) -> None:
    """Fill a database from a backup: all of it, or nothing if that fails. Stop its server first.

    A backup of either kind of database, also of an earlier version, fills both kinds.

    Example: karfunkel restore monday.db --db postgresql://karfunkel:secret@localhost/karfunkel --replace
    """
    from karfunkel.cli.backup import restore_backup

    restore_backup(file, db, replace)


@command()
def guests(
    words: Annotated[
        str | None,
        typer.Argument(help="Only guests with these letters in their name, or of this id.", show_default=False),
    ] = None,
    db: Database = None,
    banned: Annotated[bool, typer.Option("--banned", help="Only those who are banned.")] = False,
    ban: Annotated[
        str | None, typer.Option(help="Ban the guest of this id from the server.", show_default=False)
    ] = None,
    unban: Annotated[str | None, typer.Option(help="Let this guest come again.", show_default=False)] = None,
    sign_out: Annotated[
        str | None, typer.Option(help="Let no cookie of this guest count any more.", show_default=False)
    ] = None,
    forget: Annotated[
        str | None,
        typer.Option(help="Erase the name of this guest and all it said; its games stay.", show_default=False),
    ] = None,
    reason: Annotated[str, typer.Option(help="Why; one who is banned is told.")] = "",
    reports: Annotated[bool, typer.Option("--reports", help="List the talk that was reported.")] = False,
    done: Annotated[
        str | None,
        typer.Option(help="Throw the reports of a line away: TABLE:LINE, as --reports lists it.", show_default=False),
    ] = None,
    new_key: Annotated[
        bool, typer.Option("--new-key", help="Sign cookies with a new key; those signed with the last two stay good.")
    ] = False,
    limit: Annotated[int, typer.Option(min=1, help="At most so many.")] = 50,
    as_json: Annotated[bool, typer.Option("--json", help="Print lists as JSON.")] = False,
) -> None:
    """List the guests of a server, ban or forget them, and read what was reported, whether it is running or not.

    A server that is running notices within seconds, and ends the connections of a guest who is banned. Guests are known
    by a cookie alone, so one who is banned can come as somebody new. From a table its host can ban, on the page.

    Examples:
    - karfunkel guests anna

    - karfunkel guests --reports

    - karfunkel guests --ban Zb3kQ9sLw1xA --reason "insults"

    - karfunkel guests --forget Zb3kQ9sLw1xA
    """
    from karfunkel.cli.guests import GuestWishes, look_after_guests

    wishes = GuestWishes(words, banned, ban, unban, sign_out, forget, reason, reports, done, new_key, limit, as_json)
    look_after_guests(db, wishes)


@command()
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

    Win share by seat, points, length, and what is special to the game. The first run compiles the rules for this
    machine, which takes some seconds; later runs start at once.

    Example: karfunkel simulate {game} --players 4 --games 1000000 --seed 1 --plot games.png
    """
    from karfunkel.cli.simulate import simulate_and_tell

    simulate_and_tell(game, players, games, seed, options_of(option), deck, threads, as_json, csv, plot)


@command()
def verify(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.", show_default=False)],
) -> None:
    """Check a finished game: that its seed is the one promised, and that every card came from it."""
    from karfunkel.cli.verify_draws import verify_file

    verify_file(file)


@command()
def replay(
    file: Annotated[Path, typer.Argument(help="The record of a game.", show_default=False)],
    seat: Annotated[int, typer.Option(help="With whose eyes to see it.")] = 0,
    at: Annotated[int | None, typer.Option(help="Only show the table after so many moves.", show_default=False)] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colours.")] = False,
    language: Language = None,
) -> None:
    """Tell a recorded game again, move by move, as the person at one seat would have seen it.

    In a terminal it waits after every move: Enter goes on, `back`, a number and `end` go elsewhere, `table` draws the
    table, `quit` leaves. Into a pipe or a file the whole story is written at once.

    Example: karfunkel replay game.txt --seat 2
    """
    from karfunkel.cli.replay import replay_file

    replay_file(file, seat, at, plain, language)


@command("analyse")
def analyse_record(
    file: Annotated[Path, typer.Argument(help="The record of a game.", show_default=False)],
    seconds: Annotated[float, typer.Option(help="How long to think about each decision.")] = 0.05,
    worst: Annotated[int, typer.Option(help="How many of the moves that cost most to list.", min=1)] = 10,
    seat: Annotated[int | None, typer.Option(help="Only the moves of this seat.", show_default=False)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    plot: Annotated[Path | None, typer.Option(help="Draw the chances into this file (png, svg, pdf).")] = None,
    language: Language = None,
) -> None:
    """Think a game over again: who was how likely to win when, and which moves cost most.

    Every decision is looked at with the eyes of the seat that made it, by the strongest bot. The first run compiles
    that bot for this machine, which takes a minute or two; later runs start at once.

    Example: karfunkel analyse game.txt --seat 0 --plot game.png
    """
    from karfunkel.cli.analyse import analyse_and_tell

    analyse_and_tell(file, seconds, worst, seat, as_json, plot, language)


@command()
def arena(
    game: Annotated[str | None, typer.Argument(help=WHICH_GAME, show_default=False)] = None,
    players: Players = 4,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            help=f"Who plays: levels ({', '.join(LEVELS)}; master@0.3 thinks for 0.3 s) and programs (./bot.py, or "
            "'cmd:node bot.js' in an option of its own), with commas between.",
            show_default=False,
        ),
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games; whole deals are played.")] = 400,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 1,
    time: Annotated[
        float | None, typer.Option(help="Seconds to think about a decision, for bots that ponder.", show_default=False)
    ] = None,
    processes: Annotated[
        int | None, typer.Option(help="How many games at once; all cores if left out.", show_default=False)
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(help="Keep games, records and the report in this folder, and go on there.", show_default=False),
    ] = None,
    records: Annotated[bool, typer.Option(help="Keep the record of every game in the folder.")] = True,
    ray: Annotated[
        str | None, typer.Option(help="Play on a Ray cluster: its address, auto or local.", show_default=False)
    ] = None,
    deck: Deck = None,
    option: Options = None,
    report: Annotated[
        Path | None, typer.Option(help="Play nothing; make the report of this folder anew.", show_default=False)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Let bots play against each other, and tell who is how strong, and how sure that is.

    As many bots as players are one line-up: `--bots master,trader,trader,trader` is one master against a table of
    traders; it would win 25 % if it were no better. Fewer bots share the seats as evenly as they can: `master,trader`
    are two of each at a table of four. More play a round robin: every choice of so many sits down together.

    Each deal is played in all distinct seatings of a line-up (in all rotations, if there are more than 12 or in a round
    robin), so that luck with the cards and the seats counts for all alike, and the next deal is a new one. Intervals
    are of 95 % and count by deals, since games of one deal are not independent. A shared win counts in parts.

    A bot that crashes, stalls or answers nonsense loses that move to a random one, not the game. With `--out` a contest
    can be stopped at any time (Ctrl-C): the same command goes on, and with more `--games` it is prolonged.

    Examples:
    - karfunkel arena {game} --bots master,trader,trader,trader --games 200 --out contest

    - karfunkel arena {game} --players 3 --bots novice,./my_bot.py

    - karfunkel arena --report contest
    """
    from karfunkel.cli.arena import contest_of, hold_contest, report_anew

    if report is not None:
        report_anew(report, as_json)
        return
    contest = contest_of(game, players, bots or (), games, seed, time, options_of(option), deck)
    hold_contest(contest, out, records, processes, ray, as_json)


@command()
def bot(
    level: Annotated[str, typer.Argument(help=f"The level: {', '.join(LEVELS)}.", show_default=False)],
    time: Annotated[
        float | None,
        typer.Option(help="Seconds to think about a decision; if left out, as it is told.", show_default=False),
    ] = None,
) -> None:
    """Speak the line protocol as one of our bots: a view and moves come in as a line of JSON, a move goes out as one.

    The page docs/bots.md explains the protocol, and how to write a bot of your own in any language.

    Example: karfunkel arena {game} --bots novice --bots 'cmd:karfunkel bot trader'
    """
    from karfunkel.cli.bot import speak_as

    speak_as(level, time)


@command()
def train(
    game: Annotated[str, typer.Argument(help=WHICH_GAME, show_default=False)],
    games: Annotated[int, typer.Option("--games", "-n", help="How many games, for each size, each time.")] = 2000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 1,
    out: Annotated[Path, typer.Option(help="The folder for the weights and a picture.")] = Path("weights"),
) -> None:
    """Teach bots what positions are worth: they play among themselves, and their values are fitted to who won.

    A trader plays by these values, and a master searches with them. A fit takes some minutes for each game; the first
    run compiles for this machine, which takes some more. To train a network instead, see examples/train_ppo.py.

    Examples:
    - karfunkel train {game} --games 4000 --out my-weights

    - KARFUNKEL_WEIGHTS=my-weights karfunkel play {game} --players 4 --bots trader
    """
    from karfunkel.cli.train import train_and_tell

    train_and_tell(game, games, seed, out)


@command()
def bench(
    game: Annotated[str, typer.Argument(help=WHICH_GAME)] = FIRST_GAME,
    players: Players = 4,
    starts: Annotated[bool, typer.Option(help="Measure the cold and the warm start too (half a minute).")] = True,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Measure how fast the engine is on this machine: plain, compiled on one core and on all, copies, starts."""
    from karfunkel.cli.bench import bench_and_tell

    bench_and_tell(game, players, starts, as_json)


@command("new-game")
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
    from karfunkel.cli.new_game import write_game

    write_game(name, folder)


@command("check-game")
def check_game(game: Game) -> None:
    """Check that a game keeps to what every game must keep to, by playing random games of it.

    Rules, texts, positions, views, secrets, compiled rules, learners and bots are tried with every number of players.
    The first thing that is wrong is said.

    Example: karfunkel check-game {game}
    """
    from karfunkel.cli.check_game import check_and_tell

    check_and_tell(game)

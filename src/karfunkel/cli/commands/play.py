"""Play in the terminal."""

from pathlib import Path
from typing import Annotated

import typer

import karfunkel
from karfunkel.bots import levels_here
from karfunkel.bots.levels import USUAL_LEVEL, usual_level
from karfunkel.cli.shared_options import WHICH_GAME, Deck, Language, Options, Players, options_of
from karfunkel.games.registry import GAMES

HERE, AT_A_SERVER = "On this computer", "At a server"


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
    from karfunkel.cli.play_local import play_in_terminal

    given = options_of(option)
    play_in_terminal(game, players, seat or 0, seed, deck, given, resume, plain, bots, bot_file, language)

"""Let bots compete and speak to programs."""

from pathlib import Path
from typing import Annotated

import typer

from karfunkel.bots import LEVELS
from karfunkel.cli.shared_options import WHICH_GAME, Deck, Options, Players, options_of


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
    from karfunkel.cli.bot_line_protocol import speak_as

    speak_as(level, time)

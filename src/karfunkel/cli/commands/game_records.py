"""Read the record of a game: verify it, tell it again, think it over."""

from pathlib import Path
from typing import Annotated

import typer

from karfunkel.cli.shared_options import Language


def verify(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.", show_default=False)],
) -> None:
    """Check a finished game: that its seed is the one promised, and that every card came from it."""
    from karfunkel.cli.verify_draws import verify_file

    verify_file(file)


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


def analyse(
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

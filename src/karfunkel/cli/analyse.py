"""The command `analyse`."""

import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from karfunkel.analysis import AnalysedDecision, Analysis, analyse
from karfunkel.bots.levels import MOST_SECONDS
from karfunkel.bots.mind import Effort
from karfunkel.cli.play_local import check_seat
from karfunkel.errors import Error
from karfunkel.table import from_record
from karfunkel.table.table import Table
from karfunkel.text_files import read_text
from karfunkel.words import Words, checked_language

BARS = "▁▂▃▄▅▆▇█"
WIDEST, NARROWEST = 72, 10
"""How many signs wide the chances are drawn in the terminal,"""
BESIDE = 36
"""if so many are left for what stands beside them."""


def analyse_and_tell(
    file: Path,
    seconds: float,
    worst: int,
    seat: int | None,
    as_json: bool,
    plot: Path | None,
    language: str | None = None,
) -> None:
    """Analyse the game of a record, and print what was found."""
    words = Words(checked_language(language))
    table = from_record(read_text(file))
    check_seat(words, table, seat or 0)
    if not 0 < seconds <= MOST_SECONDS:
        raise Error(words.say("terminal-error-seconds", most=int(MOST_SECONDS), seconds=str(seconds)))
    if plot is not None:
        from karfunkel.analysis.win_chance_chart import check_chart_file

        check_chart_file(plot)
    analysis = _analyse_with_progress(table, Effort("master", seconds), words)
    if plot is not None:
        from karfunkel.analysis.win_chance_chart import save_chart

        save_chart(analysis, f"{table.game}: {file.name}", table.headings, plot)
    if as_json:
        sys.stdout.write(json.dumps(_as_dict(table, analysis), indent=2) + "\n")
    else:
        print_analysis(table, analysis, worst, seat, Console(), words)


def _analyse_with_progress(table: Table, effort: Effort, words: Words) -> Analysis:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bars:
        thinking = bars.add_task(words.say("terminal-thinking"), total=len(table.log))

        def progress(done: int, of: int) -> None:
            bars.update(thinking, completed=done)

        return analyse(table, effort, progress)


def _as_dict(table: Table, analysis: Analysis) -> dict[str, Any]:
    return {
        "game": analysis.game,
        "players": analysis.players,
        "scores": list(table.scores),
        "winners": list(table.winners),
        "chances": [[round(chance, 4) for chance in chances] for chances in analysis.chances],
        "choices": [
            {**asdict(choice), "cost": choice.cost, "mistake": choice.is_mistake} for choice in analysis.choices
        ],
    }


def print_analysis(
    table: Table, analysis: Analysis, worst: int, seat: int | None, console: Console, words: Words
) -> None:
    """Print the chances of all seats over the game, and the moves that cost most."""
    console.print(_chances_grid(table, analysis, max(NARROWEST, min(WIDEST, console.width - BESIDE)), words))
    costly = analysis.costliest(worst, seat)
    if not costly:
        console.print(words.say("study-none"))
        return
    console.print(_costly_grid(table, costly, words))


def _costly_grid(table: Table, costly: Sequence[AnalysedDecision], words: Words) -> Grid:
    grid = _grid(words.say("study-costly"))
    for column in ("when", "seat", "played", "better"):
        grid.add_column(words.say(f"terminal-study-{column}"))
    for column in ("chance", "instead", "cost"):
        grid.add_column(words.say(f"terminal-study-{column}"), justify="right")
    for choice in costly:
        when = f"{_heading_of(table, choice.entry)} ({choice.entry})"
        numbers = (f"{100 * number:.0f}" for number in (choice.chance, choice.best_chance))
        cost = f"{100 * choice.cost:.1f} ± {100 * choice.error:.1f}"
        grid.add_row(when, str(choice.seat), choice.move, choice.best, *numbers, cost)
    return grid


def _chances_grid(table: Table, analysis: Analysis, width: int, words: Words) -> Grid:
    grid = _grid(words.say("study-chances"))
    grid.add_column(words.say("terminal-study-seat"), no_wrap=True)
    grid.add_column("", no_wrap=True)
    grid.add_column(words.say("end-score"), justify="right", no_wrap=True)
    grid.add_column(words.say("terminal-study-lost"), justify="right", no_wrap=True)
    for seat in range(analysis.players):
        star = "★" if seat in table.winners else " "
        line = _drawn([chances[seat] for chances in analysis.chances], width)
        lost = f"{100 * analysis.lost_by(seat):.1f}"
        grid.add_row(f"{seat} {star}", line, str(table.scores[seat]), lost)
    return grid


def _drawn(chances: Sequence[float], width: int) -> str:
    """Chances as a row of bars, a sign for every few moves."""
    places = [chances[number * (len(chances) - 1) // (width - 1)] for number in range(width)]
    return "".join(BARS[min(int(chance * len(BARS)), len(BARS) - 1)] for chance in places)


def _heading_of(table: Table, entry: int) -> str:
    begun = [heading for number, heading in table.headings.items() if number <= entry]
    return begun[-1] if begun else ""


def _grid(title: str) -> Grid:
    return Grid(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)

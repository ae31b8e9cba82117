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

from karfunkel.bots.levels import MOST_SECONDS
from karfunkel.bots.mind import Effort
from karfunkel.errors import Error
from karfunkel.study import Analysis, analyse
from karfunkel.table import from_record
from karfunkel.table.files import read_text
from karfunkel.table.table import Table

BARS = "▁▂▃▄▅▆▇█"
WIDEST, NARROWEST = 72, 10
"""How many signs wide the chances are drawn in the terminal,"""
BESIDE = 36
"""if so many are left for what stands beside them."""


def analyse_and_tell(
    file: Path, seconds: float, worst: int, seat: int | None, as_json: bool, plot: Path | None
) -> None:
    """Analyse the game of a record, and print what was found."""
    table = from_record(read_text(file))
    if seat is not None and not 0 <= seat < table.players:
        raise Error(f"there is no seat {seat}; the seats are 0 to {table.players - 1}")
    if not 0 < seconds <= MOST_SECONDS:
        raise Error(f"a decision is thought over for more than 0 and up to {MOST_SECONDS:.0f} seconds, not {seconds}")
    if plot is not None:
        from karfunkel.study.chart import check_chart_file

        check_chart_file(plot)
    analysis = _analyse_with_progress(table, Effort("master", seconds))
    if plot is not None:
        from karfunkel.study.chart import save_chart

        save_chart(analysis, f"{table.game}: {file.name}", table.headings, plot)
    if as_json:
        sys.stdout.write(json.dumps(_as_dict(table, analysis), indent=2) + "\n")
    else:
        print_analysis(table, analysis, worst, seat, Console())


def _analyse_with_progress(table: Table, effort: Effort) -> Analysis:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bars:
        thinking = bars.add_task("thinking it over", total=len(table.log))

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
        "choices": [{**asdict(choice), "cost": choice.cost} for choice in analysis.choices],
    }


def print_analysis(table: Table, analysis: Analysis, worst: int, seat: int | None, console: Console) -> None:
    """Print the chances of all seats over the game, and the moves that cost most."""
    console.print(_chances_grid(table, analysis, max(NARROWEST, min(WIDEST, console.width - BESIDE))))
    costly = [choice for choice in analysis.costliest(worst, seat) if choice.cost > 0]
    if not costly:
        console.print("No move could have been much better.")
        return
    grid = _grid("The moves that cost most (in chances to win out of a hundred)")
    for column in ("when", "seat", "played", "better", "chance", "instead of", "cost"):
        grid.add_column(column, justify="right" if column in ("chance", "instead of", "cost") else "left")
    for choice in costly:
        when = f"{_heading_of(table, choice.entry)} ({choice.entry})"
        numbers = (f"{100 * number:.0f}" for number in (choice.chance, choice.best_chance))
        grid.add_row(when, str(choice.seat), choice.move, choice.best, *numbers, f"{100 * choice.cost:.1f}")
    console.print(grid)


def _chances_grid(table: Table, analysis: Analysis, width: int) -> Grid:
    grid = _grid("Chances to win, from the first move to the last")
    for column in ("seat", "", "score", "lost a move"):
        grid.add_column(column, justify="left" if column in ("seat", "") else "right", no_wrap=True)
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

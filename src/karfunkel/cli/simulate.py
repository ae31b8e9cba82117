"""The command `simulate`."""

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from karfunkel.arena.run_simulation import run
from karfunkel.arena.simulation_csv import write_csv
from karfunkel.arena.simulation_report import SimulationReport, report_of, score_text
from karfunkel.arena.simulation_report_table import ReportTable
from karfunkel.arena.simulation_setting import SimulationSetting
from karfunkel.errors import Error

MOST_THREADS = 1024


def simulate_and_tell(
    game: str,
    players: int,
    games: int,
    seed: int,
    options: Mapping[str, str],
    deck: Path | None,
    threads: int | None,
    as_json: bool,
    csv: Path | None,
    plot: Path | None,
    bots: Sequence[str] = (),
) -> None:
    """Simulate games and print what was found."""
    setting = SimulationSetting.checked(game, players, games, seed, options, deck, bots)
    if threads is not None and not 1 <= threads <= MOST_THREADS:
        raise Error(f"the number of threads is 1 to {MOST_THREADS}, not {threads}")
    _check_files(csv, plot)
    report = report_of(setting, _run_with_progress(setting, threads))
    if csv is not None:
        write_csv(report, csv)
    if plot is not None:
        from karfunkel.arena.simulation_plot import save_plot  # Matplotlib takes a while to import

        save_plot(report, plot)
    if as_json:
        sys.stdout.write(json.dumps(report.as_dict(), indent=2) + "\n")
    else:
        print_report(report, Console())


def _check_files(csv: Path | None, plot: Path | None) -> None:
    """Refuse, before anything is simulated, files that could not be written afterwards."""
    for file in (csv, plot):
        if file is not None and not file.absolute().parent.is_dir():
            raise Error(f"{str(file)!r} cannot be written: there is no folder {str(file.parent)!r}")
        if file is not None and file.is_dir():
            raise Error(f"{str(file)!r} cannot be written: it is a folder")
    if plot is not None:
        from karfunkel.arena.simulation_plot import check_plot_file

        check_plot_file(plot)


def _run_with_progress(setting: SimulationSetting, threads: int | None) -> object:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True) as bars:
        compiling = bars.add_task("compiling the rules, once", total=None, visible=False)
        playing = bars.add_task("games", total=setting.games, visible=False)

        def compiled(done: int, of: int) -> None:
            bars.update(compiling, completed=done, total=of, visible=True)

        def played(games: int) -> None:
            bars.update(compiling, visible=False)
            bars.update(playing, advance=games, visible=True)

        return run(setting, threads, compiled if console.is_terminal else None, played)


def print_report(report: SimulationReport, console: Console) -> None:
    """Print a report as tables."""
    setting = report.setting
    console.print(
        f"[bold]{setting.game.title}[/], {setting.players} players: {setting.games:,} games "
        f"{setting.players_in_words}, seed {setting.seed}",
        highlight=False,
    )
    console.print(_seats_table(report))
    console.print(
        f"Length: {report.mean_length:.1f} decisions a game; deciles {' '.join(map(str, report.length_deciles))}",
        highlight=False,
    )
    for section in report.sections:
        console.print(_section_table(section))


def _seats_table(report: SimulationReport) -> Table:
    fewest = "; the fewest win" if report.setting.game.order == "fewest" else ""
    table = _table(f"Wins and points by seat (points: mean and deciles{fewest})")
    for column in ("seat", "wins", "mean", *(f"{tenth}0%" for tenth in range(1, 10))):
        table.add_column(column, justify="right", no_wrap=True)
    for seat in report.seats:
        table.add_row(str(seat.seat), f"{seat.win_share:.2%}", f"{seat.mean:.2f}", *map(score_text, seat.deciles))
    return table


def _table(title: str) -> Table:
    return Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)


def _section_table(section: ReportTable) -> Table:
    table = _table(section.title)
    table.add_column(section.row)
    for column in section.columns:
        table.add_column(column, justify="right")
    for name, numbers in section.rows.items():
        table.add_row(name, *(f"{number:.1%}" if section.kind == "share" else f"{number:.2f}" for number in numbers))
    return table

"""The command `arena`."""

import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from rich import box
from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from karfunkel.arena.bots_option import bots_of
from karfunkel.arena.contest import Contest, GameResult, ProcessPool, Results, SingleProcess, WorkerPool, run
from karfunkel.arena.contest.result_storage import read_contest, read_games
from karfunkel.arena.contest_report import ContestFigures, summary_of, write_report
from karfunkel.arena.contest_report.chart_elements import duration, short
from karfunkel.arena.contest_report.html_page import verdict
from karfunkel.arena.standings import BotRow, Standings
from karfunkel.errors import Error
from karfunkel.games.registry import first_game, game_called

INTERRUPTED = 130
"""The exit status after Ctrl-C."""
LOOKS_A_SECOND = 4


def hold_contest(
    contest: Contest, out: Path | None, records: bool, processes: int | None, ray: str | None, as_json: bool
) -> None:
    """Play a contest, tell what was found, and write the report if there is a folder for it."""
    workers = _crew(processes, ray)
    with Results(contest, out, records) as results:
        interrupted = _play(results, workers)
        summary = summary_of(contest, results.in_order())
        _tell(summary, as_json)
        if out is not None and summary.games:
            page = write_report(summary, out)
            _note(f"The report: {page}")
    if interrupted:
        _note(_how_to_go_on(summary, out))
        sys.exit(INTERRUPTED)


def contest_of(
    game: str | None,
    players: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    time: float | None,
    options: dict[str, str],
    deck: Path | None,
) -> Contest:
    """The contest that a command line describes."""
    if game is None:
        raise Error(f"say what to play, such as: karfunkel arena {first_game()} --bots trader,novice")
    if not bots:
        raise Error("say who plays, such as: --bots trader,novice")
    return Contest.checked(game, players, bots_of(bots), games, seed, time, options, deck)


def report_anew(folder: Path, as_json: bool) -> None:
    """Make the report of a folder from its games, whether they are all played or not."""
    games = read_games(folder)
    summary = summary_of(read_contest(folder), [games[number] for number in sorted(games)])
    _tell(summary, as_json)
    _note(f"The report: {write_report(summary, folder)}")


def _crew(processes: int | None, ray: str | None) -> WorkerPool:
    if ray is not None:
        from karfunkel.arena.contest.ray_cluster import RayCluster

        return RayCluster(ray, processes)
    return SingleProcess() if processes == 1 else ProcessPool(processes)


def _play(results: Results, workers: WorkerPool) -> bool:
    """Play what has not been played yet; whether it was interrupted."""
    contest = results.contest
    standings = Standings(contest.bots, contest.players, results.in_order())
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bars = Progress(*columns, console=Console(stderr=True))
    task = bars.add_task("getting the bots ready", total=len(contest.fixtures()), completed=standings.games)

    def look() -> RenderableType:
        return Group(live_table(standings), bars) if standings.games else bars

    def told(played: GameResult) -> None:
        standings.add(played)
        bars.update(task, description="games", completed=standings.games)

    try:
        with _live(bars.console, look):
            run(results, workers, told)
    except KeyboardInterrupt:
        return True
    return False


def _live(console: Console, look: Callable[[], RenderableType]) -> Live:
    return Live(console=console, get_renderable=look, refresh_per_second=LOOKS_A_SECOND, transient=True)


def live_table(standings: Standings) -> Table:
    """How the bots stand while games are played."""
    table = _bots_table("", "games", "wins", "95 %", "points", "place", "time", "lost")
    for row in standings.rows():
        table.add_row(
            escape(short(row.name)), f"{row.games:,}", f"{row.wins.value:.1%}", _between(row),
            f"{row.score.value:.1f}", f"{row.place.value:.2f}", duration(row.mean_seconds), _lost(row),
        )  # fmt: skip
    return table


def _tell(summary: ContestFigures, as_json: bool) -> None:
    if as_json:
        sys.stdout.write(json.dumps(summary.as_dict(), indent=2) + "\n")
    else:
        print_summary(summary, Console())


def print_summary(summary: ContestFigures, console: Console) -> None:
    """Print what was found."""
    contest = summary.contest
    console.print(
        f"[bold]{game_called(contest.game).title}[/], {contest.players} players: {len(summary.games):,} of "
        f"{summary.planned:,} games, {summary.deals:,} deals, seed {contest.seed}",
        highlight=False,
    )
    if not summary.rows:
        return
    console.print(_standings(summary), _thinking(summary))
    console.print(escape(verdict(summary)), highlight=False, soft_wrap=True)
    for row in summary.rows:
        if row.lost:
            told = f"{row.name} lost {row.lost:,} of {row.decisions:,} moves; the first: {row.why}"
            console.print(f"[red]{escape(told)}[/]", highlight=False, soft_wrap=True)


def _standings(summary: ContestFigures) -> Table:
    table = _bots_table("Wins for each seat, with the interval of 95 %", "games", "wins", "95 %", "margin", "points",
                        "place", "rating")  # fmt: skip
    for row in summary.rows:
        rating = summary.ratings[row.name]
        table.add_row(
            escape(short(row.name)), f"{row.games:,}", f"{row.wins.value:.1%}", _between(row),
            f"{row.margin.value:+.1f}", f"{row.score.value:.1f}", f"{row.place.value:.2f}",
            f"{rating.mu:.1f} ± {rating.sigma:.1f}",
        )  # fmt: skip
    return table


def _thinking(summary: ContestFigures) -> Table:
    table = _bots_table("Thinking", "decisions", "mean", "95 %", "longest", "moves lost")
    for row in summary.rows:
        times = map(duration, (row.mean_seconds, row.slow_seconds, row.longest_seconds))
        table.add_row(escape(short(row.name)), f"{row.decisions:,}", *times, _lost(row))
    return table


def _between(row: BotRow) -> str:
    return f"{100 * row.wins.low:.1f}–{100 * row.wins.high:.1f}"


def _lost(row: BotRow) -> str:
    return f"[red]{row.lost:,}[/]" if row.lost else "0"


def _bots_table(title: str, *columns: str) -> Table:
    """A table with a row for each bot."""
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("bot", overflow="fold")
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def _note(sentence: str) -> None:
    """Say something beside the result."""
    sys.stderr.write(f"{sentence}\n")


def _how_to_go_on(summary: ContestFigures, out: Path | None) -> str:
    played = f"Stopped after {len(summary.games):,} of {summary.planned:,} games"
    if out is None:
        return f"{played}. They are not kept; with --out FOLDER the same command would go on from here."
    return f"{played}. The same command with --out {out} goes on from here."

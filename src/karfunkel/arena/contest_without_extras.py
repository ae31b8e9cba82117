"""The arena without other packages than NumPy and Numba: `python -m karfunkel.arena.contest_without_extras`.

It plays a contest into a folder and writes its progress to the standard error, a line at a time. The folder can be
carried home, where `karfunkel arena --report FOLDER` makes tables and pages of it.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from karfunkel.arena.bots_option import bots_of
from karfunkel.arena.contest import Contest, GameResult, ProcessPool, Results, SingleProcess, WorkerPool, run
from karfunkel.arena.standings import Standings
from karfunkel.errors import Error
from karfunkel.games.registry import GAMES

BAD_INPUT, INTERRUPTED = 2, 130
SECONDS_BETWEEN_LINES = 10.0


def main(words: Sequence[str] | None = None) -> int:
    """Play a contest; the exit status."""
    given = _parser().parse_args(words)
    try:
        contest = Contest.checked(given.game, given.players, bots_of(given.bots), given.games, given.seed, given.time)
        with Results(contest, given.out, given.records) as results:
            play_with_lines(results, worker_pool_of(given.processes))
    except Error as error:
        sys.stderr.write(f"karfunkel: {error}\n")
        return BAD_INPUT
    except KeyboardInterrupt:
        sys.stderr.write("stopped; the same command goes on from here\n")
        return INTERRUPTED
    return 0


def worker_pool_of(processes: int | None) -> WorkerPool:
    """So many processes; this one alone if it is one."""
    return SingleProcess() if processes == 1 else ProcessPool(processes)


def play_with_lines(results: Results, workers: WorkerPool, title: str = "") -> None:
    """Play a contest and write a line about it now and then, and at its end."""
    contest = results.contest
    standings = Standings(contest.bots, contest.players, results.in_order())
    planned = len(contest.fixtures())
    title = title or f"{contest.game} {contest.players}: {', '.join(contest.bots)}"
    began = told_at = time.monotonic()
    first: tuple[float, int] | None = None

    def report(played: GameResult) -> None:
        nonlocal told_at, first
        standings.add(played)
        now = time.monotonic()
        if first is None:
            first = now, standings.games
        elif now - told_at >= SECONDS_BETWEEN_LINES:
            told_at = now
            left = (now - first[0]) / (standings.games - first[1]) * (planned - standings.games)
            sys.stderr.write(f"{_line(title, standings, planned)}  {left:.0f} s left\n")

    run(results, workers, report)
    sys.stderr.write(f"{_line(title, standings, planned)}  {time.monotonic() - began:.0f} s\n")


def _line(title: str, standings: Standings, planned: int) -> str:
    shares = "  ".join(
        f"{row.name} {row.wins.value:.1%} ({row.wins.low:.1%} to {row.wins.high:.1%})"
        + (f", {row.lost} moves lost" if row.lost else "")
        for row in standings.rows()
    )
    return f"{title}  {standings.games} of {planned} games  {shares}"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m karfunkel.arena.contest_without_extras", description=__doc__)
    parser.add_argument("game", help=f"one of {', '.join(GAMES)}")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", action="append", required=True, help="names with commas between; see docs/arena.md")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--time", type=float, help="seconds to think about a decision")
    parser.add_argument("--processes", type=int, help="all cores if left out")
    parser.add_argument("--out", type=Path, required=True, help="the folder; the same command goes on where it stopped")
    parser.add_argument("--no-records", dest="records", action="store_false", help="keep no records of the games")
    return parser


if __name__ == "__main__":
    sys.exit(main())

"""Measure what the table of budgets in docs/performance.md names, and print now beside the committed values.

    python -m bench.budgets                           everything but a fresh `make play`: about five minutes
    python -m bench.budgets --fresh                   that too: a new clone, with nothing cached (needs the network)
    python -m bench.budgets --only import page        only the rows whose names contain one of these
    python -m bench.budgets --only "compiled, one"

A budget in a unit (`≤ 0.2 s`) is hard: what is over it is EXCEEDED, and the exit status is 1. A budget in percent is of
the committed value and only warns (`slower`), for speeds depend on the machine and on what else it does.

`now` is the median of the rounds. `raw` is now beside committed; above 1 is better. `adjusted` is raw divided by how
much faster a yardstick runs here than it did then: a fixed loop, in plain Python or compiled. A speed is called slower
if the best of its rounds is, too: adjusted, and on a machine that is much the same (by the yardstick, within 10 %) also
raw. Values by the clock or by all cores mean little where the number of cores differs.

Minutes of `make test` and `make check` are those of their last complete runs in this checkout. Measure on a quiet
machine. Whoever exceeds a budget pays it back, or changes the table and says why.
"""

import argparse
import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from bench.budgets.judge import EXCEEDED, KEPT, SLOWER, Judgement, judge
from bench.budgets.measure import Measure, Reading, take_all
from bench.budgets.measures import all_measures
from bench.budgets.table import NOTHING, Row, TableError, number, read_table
from rich.console import Console
from rich.table import Table

BUSY = 0.5
"""Work that waits for each core, from which on a machine is called busy."""
WIDTH = 160
COLOURS = {EXCEEDED: "bold red", SLOWER: "yellow", KEPT: "green"}


def main() -> None:
    arguments = _arguments()
    stderr = Console(stderr=True)
    try:
        rows = read_table()
    except TableError as error:
        raise SystemExit(f"docs/performance.md: {error}") from None
    measures = _chosen(list(all_measures(fresh=arguments.fresh)), arguments.only)
    _warn_if_busy(stderr)
    readings = dict(take_all(measures, lambda line: stderr.print(line, highlight=False, markup=False)))
    judged = {name: judge(rows[name], reading, rows) for name, reading in readings.items()}
    _print(rows, readings, judged)
    if arguments.json:
        arguments.json.write_text(json.dumps(_as_json(rows, readings, judged), indent=1) + "\n", "utf-8")
    raise SystemExit(any(judgement.verdict == EXCEEDED for judgement in judged.values()))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        "python -m bench.budgets", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", nargs="+", metavar="NAME", help="measure rows whose names contain one of these")
    parser.add_argument("--fresh", action="store_true", help="also time `make play` in a new clone")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all that was measured into this file")
    return parser.parse_args()


def _chosen(measures: list[Measure], only: list[str] | None) -> list[Measure]:
    """The measures with a row that is asked for."""
    if only is None:
        return measures
    chosen = [measure for measure in measures if any(part in name for name in measure.units for part in only)]
    if not chosen:
        names = "\n  ".join(name for measure in measures for name in measure.units)
        raise SystemExit(f"no row has {' or '.join(map(repr, only))} in its name; there are\n  {names}")
    return chosen


def _warn_if_busy(stderr: Console) -> None:
    load, cores = os.getloadavg()[0], os.cpu_count() or 1
    if load > BUSY * cores:
        stderr.print(f"the machine is busy (load {load:.1f} on {cores} cores): speeds will look worse than they are")


def _print(rows: Mapping[str, Row], readings: Mapping[str, Reading], judged: Mapping[str, Judgement]) -> None:
    """Print now beside committed, and below it what to pay back."""
    table = Table(box=None, header_style="bold")
    for title in ("what", "budget", "committed", "now", "raw", "adjusted", ""):
        table.add_column(title, justify="left" if title in ("what", "") else "right", no_wrap=title != "")
    for name, reading in readings.items():
        row, judgement = rows[name], judged[name]
        table.add_row(
            name,
            str(row.budget or NOTHING),
            NOTHING if row.committed is None else f"{number(row.committed)} {row.unit}",
            f"{number(reading.value)} {row.unit}" if reading.values else NOTHING,
            _ratio(judgement.raw),
            _ratio(judgement.adjusted),
            judgement.verdict,
            style=COLOURS.get(judgement.verdict) if judgement.verdict != KEPT else None,
        )
    console = Console() if sys.stdout.isatty() else Console(width=WIDTH)
    console.print(table, highlight=False, markup=False)
    for verdict, advice in ((EXCEEDED, "exceed their budgets: pay back"), (SLOWER, "are slower than committed")):
        names = [name for name, judgement in judged.items() if judgement.verdict == verdict]
        if names:
            console.print(f"{len(names)} {advice}: {'; '.join(names)}", style=COLOURS[verdict], markup=False)


def _ratio(ratio: float | None) -> str:
    return "" if ratio is None else f"{ratio:.2f}"


def _as_json(
    rows: Mapping[str, Row], readings: Mapping[str, Reading], judged: Mapping[str, Judgement]
) -> list[dict[str, object]]:
    return [
        {
            "name": name,
            "unit": rows[name].unit,
            "budget": str(rows[name].budget or NOTHING),
            "committed": rows[name].committed,
            "now": reading.value if reading.values else None,
            "rounds": reading.values,
            "yardstick_rates": reading.yardstick_rates,
            "raw": judged[name].raw,
            "adjusted": judged[name].adjusted,
            "verdict": judged[name].verdict,
        }
        for name, reading in readings.items()
    ]


if __name__ == "__main__":
    main()

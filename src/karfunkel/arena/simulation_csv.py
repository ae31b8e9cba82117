"""A simulation as a CSV file: everything that was counted, one count a row."""

import csv
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from karfunkel.arena.simulation_counters import LOWEST
from karfunkel.arena.simulation_report import SimulationReport, score_text
from karfunkel.errors import Error


def write_csv(report: SimulationReport, file: Path) -> None:
    """Write all counts as rows `measure, of, value, count`."""
    try:
        with file.open("w", newline="", encoding="utf-8") as out:
            writer = csv.writer(out)
            writer.writerow(("measure", "of", "value", "count"))
            writer.writerows(_rows(report))
    except OSError as error:
        raise Error(f"{str(file)!r} cannot be written: {error.strerror}") from None


def _rows(report: SimulationReport) -> Iterator[tuple[str, str, str | int, int | float]]:
    for seat in range(report.setting.players):
        for value, count in _counted(report.tally["scores"][seat], LOWEST):
            yield "score", f"seat {seat}", score_text(value), count
        for sharing, count in _counted(report.tally["wins"][seat]):
            yield "wins shared by", f"seat {seat}", sharing, count
    for value, count in _counted(report.tally["lengths"]):
        yield "decisions", "game", value, count
    for section in report.sections:
        for name, numbers in section.rows.items():
            for column, number in zip(section.columns, numbers, strict=True):
                yield f"{section.title} ({section.kind})", name, column, number


def _counted(histogram: Any, lowest: int = 0) -> list[tuple[int, int]]:
    return [(value, int(count)) for value, count in enumerate(histogram, start=lowest) if count]

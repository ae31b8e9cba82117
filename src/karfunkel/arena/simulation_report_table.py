"""ReportTable: named rows and columns of numbers in a simulation's report."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class ReportTable:
    """A table: what its rows are, its columns, its numbers, and whether these are shares or means."""

    title: str
    row: str
    columns: Sequence[str]
    rows: Mapping[str, Sequence[float]]
    kind: str
    colours: Mapping[str, str] = field(default_factory=dict)
    """The colours of columns in pictures; the others get one in turn."""


def shares(numbers: Sequence[int]) -> list[float]:
    """What part of the sum each number is."""
    total = sum(int(number) for number in numbers)
    return [int(number) / total if total else 0.0 for number in numbers]

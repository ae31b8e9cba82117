"""Whether what was measured keeps to its budget."""

from collections.abc import Mapping
from dataclasses import dataclass

from bench.budgets.measure import Reading
from bench.budgets.table import Row

KEPT, EXCEEDED, SLOWER, NOT_JUDGED = "kept", "EXCEEDED", "slower", ""
SAME_MACHINE = 0.1
"""Yardsticks that differ by no more than this are of the same machine, or of one like it."""


@dataclass(frozen=True)
class Judgement:
    """How a reading stands beside its row. Ratios above 1 are better than what was committed."""

    verdict: str
    raw: float | None = None
    adjusted: float | None = None


def judge(row: Row, reading: Reading, rows: Mapping[str, Row]) -> Judgement:
    """Judge a reading by the budget of its row."""
    if not reading.values:
        return Judgement(reading.missing)
    raw = _ratio(row, reading.value)
    if row.budget is None:
        return Judgement(NOT_JUDGED, raw)
    if not row.budget.is_relative:
        return Judgement(KEPT if _keeps(row, reading.value) else EXCEEDED, raw)
    machine = _machine_factor(reading, rows)
    adjusted = raw / machine if raw is not None and machine is not None else None
    return Judgement(_speed_verdict(row, reading, machine), raw, adjusted)


def _keeps(row: Row, value: float) -> bool:
    """Whether a value keeps to a budget that does not depend on the machine."""
    assert row.budget is not None
    return value <= row.budget.limit if row.budget.at_most else value >= row.budget.limit


def _ratio(row: Row, value: float) -> float | None:
    """A value beside the committed one: above 1 is better."""
    if row.committed is None or value == 0:
        return None
    return row.committed / value if _less_is_better(row) else value / row.committed


def _less_is_better(row: Row) -> bool:
    return row.budget is not None and row.budget.at_most


def _machine_factor(reading: Reading, rows: Mapping[str, Row]) -> float | None:
    """How many times as fast as the machine of the committed values this one is."""
    if reading.yardstick is None or (committed := rows[reading.yardstick].committed) is None:
        return None
    rates = sorted(reading.yardstick_rates)
    return rates[len(rates) // 2] / committed


def _speed_verdict(row: Row, reading: Reading, machine: float | None) -> str:
    """Slower only if even the best round is, by what the yardstick makes of it, or on the same machine as it stands."""
    assert row.budget is not None
    best = min(reading.values) if row.budget.at_most else max(reading.values)
    ratio = _ratio(row, best)
    if ratio is None:
        return NOT_JUDGED
    if machine is not None:
        same = abs(machine - 1) <= SAME_MACHINE
        ratio = max(ratio, ratio / machine) if same else ratio / machine
    least = 100 / row.budget.limit if row.budget.at_most else row.budget.limit / 100
    return KEPT if ratio >= least else SLOWER

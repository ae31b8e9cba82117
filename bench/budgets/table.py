"""The table of budgets in docs/performance.md: the one place where budgets and committed values are written."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "performance.md"
HEADING = "## Budgets: `make budgets`"
COLUMNS = ["what", "budget", "committed", "held by"]
HOLDERS = ("test", "bench", "bench --fresh")
"""Who notices when a budget is exceeded: tests/test_budgets.py, `make budgets`, or that only when it is asked for."""
NOTHING = "–"
PERCENT = "%"

_NUMBER = r"\d{1,3}(?:,\d{3})*(?:\.\d+)?"
_AMOUNT = re.compile(rf"({_NUMBER}) (\S.*)")
_LIMIT = re.compile(rf"([≤≥]) ({_NUMBER}) (\S.*)")


class TableError(ValueError):
    """The table cannot be read; the message names the row and what is expected of it."""


@dataclass(frozen=True)
class Budget:
    """A limit: in the unit of the row, or (for speeds) in percent of the committed value."""

    at_most: bool
    limit: float
    unit: str

    @property
    def is_relative(self) -> bool:
        """Whether it limits the ratio to the committed value, which depends on the machine."""
        return self.unit == PERCENT

    def __str__(self) -> str:
        return f"{'≤' if self.at_most else '≥'} {number(self.limit)} {self.unit}"


@dataclass(frozen=True)
class Row:
    """A row of the table; a yardstick has no budget, and what was never measured no committed value."""

    name: str
    unit: str
    budget: Budget | None
    committed: float | None
    held_by: str


def number(value: float) -> str:
    """A number as it stands in the table: whole above a hundred, else with three digits that count."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def read_table(page: Path = PAGE) -> dict[str, Row]:
    """The rows of the table by their names; TableError if there is anything else in it."""
    rows: dict[str, Row] = {}
    for line in _table_lines(page.read_text("utf-8")):
        row = parse_row(line)
        if row.name in rows:
            raise TableError(f"the table has two rows {row.name!r}")
        rows[row.name] = row
    return rows


def _table_lines(text: str) -> Iterator[str]:
    """The rows below the header of the first table in the section."""
    _, found, section = text.partition(f"\n{HEADING}\n")
    if not found:
        raise TableError(f"there is no section {HEADING!r}")
    lines = (line for line in section.partition("\n## ")[0].splitlines() if line.startswith("|"))
    header, rule = next(lines, ""), next(lines, "")
    if _cells(header) != COLUMNS or set(rule) != {"|", "-"}:
        raise TableError(f"the table of budgets has to begin with the columns {' | '.join(COLUMNS)}, not {header!r}")
    return lines


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def parse_row(line: str) -> Row:
    """A row of the table; TableError says what is wrong with it."""
    cells = _cells(line)
    if len(cells) != len(COLUMNS):
        raise TableError(f"a row has {len(COLUMNS)} cells, not {len(cells)}: {line}")
    name, budget_text, committed_text, held_by = cells
    if not name or held_by not in HOLDERS:
        raise TableError(f"a row needs a name, and is held by one of {', '.join(HOLDERS)}: {line}")
    budget, committed = _budget(budget_text, line), _amount(committed_text, line)
    units = {unit for unit in (committed[1] if committed else None, _unit(budget)) if unit}
    if len(units) != 1:
        raise TableError(f"the budget and the committed value need one unit, not {sorted(units)}: {line}")
    return Row(name, units.pop(), budget, committed[0] if committed else None, held_by)


def _unit(budget: Budget | None) -> str | None:
    return None if budget is None or budget.is_relative else budget.unit


def _budget(text: str, line: str) -> Budget | None:
    if text == NOTHING:
        return None
    found = _LIMIT.fullmatch(text)
    if found is None:
        raise TableError(f"a budget is written like `≤ 0.2 s`, `≥ 97 %` or {NOTHING}, not {text!r}: {line}")
    return Budget(found[1] == "≤", _value(found[2]), found[3])


def _amount(text: str, line: str) -> tuple[float, str] | None:
    if text == NOTHING:
        return None
    found = _AMOUNT.fullmatch(text)
    if found is None:
        raise TableError(f"a committed value is written like `1,234 s` or {NOTHING}, not {text!r}: {line}")
    return _value(found[1]), found[2]


def _value(text: str) -> float:
    return float(text.replace(",", ""))

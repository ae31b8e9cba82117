"""Cards as counts: how many there are of each face."""

from collections.abc import Iterable, Sequence
from itertools import compress

from karfunkel.engine import Grid


def one_by_one(names: Iterable[str], counts: Iterable[int]) -> list[str]:
    """Each name as often as it is counted: `r`, `y`, `g` counted 2, 0, 1 are `r`, `r`, `g`."""
    written: list[str] = []
    for name, number in zip(names, counts, strict=False):
        if number > 0:
            written += [name] * number
    return written


def row_by_row(names: Sequence[str], counts: Grid, rows: int) -> list[list[str]]:
    """What the first rows of a grid count, each one by one."""
    written: list[list[str]] = [[] for _ in range(rows)]
    not_zero = compress(counts.items(), counts.values())
    for (row, column), number in not_zero:
        if row < rows:
            written[row] += [names[column]] * number
    return written

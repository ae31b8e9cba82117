"""Cards as counts: how many there are of each face."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import compress

from karfunkel.engine import Grid

HANDS_REMEMBERED = 4096


def one_by_one(names: Iterable[str], counts: Sequence[int]) -> list[str]:
    """Each name as often as it is counted: `r`, `y`, `g` counted 2, 0, 1 are `r`, `r`, `g`."""
    written: list[str] = []
    for name, number in compress(zip(names, counts, strict=False), counts):
        written += [name] * number
    return written


def row_by_row(names: Sequence[str], counts: Grid, rows: int) -> list[list[str]]:
    """What the first rows of a grid count, each one by one."""
    return [list(hand(names, row)) for row in first_rows(counts, rows)]


def first_rows(counts: Grid, rows: int) -> list[tuple[int, ...]]:
    """The first rows of a grid."""
    cells = tuple(counts.values())
    columns = next(reversed(counts))[1] + 1
    return [cells[first : first + columns] for first in range(0, rows * columns, columns)]


@lru_cache(HANDS_REMEMBERED)
def hand(names: Sequence[str], counts: tuple[int, ...]) -> tuple[str, ...]:
    """What a row counts, one by one. Most hands are as they were a move before, so they are remembered."""
    return tuple(one_by_one(names, counts))

"""Record fields of floating-point numbers, for the scratch records of minds."""

from typing import Any

from karfunkel.engine import Field

Plane = dict[tuple[int, int], float]
"""Fractional numbers in rows and columns: `record.field[row, column]`."""


def float64(*shape: int) -> Any:
    """A field of fractional numbers."""
    return Field("f8", shape)

"""Rich grids with a row for each seat."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from rich.console import JustifyMethod, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid

from karfunkel.cli.terminal.seat_names import PlayerNames


@dataclass(frozen=True)
class Column:
    """A column of a table: its heading, and what it shows of a seat."""

    heading: str
    of: Callable[[int], str]
    justify: JustifyMethod = "left"
    no_wrap: bool = True


def seats_grid(people: PlayerNames, columns: Sequence[Column], seats: Iterable[int], gap: int = 1) -> Grid:
    """A row for each of these seats, the person's in bold."""
    grid = Grid(box=None, padding=(0, gap, 0, 0), pad_edge=False, header_style="")
    for column in columns:
        grid.add_column(column.heading, justify=column.justify, no_wrap=column.no_wrap)
    for seat in seats:
        grid.add_row(*(column.of(seat) for column in columns), style="bold" if seat == people.seat else "")
    return grid


def titled(text: str) -> Rule:
    """A line with a title."""
    return Rule(f"[bold]{text}[/]", align="left", style="dim")


def indented(part: RenderableType, below: int = 0) -> Padding:
    """A part a little to the right, with empty lines below it."""
    return Padding(part, (0, 0, below, 2), expand=False)

"""The SVG picture of a game that draws none: a row for each seat, then the table, field by field."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple

from karfunkel.learn.render.svg_shapes import (
    BRASS,
    DEEP,
    LINE,
    RAISED,
    SEATS,
    SOFT,
    box,
    coin,
    header,
    page,
    seat_mark,
    words,
)
from karfunkel.learn.render.view_fields import label, seat_fields, table_fields, value_text

View = Mapping[str, Any]

WIDTH, TOP, GAP = 1040, 58, 8
FIELDS_AT, RIGHT = 220, WIDTH - 28
LINE_HEIGHT, FOOT = 44, 14
LETTER = 9.2
"""How wide a letter of a value is at most."""
BETWEEN = 26


class Cell(NamedTuple):
    """A field in its place: its name, its value, and how wide they are."""

    name: str
    value: str
    width: float


def svg(view: View, title: str, asked: str) -> str:
    """The whole table."""
    parts, y = [header(WIDTH, title, "", asked)], float(TOP)
    columns = [_cells(label(name), map(value_text, view[name])) for name in seat_fields(view)]
    for seat in range(view["players"]):
        rows = _wrapped([cells[seat] for cells in columns], FIELDS_AT)
        parts += [*_seat(view, seat, y, _height(rows)), *_fields(rows, FIELDS_AT, y)]
        y += _height(rows) + GAP
    rows = _wrapped([*chain(*(_cells(label(name), [value_text(view[name])]) for name in table_fields(view)))], 28)
    if rows:
        parts += [box(12, y, WIDTH - 24, _height(rows), DEEP, LINE, 10), *_fields(rows, 28, y)]
        y += _height(rows) + GAP
    return page(WIDTH, y + GAP, parts)


def _cells(name: str, values: Iterable[str]) -> list[Cell]:
    """The cells of a field, all as wide as the widest."""
    told = list(values)
    width = LETTER * max(map(len, [name, *told])) + BETWEEN
    return [Cell(name, value, width) for value in told]


def _seat(view: View, seat: int, y: float, height: float) -> Iterator[str]:
    acts = seat in view["to_act"]
    yield box(12, y, WIDTH - 24, height, RAISED, BRASS if acts else LINE, 10, 2.5 if acts else 1)
    yield box(12, y, 6, height, SEATS[seat], corner=3)
    yield seat_mark(seat, 28, y + 14, 30)
    yield words(64, y + 28, f"seat {seat}", 15, bold=True)
    yield words(64, y + 46, _role(view, seat), 12, BRASS)
    yield coin(180, y + 29, 20, view["scores"][seat])


def _role(view: View, seat: int) -> str:
    """What is to be said of a seat."""
    if seat in view["winners"]:
        return "has won"
    if view["places"]:
        return f"place {view['places'][seat]}"
    return "is asked" if seat in view["to_act"] else ""


def _height(rows: Sequence[Sequence[Cell]]) -> float:
    """How high a box is that has so many rows of fields."""
    return max(1, len(rows)) * LINE_HEIGHT + FOOT


def _wrapped(fields: Sequence[Cell], left: float) -> list[list[Cell]]:
    """Fields in rows, as many in each as there is room for."""
    rows: list[list[Cell]] = []
    x = float(RIGHT)
    for field in fields:
        if x + field.width > RIGHT:
            rows.append([])
            x = left
        rows[-1].append(field)
        x += field.width
    return rows


def _fields(rows: Sequence[Sequence[Cell]], left: float, y: float) -> Iterator[str]:
    """Each field: its name, and its value below."""
    for number, row in enumerate(rows):
        x = left
        for name, value, width in row:
            yield words(x, y + number * LINE_HEIGHT + 20, name, 11, SOFT)
            yield words(x, y + number * LINE_HEIGHT + 40, value, 15)
            x += width

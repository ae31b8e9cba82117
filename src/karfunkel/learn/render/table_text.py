"""A table as lines of text."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from karfunkel.games.registry import game_called, optional_part
from karfunkel.learn.render.view_fields import label, seat_fields, table_fields, value_text

View = Mapping[str, Any]
Column = tuple[str, Sequence[object]]

NOTHING = "-"
FACE_DOWN = "***"


def text(view: View) -> str:
    """A table as text: where the game stands, a row for each seat, and what lies between them."""
    brought = optional_part(view["game"], "picture")
    return "\n".join([_title(view), *(brought.lines(view) if brought else _plain_lines(view))]) + "\n"


def _title(view: View) -> str:
    title = game_called(view["game"]).title
    if view["over"]:
        return f"{title}: over, won by {_seats(view['winners'])}"
    return f"{title}: {view['decision'] or 'a draw'}, {_seats(view['to_act'])} to act"


def _seats(seats: Iterable[int]) -> str:
    return "seat " + ", ".join(map(str, seats))


def _plain_lines(view: View) -> list[str]:
    """A game that draws no picture: the fields of the view as they are."""
    columns: list[Column] = [("score", view["scores"])]
    columns += [(label(name), [value_text(value) for value in view[name]]) for name in seat_fields(view)]
    others = [f"{label(name)}: {value_text(view[name])}" for name in table_fields(view)]
    return [*rows(view, columns), *others]


# ---- lines


def rows(view: View, columns: Sequence[Column], last: str | None = None) -> list[str]:
    """A row for each seat, and one for what comes last where a column has one more."""
    acting, seats = view["to_act"], view["players"]
    names = [
        f"{'>' if seat in acting else ' '} seat {seat}{' (you)' if seat == view['seat'] else ''}"
        for seat in range(seats)
    ]
    names += [f"  {last}"] if last else []
    cells = [[heading, *(cells[i] if i < len(cells) else "" for i in range(len(names)))] for heading, cells in columns]
    return lined_up([*zip(["", *names], *cells, strict=True)])


def lined_up(rows: Sequence[Sequence[object]]) -> list[str]:
    """Rows with their cells below each other, numbers to the right."""
    widths = [max(len(str(cell)) for cell in column) for column in zip(*rows, strict=True)]
    return ["  ".join(_cell(cell, width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def _cell(cell: object, width: int) -> str:
    return f"{cell:>{width}}" if isinstance(cell, int) else f"{cell!s:<{width}}"


def counted(words: Iterable[str]) -> str:
    """Words with their numbers: `card, token ×2`."""
    return ", ".join(f"{word} ×{number}" if number > 1 else word for word, number in Counter(words).items()) or NOTHING

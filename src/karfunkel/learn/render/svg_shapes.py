"""SVG primitives of pictures: shapes, words, and the colours of the house."""

from collections.abc import Iterable
from xml.sax.saxutils import escape

FELT, DEEP, RAISED, LINE = "#10231d", "#0a1814", "#183229", "#2c4b3f"
BRASS, IVORY, SHADE, INK = "#d9b36a", "#f4ecd8", "#ddd0b0", "#1b2420"
TEXT, SOFT, GOLD = "#f1eadb", "#b9c4b8", "#f2b632"
SEATS = ("#e0a04c", "#6fb3e8", "#c98be0", "#8fcf6f", "#ef8f8f")
"""The colours of the seats; each has a mark too, so that they are told apart without colours."""
FONT = "DejaVu Sans"

MARKS = (
    "M12 2.2l2.5 5.9 6.4.5-4.9 4.2 1.5 6.3L12 15.7l-5.5 3.4L8 12.8 3.1 8.6l6.4-.5z",
    "M14.8 2.9a8.4 8.4 0 1 0 5.4 12.2A7.4 7.4 0 0 1 14.8 2.9z",
    "M12 2l7 9-7 9-7-9z",
    "M9.2 2.5h5.6v5.7h5.7v5.6h-5.7v5.7H9.2v-5.7H3.5V8.2h5.7z",
    "M4.6 2.4h14.8c.3 6.4-1.7 10.3-5.7 11.5v2.7c1.7.4 3.3 1.3 4 3.2H6.3c.7-1.9 2.3-2.8 4-3.2v-2.7"
    "C6.3 12.7 4.3 8.8 4.6 2.4z",
)
"""The marks of the seats: a star, a crescent, a lozenge, a cross, a goblet; each 24 wide and high."""


def page(width: float, height: float, parts: Iterable[str]) -> str:
    """A whole picture."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" font-family="{FONT}">{box(0, 0, width, height, FELT, corner=0)}{"".join(parts)}</svg>'
    )


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    edge: str | None = None,
    corner: float = 8,
    line: float = 1,
) -> str:
    """A rectangle."""
    stroke = f' stroke="{edge}" stroke-width="{line:g}"' if edge else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{corner:g}" fill="{fill}"{stroke}/>'


def shape(d: str, fill: str, edge: str | None = None, line: float = 1) -> str:
    """A path."""
    stroke = f' stroke="{edge}" stroke-width="{line:g}" stroke-linejoin="round"' if edge else ""
    return f'<path d="{d}" fill="{fill}"{stroke}/>'


def disc(x: float, y: float, radius: float, fill: str, edge: str | None = None, line: float = 1) -> str:
    """A circle."""
    stroke = f' stroke="{edge}" stroke-width="{line:g}"' if edge else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"{stroke}/>'


def words(
    x: float, y: float, text: object, size: float = 13, fill: str = TEXT, at: str = "start", bold: bool = False
) -> str:
    """Words that begin there; or end there, or have their middle there (`end`, `middle`)."""
    weight = ' font-weight="bold"' if bold else ""
    how = f'font-size="{size:g}" fill="{fill}" text-anchor="{at}"{weight}'
    return f'<text x="{x:g}" y="{y:g}" {how}>{escape(str(text))}</text>'


def moved(x: float, y: float, scale: float, *parts: str) -> str:
    """Something drawn elsewhere, moved there and made larger or smaller."""
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{"".join(parts)}</g>'


def seat_mark(seat: int, x: float, y: float, size: float) -> str:
    """The mark of a seat in its colour."""
    return moved(x, y, size / 24, shape(MARKS[seat], SEATS[seat]))


def coin(x: float, y: float, radius: float, number: object) -> str:
    """A coin with a number."""
    length = len(str(number))
    size = radius * (1.15 if length < 3 else 0.85 if length == 3 else 2.6 / length)
    return disc(x, y, radius, GOLD, "#8a5a10", 1.5) + words(x, y + size * 0.36, number, size, INK, "middle", bold=True)


def face_down(x: float, y: float, width: float, height: float) -> str:
    """A card of which only the back is seen."""
    frame = box(x, y, width, height, "#5b2333", BRASS, 5, 1.5)
    m, n = x + width / 2, y + height / 2
    return frame + shape(f"M{m:g} {n - 9:g}l6 9l-6 9l-6 -9z", BRASS)


def header(width: float, title: str, where: str, asked: str) -> str:
    """The strip on top of every picture."""
    return (
        box(0, 0, width, 44, DEEP, corner=0)
        + words(18, 29, title, 19, BRASS, bold=True)
        + words(width / 2, 28, where, 14, SOFT, "middle")
        + words(width - 18, 28, asked, 14, TEXT, "end")
    )

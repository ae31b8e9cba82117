"""Cut gems. The outline tells the kind as well as the colour does."""

import math
from collections.abc import Sequence
from functools import cache

from karfunkel.learn.render.drawing import moved, shape

Point = tuple[float, float]
Outline = Sequence[Point]

FIELD = 48.0
"""Gems are drawn in a field of this width and height."""
CENTRE: Point = (FIELD / 2, FIELD / 2)
LAMP: Point = (-0.5, -0.866)
"""Where the light comes from."""

SHADES = {
    "red": ("#560719", "#8a0f27", "#bd1d39", "#e0405a", "#f68894", "#ffdcdc"),
    "yellow": ("#6f4204", "#ad6d08", "#dd9716", "#f6bc38", "#ffdd80", "#fff8d8"),
    "green": ("#053622", "#0a5a3a", "#148255", "#2fac73", "#7bdcaa", "#defceb"),
    "blue": ("#0e2258", "#1a4090", "#2b63c6", "#4f8dec", "#92bdfb", "#e6f1ff"),
    "garnet": ("#2c0c43", "#4f186d", "#782b9b", "#a14fc4", "#cf93e7", "#f7e4fd"),
    "turquoise": ("#08464d", "#126f76", "#22999f", "#47c3c7", "#90e4e3", "#e6fdfb"),
}
SHADES["ruby"], SHADES["emerald"] = SHADES["red"], SHADES["green"]
"""From the deepest shade to the glint."""


def oval(points: int, width: float, height: float, turn: float = 0.0) -> list[Point]:
    """Points on an ellipse, from the top clockwise."""
    angles = ((i + turn) / points * math.tau - math.pi / 2 for i in range(points))
    return [(CENTRE[0] + width / 2 * math.cos(angle), CENTRE[1] + height / 2 * math.sin(angle)) for angle in angles]


def plate(width: float, height: float, corner: float) -> list[Point]:
    """A rectangle with cut corners."""
    left, right = CENTRE[0] - width / 2, CENTRE[0] + width / 2
    top, bottom = CENTRE[1] - height / 2, CENTRE[1] + height / 2
    above = [(left, top + corner), (left + corner, top), (right - corner, top), (right, top + corner)]
    return [
        *above,
        (right, bottom - corner),
        (right - corner, bottom),
        (left + corner, bottom),
        (left, bottom - corner),
    ]


OUTLINES: dict[str, Outline] = {
    "red": plate(42, 42, 12.5),
    "yellow": [(2.5, 8), (24, 4.5), (45.5, 8), (37, 29), (24, 46), (11, 29)],
    "green": plate(32, 43, 8),
    "blue": oval(16, 43, 43),
    "ruby": [(24, 2), (33, 14), (39.5, 26), (38, 37), (31, 44), (24, 46), (17, 44), (10, 37), (8.5, 26), (15, 14)],
    "emerald": plate(44, 33, 8),
    "garnet": oval(6, 45, 45),
    "turquoise": oval(24, 44, 35),
}
HEARTS = {"yellow": (24.0, 20.0), "ruby": (24.0, 29.0)}
"""Where the middle of the table of a gem is, if not in the middle of the field."""


def gem(kind: str, x: float, y: float, size: float) -> str:
    """A gem whose field begins there."""
    return moved(x, y, size / FIELD, _facets(kind))


@cache
def _facets(kind: str) -> str:
    """A ring of facets around a table: those that lean to the lamp are bright, and those opposite of the table."""
    rim, shades, heart = OUTLINES[kind], SHADES[kind], HEARTS.get(kind, CENTRE)
    table = [_between(heart, point, 0.56) for point in rim]
    parts = [shape(_path(rim), shades[2], shades[0], 2.4)]
    for i, point in enumerate(rim):
        j = (i + 1) % len(rim)
        light = _lean([point, rim[j]], heart)
        parts.append(shape(_path([point, rim[j], table[j], table[i]]), shades[1 + round(3 * light)]))
        parts.append(shape(_path([table[i], table[j], heart]), shades[3 - round(1.4 * light) + i % 2 * (light < 0.5)]))
    glint = [_between(heart, table[i], 0.9) for i in (-1, 0, 1)]
    return "".join(parts) + shape(_path([*glint, _between(heart, glint[1], 0.55)]), shades[5])


def _between(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _lean(points: Outline, heart: Point) -> float:
    """How much the middle of these points lies towards the lamp, from 0 to 1."""
    x = sum(point[0] for point in points) / len(points) - heart[0]
    y = sum(point[1] for point in points) / len(points) - heart[1]
    return 0.5 + 0.5 * (x * LAMP[0] + y * LAMP[1]) / (math.hypot(x, y) or 1)


def _path(points: Outline) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"

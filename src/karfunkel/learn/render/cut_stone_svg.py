"""Cut stones as SVG: a ring of facets around a table. The outline tells the kind as well as the colour does."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from karfunkel.learn.render.svg_shapes import moved, shape

Point = tuple[float, float]
Outline = Sequence[Point]

FIELD = 48.0
"""Stones are drawn in a field of this width and height."""
CENTRE: Point = (FIELD / 2, FIELD / 2)
LAMP: Point = (-0.5, -0.866)
"""Where the light comes from."""


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


@dataclass(frozen=True)
class Stone:
    """A kind of stone."""

    outline: Outline
    shades: Sequence[str]
    """Six colours, from the deepest shade to the glint."""
    heart: Point = CENTRE
    """Where the middle of its table is."""

    def draw(self, x: float, y: float, size: float) -> str:
        """A stone whose field begins there."""
        return moved(x, y, size / FIELD, self._facets)

    @cached_property
    def _facets(self) -> str:
        """The facets that lean to the lamp are bright, and those opposite of the table."""
        rim, shades, heart = self.outline, self.shades, self.heart
        table = [_between(heart, point, 0.56) for point in rim]
        parts = [shape(_path(rim), shades[2], shades[0], 2.4)]
        for i, point in enumerate(rim):
            j = (i + 1) % len(rim)
            light = _lean([point, rim[j]], heart)
            parts.append(shape(_path([point, rim[j], table[j], table[i]]), shades[1 + round(3 * light)]))
            parts.append(
                shape(_path([table[i], table[j], heart]), shades[3 - round(1.4 * light) + i % 2 * (light < 0.5)])
            )
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

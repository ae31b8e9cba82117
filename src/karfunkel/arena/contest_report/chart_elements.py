"""SVG primitives of charts: marks, axes, number formats. Colours come from the style sheet of the page."""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import TypeVar

from karfunkel.bots.external_program import COMMAND

Key = TypeVar("Key")

COLOURS = 8
"""The style sheet has so many colours for bots."""
LONGEST_NAME = 30


@dataclass(frozen=True)
class Scale:
    """From numbers to places on paper: linear, or by powers of ten."""

    low: float
    high: float
    start: float
    end: float
    log: bool = False

    def __call__(self, value: float) -> float:
        """The place of a number; one that is too small or too great is put at the end."""
        low, high = self._place(self.low), self._place(self.high)
        part = (self._place(value) - low) / (high - low) if high > low else 0.5
        return self.start + min(1.0, max(0.0, part)) * (self.end - self.start)

    def _place(self, value: float) -> float:
        return math.log10(max(value, 1e-9)) if self.log else value


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers from low to high, about so many."""
    if not high > low:
        return [low]
    rough = (high - low) / about
    unit = 10 ** math.floor(math.log10(rough))
    step = next(unit * times for times in (1, 2, 5, 10) if unit * times >= rough)
    first = math.ceil(low / step - 1e-9)
    return [number * step for number in range(first, math.floor(high / step + 1e-9) + 1)]


def short(name: str, longest: int = LONGEST_NAME) -> str:
    """A name that fits; of a long one its end, which says more than its beginning."""
    if len(name) > longest and not name.startswith(COMMAND):
        name = name.rpartition("/")[2]
    return name if len(name) <= longest else f"…{name[-longest + 1 :]}"


def colour(number: int) -> str:
    """The class of the number-th bot's colour."""
    return f"c{number % COLOURS}"


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    """Words at a place."""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A straight line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def dot(x: float, y: float, radius: float, kind: str) -> str:
    """A dot."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" class="{kind}"/>'


def path(points: Sequence[tuple[float, float]], kind: str, closed: bool = False) -> str:
    """A line through points, or the area within them."""
    through = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return f'<path d="M{through}{"Z" if closed else ""}" class="{kind}"/>'


def drawing(width: float, height: float, about: str, marks: Sequence[str]) -> str:
    """The whole picture; `about` tells those who cannot see it."""
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(about, quote=True)}">'
        f"{''.join(marks)}</svg>"
    )


def x_axis(scale: Scale, y: float, top: float, labels: Sequence[tuple[float, str]]) -> Iterator[str]:
    """Faint lines upwards from round numbers, and the numbers below."""
    for value, label in labels:
        x = scale(value)
        yield line(x, top, x, y, "grid")
        yield text(x, y + 14, label, "tick", "middle")


def spread(wanted: Mapping[Key, float], apart: float, lowest: float) -> dict[Key, float]:
    """Places for labels near where they belong, none nearer to the next than this, and none below the lowest."""
    in_order = sorted(wanted, key=lambda label: wanted[label])
    places = [wanted[label] for label in in_order]
    for number in range(1, len(places)):
        places[number] = max(places[number], places[number - 1] + apart)
    limit = lowest
    for number in reversed(range(len(places))):
        places[number] = min(places[number], limit)
        limit = places[number] - apart
    return dict(zip(in_order, places, strict=True))


def percent(value: float, digits: int = 1) -> str:
    """A share as people write it."""
    return f"{100 * value:.{digits}f} %"


def duration(seconds: float) -> str:
    """A time as people write it."""
    for unit, name in ((1.0, "s"), (1e-3, "ms")):
        if seconds >= unit:
            return f"{seconds / unit:.3g} {name}"
    return f"{seconds * 1e6:.3g} µs"

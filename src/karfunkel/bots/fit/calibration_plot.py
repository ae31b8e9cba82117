"""Calibration plot, as SVG: predicted win chances against what came true."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from karfunkel.bots.fit.regression import Bin

WIDE, HIGH, MARGIN = 360, 380, 48
INK, FAINT, PAPER = "#22302b", "#8b948f", "#fbf8f1"
COLOURS = ("#1b6f5c", "#a5803a", "#7a3b69", "#2f5d8a", "#b4553a")
SMALLEST, LARGEST = 2.0, 8.0
"""The radius of a point for one prediction in a thousand, and for most of them."""


def save_calibration(title: str, lines: Mapping[str, Sequence[Bin]], file: Path) -> None:
    """Write the picture of one or more named calibrations as SVG."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(calibration_svg(title, lines), "utf-8")


def calibration_svg(title: str, lines: Mapping[str, Sequence[Bin]]) -> str:
    """The picture: on the diagonal chances come true as often as they say; larger points stand for more positions."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img" '
        'font-family="Georgia, serif" font-size="12">',
        f"<title>{title}</title>",
        f'<rect width="{WIDE}" height="{HIGH}" fill="{PAPER}"/>',
        f'<text x="{MARGIN}" y="24" fill="{INK}" font-size="14" font-weight="bold">{title}</text>',
        *_axes(),
    ]
    for number, (name, bins) in enumerate(lines.items()):
        parts += _line(name, bins, number)
    return "\n".join([*parts, "</svg>\n"])


def _x(chance: float) -> float:
    return round(MARGIN + chance * (WIDE - 2 * MARGIN), 1)


def _y(chance: float) -> float:
    return round(HIGH - MARGIN - 16 - chance * (HIGH - 2 * MARGIN - 32), 1)


def _axes() -> list[str]:
    parts = [f'<path d="M{_x(0)} {_y(0)}L{_x(1)} {_y(1)}" stroke="{FAINT}" stroke-dasharray="3 4" fill="none"/>']
    for tenth in range(0, 11, 2):
        at = tenth / 10
        parts += [
            f'<text x="{_x(at)}" y="{_y(0) + 16}" fill="{INK}" text-anchor="middle">{tenth * 10}</text>',
            f'<text x="{_x(0) - 8}" y="{_y(at) + 4}" fill="{INK}" text-anchor="end">{tenth * 10}</text>',
        ]
    return [
        *parts,
        f'<path d="M{_x(0)} {_y(1)}V{_y(0)}H{_x(1)}" stroke="{FAINT}" fill="none"/>',
        f'<text x="{_x(0.5)}" y="{_y(0) + 34}" fill="{INK}" text-anchor="middle">chance to win, predicted (%)</text>',
        f'<text x="{_x(0)}" y="{_y(1) - 10}" fill="{INK}">won (%)</text>',
    ]


def _line(name: str, bins: Sequence[Bin], number: int) -> list[str]:
    colour = COLOURS[number % len(COLOURS)]
    points = " ".join(f"{_x(one.predicted)},{_y(one.observed)}" for one in bins)
    most = max((one.number for one in bins), default=1)
    parts = [f'<polyline points="{points}" stroke="{colour}" stroke-width="1.5" fill="none"/>']
    for one in bins:
        radius = SMALLEST + (LARGEST - SMALLEST) * (one.number / most) ** 0.5
        parts.append(f'<circle cx="{_x(one.predicted)}" cy="{_y(one.observed)}" r="{radius:.1f}" fill="{colour}"/>')
    parts.append(f'<text x="{_x(1)}" y="{_y(0) - 8 - 16 * number}" fill="{colour}" text-anchor="end">{name}</text>')
    return parts

"""Plot of a simulation (Matplotlib): points and wins by seat, length, and the game's own counts."""

from pathlib import Path
from typing import Any

import numpy as np

from karfunkel.arena.simulation_counters import LOWEST
from karfunkel.arena.simulation_report import SimulationReport
from karfunkel.arena.simulation_report_table import ReportTable
from karfunkel.errors import Error
from karfunkel.optional_imports import require_extra

with require_extra("plot"):
    import matplotlib as mpl
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

INK, FAINT, PAPER, BRASS = "#22302b", "#8b948f", "#fbf8f1", "#a5803a"
SEAT_COLOURS = ("#1b6f5c", "#a5803a", "#7a3b69", "#2f5d8a", "#b4553a")
SEAT_LINES = ("-", "--", "-.", ":", (0, (5, 1, 1, 1, 1, 1)))
PART_COLOURS = ("#1b6f5c", "#a5803a", "#d9c08a", "#b4553a", "#d8d5cc", "#2f5d8a", "#b9c9c2", "#7a3b69", "#e3b7a6")
DARK = ("#1b6f5c", "#b4553a", "#2f5d8a", "#7a3b69")
PICTURES = (".png", ".svg", ".pdf", ".jpg", ".webp")
FEW_LENGTHS = 12
"""If games have no more different lengths than these, they are drawn as bars."""
INCHES = 5.0
"""About how wide a chart is, and its bars together;"""
ROOM_FOR_NUMBER = 0.3
"""so wide is a number over a bar, and narrower bars have it upright,"""
LEAST_ROOM = 0.1
"""unless they are narrower than even that takes."""
LETTERS_BESIDE_EACH_OTHER = 64
"""So many letters have room under a chart."""
LEGEND_ABOVE: dict[str, Any] = {
    "fontsize": 8,
    "loc": "lower left",
    "bbox_to_anchor": (-0.02, 0.98),
    "columnspacing": 1.0,
    "handlelength": 1.2,
}
STYLE: dict[Any, Any] = {
    "font.size": 10,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.titlecolor": INK,
    "axes.titlesize": 12,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.facecolor": PAPER,
    "figure.facecolor": PAPER,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "legend.frameon": False,
}


def check_plot_file(file: Path) -> None:
    """Refuse a file whose ending is not that of a picture."""
    if file.suffix.lower() not in PICTURES:
        raise Error(f"a picture cannot be written as {str(file)!r}; its name may end in {', '.join(PICTURES)}")


def save_plot(report: SimulationReport, file: Path) -> None:
    """Draw a report into a file; its ending says in which format."""
    with mpl.rc_context(STYLE):
        figure = draw_report(report)
        try:
            figure.savefig(file, dpi=150)
        except OSError as error:
            raise Error(f"{str(file)!r} cannot be written: {error.strerror}") from None


def draw_report(report: SimulationReport) -> Figure:
    """A report as a figure."""
    sections = [section for section in report.sections if section.rows]
    rows = 1 + (len(sections) + 2) // 2
    figure = Figure(figsize=(12, 3.9 * rows), layout=ConstrainedLayoutEngine(w_pad=0.15, h_pad=0.15))
    axes = figure.subplots(rows, 2, squeeze=False).flatten()
    _draw_scores(axes[0], report)
    _draw_wins(axes[1], report)
    _draw_lengths(axes[2], report)
    for axis, section in zip(axes[3:], sections, strict=False):
        (_draw_shares if section.kind == "share" else _draw_means)(axis, section)
    for axis in axes[3 + len(sections) :]:
        axis.set_axis_off()
    setting = report.setting
    figure.suptitle(
        f"{setting.game.title}, {setting.players} players: {setting.games:,} games {setting.players_in_words} "
        f"(seed {setting.seed})",
        fontsize=15,
        fontweight="bold",
        x=0.01,
        ha="left",
    )
    return figure


def _draw_scores(axis: Axes, report: SimulationReport) -> None:
    fewest = " (the fewest win)" if report.setting.game.order == "fewest" else ""
    axis.set_title(f"Points at the end{fewest}")
    for seat in report.seats:
        histogram = np.asarray(report.tally["scores"][seat.seat], float)
        share = histogram / max(1.0, histogram.sum())
        counted = np.flatnonzero(histogram)
        low = min(int(counted.min(initial=-LOWEST)), -LOWEST)  # from 0 on, or from below it
        high = max(int(counted.max(initial=0)), low + 1) + 1
        colour = SEAT_COLOURS[seat.seat]
        line: Any = SEAT_LINES[seat.seat]
        label = f"seat {seat.seat}: mean {seat.mean:.1f}"
        axis.plot(np.arange(low, high) + LOWEST, share[low:high] * 100, color=colour, linestyle=line, label=label)
        axis.axvline(seat.mean, color=colour, linestyle=line, linewidth=0.6)
    axis.set(xlabel="points", ylabel="% of games", ylim=(0, None))
    axis.margins(x=0)
    axis.legend()


def _draw_wins(axis: Axes, report: SimulationReport) -> None:
    axis.set_title("Wins by seat")
    even = 100 / report.setting.players
    bars = axis.bar(
        [f"seat {seat.seat}" for seat in report.seats],
        [seat.win_share * 100 for seat in report.seats],
        color=[SEAT_COLOURS[seat.seat] for seat in report.seats],
        width=0.6,
    )
    axis.bar_label(bars, fmt="%.2f %%", padding=3)
    axis.axhline(even, color=INK, linewidth=0.8, linestyle=":")
    highest = max(even, *(seat.win_share * 100 for seat in report.seats))
    axis.set(ylabel="% of games", ylim=(0, highest * 1.3), xlabel=f"dotted: an equal share, {even:.1f} %")


def _draw_lengths(axis: Axes, report: SimulationReport) -> None:
    axis.set_title("Length of a game")
    histogram = np.asarray(report.tally["lengths"], float)
    counted = np.flatnonzero(histogram)
    low, high = int(counted.min(initial=len(histogram) - 1)), int(counted.max(initial=0)) + 1
    share = 100 * histogram / max(1.0, histogram.sum())
    if high - low <= FEW_LENGTHS:
        axis.bar(np.arange(low, high), share[low:high], color=BRASS, alpha=0.5)
        axis.set(xticks=np.arange(low, high), xlim=(low - 1.5, high + 0.5))
    else:
        axis.fill_between(np.arange(low, high), share[low:high], color=BRASS, alpha=0.5, linewidth=0)
    axis.axvline(report.mean_length, color=INK, linewidth=0.8)
    axis.annotate(f" mean {report.mean_length:.0f}", (report.mean_length, 0.96), xycoords=("data", "axes fraction"))
    axis.set(xlabel="decisions", ylabel="% of games", ylim=(0, None))


def _draw_shares(axis: Axes, section: ReportTable) -> None:
    axis.set_title(section.title, pad=24)
    names = list(section.rows)[::-1]
    left = np.zeros(len(names))
    for column, label in enumerate(section.columns):
        numbers = np.array([section.rows[name][column] for name in names]) * 100
        part = column % len(PART_COLOURS)
        colour = section.colours.get(label, PART_COLOURS[part])
        bars = axis.barh(names, numbers, left=left, color=colour, label=label, height=0.66)
        axis.bar_label(
            bars,
            [f"{number:.0f}" if number >= 4 else "" for number in numbers],
            label_type="center",
            fontsize=8,
            color="white" if colour in DARK else INK,
        )
        left += numbers
    axis.set(xlabel="% of the times", xlim=(0, 100))
    axis.legend(**LEGEND_ABOVE, ncols=len(section.columns))


def _draw_means(axis: Axes, section: ReportTable) -> None:
    axis.set_title(section.title, pad=24)
    names = list(section.rows)
    places = np.arange(len(names))
    width = 0.8 / len(section.columns)
    room = INCHES * width / len(names)
    highest = max(max(numbers) for numbers in section.rows.values())
    for column, label in enumerate(section.columns):
        numbers = [section.rows[name][column] for name in names]
        bars = axis.bar(places + (column - (len(section.columns) - 1) / 2) * width, numbers, width * 0.92)
        for bar in bars:
            bar.set_color(section.colours.get(label, PART_COLOURS[column % len(PART_COLOURS)]))
            bar.set_label(label)
        if room >= LEAST_ROOM:
            upright = room < ROOM_FOR_NUMBER
            rotation, size = (90, 6.5) if upright else (0, 8)
            axis.bar_label(bars, fmt="%.2f" if highest < 1 else "%.1f", fontsize=size, padding=2, rotation=rotation)
    slanted = sum(len(name) + 2 for name in names) > LETTERS_BESIDE_EACH_OTHER
    axis.set_xticks(places, names, rotation=30 if slanted else 0, ha="right" if slanted else "center")
    handles = [axis.containers[column] for column in range(len(section.columns))]
    axis.legend(handles, section.columns, **LEGEND_ABOVE, ncols=len(section.columns))
    axis.margins(x=0.02, y=0.16)

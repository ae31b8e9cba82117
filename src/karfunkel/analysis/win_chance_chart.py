"""The chart of win chances (Matplotlib): each seat's over the game, and the costliest moves."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from karfunkel.analysis.game_analysis import Analysis
from karfunkel.errors import Error
from karfunkel.optional_imports import require_extra

with require_extra("plot"):
    import matplotlib as mpl
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK, FAINT, PAPER = "#22302b", "#8b948f", "#fbf8f1"
SEAT_COLOURS = ("#1b6f5c", "#a5803a", "#7a3b69", "#2f5d8a", "#b4553a")
SEAT_LINES: Sequence[Any] = ("-", "--", "-.", ":", (0, (5, 1, 1, 1, 1, 1)))
PICTURES = (".png", ".svg", ".pdf", ".jpg", ".webp")
MARKED = 5
"""So many of the costliest moves are marked,"""
WORTH_MARKING = 0.03
"""if they cost so much."""
STYLE: dict[Any, Any] = {
    "axes.edgecolor": FAINT,
    "axes.facecolor": PAPER,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "figure.facecolor": PAPER,
    "legend.frameon": False,
    "text.color": INK,
}


def check_chart_file(file: Path) -> None:
    """Refuse a file that cannot become a picture, before anything is thought over."""
    if file.suffix.lower() not in PICTURES:
        raise Error(f"a picture cannot be written as {str(file)!r}; its name may end in {', '.join(PICTURES)}")
    if not file.absolute().parent.is_dir():
        raise Error(f"{str(file)!r} cannot be written: there is no folder {str(file.parent)!r}")


def save_chart(analysis: Analysis, title: str, headings: Mapping[int, str], file: Path) -> None:
    """Draw an analysis into a file; its ending says in which format.

    The headings stand at the numbers of the log's entries before which they begin.
    """
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(12, 5), layout="constrained")
        axis = figure.subplots()
        axis.set_title(title, loc="left", fontweight="bold")
        _draw_headings(axis, headings)
        _draw_chances(axis, analysis)
        _mark_costliest(axis, analysis)
        axis.set(
            xlabel="moves and draws", ylabel="chance to win, %", ylim=(0, 100), xlim=(0, len(analysis.chances) - 1)
        )
        axis.legend(loc="upper left", ncols=analysis.players, bbox_to_anchor=(0, -0.1))
        try:
            figure.savefig(file, dpi=150)
        except OSError as error:
            raise Error(f"{str(file)!r} cannot be written: {error.strerror}") from None


def _draw_chances(axis: Axes, analysis: Analysis) -> None:
    for seat in range(analysis.players):
        chances = [100 * chance[seat] for chance in analysis.chances]
        axis.plot(chances, color=SEAT_COLOURS[seat], linestyle=SEAT_LINES[seat], label=f"seat {seat}")


def _draw_headings(axis: Axes, headings: Mapping[int, str]) -> None:
    """A faint line where a stage begins; rounds and turns would be too many."""
    shown = ""
    for number, heading in headings.items():
        stage = heading.partition(",")[0]
        if stage != shown and "," in heading:
            axis.axvline(number, color=FAINT, linewidth=0.6, zorder=0)
            axis.annotate(f" {stage}", (number, 97), fontsize=8, color=FAINT, va="top")
            shown = stage


def _mark_costliest(axis: Axes, analysis: Analysis) -> None:
    for choice in analysis.costliest(MARKED):
        if choice.cost >= WORTH_MARKING:
            place = (choice.entry + 1, 100 * analysis.chances[choice.entry + 1][choice.seat])
            axis.plot(*place, "o", color=SEAT_COLOURS[choice.seat], markersize=7, markeredgecolor=PAPER)
            axis.annotate(f"  {choice.move}", place, fontsize=8, color=SEAT_COLOURS[choice.seat])

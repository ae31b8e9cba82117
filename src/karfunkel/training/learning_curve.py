"""The learning curve: what was measured while a network was trained, as a picture and for TensorBoard."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from matplotlib.figure import Figure

WINS = "wins"
PANELS = (WINS, "entropy", "value loss")


def draw_curve(curve: list[dict[str, float]], title: str, tried_against: str, file: Path) -> None:
    """Draw what was measured so far into a picture."""
    figure = Figure(figsize=(8, 9), layout="constrained")
    plots = figure.subplots(len(PANELS), 1, sharex=True)
    millions = [point["steps"] / 1e6 for point in curve]
    for plot, name in zip(plots, PANELS, strict=True):
        plot.plot(millions, [point[name] for point in curve], color="#1d5f96")
        plot.set_ylabel(f"wins against {tried_against}" if name == WINS else name)
        plot.grid(alpha=0.3)
    low, high = ([point[side] for point in curve] for side in ("low", "high"))
    plots[0].fill_between(millions, low, high, alpha=0.2, color="#1d5f96")
    plots[0].set_title(title)
    plots[-1].set_xlabel("million decisions")
    figure.savefig(file, dpi=110)


class TensorBoard:
    """Writes the same figures for TensorBoard; without its package nothing is written."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._writer: Any = None

    def write(self, point: dict[str, float]) -> None:
        """Write the figures of one measurement."""
        if find_spec("tensorboard") is None:
            return
        if self._writer is None:
            from torch.utils.tensorboard import SummaryWriter  # noqa: PLC0415  # needs the package

            self._writer = SummaryWriter(str(self._folder))
        for name, figure in point.items():
            if name != "steps":
                self._writer.add_scalar(name, figure, int(point["steps"]))
        self._writer.flush()

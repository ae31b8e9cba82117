"""A picture of what `bench/learn.py --json` and `bench/gpu.py --json` have measured.

python bench/draw.py learn.json gpu.json docs/images/batches.svg

The figures of a GPU may be in several files, those of `--compare` with Pgx's among them; later ones count.
"""

import argparse
import json
from pathlib import Path

from matplotlib import rc_context
from matplotlib.figure import Figure

OWN, OTHER = "#1b6f5c", "#b9ae95"
INK, PAPER = "#22302b", "#fbf8f1"
LARGEST = 1 << 20
"""Rates of a GPU are shown for so many tables."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("learn", type=Path, help="the rates of a core")
    parser.add_argument("gpu", type=Path, nargs="+", help="the rates of a GPU")
    parser.add_argument("out", type=Path, help="the picture")
    arguments = parser.parse_args()
    core = rates_of_a_core(json.loads(arguments.learn.read_text()))
    gpu = rates_of_a_gpu([figure for file in arguments.gpu for figure in json.loads(file.read_text())])
    draw(core, gpu, arguments.out)


def rates_of_a_core(rows):
    """Decisions a second of one core, with observations and masks, by what makes them."""
    rates = {}
    for package, what, rate, *how in rows:
        if rate is None or "by the clock" in what or "no observations" in "".join(how):
            continue
        name = package.split()[0]
        rates[f"{name} {what.partition(',')[0]}"] = rate
    return rates


def rates_of_a_gpu(figures):
    """Decisions a second of a GPU, by what makes them: random play, and steps with observations and masks."""
    rates = {}
    for figure in figures:
        if figure["name"].startswith("pgx"):
            rates[figure["name"]] = figure["rate"]
        elif figure.get("tables") == LARGEST and figure["what"] != "playouts" and " " not in figure["name"]:
            rates[f"karfunkel {figure['name']}, {figure['what']}"] = figure["rate"]
    return rates


def draw(core, gpu, out):
    """Bars of a core and of a GPU."""
    titles = (
        "One core, with observations and masks",
        "One GPU; random play of ours without, all else with observations",
    )
    draw_parts(dict(zip(titles, (core, gpu), strict=True)), out)


def draw_parts(parts, out):
    """Bars on a scale of powers of ten, the fastest above, in a part for each title."""
    bars = [len(rates) for rates in parts.values()]
    figure = Figure(figsize=(9, 0.27 * sum(bars) + 0.5 + 0.55 * len(parts)), facecolor=PAPER, layout="constrained")
    axes = figure.subplots(len(parts), 1, height_ratios=bars)
    for axis, (title, rates) in zip(axes, parts.items(), strict=True):
        ranking = sorted(rates.items(), key=lambda item: item[1])
        names = [name for name, _ in ranking]
        bars = axis.barh(names, [rate for _, rate in ranking], color=[colour(name) for name in names], height=0.7)
        axis.bar_label(bars, [words(rate) for _, rate in ranking], padding=4, color=INK, fontsize=8)
        axis.set_xscale("log")
        axis.set_xlim(right=ranking[-1][1] * 4)
        axis.set_title(title, loc="left", fontsize=11, color=INK)
        axis.set_facecolor(PAPER)
        axis.tick_params(colors=INK, labelsize=8)
        axis.spines[["top", "right", "left"]].set_visible(False)
    axes[-1].set_xlabel("decisions a second", color=INK)
    with rc_context({"svg.fonttype": "none"}):
        figure.savefig(out)
    print(f"written: {out}")


def colour(name):
    return OWN if name.startswith("karfunkel") else OTHER


def words(rate):
    """A rate in a few characters: 2.14 G, 428 M, 94 k."""
    for unit, size in (("G", 1e9), ("M", 1e6), ("k", 1e3)):
        if rate >= size:
            return f"{rate / size:.3g} {unit}"
    return f"{rate:.0f}"


if __name__ == "__main__":
    main()

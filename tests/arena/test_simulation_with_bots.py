"""Simulated games among bots: counted like random ones, and drawn without labels that overlap."""

import json
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg

from karfunkel.arena.run_simulation import run
from karfunkel.arena.simulation_plot import draw_report
from karfunkel.arena.simulation_report import report_of
from karfunkel.arena.simulation_report_table import ReportTable
from karfunkel.arena.simulation_setting import SimulationSetting
from karfunkel.arena.simulation_with_bots import checked_bots
from karfunkel.errors import Error
from tests.commands import karfunkel


def test_bots_are_one_for_all_or_one_for_each() -> None:
    assert checked_bots(["trader"], 3) == ("trader",) * 3
    assert checked_bots(["trader", "random"], 2) == ("trader", "random")
    assert checked_bots([], 4) == checked_bots(["random"], 4) == ()
    for wrong in (["master"], ["trader", "novice"], ["./bot.py"]):
        with pytest.raises(Error):
            checked_bots(wrong, 3)


@pytest.mark.slow
def test_traders_beat_chance_and_threads_change_nothing() -> None:
    setting = SimulationSetting.checked("emerald", 3, 60, 1, bots=["trader", "random", "novice"])
    one, two = (run(setting, threads) for threads in (1, 2))
    assert one == two
    trader, chance, novice = (seat.mean for seat in report_of(setting, one).seats)
    assert trader > novice > chance


@pytest.mark.slow
def test_the_command_says_who_played(tmp_path: Path) -> None:
    command = ("simulate", "emerald", "--players", "2", "--games", "20", "--bots", "trader")
    told = karfunkel(*command, "--json", "--csv", str(tmp_path / "counts.csv"), "--plot", str(tmp_path / "games.png"))
    report = json.loads(told.stdout)
    assert report["bots"] == ["trader", "trader"]
    assert report["decisions"]["mean"] > 20
    assert (tmp_path / "counts.csv").read_text().startswith("measure,of,value,count")
    assert (tmp_path / "games.png").stat().st_size > 10_000
    assert "20 games of traders" in karfunkel(*command).stdout
    refused = karfunkel("simulate", "emerald", "--bots", "master", status=2)
    assert "karfunkel arena" in refused.stderr


@pytest.mark.parametrize(("rows", "columns"), [(1, 3), (5, 5), (5, 9), (12, 2)])
def test_labels_of_many_bars_do_not_overlap(rows: int, columns: int) -> None:
    setting = SimulationSetting.checked("emerald", 5, 10, 1)
    tally = np.zeros(1, _tally_type())[0]
    tally["games"], tally["lengths"][40], tally["decisions"] = 10, 10, 400
    for seat in range(5):
        tally["scores"][seat][280 + seat], tally["score_sum"][seat] = 10, 10 * (24 + seat)
    names = [f"a name of a row {i}" if rows > 5 else f"seat {i}" for i in range(rows)]
    table = ReportTable(
        "Many (mean)", "row", [f"c{i}" for i in range(columns)], {n: [11.1] * columns for n in names}, "mean"
    )
    report = report_of(setting, tally)
    figure = draw_report(type(report)(**{**vars(report), "sections": [table]}))
    canvas = FigureCanvasAgg(figure)
    canvas.draw()
    axis = figure.axes[3]
    numbers = [label.get_window_extent(canvas.get_renderer()) for label in axis.texts if label.get_text()]
    ticks = [label.get_window_extent(canvas.get_renderer()) for label in axis.get_xticklabels()]
    assert len(numbers) in (0, rows * columns)
    assert not [pair for pair in combinations(numbers, 2) if pair[0].overlaps(pair[1])]
    if rows <= 5:
        assert not [pair for pair in combinations(ticks, 2) if pair[0].overlaps(pair[1])]


def _tally_type() -> np.dtype:
    from karfunkel.arena.simulation_counters_lookup import tally_module  # noqa: PLC0415  # beside what needs it

    return tally_module("emerald").Tally.dtype

"""Games that count nothing themselves, and those in which few points win: simulated, played in contests, rated."""

import csv
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from karfunkel.arena import fallback_simulation_counters
from karfunkel.arena.contest_report import summary_of, write_report
from karfunkel.arena.run_simulation import run
from karfunkel.arena.simulation_counters import HIGHEST, LOWEST
from karfunkel.arena.simulation_counters_lookup import tally_module
from karfunkel.arena.simulation_csv import write_csv
from karfunkel.arena.simulation_plot import save_plot
from karfunkel.arena.simulation_report import report_of, score_text
from karfunkel.arena.simulation_setting import SimulationSetting
from karfunkel.arena.standings import Standings
from karfunkel.arena.standings.plackett_luce_ratings import ratings
from karfunkel.games.registry import Games
from tests.arena.made import contest, played_by
from tests.learn.outside import games_in, paths_of
from tests.outside import ROOT, environment


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Games]:
    with games_in(tmp_path_factory.mktemp("installed")) as found:
        yield found


@pytest.fixture(scope="module")
def tally(games: Games) -> Any:
    return run(SimulationSetting.checked("tailings", 4, 3000, seed=2), threads=2)


# ---- simulations


def test_a_game_without_a_tally_has_its_places_counted(games: Games, tally: Any) -> None:
    assert tally_module("tailings") is fallback_simulation_counters
    assert tally_module("basari") is not fallback_simulation_counters
    places = tally["places"][:4, 1:5]
    assert (places.sum(1) == 3000).all()
    firsts = sum(tally["wins"][seat][sharing] for seat in range(4) for sharing in range(1, 5))
    assert places[:, 0].sum() == firsts, "whoever wins is first"


def test_points_below_0_are_counted_as_what_they_are(games: Games, tally: Any, tmp_path: Path) -> None:
    for seat in range(4):
        counted = np.arange(LOWEST, HIGHEST + 1) @ tally["scores"][seat]
        assert counted == tally["score_sum"][seat]
    report = report_of(SimulationSetting.checked("tailings", 4, 3000, seed=2), tally)
    assert all(seat.deciles[0] < 0 < seat.deciles[-1] for seat in report.seats)
    write_csv(report, tmp_path / "counts.csv")
    with (tmp_path / "counts.csv").open(encoding="utf-8") as file:
        scores = [int(row["value"]) for row in csv.DictReader(file) if row["measure"] == "score"]
    assert -9 <= min(scores) < 0
    assert max(scores) <= 21
    json.dumps(report.as_dict())
    save_plot(report, tmp_path / "picture.png")
    assert (tmp_path / "picture.png").stat().st_size > 20_000


def test_the_fewest_points_win(games: Games) -> None:
    """Random players are equal, and whoever wins has fewer points than the others."""
    played = played_by(contest("random", game="tailings", players=3, games=30))
    for one in played:
        assert [one.scores[seat] for seat in one.winners] == [min(one.scores)] * len(one.winners)
        assert all((one.scores[seat] == min(one.scores)) == (one.ranks[seat] == 1) for seat in range(3))
        assert sorted(one.ranks) == [1 + sum(other < score for other in one.scores) for score in sorted(one.scores)]
    assert min(min(one.scores) for one in played) < 0


def test_scores_at_the_ends_stand_for_all_beyond() -> None:
    assert [score_text(score) for score in (LOWEST, LOWEST + 1, 0, HIGHEST)] == ["<=-256", "-255", "0", ">=767"]


# ---- contests


def by_points(games: int) -> list[Any]:
    """Games of which the seats are named by how many points they had: `few`, `some`, `many`."""
    named = []
    for one in played_by(contest("random", game="tailings", players=3, games=games)):
        in_order = sorted(range(3), key=lambda seat: one.scores[seat])
        names = dict(zip(in_order, ("few", "some", "many"), strict=True))
        named.append(replace(one, seats=tuple(names[seat] for seat in range(3))))
    return named


def test_ratings_and_standings_go_by_places(games: Games) -> None:
    played = by_points(30)
    rated = ratings(("few", "some", "many"), played)
    assert rated["few"].mu > rated["some"].mu > rated["many"].mu
    standings = Standings(("few", "some", "many"), 3, played)
    rows = standings.rows()
    assert [row.name for row in rows] == ["few", "some", "many"]
    assert [row.score.value for row in rows] == sorted(row.score.value for row in rows)
    assert rows[0].margin.value > 0 > rows[2].margin.value
    assert rows[0].place.value < 1.6
    assert (standings.ahead("few", "many") or 0) > 0.9


def test_a_report_shows_points_below_0(games: Games, tmp_path: Path) -> None:
    small = contest("random", game="tailings", players=3, games=12)
    page = write_report(summary_of(small, played_by(small)), tmp_path)
    assert "Tailings, 3 players" in page.read_text("utf-8")
    assert "The fewest win." in page.read_text("utf-8")
    (tmp_path / "most").mkdir()
    others = contest("random", game="basari", players=3, games=3)
    assert "The fewest win." not in write_report(summary_of(others, played_by(others)), tmp_path / "most").read_text(
        "utf-8"
    )
    with (tmp_path / "games.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert min(int(row["score"]) for row in rows) < 0
    first = [row for row in rows if row["game"] == "0"]
    best = min(first, key=lambda row: float(row["place"]))
    assert int(best["score"]) == min(int(row["score"]) for row in first)
    assert int(best["margin"]) >= 0


def test_it_is_simulated_and_measured_from_the_command_line(tmp_path: Path) -> None:
    """In a process of its own that finds the packages as installed ones."""
    paths = [*paths_of(tmp_path), str(ROOT)]
    for command in (["simulate", "geode", "--players", "2", "--games", "500", "--json"],):
        done = subprocess.run(
            [sys.executable, "-m", "karfunkel", *command],
            env={**os.environ, **environment(paths)},
            capture_output=True,
            text=True,
            check=True,
        )
        found = json.loads(done.stdout)
        assert found["game"] == "geode"
        assert [section["title"] for section in found["sections"]] == ["Places"]

"""What is counted of Emerald while games are simulated."""

import pytest

from karfunkel.arena.run_simulation import run
from karfunkel.arena.simulation_report import report_of
from karfunkel.arena.simulation_setting import SimulationSetting
from karfunkel.games.emerald import simulation_counters as watcher

from .situations import situation

GAMES = 400


@pytest.fixture(scope="module", params=[2, 5])
def counted(request):
    setting = SimulationSetting.checked("emerald", request.param, GAMES, 1)
    return request.param, report_of(setting, run(setting, threads=1, compiling=lambda done, of: None))


def section(report, title):
    [found] = [each for each in report.sections if each.title == title]
    return found.rows


def test_every_game_ends_in_one_way(counted):
    _, report = counted
    assert sum(report.tally["endings"]) == GAMES
    assert sum(section(report, "How games end")["all"]) == pytest.approx(1)


def test_no_knight_is_lost(counted):
    players, report = counted
    for row in section(report, "Knights at the end (mean)").values():
        assert sum(row) == pytest.approx({2: 8, 5: 4}[players])


def test_every_seat_has_a_number_of_treasures(counted):
    players, report = counted
    assert len(section(report, "Treasures")) == players
    for row in section(report, "Treasures").values():
        assert sum(row) == pytest.approx(1)


def test_there_are_turns_moves_and_rolls(counted):
    _, report = counted
    [(turns, moves, rolls)] = section(report, "Length (mean)").values()
    assert turns < moves < 2 * turns
    assert 5 < rolls < moves


def test_bonuses_and_nests_are_counted():
    gems = [["ruby", "emerald", "garnet", "turquoise"], ["ruby"], []]
    table = situation(3, knights=[["T1"], ["T1", "T2"], ["T1", "T2", "T3"]], gems=gems, treasures=[1, 0, 0]).state
    tally = watcher.Tally()
    watcher.watch_end(table, tally)
    assert tally.endings == [0, 1]
    assert [tally.knights[0, where] for where in range(3)] == [1, 3, 1]
    assert [tally.bonuses[0, bonus] for bonus in range(5)] == [0, 1, 1, 1, 1]

"""Results on disk: nothing is lost, nothing is played twice, no contest is mixed with another."""

import json
from pathlib import Path

import pytest

from karfunkel.arena.contest import Contest, GameResult, Results, SingleProcess, run
from karfunkel.arena.contest.play_game import ContestBots, RecordedGame
from karfunkel.arena.contest.result_storage import read_contest, read_games
from karfunkel.errors import Error
from tests.arena.made import contest, outcome, played_by


def play_some(planned: Contest, folder: Path, games: int) -> None:
    """Play the first games of a contest, and be interrupted."""
    bots = ContestBots(planned)
    with Results(planned, folder) as results:
        for fixture in planned.fixtures()[:games]:
            results.add(bots.play(fixture))


def play_on(planned: Contest, folder: Path) -> tuple[list[int], list[GameResult]]:
    """Play what is missing; the numbers of these games, and all games."""
    new: list[int] = []
    with Results(planned, folder) as results:
        run(results, SingleProcess(), lambda played: new.append(played.game))
    return new, results.in_order()


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    planned = contest("random", games=8)
    play_some(planned, tmp_path, 5)
    new, games = play_on(planned, tmp_path)
    assert new == [5, 6, 7]
    assert list(map(outcome, games)) == list(map(outcome, played_by(planned)))
    assert play_on(planned, tmp_path)[0] == []
    assert len((tmp_path / "games.jsonl").read_text("utf-8").splitlines()) == 8


@pytest.mark.parametrize("torn", [1, 20, 200])
def test_a_torn_last_line_is_played_again(tmp_path: Path, torn: int) -> None:
    planned = contest("random", games=4)
    play_some(planned, tmp_path, 3)
    file = tmp_path / "games.jsonl"
    file.write_bytes(file.read_bytes()[:-torn])
    assert sorted(read_games(tmp_path)) == [0, 1], "a report reads past it, and leaves the file alone"
    new, games = play_on(planned, tmp_path)
    assert new == [2, 3]
    assert list(map(outcome, games)) == list(map(outcome, played_by(planned)))
    assert sorted(read_games(tmp_path)) == [0, 1, 2, 3]


def test_a_line_that_is_broken_elsewhere_is_not_passed_over(tmp_path: Path) -> None:
    planned = contest("random", games=3)
    play_some(planned, tmp_path, 3)
    file = tmp_path / "games.jsonl"
    lines = file.read_text("utf-8").splitlines()
    file.write_text("\n".join([lines[0], lines[1][:50], lines[2]]) + "\n", "utf-8")
    with pytest.raises(Error, match="line 2: this is not a game"):
        Results(planned, tmp_path)


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (contest("random", seed=2), "has a contest whose seed is 1, not 2"),
        (contest("random", players=4), "whose players is 3, not 4"),
        (contest("random", "random"), r'whose bots is \["random"\], not \["random", "random"\]'),
        (contest("random", time=0.5), "whose time is null, not 0.5"),
    ],
)
def test_another_contest_is_refused(tmp_path: Path, other: Contest, sentence: str) -> None:
    planned = contest("random")
    play_some(planned, tmp_path, 1)
    with pytest.raises(Error, match=sentence):
        Results(other, tmp_path)
    assert read_contest(tmp_path) == planned, "and the folder is as it was"
    assert len(read_games(tmp_path)) == 1


def test_a_contest_can_be_prolonged(tmp_path: Path) -> None:
    play_on(contest("random", games=2), tmp_path)
    new, games = play_on(contest("random", games=5), tmp_path)
    assert new == [2, 3, 4]
    assert list(map(outcome, games)) == list(map(outcome, played_by(contest("random", games=5))))
    assert read_contest(tmp_path).games == 5


def test_two_cannot_write_to_one_folder(tmp_path: Path) -> None:
    planned = contest("random")
    with Results(planned, tmp_path), pytest.raises(Error, match="another contest is writing to the folder"):
        Results(planned, tmp_path)
    with Results(planned, tmp_path):
        pass


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    with pytest.raises(Error, match="cannot be used"):
        Results(contest("random"), file)
    with pytest.raises(Error, match="has no contest"):
        read_contest(tmp_path)
    (tmp_path / "contest.json").write_text("{")
    with pytest.raises(Error, match="it is not JSON"):
        read_contest(tmp_path)
    (tmp_path / "contest.json").write_text("{}")
    with pytest.raises(Error, match="not a contest"):
        read_contest(tmp_path)


def test_every_line_is_written_before_the_next_game(tmp_path: Path) -> None:
    planned = contest("random", games=3)
    bots = ContestBots(planned)
    with Results(planned, tmp_path) as results:
        for number, fixture in enumerate(planned.fixtures(), start=1):
            results.add(bots.play(fixture))
            assert len(read_games(tmp_path)) == number


def test_without_records_none_are_kept(tmp_path: Path) -> None:
    planned = contest("random", games=2)
    with Results(planned, tmp_path, records=False) as results:
        run(results, SingleProcess())
    assert sorted(file.name for file in tmp_path.iterdir()) == ["contest.json", "games.jsonl"]


def test_a_line_says_everything(tmp_path: Path) -> None:
    played = played_by(contest("random", games=1))[0]
    assert GameResult.from_line(played.line()) == played
    assert json.loads(played.line())["seats"] == ["random"] * 3


def test_a_contest_survives_the_file() -> None:
    planned = contest("random", time=0.25)
    assert Contest.from_dict(json.loads(json.dumps(planned.as_dict()))) == planned


def test_in_memory_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    played = played_by(contest("random", games=1))
    with Results(contest("random")) as results:
        results.add(RecordedGame(played[0], "record"))
    assert list(tmp_path.iterdir()) == []

"""The page on strength: which steps there are, that they go on, and what the page says."""

import re
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path

import pytest

from karfunkel.arena.contest import GameResult
from karfunkel.arena.contest.play_game import RecordedGame
from karfunkel.arena.contest.result_storage import Results, read_games
from karfunkel.arena.level_strength import matchups
from karfunkel.arena.level_strength.__main__ import main
from karfunkel.arena.level_strength.markdown_page import write_page
from karfunkel.arena.level_strength.matchups import LevelMatchup, all_steps, chosen_steps, ladder
from karfunkel.bots import LEVELS
from karfunkel.errors import Error
from tests.arena.made import game_of


def test_every_level_meets_the_one_below_in_every_game() -> None:
    names = list(LEVELS)
    assert [step for step in ladder() if "@" not in step[0]] == list(zip(names[1:], names[:-1], strict=True))
    sizes = {(step.game, step.players) for step in all_steps()}
    trading = {("edelstein", players) for players in (2, 4, 5)} | {("basari", players) for players in (3, 4, 5)}
    assert sizes == trading | {("emerald", players) for players in (2, 4, 5)}


def test_one_of_the_level_sits_among_those_below() -> None:
    step = LevelMatchup("basari", 4, "random", "random", 8)
    assert step.contest().bots == ("random",) * 4
    for step in all_steps():
        assert step.games >= (200 if step.level.startswith("master") else 400)


def test_a_part_can_be_chosen() -> None:
    level = ladder()[0][0]
    chosen = chosen_steps(["emerald"], [4], [level], 10)
    assert [(step.game, step.players, step.level, step.games) for step in chosen] == [("emerald", 4, level, 10)]
    for words, sentence in (
        ((["chess"], [], []), "there is no game 'chess'"),
        (([], [], ["dragon"]), "there is no step 'dragon'"),
        (([], [9], []), "no step has these numbers of players: 9"),
    ):
        with pytest.raises(Error, match=sentence):
            chosen_steps(*words)  # type: ignore[arg-type]


def test_steps_are_played_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matchups, "ladder", lambda: [("random", "random")])
    words = ["--folder", str(tmp_path), "--no-page", "--game", "basari", "--players", "3", "--processes", "1"]
    assert main([*words, "--games", "3"]) == 0
    assert main([*words, "--games", "5"]) == 0
    assert len((tmp_path / "basari-3-random-random" / "games.jsonl").read_text().splitlines()) == 5
    assert main([*words, "--step", "dragon"]) == 2


def pretend(step: LevelMatchup, folder: Path, wins: float) -> None:
    """Games of a step that nobody has played, of which the level wins about this share."""
    with Results(step.contest(), folder / step.name, records=False) as results:
        for fixture in step.contest().fixtures():
            won = fixture.number % 100 < 100 * wins
            scores = [50 if (name == step.level) == won else 40 for name in fixture.seats]
            results.add(RecordedGame(_single_winner(game_of(fixture.number, fixture.deal, fixture.seats, scores)), ""))


def _single_winner(played: GameResult) -> GameResult:
    return replace(played, winners=played.winners[:1])


@pytest.fixture
def pretended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with some steps; the levels are only names here."""
    monkeypatch.setattr(
        matchups, "ladder", lambda: [("novice", "random"), ("master@0.1", "random"), ("master@1", "random")]
    )
    monkeypatch.setattr("karfunkel.arena.level_strength.markdown_page.ladder", matchups.ladder)
    monkeypatch.setattr("karfunkel.arena.contest.contest_settings._check_name", lambda name, time: None)
    shares = {"novice": 0.8, "master@0.1": 0.6, "master@1": 0.7}
    for step in all_steps(100):
        if step.players == 4:
            pretend(step, tmp_path / "folder", shares[step.level])
    return tmp_path


def test_the_page_is_made_of_what_there_is(pretended: Path) -> None:
    page = pretended / "docs" / "strength.md"
    page.parent.mkdir()
    write_page(pretended / "folder", page, "Played on sixteen cores.")
    text = page.read_text("utf-8")
    assert "Played on sixteen cores." in text
    assert re.search(r"\| novice among random bots \| – \| \*\*80\.0 %\*\* \(\d+\.\d to \d+\.\d\) \| – \|", text)
    assert "| master, 1 s, among random bots | – | **70.0 %**" in text
    assert text.count("| emerald | 4 |") == 3
    for picture in ("strength.svg", "strength-time.svg"):
        assert f"(images/{picture})" in text
        ET.parse(page.parent / "images" / picture)  # noqa: S314 - our own


def test_what_was_written_by_hand_is_kept(pretended: Path) -> None:
    page = pretended / "strength.md"
    page.write_text("something old\n\n## Games that bring no bots\n\nMeasured elsewhere.\n", "utf-8")
    for _ in range(2):
        write_page(pretended / "folder", page)
        text = page.read_text("utf-8")
        assert "something old" not in text
        assert text.endswith("|\n\n## Games that bring no bots\n\nMeasured elsewhere.\n")


def test_without_games_there_is_no_page(tmp_path: Path) -> None:
    with pytest.raises(Error, match="has no games of any step yet"):
        write_page(tmp_path, tmp_path / "strength.md")
    assert main(["--no-play", "--folder", str(tmp_path), "--out", str(tmp_path / "x.md")]) == 2


def test_games_can_be_read_for_a_report_of_one_step(pretended: Path) -> None:
    assert len(read_games(pretended / "folder" / "basari-4-novice-random")) == 100

"""The report: what it says, and that it needs nothing but itself."""

import csv
import json
import re
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from pathlib import Path

import pytest

from karfunkel.arena.contest import Contest, GameResult, ThinkingStats
from karfunkel.arena.contest_report import ContestFigures, summary_of, write_report
from karfunkel.arena.contest_report.chart_elements import Scale, duration, short, ticks
from karfunkel.arena.contest_report.html_page import command_of, page, verdict
from tests.arena.made import game_of

NASTY = "cmd:x <b>&'\""
NAMES = ("strong", "weak", NASTY)


def thought(seconds: float, lost: str | None = None) -> ThinkingStats:
    own = ThinkingStats()
    own.add(seconds, lost, "it said <nonsense>")
    return own


def games() -> list[GameResult]:
    found = []
    for number in range(12):
        turn = number % 3
        seats = NAMES[turn:] + NAMES[:turn]
        scores = [{"strong": 60 + number, "weak": 30 + number, NASTY: 45}[name] for name in seats]
        thoughts = [thought(0.001 * (seat + 1), "nonsense" if seats[seat] == NASTY else None) for seat in range(3)]
        found.append(game_of(number, number // 3, seats, scores, thoughts))
    return found


@pytest.fixture
def summary() -> ContestFigures:
    return summary_of(Contest("basari", 3, NAMES, 12, 1, 0.5), games())


class Tags(HTMLParser):
    """Checks that what is opened is closed, and collects what a page refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value or "" for name, value in attrs if name in {"src", "href"}]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_is_whole_and_needs_nothing_else(summary: ContestFigures) -> None:
    tags = Tags()
    text = page(summary)
    tags.feed(text)
    assert tags.open == []
    assert tags.links == []
    assert "url(" not in text
    assert "@import" not in text
    assert text.count("<svg") == 4
    assert "prefers-color-scheme: dark" in text
    for picture in re.findall(r"<svg.*?</svg>", text, re.DOTALL):
        ET.fromstring(picture)  # noqa: S314 - our own


def test_the_page_says_what_was_found(summary: ContestFigures) -> None:
    text = page(summary)
    assert "12 games on 4 deals" in text
    assert "strong wins 100.0 % of its games" in text
    assert "lost 12 of 12 moves. The first: it said &lt;nonsense&gt;." in text
    assert "<b>" not in text, "names are names, whatever is in them"


def test_a_contest_under_way_has_a_page_too() -> None:
    contest = Contest("basari", 3, ("a", "b", "c"), 30)
    assert "2 of 30 games on 1 deals" in page(summary_of(contest, [game_of(n, 0, "abc", [1, 2, 3]) for n in range(2)]))
    assert "No game has been played yet" in page(summary_of(contest, []))


def test_the_verdict_is_careful() -> None:
    even = [game_of(number, number // 2, "ab" if number % 2 else "ba", [2, 1]) for number in range(20)]
    assert "that may still be an equal share" in verdict(summary_of(Contest("edelstein", 2, ("a", "b"), 20), even))
    alone = [game_of(number, number, "aa", [2, 1]) for number in range(4)]
    assert "plays against itself" in verdict(summary_of(Contest("edelstein", 2, ("a",), 4), alone))
    team = [game_of(number, number, "aabb", [9, 8, 1, 2]) for number in range(9)]
    assert "of the games of each seat" in verdict(summary_of(Contest("edelstein", 4, ("a", "b"), 9), team))


def test_the_files_agree(summary: ContestFigures, tmp_path: Path) -> None:
    assert write_report(summary, tmp_path) == tmp_path / "report.html"
    told = json.loads((tmp_path / "summary.json").read_text("utf-8"))
    with (tmp_path / "bots.csv").open(newline="", encoding="utf-8") as file:
        bots = list(csv.DictReader(file))
    with (tmp_path / "games.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [bot["bot"] for bot in told["bots"]] == [bot["bot"] for bot in bots] == ["strong", NASTY, "weak"]
    assert [bot["rating"]["mu"] for bot in told["bots"]] == [float(bot["rating"]) for bot in bots]
    assert (told["games"], told["planned"], told["deals"]) == (12, 12, 4)
    assert len(rows) == 36
    won = sum(float(row["win_share"]) for row in rows if row["bot"] == "strong")
    assert won / 12 == float(bots[0]["win_share"]) == told["bots"][0]["wins"]["value"] == 1
    assert sum(int(row["lost"]) for row in rows) == int(bots[1]["lost"]) == 12
    assert told["ahead"]["strong"] == {NASTY: 1.0, "weak": 1.0}


def test_the_command_plays_the_same_again(summary: ContestFigures) -> None:
    words = command_of(summary)
    assert words.startswith("karfunkel arena basari --players 3 --bots strong --bots weak --bots 'cmd:x <b>&'")
    assert words.endswith("--games 12 --seed 1 --time 0.5")


def test_numbers_read_well() -> None:
    assert [duration(seconds) for seconds in (2.5, 0.0314, 0.00000712)] == ["2.5 s", "31.4 ms", "7.12 µs"]
    assert ticks(0, 1) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1])
    assert ticks(13, 87) == [20, 40, 60, 80]
    assert ticks(3, 3) == [3]
    assert short("/a/very/long/path/to/some/bot/that/wins.py") == "wins.py"
    assert Scale(0, 10, 100, 200)(5) == 150
    assert Scale(1, 100, 0, 10, log=True)(10) == pytest.approx(5)
    assert Scale(0, 10, 100, 200)(99) == 200

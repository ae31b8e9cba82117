"""The way of a move through the server, traced: the modules that run are those of which docs/architecture.md tells."""

import re
import threading
from pathlib import Path
from types import CodeType
from typing import Any

import karfunkel
from karfunkel.match.commands import Play
from karfunkel.match.viewer_messages import Update
from karfunkel.protocol.http import NewTable
from tests.server.listening import Ear
from tests.server.players import guests, run, seated
from tests.server.running import serving, settings_for

SOURCES = Path(karfunkel.__file__).parent
PAGE = SOURCES.parent.parent / "docs" / "architecture.md"
NOT_COUNTED = {"games", "notation", "engine", "words"}
"""The game's own rules, and how they are run and written."""
BY_THEIR_OWN_CLOCK = {
    *("write_probe", "refusal_log", "sleeping_matches", "match_lists"),
    *("guest_service", "guest_records", "sql_access"),
}
"""What runs now and then, with or without a move."""


class Trace:
    """Which of our modules run, in the threads of the server, while it listens."""

    def __init__(self) -> None:
        self.listens = False
        self.seen: dict[CodeType, None] = {}

    def __call__(self, frame: Any, event: str, arg: object) -> None:
        if self.listens and event == "call" and threading.current_thread() is not threading.main_thread():
            self.seen[frame.f_code] = None

    @property
    def modules(self) -> set[str]:
        """The modules that ran."""
        paths = [Path(code.co_filename) for code in self.seen]
        ours = [path.relative_to(SOURCES) for path in paths if path.is_relative_to(SOURCES)]
        return {path.stem for path in ours if path.parts[0] not in NOT_COUNTED} - BY_THEIR_OWN_CLOCK


def told_modules() -> tuple[list[str], set[str]]:
    """The way of a move as the page tells it, and the modules that are called on it."""
    section = PAGE.read_text("utf-8").split("## A move over the network")[1]
    _, way, called, *_ = re.split(r"```\n|\n- ", section)
    return [line.split()[0] for line in way.splitlines()], set(re.findall(r"`(\w+)`", called)) - NOT_COUNTED


def traced_move(tmp_path: Path) -> Trace:
    """The trace of one move, from the text of the socket until the one who moved and one who watches have been told."""
    trace = Trace()

    async def play() -> None:
        with serving(settings_for(tmp_path / "house.db")) as url:
            anna, ben, cara = await guests(url, 3)
            table = await seated([anna, ben, cara], NewTable("basari", 3))
            async with Ear.of(anna) as mine, Ear.of(ben) as other:
                shown = await mine.whole(table)
                await other.whole(table)
                trace.listens = True
                await mine.done(table, Play(shown.moves[0], shown.asked))
                await other.until(Update)
                trace.listens = False

    threading.setprofile(trace)
    try:
        run(play())
    finally:
        threading.setprofile(None)
    return trace


def test_it_passes_the_modules_that_are_told(tmp_path: Path) -> None:
    way, called = told_modules()
    assert len(way) <= 12
    assert traced_move(tmp_path).modules == {*way, *called}

"""What a spectator's browser gets to know of a choice that is still hidden: nothing."""

import itertools
import json
from pathlib import Path
from typing import Any

import pytest

from tests.page.browsing import PATIENCE, Visitor
from tests.server.hand import Hands
from tests.server.running import serving

CHOICES = {"edelstein": ["money", "event", "gems"], "basari": ["A", "B", "C"]}


class Watcher:
    """Somebody who watches, and everything that the browser was sent."""

    def __init__(self, browser: Any, url: str, name: str = "Watcher") -> None:
        self.visitor = Visitor(browser, url).named(name)
        self.frames: list[str] = []
        self.answers: list[Any] = []
        self.visitor.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        self.visitor.page.on("response", self._read)

    def _hear(self, frame: str) -> None:
        self.frames.append(frame)

    def _read(self, answer: Any) -> None:
        self.answers.append(answer)

    def watch(self, table: str) -> None:
        self.visitor.see(f"/t/{table}").wait_for_selector("div.bar")

    def wait_for(self, seq: int) -> None:
        """Wait until a line of the log has come and is drawn."""
        page = self.visitor.page
        for _ in range(PATIENCE // 5):
            if any(json.loads(frame).get("seq", 0) >= seq for frame in self.frames):
                page.evaluate("() => new Promise((go) => requestAnimationFrame(() => setTimeout(go)))")
                return
            page.wait_for_timeout(5)
        raise AssertionError("the line does not come")

    def knows(self) -> list[str]:
        """All that came over the socket and by requests to the server, and all that stands on the page."""
        bodies = [answer.text() for answer in self.answers if "/api/" in answer.url and answer.status == 200]
        return [*self.frames, *sorted(bodies), self.visitor.page.content().replace(self.visitor.url, "")]


def _seen(browser: Any, database: Path, game: str, move: str) -> tuple[list[str], list[str]]:
    """What a spectator knows when the first of two has chosen, and when the second has too."""
    with serving(Hands().settings(database)) as url:
        anna, ben = (Visitor(browser, url).named(name) for name in ("Anna", "Ben"))
        cleo = Watcher(browser, url)
        table = anna.ask("POST", "/api/tables", {"game": game, "players": 3, "seats": ["me", "open", "trader"]})[
            "table"
        ]
        ben.ask("POST", f"/api/tables/{table}", {"kind": "sit"})
        anna.ask("POST", f"/api/tables/{table}", {"kind": "start"})
        while len(ben.ask("GET", f"/api/tables/{table}")["view"]["to_act"]) > 2:  # the bot chooses first
            ben.page.wait_for_timeout(5)
        cleo.watch(table)
        asked = anna.ask("GET", f"/api/tables/{table}")["asked"]
        done = anna.ask("POST", f"/api/tables/{table}", {"kind": "play", "move": move, "asked": asked})
        cleo.wait_for(done["seq"])
        while_hidden = cleo.knows()
        asked = ben.ask("GET", f"/api/tables/{table}")["asked"]
        done = ben.ask("POST", f"/api/tables/{table}", {"kind": "play", "move": CHOICES[game][0], "asked": asked})
        cleo.wait_for(done["seq"])
        when_shown = cleo.knows()
        for one in (anna, ben, cleo.visitor):
            one.close()
    return while_hidden, when_shown


@pytest.mark.parametrize("game", CHOICES)
def test_what_a_spectator_is_sent_is_the_same_whatever_was_chosen(browser: Any, tmp_path: Path, game: str) -> None:
    told = [_seen(browser, tmp_path / f"{move}.db", game, move) for move in CHOICES[game]]
    hidden = [while_hidden for while_hidden, _ in told]
    for one, other in itertools.pairwise(hidden):
        # A slow page may ask twice who it is, and be told the same twice: that says nothing of what was chosen.
        mine, yours = list(dict.fromkeys(one)), list(dict.fromkeys(other))
        assert len(mine) == len(yours)
        for my_line, your_line in zip(sorted(mine), sorted(yours), strict=True):
            assert my_line == your_line
    assert len({json.dumps(when_shown) for _, when_shown in told}) == len(told), "in the end it is told"

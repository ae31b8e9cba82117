"""Two people play a game of hidden hands on the page: neither they nor who looks on get to know another's card."""

from pathlib import Path
from typing import Any

from tests.leduc import GAME, seed_of
from tests.outside import installed, outside_games
from tests.page.browsing import Visitor
from tests.page.playing import END
from tests.page.test_secrets import Watcher
from tests.server.hand import Hands
from tests.server.running import serving


class Evening:
    """A game of Anna, who plays on the page, against Ben; Cleo looks on."""

    def __init__(self, browser: Any, url: str) -> None:
        self.anna, self.cleo = Watcher(browser, url, "Anna"), Watcher(browser, url, "Cleo")
        self.ben = Visitor(browser, url).named("Ben")
        put_up = {"game": GAME, "players": 2, "seats": ["me", "open"]}
        self.table = self.anna.visitor.ask("POST", "/api/tables", put_up)["table"]
        self._tell(self.ben, {"kind": "sit"})
        self._tell(self.anna.visitor, {"kind": "start"})
        self.anna.watch(self.table)
        self.cleo.watch(self.table)

    def _tell(self, who: Visitor, command: dict[str, Any]) -> int:
        return int(who.ask("POST", f"/api/tables/{self.table}", command)["seq"])

    def anna_clicks(self, words: str) -> None:
        button = self.anna.visitor.page.locator(".bar.asked").get_by_role("button", name=words)
        button.click()

    def ben_plays(self, move: str) -> None:
        for _ in range(1000):
            if (asked := self.ben.ask("GET", f"/api/tables/{self.table}")["asked"]) is not None:
                break
            self.ben.page.wait_for_timeout(5)
        seq = self._tell(self.ben, {"kind": "play", "move": move, "asked": asked})
        for one in (self.anna, self.cleo):
            one.wait_for(seq)

    def leave(self) -> None:
        for one in (self.anna.visitor, self.cleo.visitor, self.ben):
            one.close()


def played(browser: Any, database: Path, hands: tuple[str, str]) -> tuple[list[set[str]], str]:
    """What Anna and Cleo know before the end, the hash of the seed left out; and what Anna reads in the end."""
    seed = seed_of(hands)
    with serving(Hands().settings(database, new_seed=lambda: seed)) as url:
        evening = Evening(browser, url)
        evening.anna.visitor.page.get_by_text("You are dealt a jack.").first.wait_for()
        evening.anna_clicks("Call")
        evening.ben_plays("raise")
        evening.anna_clicks("Call")
        evening.anna.visitor.page.get_by_text("The flop is a queen.").first.wait_for()
        evening.anna_clicks("Raise")
        evening.ben_plays("raise")
        seed_hash = evening.ben.ask("GET", f"/api/tables/{evening.table}")["setup"]["seed_hash"]
        known = [{line.replace(seed_hash, "") for line in one.knows()} for one in (evening.anna, evening.cleo)]
        evening.anna_clicks("Call")
        page = evening.anna.visitor.page
        page.wait_for_selector(END)
        page.get_by_text("Ben shows a").first.wait_for()
        end = page.inner_text("body")
        assert evening.anna.visitor.complaints == []
        evening.leave()
    return known, end


def test_a_player_and_a_spectator_are_sent_the_same_whatever_the_other_holds(browser: Any, tmp_path: Path) -> None:
    with outside_games(installed(tmp_path / "installed")):
        cards = ("king", "jack")
        told = [played(browser, tmp_path / f"{card}.db", ("jack", card)) for card in cards]
    (one, one_end), (other, other_end) = told
    for mine, yours in zip(one, other, strict=True):
        assert len(mine) > 10
        assert mine == yours
    assert "Ben shows a king." in one_end
    assert "Ben shows a jack." in other_end

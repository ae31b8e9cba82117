"""Databases: evenings at a server with real bots, with matches of every game and size, finished and under way."""

import json
import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from karfunkel.games.registry import GAMES
from tests.old.conversation import Hands, Person, Recorder
from tests.old.generate.conversations import play, settle

PEOPLE = ["anna", "ben", "carla", "dirk", "eva"]
STRANGER = "zoe"
LEVELS = ["novice", "trader", "master", "random"]
DECKS = {
    "edelstein": ["rr6"] * 10 + ["yg7"] * 8 + ["bb7"] * 6 + ["rgb5"] * 6,
}
OPTIONS = {"edelstein": {"major_any": "once"}, "emerald": {"open_gold": "on"}}


class Evening:
    """People who play at a server until all is as wanted."""

    def __init__(self, url: str, hands: Hands, database: Path) -> None:
        self.talk = Recorder(url, hands, database)
        self._dice = random.Random(16)

    async def spend(self) -> None:
        for who in [*PEOPLE, "zoe"]:
            await self.talk.come(who)
            await self.talk.open(who)
        for game in GAMES.values():
            for players in game.sizes:
                await self._pair(game.id, players)
        await self._talk_and_questions()
        await self._clocks()
        await self._decks_and_options()
        await self._before_the_game()
        await self.talk.go()

    async def _pair(self, game: str, players: int) -> None:
        """A game to its end and one under way: with people alone, or with bots of every level."""
        finished = await self.table(f"{game}-{players}-over", 1 + players // 2, game=game, players=players)
        await play(self.talk, finished, self._dice)
        running = await self.table(f"{game}-{players}-running", players, game=game, players=players, public=False)
        await play(self.talk, running, self._dice, 7 * players)
        bots = await self.table(f"{game}-{players}-bots", 1, game=game, players=players)
        await play(self.talk, bots, self._dice, 6)

    async def table(self, name: str, people: int, start: bool = True, **wanted: Any) -> str:
        """A table with so many people, bots on the other seats; all watch it."""
        talk, players = self.talk, wanted["players"]
        match = PEOPLE[:people]
        bots = [LEVELS[number % len(LEVELS)] for number in range(players - people)]
        talk.ids(f"code-{name}", name)
        seats = ["me", *["open"] * (people - 1), *bots]
        await talk.request(match[0], "POST", "/api/tables", {"seats": seats, **wanted})
        for who in match[1:]:
            await talk.request(who, "POST", f"/api/invitations/code-{name}")
            await talk.request(who, "POST", f"/api/tables/{name}", {"kind": "sit"})
        for who in match:
            await talk.watch(who, name)
        if start:
            await talk.do(match[0], name, "start")
        return name

    async def _talk_and_questions(self) -> None:
        talk = self.talk
        table = await self.table("talk-undo-rematch", 3, game="basari", players=3)
        await talk.do("anna", table, "say", text="Good evening!", key="1")
        await talk.request("zoe", "POST", f"/api/tables/{table}", {"kind": "say", "text": "I watch."})
        await talk.request("ben", "PUT", "/api/mutes/zoe")
        await play(talk, table, self._dice, 1)
        for who in PEOPLE[:3]:
            await talk.do(who, table, "ask", question="undo")
        await play(talk, table, self._dice, 9)
        for who in PEOPLE[:3]:
            await talk.do(who, table, "ask", question="undo")
            for other in PEOPLE[:3]:
                await talk.do(other, table, "answer", yes=True)
        await play(talk, table, self._dice)
        await talk.do("anna", table, "say", text="Well played.")
        talk.ids("rematch-running", "code-rematch-running")
        await talk.do("ben", table, "rematch")
        for who in PEOPLE[:3]:
            await talk.watch(who, "rematch-running")
            await talk.do(who, "rematch-running", "sit")
        await play(talk, "rematch-running", self._dice, 5)
        table = await self.table("abandoned", 2, game="emerald", players=3)
        await play(talk, table, self._dice, 5)
        await talk.do("anna", table, "ask", question="abandon")
        await talk.do("ben", table, "answer", yes=True)
        talk.ids("rematch-open", "code-rematch-open")
        await talk.do("anna", table, "rematch")
        table = await self.table("resigned", 3, game="edelstein", players=3)
        await play(talk, table, self._dice, 4)
        await talk.do("carla", table, "resign")
        await play(talk, table, self._dice, 4)
        table = await self.table("question", 2, game="emerald", players=2)
        await play(talk, table, self._dice, 5)
        await talk.do("ben", table, "ask", question="abandon")

    async def _clocks(self) -> None:
        talk = self.talk
        table = await self.table("clock", 2, game="emerald", players=2, clock={"each": 10, "reserve": 60})
        for seconds in (3, 14, 25):
            talk.time(seconds)
            await play(talk, table, self._dice, 1)
        late = next(who for who in PEOPLE[:2] if talk.known[who, table].get("moves"))
        talk.time(100)
        await talk.hear(late)
        await settle(talk, late, table)
        await talk.do(late, table, "return")
        await play(talk, table, self._dice)
        table = await self.table("days", 3, game="edelstein", players=3, clock={"each": 259_200})
        talk.time(86_400)
        await play(talk, table, self._dice, 7)

    async def _decks_and_options(self) -> None:
        for game, deck in DECKS.items():
            for name, moves in ((f"{game}-own-deck-over", None), (f"{game}-own-deck-running", 9)):
                table = await self.table(name, 2, game=game, players=3, deck=deck)
                await play(self.talk, table, self._dice, moves)
        for game, options in OPTIONS.items():
            for name, moves in ((f"{game}-options-over", None), (f"{game}-options-running", 9)):
                table = await self.table(name, 2, game=game, players=3, options=options)
                await play(self.talk, table, self._dice, moves)

    async def _before_the_game(self) -> None:
        talk = self.talk
        table = await self.table("open", 2, start=False, game="basari", players=3, seats=["me", "open", "open"])
        await talk.request("eva", "POST", f"/api/tables/{table}", {"kind": "sit"})
        await talk.request("eva", "POST", f"/api/tables/{table}", {"kind": "stand"})
        table = await self.table("closed", 1, start=False, game="basari", players=3, public=False)
        await talk.do("anna", table, "ask", question="abandon")
        talk.ids("code-full", "full")
        wanted = {"game": "emerald", "players": 4, "seats": ["open", "me", "open", "trader"], "starts_when_full": True}
        await talk.request("dirk", "POST", "/api/tables", wanted)
        await talk.request("zoe", "POST", "/api/tables/full", {"kind": "sit", "seat": 2})


# ---- what a server answers about it


def questions(people: list[str], tables: dict[str, list[str]]) -> list[tuple[str, str]]:
    """What is asked: by everybody about themselves, by those who sit at a table and a stranger about the table."""
    asked = []
    for who in people:
        own = ["/api/guest", "/api/mutes", "/api/mine?limit=100", "/api/mine?ended=true&limit=100"]
        asked += [(who, path) for path in own]
    for stage in ("open", "running", "over"):
        asked.append((STRANGER, f"/api/lobby?stage={stage}&limit=100"))
    for table, match in tables.items():
        for who in (*match, STRANGER):
            asked += [(who, f"/api/tables/{table}{path}") for path in ("", "/updates?since=0", "/scored")]
        for path in ("/invitation", "/record", "/replay", "/replay?seat=0"):
            asked.append((match[0] if match else STRANGER, f"/api/tables/{table}{path}"))
    return asked


async def answers(url: str, cookies: dict[str, str], tables: dict[str, list[str]]) -> list[list[str]]:
    """Who asked what, and each answer."""
    people = {who: Person(url, cookie) for who, cookie in cookies.items()}
    found = [[who, path, await people[who].request("GET", path)] for who, path in questions(list(people), tables)]
    for person in people.values():
        await person.go()
    return found


def cookies_of(talk: Recorder) -> dict[str, str]:
    return {who: person.cookie for who, person in talk.people.items()}


def logs(rows: Iterable[tuple[str, int, int, str]]) -> dict[str, list[str]]:
    """The log of every table, line by line, as it is stored."""
    found: dict[str, list[str]] = {}
    for table, seq, at, entry in rows:
        found.setdefault(table, []).append(f'{{"seq":{seq},"at":{at},"entry":{entry}}}')
    return found


def sitting_at(log: list[str]) -> list[str]:
    """The guests who ever sat at a table, in the order of their coming."""
    entries = [json.loads(line)["entry"] for line in log]
    return list(dict.fromkeys(entry["guest"] for entry in entries if entry["kind"] == "sat"))

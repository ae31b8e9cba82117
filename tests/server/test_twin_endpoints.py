"""Twins at every endpoint: two servers at which all is the same but for what is hidden answer everybody else alike.

Time, names and keys are the same at both. Bots choose one thing secretly at one server and another at the other, or
have been dealt other cards. Then everything is asked that can be asked, over every route that there is and over
sockets, and the answers are compared byte by byte. Hints and analyses are asked for, too: who thinks them up tells all
that it was given to think about, so that nothing of it can be a secret.
"""

import asyncio
import itertools
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import karfunkel
from karfunkel.analysis import game_analysis
from karfunkel.analysis.hint_reasons import Reason
from karfunkel.analysis.hints import Advice, RatedMove
from karfunkel.client import Client
from karfunkel.errors import Error, Refused
from karfunkel.match import match as match_module
from karfunkel.match.commands import Ask, Play, Say, Start
from karfunkel.match.viewer_messages import TableSnapshot
from karfunkel.protocol.http import NewTable
from karfunkel.protocol.messages import CommandRequest, Leave, Ping, Watch
from karfunkel.server import analysis_pool, match_service
from karfunkel.server.app import make_app
from karfunkel.server.bot_warmup import BotWarmup
from karfunkel.server.computation_process import WorkDone
from karfunkel.server.metrics import Metrics
from karfunkel.server.settings import Settings
from karfunkel.worker import jobs
from tests.outside import installed, outside_games
from tests.server.hand import Hands
from tests.server.listening import Ear
from tests.server.players import guests, run
from tests.server.running import serving

SEAT, SPECTATOR, STRANGER = "seat", "spectator", "stranger"
KEY = "a key that signs the cookies of both servers"
PATIENCE = 1000
"""So many looks until the bots have moved."""

# ---- who thinks, and chooses


class DifferingBots:
    """Bots that choose the same at both servers, but for what is secret once they are apart."""

    numbers: Iterator[int]
    apart = waiting = False

    def __init__(self, *_: object) -> None:
        self._number = next(self.numbers)

    async def choose(self, level: str, view: Mapping[str, Any], moves: Sequence[str], *_: object) -> str:
        while self.waiting:
            await asyncio.sleep(0.01)
        is_secret = self.apart and view["decision"] == "choose"
        return moves[self._number % len(moves)] if is_secret else moves[0]

    def close(self) -> None:
        pass


class WorkerHere:
    """A worker in the process of the server, so that it is known what its jobs are given."""

    def __init__(self, *_: object) -> None:
        pass

    async def run(self, job: jobs.AnyJob) -> WorkDone:
        try:
            return WorkDone(msgspec.json.encode(job.work()), None, 0.0)
        except Error as error:
            return WorkDone(None, error if isinstance(error, Refused) else Refused("bad-request", str(error)), 0.0)

    async def close(self) -> None:
        pass


def hint_that_tells_all(view: Mapping[str, Any], dice: Any) -> Advice:
    """A hint that says everything that it is made from."""
    return Advice([RatedMove("all", dice.random(), 1.0)], Reason("best", {"view": json.dumps(view)}))


def analysis_that_tells_all(table: karfunkel.Table, *_: object) -> game_analysis.Analysis:
    """An analysis that says everything that it is made from."""
    first = next(number for number, entry in enumerate(table.log) if entry.seat is not None)
    told = game_analysis.AnalysedDecision(first, 0, table.record(with_seed=True), "", 0.0, 0.0)
    return game_analysis.Analysis(table.game, table.players, [[0.0]] * (len(table.log) + 1), [told])


@pytest.fixture(autouse=True)
def nothing_else_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DifferingBots, "numbers", itertools.count(), raising=False)
    for flag in ("apart", "waiting"):
        monkeypatch.setattr(DifferingBots, flag, False)
    monkeypatch.setattr(match_service, "BotPool", DifferingBots)
    monkeypatch.setattr(match_service, "ComputationProcess", WorkerHere)
    monkeypatch.setattr(analysis_pool, "ComputationProcess", WorkerHere)
    monkeypatch.setattr(analysis_pool, "advise", hint_that_tells_all)
    monkeypatch.setattr(jobs, "analyse", analysis_that_tells_all)
    monkeypatch.setattr(BotWarmup, "is_ready", lambda *_: True)


# ---- what can be asked

Question = tuple[str, str, Any]
"""A method, the path of a route as the server names it with what is asked for behind it, and a body."""

COMMANDS: list[Any] = [
    {"kind": "play", "move": "nonsense", "asked": 1},
    {"kind": "play", "move": "A", "asked": 0},
    {"kind": "say", "text": "what have you chosen?"},
    {"kind": "ask", "question": "undo"},
    {"kind": "start"},
    {"kind": "sit", "seat": 1},
    {"kind": "rematch"},
    {"kind": "report"},
]
QUESTIONS: list[Question] = [
    ("GET", "/api/house", None),
    *[
        ("GET", f"/api/lobby?stage={stage}{narrower}", None)
        for stage in ("open", "running", "over")
        for narrower in ("", "&game={game}&players={players}", "&free=true", "&before=9999999999999&limit=1")
    ],
    ("GET", "/api/mine", None),
    ("GET", "/api/mine?ended=true", None),
    ("GET", "/api/guest", None),
    ("GET", "/api/guest/data", None),
    ("GET", "/api/mutes", None),
    *[("GET", f"/api/tables/{{table:str}}{form}", None) for form in ("", "?moves=list", "?moves=choices")],
    ("GET", "/api/tables/{table:str}/moves", None),
    ("GET", "/api/tables/{table:str}/scored", None),
    *[
        ("GET", f"/api/tables/{{table:str}}/updates?since={since}&moves={form}", None)
        for since in (0, 3)
        for form in ("list", "choices")
    ],
    ("GET", "/api/tables/{table:str}/invitation", None),
    ("GET", "/api/tables/{table:str}/record", None),
    *[("GET", f"/api/tables/{{table:str}}/replay{eyes}", None) for eyes in ("", "?seat=0", "?seat=1&moves=choices")],
    ("GET", "/api/tables/{table:str}/hint", None),
    ("GET", "/api/tables/{table:str}/analysis", None),
    *[("POST", "/api/tables/{table:str}", command) for command in COMMANDS],
    ("POST", "/api/tables/{table:str}/reports", {"seq": 1}),
    ("POST", "/api/tables", {"game": "{game}", "players": 2, "public": False}),
    ("POST", "/api/invitations/{code:str}", None),
    ("POST", "/api/replays", {"record": "{record}"}),
    ("POST", "/api/analyses", {"record": "{record}"}),
    ("GET", "/api/games/{game:str}", None),
    ("GET", "/api/games/{game:str}/words/{language:str}", None),
    ("GET", "/api/games/{game:str}/board/{path:path}", None),
    ("POST", "/api/games/{game:str}/lesson", {"played": []}),
    ("GET", "/api/games/{game:str}/examples", None),
    ("PUT", "/api/guest", {"name": "Other"}),
    ("PUT", "/api/mutes/{other:str}", None),
    ("DELETE", "/api/mutes/{other:str}", None),
    *[
        ("GET", path, None)
        for path in (
            "/livez", "/readyz", "/healthz", "/metrics", "/api", "/api/{path:str}", "/api/openapi.json",
            "/api/socket.schema.json", "/api/socket", "/", "/t/{name:str}", "/j/{name:str}", "/d/{name:str}",
            "/r/{name:str}", "/rules", "/rules/{name:str}", "/lesson/{name:str}", "/decks/{name:str}", "/record",
            "/about", "/assets/{name:str}", "/icon.svg",
        )
    ],
    ("POST", "/api/devices/{code:str}", None),
    ("POST", "/api/devices", None),
    ("DELETE", "/api/devices", None),
    ("DELETE", "/api/guest", None),
]  # fmt: skip
LAST_WORDS = ("PUT /api/guest", "DELETE /api/guest", "DELETE /api/devices")
"""What is not asked by one who sits at the table, where it would go on by it."""
AT_RANDOM = (
    (re.compile(r"(set-cookie: karfunkel=)[^;\s]+"), r"\1cookie"),
    (re.compile(r'("code":")[\w-]{32}(")'), r"\1code\2"),
    (re.compile(r"expires=[^;]+"), "expires=then"),
    (re.compile(r'("code":")[a-zA-Z]{20}(","reason":")[a-zA-Z]{20}'), r"\1code\2reason"),
)
"""What is drawn at random, or by the clock: cookies, codes of links to other devices, examples in a document."""


def test_every_route_is_asked() -> None:
    """A new endpoint belongs into the list of questions."""
    app: Any = make_app(Settings("unused.db"), Metrics())._app
    there = {
        (method, route.path)
        for route in app.routes
        for method in getattr(route, "methods", ()) or ("GET",)
        if method != "OPTIONS"
    }
    assert {(method, path.partition("?")[0]) for method, path, _ in QUESTIONS} == there


def some_record() -> str:
    table = karfunkel.new("emerald", 2, seed=1)
    table.play(0, table.moves(0)[0])
    return table.record(with_seed=True)


class House:
    """One of two servers: who is there, and what they can ask."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.people: dict[str, Client] = {}
        self.ears: dict[str, Ear] = {}
        self.filled: dict[str, str] = {}

    async def open(self, game: str, players: int) -> None:
        """One puts a table up, against bots, and one looks on; both listen."""
        self.people = dict(zip((SEAT, SPECTATOR), await guests(self.url, 2), strict=True))
        seats = ["me", *["random"] * (players - 1)]
        opened = await self.people[SEAT].open(NewTable(game, players, seats=seats, seating="as-sat"))
        self.filled = {
            "{table:str}": opened.table,
            "{code:str}": opened.code,
            "{game:str}": game,
            "{game}": game,
            "{players}": str(players),
            "{language:str}": "en",
            "{path:path}": "index.js",
            "{path:str}": "nothing",
            "{name:str}": opened.table,
            "{other:str}": self.people[SEAT].me.guest,
            "{record}": json.dumps(some_record())[1:-1],
        }
        for viewer, person in self.people.items():
            self.ears[viewer] = ear = Ear.of(person)
            await ear.open()
            await ear.watch(opened.table, presence=True)

    @property
    def table(self) -> str:
        return self.filled["{table:str}"]

    async def go_on(self, wanted: Callable[[TableSnapshot], bool]) -> None:
        """Let the person play the first move each time, until all is as wanted and the bots are done."""
        me = self.people[SEAT]
        for _ in range(PATIENCE):
            shown = await me.look(self.table)
            if shown.moves and shown.view is not None and shown.view["to_act"] == [0]:
                if wanted(shown):
                    return
                await me.do(self.table, Play(shown.moves[0], shown.asked or 0))
            else:
                await asyncio.sleep(0.01)
        raise AssertionError("the bots do not move")

    def _fill(self, text: str) -> str:
        for place, value in self.filled.items():
            text = text.replace(place, value)
        return text

    async def answers(self, viewer: str) -> list[str]:
        """The answers to all questions of one who is known by a cookie, or is not known."""
        cookie = {"cookie": self.people[viewer].cookie} if viewer in self.people else {}
        found = []
        async with httpx.AsyncClient(base_url=self.url, trust_env=False, timeout=60) as client:
            for method, path, body in QUESTIONS:
                if viewer == SEAT and f"{method} {path}" in LAST_WORDS:
                    continue
                content = None if body is None else self._fill(json.dumps(body))
                client.cookies.clear()
                answer = await client.request(method, self._fill(path), content=content, headers=cookie)
                headers = sorted(f"{name}: {value}" for name, value in answer.headers.items() if name != "date")
                text = "\n".join([f"{method} {path} {body}", str(answer.status_code), *headers, answer.text])
                for pattern, instead in AT_RANDOM:
                    text = pattern.sub(instead, text)
                found.append(text)
        return found

    async def heard(self, viewer: str) -> list[str]:
        """What a socket was told since it was opened."""
        await self.ears[viewer].all_told()
        return self.ears[viewer].heard

    async def spoken(self, viewer: str) -> list[str]:
        """What a new socket is answered, whatever it says."""
        says: list[Any] = [
            *[
                Watch(self.table, since, eyes, moves=form, presence=presence)
                for since in (None, 0, 3)
                for eyes in (None, 0)
                for form in ("list", "choices")
                for presence in (False, True)
            ],
            CommandRequest(self.table, Play("nonsense", 1), "1"),
            CommandRequest(self.table, Say("and you?"), "2"),
            CommandRequest(self.table, Ask("undo"), "3"),
            CommandRequest("nowhere", Start(), "4"),
            '{"kind":"nothing"}',
            Leave(self.table),
            Ping("5"),
        ]
        async with Ear.of(self.people[viewer]) as ear:
            for said in says:
                await ear.say(said)
                await ear.all_told()
            return ear.heard


async def alike(houses: Sequence[House], *viewers: str, but: str | None = None) -> dict[str, list[str]]:
    """Demand that both servers tell these viewers the same, and answer whatever they ask alike, but one question.

    The answers of the first, by viewer.
    """
    answers = {}
    for house in houses:
        await house.people[SEAT].mine()  # which writes what other lists show a moment later
    for viewer in viewers:
        if viewer != STRANGER:
            assert await houses[0].heard(viewer) == await houses[1].heard(viewer)
            assert await houses[0].spoken(viewer) == await houses[1].spoken(viewer)
    for viewer in viewers:
        one, other = [await house.answers(viewer) for house in houses]
        assert len(one) > len(QUESTIONS) - 5
        for here, there in zip(one, other, strict=True):
            assert here == there or (but is not None and here.startswith(but))
        answers[viewer] = one
    return answers


def answer_to(answers: Sequence[str], question: str) -> tuple[int, str]:
    """The status and the body of the answer to a question, once it was asked."""
    text = next(answer for answer in answers if answer.startswith(question))
    _, status, *rest = text.split("\n")
    return int(status), "\n".join(rest)


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[Callable[..., list[House]]]:
    """Makes two servers whose seeds are drawn from these."""
    with ExitStack() as stack:

        def made(*seeds: str) -> list[House]:
            found = []
            for number, seed in enumerate(seeds):
                settings = Hands(seed).settings(tmp_path / f"{number}.db", keys=(KEY,))
                found.append(House(stack.enter_context(serving(settings))))
            return found

        yield made


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("edelstein", 4), ("basari", 3)])
def test_whatever_bots_have_chosen_secretly_every_endpoint_answers_alike(
    houses: Callable[..., list[House]], game: str, players: int
) -> None:
    def all_have_chosen(shown: TableSnapshot) -> bool:
        return shown.view is not None and shown.view["decision"] == "choose"

    async def work(both: list[House]) -> None:
        for house in both:
            await house.open(game, players)
            await house.people[SEAT].do(house.table, Start())
            await house.go_on(all_have_chosen)
            shown = await house.people[SEAT].look(house.table)
            DifferingBots.apart = True
            await house.people[SEAT].do(house.table, Play(shown.moves[0], shown.asked or 0))
            await house.go_on(all_have_chosen)
            DifferingBots.apart = False
        answers = await alike(both, SEAT, STRANGER, SPECTATOR)
        hint = answer_to(answers[SEAT], "GET /api/tables/{table:str}/hint")
        assert hint[0] == 200
        assert "hidden" in hint[1], "the hint was made from what the seat sees"
        for house in both:
            await house.people[SEAT].do(house.table, Play(shown.moves[0], await asked(house)))
        one, other = [(await house.people[SPECTATOR].look(house.table)).view for house in both]
        assert one != other, "there was something to hide"

    run(work(houses("the-seed", "the-seed")))


async def asked(house: House) -> int:
    return (await house.people[SEAT].look(house.table)).asked or 0


@pytest.mark.slow
def test_whatever_was_dealt_in_secret_every_endpoint_answers_alike(
    houses: Callable[..., list[House]], tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seeds differ, as they gave other hands, and so would their hashes, from which nobody can find them."""
    monkeypatch.setattr(match_module, "seed_hash", lambda _: "the same for both")

    def dealt(seed: str) -> list[str]:
        return [card.text for card in karfunkel.new("leduc", 2, seed=f"{seed}-0").log]

    async def work(both: list[House]) -> None:
        for house in both:
            await house.open("leduc", 2)
            await house.people[SEAT].do(house.table, Start())
            await house.go_on(lambda _: True)
        await alike(both, SEAT, STRANGER, SPECTATOR)
        for house in both:
            await house.people[SEAT].do(house.table, Ask("abandon"))
        records = [await house.people[SPECTATOR].record(house.table) for house in both]
        assert records[0] != records[1], "there was something to hide"

    with outside_games(installed(tmp_path_factory.mktemp("installed"))):
        seeds = {tuple(dealt(f"s{number}")): f"s{number}" for number in range(50)}
        run(work(houses(seeds["jack", "queen"], seeds["jack", "king"])))


@pytest.mark.slow
def test_what_was_chosen_and_taken_back_no_endpoint_tells_after_the_end(houses: Callable[..., list[House]]) -> None:
    """Lists, records, replays with the eyes of others, and analyses of a game that is over are alike, too."""

    async def work(both: list[House]) -> None:
        for number, house in enumerate(both):
            await house.open("basari", 4)
            DifferingBots.waiting = True
            me, table = house.people[SEAT], house.table
            await me.do(table, Start())
            moves, since = (await me.look(table)).moves, await asked(house)
            await me.do(table, Play(moves[number], since))
            await me.do(table, Ask("undo"))
            await me.do(table, Play(moves[0], await asked(house)))
            DifferingBots.waiting = False
            await house.go_on(lambda _: True)
            await me.do(table, Ask("abandon"))
        own_eyes = "GET /api/tables/{table:str}/replay?seat=0"
        answers = await alike(both, SPECTATOR, STRANGER, but=own_eyes)
        for question in ("record", "replay", "analysis"):
            status, body = answer_to(answers[STRANGER], f"GET /api/tables/{{table:str}}/{question}")
            assert (status, len(body) > 100) == (200, True)

    run(work(houses("the-seed", "the-seed")))

"""Games of installed packages at the server: listed, described, played to their ends, with words and boards."""

import asyncio
import logging
import random
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from karfunkel.client import Client
from karfunkel.errors import Error, Refused
from karfunkel.protocol.http import NewTable
from karfunkel.server import bot_pool, game_assets
from karfunkel.server import bot_warmup as preparing
from karfunkel.server.bot_pool import BotPool
from karfunkel.server.bot_warmup import BotWarmup
from karfunkel.server.game_assets import KINDS
from karfunkel.server.security_middleware import POLICY
from tests.outside import EXAMPLES, ROOT, installed, note_package, outside_games
from tests.server.players import guests, play_to_the_end, run, seated
from tests.server.running import serving, settings_for

PLAIN = "plain_2"
"""A game that brings nothing but rules and notation."""
GEODE = ROOT / "examples" / "games" / "geode" / "src" / "karfunkel_geode"


def plain_package(folder: Path) -> list[str]:
    """What has to be on the path for the game that brings nothing: Geode under another id."""
    package = folder / "src" / "plain_package"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("", "utf-8")
    (package / "game.py").write_text(
        f"from dataclasses import replace\nfrom karfunkel_geode.game import GAME\nGAME = replace(GAME, id={PLAIN!r})\n"
    )
    notation = (GEODE / "notation.py").read_text("utf-8")
    (package / "notation.py").write_text(notation.replace("karfunkel_geode.game", "plain_package.game"), "utf-8")
    note_package(folder, "plain-package", {PLAIN: "plain_package.game:GAME"})
    return [str(folder), str(package.parent)]


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house with the games of two packages, and one that brings nothing."""
    folder = tmp_path_factory.mktemp("outside")
    paths = [*installed(folder / "examples", EXAMPLES), *plain_package(folder / "plain")]
    with outside_games(paths), serving(settings_for(folder / "house.db")) as url:
        yield url


@pytest.fixture
def http(url: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=url) as client:
        yield client


def test_the_house_lists_them_and_the_lobby_finds_their_tables(url: str) -> None:
    async def work() -> None:
        (host,) = await guests(url, 1)
        assert {"geode", "tailings", PLAIN} <= {info.game for info in (await host.house()).games}
        opened = await host.open(NewTable(PLAIN, 2))
        assert [summary.table for summary in await host.lobby(game=PLAIN)] == [opened.table]

    run(work())


def test_a_game_is_described_by_what_it_declares(http: httpx.Client) -> None:
    told = http.get("/api/games/tailings").json()
    assert (told["title"], told["order"], told["scopes"]) == ("Tailings", "fewest", ["tailings"])
    assert told["seat_fields"] == ["hand", "chosen", "points"]
    assert {"name": "taken", "fields": {"seat": "seat", "worth": "number"}} in [
        {name: event[name] for name in ("name", "fields")} for event in told["events"]
    ]
    assert told["board"] is None
    missing = http.get("/api/games/chess")
    assert (missing.status_code, missing.json()["code"]) == (404, "no-game")


def test_words_are_given_in_the_language_or_in_english_or_not_at_all(http: httpx.Client) -> None:
    assert "title = Geode" in http.get("/api/games/geode/words/en").text
    assert http.get("/api/games/geode/words/de").text == (GEODE / "words" / "de.ftl").read_text("utf-8")
    assert http.get("/api/games/geode/words/xx").text == http.get("/api/games/geode/words/en").text
    nothing = http.get(f"/api/games/{PLAIN}/words/en")
    assert (nothing.status_code, nothing.text) == (200, "")
    assert http.get("/api/games/geode/words/english").status_code == 400


def test_a_board_is_served_under_the_policy_of_the_page_and_read_anew_only_if_it_changed(http: httpx.Client) -> None:
    address = http.get("/api/games/geode").json()["board"]
    answer = http.get(address)
    assert answer.content == (GEODE / "board" / "index.js").read_bytes()
    assert answer.headers["content-type"] == f"{KINDS['.js']}; charset=utf-8"
    assert answer.headers["content-security-policy"] == POLICY
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-cache"
    again = http.get(address, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "../notation.py",
        "..%2fnotation.py",
        "%2e%2e/%2e%2e/karfunkel_geode/board/index.js",
        "..%5cnotation.py",
        "//etc/passwd",
        "index.js%00",
        "%00.js",
        ".index.js",
        "nothing.js",
        f"{'n' * 300}.js",
        f"{'long/' * 1000}index.js",
        "index.js/index.js",
        "%ff.js",
        "",
    ],
)
def test_nothing_is_served_but_what_lies_in_the_folder_of_the_board(http: httpx.Client, path: str) -> None:
    assert http.get(f"/api/games/geode/board/{path}").status_code == 404
    assert http.get("/api/games/tailings/board/index.js").status_code == 404


@pytest.mark.parametrize(
    "path", ["../notation.py", "../board/index.js", "./../board/index.js", "a/../../board/index.js"]
)
def test_nor_is_it_to_a_client_that_sends_dots_as_they_are(url: str, path: str) -> None:
    address = httpx.URL(url)
    with socket.create_connection((address.host, address.port or 80), timeout=10) as connection:
        request = f"GET /api/games/geode/board/{path} HTTP/1.1\r\nhost: {address.host}\r\nconnection: close\r\n\r\n"
        connection.sendall(request.encode())
        status, _, _ = connection.makefile("rb").readline().partition(b"\r")
    assert status == b"HTTP/1.1 404 Not Found"


def test_a_file_of_a_board_is_read_again_only_if_it_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Path] = []
    really = Path.read_bytes

    def reading(file: Path) -> bytes:
        read.append(file)
        return really(file)

    monkeypatch.setattr(Path, "read_bytes", reading)
    monkeypatch.setattr(game_assets, "files", lambda package: tmp_path)
    monkeypatch.setattr(game_assets.GAMES, "package_of", lambda name: name)
    file = tmp_path / "board" / "index.js"
    file.parent.mkdir()
    file.write_text("first", "utf-8")
    assert game_assets.board_address(PLAIN) == f"/api/games/{PLAIN}/board/index.js"
    assert read == []
    first = [game_assets.board_file(PLAIN, "index.js") for _ in range(3)]
    assert len(read) == 1
    file.write_text("the second", "utf-8")
    second = game_assets.board_file(PLAIN, "index.js")
    assert second is not None
    assert (len(read), second.body) == (2, b"the second")
    assert second.tag not in [one.tag for one in first if one]


@pytest.mark.parametrize("path", ["board/index.js", "words/de", ""])
def test_nothing_of_a_package_is_read_where_all_others_would_wait(
    http: httpx.Client, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    """A file is read, and looked for, in a thread without an event loop."""
    waits: list[bool] = []
    really = game_assets.files

    def found(package: str) -> Any:
        waits.append(asyncio._get_running_loop() is not None)
        return really(package)

    monkeypatch.setattr(game_assets, "files", found)
    monkeypatch.setattr("karfunkel.words.fluent_file_locations.files", found)
    assert http.get(f"/api/games/geode/{path}".rstrip("/")).status_code == 200
    assert waits
    assert not any(waits)


@pytest.mark.parametrize(("game", "players"), [("geode", 3), ("tailings", 2), (PLAIN, 2)])
def test_a_game_is_played_to_its_end_and_the_places_are_told(url: str, game: str, players: int) -> None:
    async def work() -> None:
        people = await guests(url, players)
        table = await seated(people, NewTable(game, players))
        async with asyncio.TaskGroup() as group:
            for number, person in enumerate(people):
                group.create_task(play(person, table, number))
        view = (await people[0].look(table)).view
        assert view is not None
        assert sorted(view["places"])[0] == 1
        assert [seat for seat, place in enumerate(view["places"]) if place == 1] == view["winners"]
        ordered = sorted(zip(view["places"], view["scores"], strict=True))
        assert [score for _, score in ordered] == sorted(view["scores"], reverse=game != "tailings")
        (summary,) = await people[0].mine(ended=True)
        assert (summary.places, summary.scores) == (view["places"], view["scores"])

    async def play(person: Client, table: str, seed: int) -> None:
        async with person.socket() as socket:
            followed = await socket.watch(table)
            await play_to_the_end(followed, random.Random(seed))
            assert followed.shown.view is not None
            assert len(followed.shown.view["places"]) == players

    run(work())


def test_a_bot_that_fails_at_every_move_is_noted_once_and_without_a_trace_if_it_says_why(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Lost:
        def choose(self, *_: object) -> str:
            raise Error("Plain has no bots")

    async def work() -> None:
        thinkers = BotPool(1, 5.0, BotWarmup(may_prepare=False))
        for number in range(3):
            assert await thinkers.choose("novice", {"game": PLAIN}, ["dig", "stop"], str(number)) in ("dig", "stop")
        thinkers.close()

    monkeypatch.setattr(bot_pool, "bot_called", lambda level: Lost())
    with caplog.at_level(logging.WARNING):
        run(work())
    (record,) = caplog.records
    assert (record.message, record.exc_info) == ("a bot failed", None)
    assert vars(record)["reason"] == "Error: Plain has no bots"


def test_that_bots_cannot_be_made_ready_is_noted_once_and_said_to_those_who_ask(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(game: str) -> None:
        raise Refused("no-mind", game)

    async def work() -> BotWarmup:
        minds = BotWarmup(may_prepare=True)
        for _ in range(5):
            assert not minds.is_ready(PLAIN)
            await asyncio.sleep(0)
        assert minds.has_failed(PLAIN)
        return minds

    monkeypatch.setattr(preparing, "_compile", fail)
    with caplog.at_level(logging.ERROR):
        run(work())
    assert [record.message for record in caplog.records] == ["bots cannot be made ready; simpler ones play for them"]

"""Safety: who may come in, what browsers are told, and what never leaves the house."""

import json
import logging
import random
import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from karfunkel.client import Client
from karfunkel.errors import Refused
from karfunkel.match.commands import Play, Say
from karfunkel.match.events import Said
from karfunkel.protocol.http import NewTable
from karfunkel.protocol.messages import Failed
from karfunkel.server import signed_cookies
from karfunkel.server.logging_setup import JsonLines
from karfunkel.server.match_service import MatchService
from karfunkel.server.settings import now
from karfunkel.store import NotStored, Store
from karfunkel.store.group_commit import MatchWrite, OnStored
from karfunkel.store.match_lists import MatchLists
from tests.server.listening import Ear
from tests.server.players import guests, play_to_the_end, run, seated
from tests.server.running import SHOW_METRICS, ServerProcess, serving, settings_for

ELSEWHERE = "https://evil.example"
NOT_WELCOME, NO_GUEST = 4003, 4001


async def ask(url: str, method: str, path: str, **more: Any) -> httpx.Response:
    """Ask as any program could."""
    async with httpx.AsyncClient(base_url=url, trust_env=False) as anybody:
        return await anybody.request(method, path, **more)


# ---- where requests come from


@pytest.mark.parametrize("origin", [ELSEWHERE, "null", "", "http://", "http://127.0.0.1", "http://127.0.0.1:1", "::"])
def test_pages_of_other_sites_may_not_change_anything(url: str, origin: str) -> None:
    async def work() -> None:
        (person,) = await guests(url, 1)
        headers = {"origin": origin, "cookie": person.cookie}
        for method, path, body in (
            ("POST", "/api/tables", {"game": "emerald", "players": 2}),
            ("PUT", "/api/guest", {"name": "Eve"}),
            ("DELETE", "/api/mutes/x", None),
            ("POST", "/api/nowhere", None),
        ):
            answer = await ask(url, method, path, headers=headers, json=body)
            assert (answer.status_code, answer.json()["code"]) == (403, "origin")
        assert await person.mine() == []
        assert (await ask(url, "GET", "/api/guest", headers=headers)).json()["name"] == "Guest 0"

    run(work())


@pytest.mark.parametrize("origin", [ELSEWHERE, "null", "http://127.0.0.1:1"])
def test_pages_of_other_sites_may_not_open_a_socket(url: str, origin: str) -> None:
    async def work() -> None:
        (person,) = await guests(url, 1)
        ear = Ear(url, person.cookie, origin)
        assert await refused_with(ear) == NOT_WELCOME
        assert ear.heard == []

    run(work())


async def refused_with(ear: Ear) -> int:
    """The code with which a socket is closed right away."""
    await ear.connect()
    return await ear.closed()


def test_our_own_pages_and_those_that_are_named_may_come_in(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        (person,) = await guests(url, 1)
        for origin in (url, "https://friend.example"):
            headers = {"origin": origin, "cookie": person.cookie}
            answer = await ask(url, "PUT", "/api/guest", headers=headers, json={"name": "Anna"})
            assert answer.status_code == 200
            async with Ear(url, person.cookie, origin) as ear:
                await ear.all_told()

    with serving(settings_for(tmp_path / "h.db", origins=frozenset({"https://friend.example"}))) as url:
        run(work(url))


# ---- who is who


def test_a_cookie_that_the_server_did_not_give_is_nobodys(url: str) -> None:
    async def work() -> None:
        anna, ben = await guests(url, 2)
        table = (await anna.open(NewTable("emerald", 2, public=False))).table
        name, value = anna.cookie.split("=", 1)
        guest, signature = value.rsplit(".", 1)
        other = "0" if signature[0] != "0" else "1"
        forged = [
            guest,
            f"{guest}.",
            f"{guest}.{other}{signature[1:]}",
            f"{guest}.{signature[:-1]}",
            f"{guest}.{signature}0",
            f"{guest}.{signature.upper()}" if signature.upper() != signature else f"{guest}.x",
            f"{anna.me.guest}.{ben.cookie.rsplit('.', 1)[1]}",
            signed_cookies.Keys([""], "", now).sign(anna.me.guest),
            signed_cookies.Keys(["secret"], "secret", now).sign(anna.me.guest),
            f".{signature}",
            "",
            ".",
            "%00",
            '"',
            "é" * 10,
            "x" * 3000,
        ]
        for value in forged:
            cookie = f"{name}={value}".encode()
            answer = await ask(url, "GET", "/api/guest", headers={"cookie": cookie})
            assert (answer.status_code, answer.json()) == (200, None), value
            mine = await ask(url, "GET", "/api/mine", headers={"cookie": cookie})
            assert (mine.status_code, mine.json()["code"]) == (401, "no-guest"), value
            assert (await ask(url, "GET", f"/api/tables/{table}", headers={"cookie": cookie})).status_code == 404
            if value.isascii():
                ear = Ear(url, cookie.decode())
                assert await refused_with(ear) == NO_GUEST
                assert ear.heard == []
        known = await ask(url, "GET", "/api/guest", headers={"cookie": anna.cookie})
        assert known.json()["guest"] == anna.me.guest

    run(work())


def test_one_without_a_cookie_may_look_at_public_things_but_do_nothing(url: str) -> None:
    async def work() -> None:
        (host,) = await guests(url, 1)
        table = (await host.open(NewTable("emerald", 2))).table
        assert (await ask(url, "GET", f"/api/tables/{table}")).status_code == 200
        assert (await ask(url, "GET", "/api/lobby")).status_code == 200
        for method, path, body in (
            ("GET", "/api/mine", None),
            ("GET", f"/api/tables/{table}/invitation", None),
            ("POST", "/api/tables", {"game": "emerald", "players": 2}),
            ("POST", f"/api/tables/{table}", {"kind": "sit"}),
            ("PUT", f"/api/mutes/{host.me.guest}", None),
        ):
            answer = await ask(url, method, path, json=body)
            assert (answer.status_code, answer.json()["code"]) == (401, "no-guest"), path
        assert await refused_with(Ear(url, None)) == NO_GUEST

    run(work())


def test_the_cookie_cannot_be_read_by_scripts_nor_sent_by_other_sites(url: str, tmp_path: Path) -> None:
    async def work(url: str, *, secure: bool) -> None:
        answer = await ask(url, "PUT", "/api/guest", json={"name": "Anna"})
        parts = [part.strip().lower() for part in answer.headers["set-cookie"].split(";")]
        assert {"httponly", "samesite=lax", "path=/"} <= set(parts)
        assert ("secure" in parts) == secure

    run(work(url, secure=False))
    with serving(settings_for(tmp_path / "h.db", secure_cookies=True)) as safe:
        run(work(safe, secure=True))


# ---- what browsers are told

ASKED = [
    ("GET", "/api/house", 200),
    ("GET", "/api/lobby", 200),
    ("GET", "/api/openapi.json", 200),
    ("GET", "/api/socket.schema.json", 200),
    ("GET", "/healthz", 200),
    ("GET", "/metrics", 401),
    ("GET", "/api/mine", 401),
    ("GET", "/api/tables/nosuchtable", 404),
    ("GET", "/nowhere", 404),
    ("GET", "/api/../../etc/passwd", 404),
    ("PATCH", "/api/house", 405),
    ("GET", "/api/socket", 426),
    ("GET", "/api/lobby?limit=0", 400),
    ("GET", "/api/lobby?stage=nonsense", 400),
    ("POST", "/api/replays", 400),
]


@pytest.mark.parametrize(("method", "path", "status"), ASKED)
def test_every_answer_has_the_headers_of_safety(url: str, method: str, path: str, status: int) -> None:
    answer = run(ask(url, method, path))
    assert answer.status_code == status
    headers = answer.headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "access-control-allow-origin" not in headers
    strict(headers["content-security-policy"])
    if status >= 400:
        assert headers["content-type"].startswith("application/json")
        assert set(answer.json()) == {"code", "reason"}
        assert_no_trace(answer.text)


def strict(policy: str) -> None:
    """Demand that a policy lets nothing in but what comes from here."""
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == "'self'"
    assert rules["object-src"] == rules["base-uri"] == rules["frame-ancestors"] == "'none'"
    for sources in rules.values():
        assert "unsafe" not in sources
        assert "*" not in sources
        assert "http" not in sources
    for scripts in ("script-src", "script-src-elem", "style-src", "connect-src"):
        assert rules.get(scripts, "'self'") == "'self'"


def assert_no_trace(text: str) -> None:
    assert "Traceback" not in text
    assert not re.search(r'File \\?"', text)
    assert ".py" not in text
    assert "site-packages" not in text


# ---- when something breaks


def test_a_surprise_is_noted_here_and_not_shown_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def breaks(*_: object, **__: object) -> Any:
        raise RuntimeError("the inner detail")

    def breaks_at_once(*_: object, **__: object) -> Any:
        raise RuntimeError("the inner detail")

    async def work(url: str) -> None:
        (person,) = await guests(url, 1)
        table = (await person.open(NewTable("emerald", 2))).table
        monkeypatch.setattr(MatchLists, "lobby", breaks)
        answer = await ask(url, "GET", "/api/lobby")
        assert (answer.status_code, answer.json()["code"]) == (500, "broken")
        assert "inner detail" not in answer.text
        assert_no_trace(answer.text)
        strict(answer.headers["content-security-policy"])
        async with Ear.of(person) as ear:
            monkeypatch.setattr(MatchService, "watch", breaks)
            await ear.watch(table)
            failed = await ear.next()
            assert isinstance(failed, Failed)
            assert failed.code == "broken"
            monkeypatch.setattr(MatchService, "submit", breaks_at_once)
            assert await ear.failed(table, Say("hello")) == "broken"
            assert "inner detail" not in "".join(ear.heard)
            await ear.all_told()

    with caplog.at_level(logging.ERROR), serving(settings_for(tmp_path / "h.db")) as url:
        run(work(url))
    notes = [record for record in caplog.records if record.exc_info and "inner detail" in str(record.exc_info[1])]
    assert len(notes) == 3
    for record in notes:
        note = json.loads(JsonLines().format(record))
        assert note["level"] == "error"
        assert "RuntimeError: the inner detail" in note["trace"]
    assert any(getattr(record, "path", "") == "/api/lobby" for record in notes)


def test_what_cannot_be_stored_is_told_to_nobody_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: Store, __: Sequence[MatchWrite], on_stored: OnStored) -> None:
        on_stored(NotStored("the disk is full"))

    async def work(url: str) -> None:
        people = await guests(url, 2)
        table = await seated(people, NewTable("emerald", 2))
        async with people[1].socket() as socket, Ear.of(people[0]) as ear:
            followed = await socket.watch(table)
            shown = await ear.whole(table)
            monkeypatch.setattr(Store, "submit", full)
            assert await ear.failed(table, Play(shown.moves[0], shown.asked or 0)) == "not-stored"
            monkeypatch.undo()
            again = await people[0].look(table)
            assert (again.seq, again.view) == (shown.seq, shown.view)
            await people[0].do(table, Play(shown.moves[0], shown.asked or 0))
            await followed.until(lambda seen: seen.seq == shown.seq + 1)

    with serving(settings_for(tmp_path / "h.db")) as url:
        run(work(url))


def test_the_counters_count(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        (person,) = await guests(url, 1)
        table = (await person.open(NewTable("emerald", 2, seats=["me", "random"], start=True))).table
        async with person.socket() as socket:
            played = await play_to_the_end(await socket.watch(table), random.Random(1))
            text = (await ask(url, "GET", "/metrics", headers=SHOW_METRICS)).text
        assert "version=0.0.4" in (await ask(url, "GET", "/metrics", headers=SHOW_METRICS)).headers["content-type"]
        found = {line.rsplit(" ", 1)[0]: float(line.rsplit(" ", 1)[1]) for line in text.splitlines() if line[0] != "#"}
        assert found['karfunkel_moves_total{by="person",game="emerald"}'] == played
        assert found['karfunkel_moves_total{by="bot",game="emerald"}'] > 0
        assert found["karfunkel_sockets"] == 1
        assert found["karfunkel_tables_at_hand"] == 1
        assert found["karfunkel_commits"] > played
        assert found['karfunkel_commands_total{answer="done"}'] >= played
        assert found["karfunkel_command_seconds_count"] >= played
        assert found['karfunkel_requests_total{status="200"}'] >= 1
        assert found['karfunkel_requests_total{status="201"}'] == 1

    with serving(settings_for(tmp_path / "h.db")) as url:
        run(work(url))


def test_notes_are_lines_of_json(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        (person,) = await guests(url, 1)
        with closing(sqlite3.connect(file)) as damage:
            damage.execute("DROP TABLE mutes")
        answer = await ask(url, "GET", "/api/mutes", headers={"cookie": person.cookie})
        assert answer.status_code == 503
        assert_no_trace(answer.text)
        assert "mutes" not in answer.text

    file = tmp_path / "h.db"
    server = ServerProcess(str(file))
    try:
        run(work(server.url))
    finally:
        notes = [json.loads(line) for line in server.stop().splitlines()]
        for pipe in (server._process.stdout, server._process.stderr):
            assert pipe is not None
            pipe.close()
    assert all({"at", "level", "from", "note"} <= set(note) for note in notes)
    (failure,) = [note for note in notes if note.get("path") == "/api/mutes"]
    assert failure["level"] == "error"
    assert "no such table: mutes" in failure["trace"]


# ---- words of people

NASTY = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "</script><b>",
    "Robert'); DROP TABLE log;--",
    "{{7*7}} ${7*7}",
    "&lt;b&gt;",
    "日本語 🎲",
]


@pytest.mark.parametrize("words", NASTY)
def test_words_of_people_come_back_as_they_are_and_as_json(url: str, words: str) -> None:
    async def work() -> None:
        name = words[:24]
        anna = await Client.come(url, name)
        try:
            assert anna.me.name == name.strip()
            table = (await anna.open(NewTable("emerald", 2))).table
            async with Ear.of(anna) as ear:
                await ear.whole(table)
                seq = await anna.do(table, Say(words))
                await ear.up_to(seq)
                said = ear.told[-1].happened
                assert isinstance(said, Said)
                assert (said.name, said.text) == (anna.me.name, words)
            for path in (f"/api/tables/{table}", "/api/lobby?limit=1", "/api/guest"):
                answer = await ask(url, "GET", path, headers={"cookie": anna.cookie})
                assert answer.headers["content-type"].startswith("application/json")
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert anna.me.name in json.dumps(answer.json(), ensure_ascii=False).replace('\\"', '"')
        finally:
            await anna.leave()

    run(work())


@pytest.mark.parametrize("sign", ["\u202e", "\u2066", "\u200b", "\x00", "\x1b", "\n", "\u2028", "\ufeff"])
def test_signs_that_turn_the_text_around_or_cannot_be_seen_are_left_out(url: str, sign: str) -> None:
    async def work() -> None:
        anna = await Client.come(url, f"An{sign}na")
        try:
            assert anna.me.name in ("Anna", "An na")
            table = (await anna.open(NewTable("emerald", 2))).table
            await anna.do(table, Say(f"hel{sign}lo"))
            (talk,) = (await anna.look(table)).talk
            assert sign not in talk.text
            assert talk.text.replace(" ", "") == "hello"
            with pytest.raises(Refused) as refused:
                await Client.come(url, sign)
            assert refused.value.code == "bad-name"
        finally:
            await anna.leave()

    run(work())


@pytest.mark.parametrize("name", ["", "x" * 25])
def test_a_name_is_neither_empty_nor_long(url: str, name: str) -> None:
    with pytest.raises(Refused) as refused:
        run(Client.come(url, name))
    assert refused.value.code == "bad-request"

"""Databases of earlier days: read, shown, replayed, verified and played on by the server of today."""

import asyncio
import json
import random
import shutil
from pathlib import Path
from typing import Any

import pytest

from karfunkel.match.events import (
    Banned,
    LogEntry,
    MatchEvent,
    Unbanned,
    Unsaid,
    event_from_json,
    event_to_json,
    personal_data,
)
from karfunkel.match.evolve import match_from_log
from karfunkel.match.match import Match
from karfunkel.table.verify_draws import verify
from tests.match.company import bot_move
from tests.old.conversation import Hands, Person
from tests.old.fixtures import DATABASES, as_then
from tests.old.house import house
from tests.old.stored import LOG, OldHouse, first_version, known, logs_of, rows_of, tables_of
from tests.store.tables import opened

LOGS = DATABASES / "logs"
TABLES = sorted(file.stem for file in LOGS.glob("*.jsonl"))


def log_of(table: str) -> list[str]:
    return (LOGS / f"{table}.jsonl").read_text("utf-8").splitlines()


def sitting_from(table: str, log: list[str]) -> Match:
    """The table that a log leads to."""
    lines = [json.loads(text) for text in log]
    return match_from_log(
        table, [LogEntry(line["seq"], line["at"], event_from_json(json.dumps(line["entry"]))) for line in lines]
    )


# ---- to the byte


def test_every_question_is_answered_as_it_was(old: OldHouse) -> None:
    async def ask(url: str) -> list[str]:
        people = {who: Person(url, cookie) for who, cookie in old.cookies.items()}
        wrong = []
        for who, path, answer in old.answers:
            now = as_then(await people[who].request("GET", path))
            if in_order(path, now) != in_order(path, answer):
                wrong.append(f"{who} {path}:\n{now[:2000]}\ninstead of\n{answer[:2000]}")
        for person in people.values():
            await person.go()
        return wrong

    assert len(old.answers) > 500
    with house(old.url, Hands(old.at, "again")) as url:
        migrated = rows_of(old.url, LOG)
        assert asyncio.run(ask(url)) == []
    assert rows_of(old.url, LOG) == migrated, "to look at tables changes nothing"
    assert logs_of(old.url) == old.logs, "nor does the migration change more than where names and talk are stored"


def test_no_name_and_no_talk_is_left_in_a_log(old: OldHouse) -> None:
    async def migrate() -> None:
        async with opened(old.url):
            pass

    (before,) = rows_of(old.url, LOG)
    said = {
        entry[field]
        for *_, text in before
        for entry in [json.loads(text)]
        for field in ("name", "text")
        if field in entry
    }
    assert {"Anna", "Good evening!"} <= said
    asyncio.run(migrate())
    assert "personal_data" in tables_of(old.url)
    (after,) = rows_of(old.url, LOG)
    assert len(after) == len(before)
    assert [entry for *_, entry in after if any(json.dumps(text)[1:-1] in entry for text in said)] == []


def in_order(path: str, answer: str) -> str:
    """An answer; of tables that changed at the same moment, which no list puts in an order, the first by name first."""
    if not path.startswith(("/api/lobby", "/api/mine")):
        return answer
    status, kind, text = answer.split(" ", 2)
    tables = json.loads(text)
    assert [one["changed_at"] for one in tables] == sorted((one["changed_at"] for one in tables), reverse=True)
    return f"{status} {kind} {json.dumps(sorted(tables, key=lambda one: (-one['changed_at'], one['table'])))}"


@pytest.mark.parametrize("table", TABLES)
def test_every_line_of_a_log_is_read_and_written_as_it_was(table: str) -> None:
    for text in log_of(table):
        line = json.loads(text)
        event = event_from_json(json.dumps(line["entry"]))
        entry, personal = event_to_json(event).decode(), personal_data(event)
        if personal is not None:  # all but this is written as it was
            entry = first_version(entry, personal.name, personal.text)
            assert event_from_json(event_to_json(event), personal) == event
        assert f'{{"seq":{line["seq"]},"at":{line["at"]},"entry":{entry}}}' == text


def test_the_logs_as_lines_are_those_of_the_database() -> None:
    lines = {table: log_of(table) for table in TABLES}
    assert lines == known("sqlite")["logs"]


# ---- they replay, and go on


@pytest.mark.parametrize("table", TABLES)
def test_every_log_replays_and_every_card_of_it_is_due(table: str) -> None:
    match = sitting_from(table, log_of(table))
    if match.game is None:
        assert match.stage in ("open", "abandoned")
    elif match.stage == "over":
        assert verify(match.game.record(with_seed=True)) > 0
    else:
        assert all(drawn == due for drawn, due in match.game.promised_draws())


def test_all_games_sizes_and_kinds_of_lines_are_there() -> None:
    from karfunkel.games.registry import GAMES  # noqa: PLC0415 used here alone

    matches = [sitting_from(table, log_of(table)) for table in TABLES]
    for game in GAMES.values():
        for players in game.sizes:
            stages = {one.stage for one in matches if (one.setup.game, one.setup.players) == (game.id, players)}
            assert {"running", "over"} <= stages
    kinds = {type(line.event) for one in matches for line in one.log}
    assert kinds == set(MatchEvent.__args__) - {Banned, Unbanned, Unsaid}, "those did not happen then"  # type: ignore[attr-defined]
    assert any(one.setup.deck for one in matches)
    assert any(one.setup.options for one in matches)


def test_running_matches_are_played_on(old: OldHouse) -> None:
    """All people of all tables make some moves, which are answered and stored."""

    async def play(url: str) -> set[str]:
        people = {who: Person(url, cookie) for who, cookie in old.cookies.items()}
        dice, played = random.Random(1), set()
        for who, person in people.items():
            for table in await running(person):
                shown = await asked(person, f"/api/tables/{table}")
                if shown["moves"]:
                    command = {"kind": "play", "move": dice.choice(shown["moves"]), "asked": shown["asked"]}
                    answer = await person.request("POST", f"/api/tables/{table}", json.dumps(command))
                    assert answer.startswith("200 "), f"{who} at {table}: {answer}"
                    played.add(table)
        for person in people.values():
            await person.go()
        return played

    with house(old.url, Hands(old.at, "on")) as url:
        played = asyncio.run(play(url))
    assert played == {table for table, log in old.logs.items() if is_running(log)}
    after = logs_of(old.url)
    assert all(after[table][: len(log)] == log for table, log in old.logs.items())
    assert all(len(after[table]) > len(old.logs[table]) for table in played)


def is_running(log: list[str]) -> bool:
    return sitting_from("table", log).stage == "running"


@pytest.mark.parametrize("table", [table for table in TABLES if is_running(log_of(table))])
def test_a_running_match_can_be_played_to_its_end(table: str) -> None:
    match, dice = sitting_from(table, log_of(table)), random.Random(2)
    while match.stage == "running":
        seat = dice.choice(match.to_act())
        bot_move(match, seat, dice.choice(match.playing().moves(seat)), match.at + 1)
    assert match.game is not None
    assert verify(match.game.record(with_seed=True)) > 0


async def asked(person: Person, path: str) -> Any:
    return json.loads((await person.request("GET", path)).split(" ", 2)[2])


async def running(person: Person) -> list[str]:
    return [one["table"] for one in await asked(person, "/api/mine?limit=100") if one["stage"] == "running"]


@pytest.fixture
def killed(tmp_path: Path) -> Path:
    """A database as a killed server left it, its last commits beside it."""
    folder = shutil.copytree(DATABASES / "killed", tmp_path / "killed")
    return Path(folder) / "house.db"


def test_what_a_killed_server_had_acknowledged_is_there_and_goes_on(killed: Path) -> None:
    last = json.loads((killed.parent / "known.json").read_text("utf-8"))
    before = logs_of(str(killed))[last["table"]]
    assert len(before) > last["done"]

    async def look(url: str) -> None:
        anna = Person(url, last["cookie"])
        async with asyncio.timeout(30):
            while not (shown := await asked(anna, f"/api/tables/{last['table']}"))["moves"]:
                await asyncio.sleep(0.02)
        assert shown["seq"] >= last["done"]
        command = {"kind": "play", "move": shown["moves"][0], "asked": shown["asked"]}
        assert (await anna.request("POST", f"/api/tables/{last['table']}", json.dumps(command))).startswith("200 ")
        await anna.go()

    at = json.loads(before[-1])["at"]
    with house(killed, Hands(at + 1000, "killed")) as url:
        asyncio.run(look(url))
    assert logs_of(str(killed))[last["table"]][: len(before)] == before

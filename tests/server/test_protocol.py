"""The schema of the socket and the OpenAPI document say what really goes over the line."""

import random
from collections.abc import Iterator
from typing import Any

import httpx
import jsonschema
import msgspec
import pytest

from karfunkel.match.clock import Clock
from karfunkel.match.commands import (
    Answer,
    AnyCommand,
    Ask,
    Play,
    Rematch,
    Resign,
    Return,
    Say,
    SeatBot,
    Sit,
    Stand,
    StandIn,
    Start,
    Unseat,
)
from karfunkel.protocol.http import NewTable
from karfunkel.protocol.messages import Leave, Ping
from tests.server.listening import Ear
from tests.server.players import guests, run


async def get(url: str, path: str) -> Any:
    async with httpx.AsyncClient(base_url=url, trust_env=False) as anybody:
        answer = await anybody.get(path)
        assert answer.status_code == 200
        return answer.json()


def validator(schema: dict[str, Any], name: str) -> jsonschema.Draft202012Validator:
    """What checks messages of one direction."""
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": schema["$defs"]})


def kinds_of(schema: dict[str, Any], name: str) -> set[str]:
    """The kinds of messages that a union of the schema names."""
    options = schema["$defs"][name]["anyOf"]
    return {kind for option in options for kind in _kinds(schema, option)}


def _kinds(schema: dict[str, Any], option: dict[str, Any]) -> Iterator[str]:
    named = schema["$defs"][option["$ref"].rsplit("/", 1)[1]]
    yield from named["properties"]["kind"]["enum"]


async def everything(url: str, game: str, players: int) -> list[Ear]:
    """People who do everything that can be done, over sockets; their ears."""
    people = await guests(url, players + 1)
    ears = [Ear.of(person) for person in people]
    for ear in ears:
        await ear.open()
    host, friend = ears[0], ears[1]
    table = (await people[0].open(NewTable(game, players, clock=Clock(60, 600)))).table
    silent = Ear.of(people[0])
    await silent.open()
    for ear in ears:
        await ear.whole(table)
    commands: list[tuple[Ear, AnyCommand]] = [
        (friend, Sit()),
        (friend, Stand()),
        (ears[players], Sit(1)),
        (host, Unseat(1)),
        (friend, Sit(1)),
        (host, SeatBot(players - 1, "random")),
        *([(host, Unseat(players - 1))] if players > 2 else []),
        (host, Start()),
        *((ears[seat], Sit(seat)) for seat in range(2, players)),
        (host, SeatBot(0, "random")),
        (host, Start()),
        (host, Ask("undo")),
        (host, Say("hello")),
        (host, StandIn(1)),
        (friend, Return()),
        (friend, Rematch()),
    ]
    for ear, command in commands:
        await ear.do(table, command)
    await play_on(ears[:players], table, random.Random(1))
    for command in (Rematch(), Resign(), Play("", 0)):
        await host.do(table, command)
    for ear in (*ears, silent):
        await ear.say(Leave(table))
        await ear.say(Ping("x"))
        await ear.say("nonsense")
        await ear.watch("nosuchtable")
        await ear.watch(table, 3, None, presence=True)
        await ear.all_told()
    return [*ears, silent]


async def play_on(ears: list[Ear], table: str, dice: random.Random) -> None:
    """Play to the end; some moves are taken back, one person resigns."""
    moves = 0
    while True:
        for ear in ears:
            shown = await ear.whole(table)
            if shown.stage != "running":
                return
            if shown.moves:
                await ear.do(table, Play(dice.choice(shown.moves), shown.asked or 0))
                moves += 1
                if moves % 9 == 0:
                    await ear.do(table, Ask("undo"))
                    for other in ears:
                        await other.do(table, Answer(moves % 2 == 0))
                if moves == 30:
                    await ears[1].do(table, Resign())
                    await ears[0].do(table, Ask("abandon"))


@pytest.mark.parametrize(("game", "players"), [("edelstein", 3), ("basari", 3), ("emerald", 2)])
def test_everything_said_over_the_socket_is_as_the_schema_says(url: str, game: str, players: int) -> None:
    async def work() -> None:
        schema = await get(url, "/api/socket.schema.json")
        from_client, from_server = validator(schema, "FromClient"), validator(schema, "FromServer")
        ears = await everything(url, game, players)
        kinds: set[str] = set()
        for ear in ears:
            for text in ear.heard:
                message = msgspec.json.decode(text)
                from_server.validate(message)
                kinds.add(message["kind"])
            for text in ear.said:
                if text != "nonsense":
                    from_client.validate(msgspec.json.decode(text))
            await ear.close()
        assert kinds == kinds_of(schema, "FromServer") - {"gone"}, "all that can be said was said"

    run(work())


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("FromClient", {"kind": "watch"}),
        ("FromClient", {"kind": "watch", "table": "a b"}),
        ("FromClient", {"kind": "watch", "table": "a", "since": -1}),
        ("FromClient", {"kind": "do", "table": "a", "command": {"kind": "nonsense"}}),
        ("FromClient", {"kind": "do", "table": "a", "command": {"kind": "say", "text": ""}}),
        ("FromClient", {"kind": "ping", "more": 1}),
        ("FromClient", {"kind": "pong", "id": "", "at": 1}),
        ("FromServer", {"kind": "ping"}),
        ("FromServer", {"kind": "done", "id": "1", "table": "a"}),
    ],
)
def test_the_schema_refuses_what_the_protocol_refuses(url: str, name: str, message: dict[str, Any]) -> None:
    async def work() -> None:
        schema = await get(url, "/api/socket.schema.json")
        assert not validator(schema, name).is_valid(message)
        if name == "FromClient":
            (person,) = await guests(url, 1)
            async with Ear.of(person) as ear:
                await ear.say(msgspec.json.encode(message).decode())
                assert msgspec.json.decode(await ear.hear())["code"] == "bad-message"

    run(work())


def test_the_openapi_document_names_every_route_and_its_problems(url: str) -> None:
    async def work() -> None:
        document = await get(url, "/api/openapi.json")
        assert document["openapi"].startswith("3.")
        for path in ("/api/house", "/api/guest", "/api/tables", "/api/lobby", "/api/mine", "/api/replays"):
            assert path in document["paths"]
        for path, item in document["paths"].items():
            for method, operation in item.items():
                if path.startswith("/api") and method in ("get", "post", "put", "delete"):
                    assert operation["summary"], f"{method} {path} says what it does"
                    assert "429" in operation["responses"] or path == "/api/house", f"{method} {path}"

    run(work())


def test_answers_over_http_are_as_the_openapi_document_says(url: str) -> None:
    async def work() -> None:
        document = await get(url, "/api/openapi.json")
        (person,) = await guests(url, 1)
        table = (await person.open(NewTable("emerald", 2, seats=["me", "random"], start=True))).table
        finished = (await person.open(NewTable("emerald", 2, seats=["me", "random"], start=True))).table
        await person.do(finished, Ask("abandon"))
        for template, path in (
            ("/api/house", "/api/house"),
            ("/api/guest", "/api/guest"),
            ("/api/lobby", "/api/lobby?stage=running"),
            ("/api/mine", "/api/mine"),
            ("/api/tables/{table}", f"/api/tables/{table}"),
            ("/api/tables/{table}", "/api/tables/nosuchtable"),
            ("/api/tables/{table}/updates", f"/api/tables/{table}/updates"),
            ("/api/tables/{table}/invitation", f"/api/tables/{table}/invitation"),
            ("/api/tables/{table}/replay", f"/api/tables/{finished}/replay?seat=1"),
            ("/api/tables/{table}/replay", f"/api/tables/{table}/replay"),
            ("/api/lobby", "/api/lobby?limit=0"),
        ):
            answer = await person._http.get(path)
            described = document["paths"][template]["get"]["responses"][str(answer.status_code)]
            schema = described["content"]["application/json"]["schema"]
            jsonschema.Draft202012Validator({**schema, "components": document["components"]}).validate(answer.json())

    run(work())

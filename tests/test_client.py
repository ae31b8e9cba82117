"""The client, where servers and lines misbehave."""

import asyncio
import json
import textwrap
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

import karfunkel.client
from karfunkel.client import Client
from karfunkel.client import reconnecting_websocket as socket_module
from karfunkel.client.reconnecting_websocket import Socket
from karfunkel.errors import Error, Refused
from karfunkel.match.commands import Play, Say
from karfunkel.match.events import Said
from karfunkel.protocol.http import NewTable
from karfunkel.protocol.messages import Welcome, encode
from karfunkel.server.guest_connections import GuestConnections
from karfunkel.server.match_registry import MatchRegistry
from karfunkel.server.outbox import Outbox
from tests.server.players import run
from tests.server.running import serving, settings_for


@pytest.mark.parametrize(
    "address", ["", "nonsense", "http://", "ftp://localhost", "http://localhost:99999", "http://localhost:x", "//a"]
)
def test_what_is_no_address_is_said_so(address: str) -> None:
    with pytest.raises(Error, match="is not the address of a server"):
        run(Client.come(address, "Anna"))


def test_a_server_that_is_not_there_is_said_so() -> None:
    with pytest.raises(Error, match="does not answer"):
        run(Client.come("http://127.0.0.1:9", "Anna"))


def test_a_message_that_is_too_long_is_answered(tmp_path: Path) -> None:
    async def act() -> None:
        client = await Client.come(url, "Anna")
        opened = await client.open(NewTable("emerald", 2, seats=["me", "random"], start=True))
        async with client.socket() as socket:
            table = await socket.watch(opened.table)
            for command in (Say("x" * 501), Play("x" * 61, 0)):
                with pytest.raises(Refused, match="no message that can be understood"):
                    await table.do(command)
        await client.leave()

    with serving(settings_for(tmp_path / "tables.db")) as url:
        run(act())


def test_with_an_old_cookie_one_comes_as_a_new_guest_who_can_play(tmp_path: Path) -> None:
    async def act() -> None:
        client = await Client.come(url, "Anna", "karfunkel=gone.0000")
        opened = await client.open(NewTable("emerald", 2, seats=["me", "random"], start=True))
        async with client.socket() as socket:
            assert (await socket.watch(opened.table)).shown.viewer == 0
        again = await Client.come(url, "Anna", client.cookie)
        assert again.me == client.me
        await client.leave()
        await again.leave()

    with serving(settings_for(tmp_path / "tables.db")) as url:
        run(act())


def test_nonsense_from_the_server_ends_the_waiting() -> None:
    async def talk_nonsense(connection: ServerConnection) -> None:
        await connection.send(encode(Welcome("a", "Anna", 0, "0")).decode())
        await connection.recv()
        await connection.send("nonsense")
        await connection.wait_closed()

    async def act() -> None:
        async with serve(talk_nonsense, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with Socket(f"ws://127.0.0.1:{port}", "") as socket:
                with pytest.raises(Error, match="cannot be understood"):
                    await asyncio.wait_for(socket.watch("a"), 10)

    run(act())


@pytest.mark.parametrize(
    ("protocol", "form"), [(None, {}), (1, {}), (2, {"moves": "choices"}), (3, {"moves": "choices"})]
)
def test_a_server_is_asked_only_for_what_its_protocol_has(protocol: int | None, form: dict[str, str]) -> None:
    asked: list[dict[str, str]] = []

    async def serve_nothing(connection: ServerConnection) -> None:
        said = {"kind": "welcome", "guest": "a", "name": "Anna", "at": 0, "version": "0"}
        await connection.send(json.dumps(said if protocol is None else {**said, "protocol": protocol}))
        asked.append(json.loads(await connection.recv()))
        await connection.close(4001, "that will do")

    async def act() -> None:
        async with serve(serve_nothing, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with Socket(f"ws://127.0.0.1:{port}", "") as socket:
                with pytest.raises(Error, match="that will do"):
                    await asyncio.wait_for(socket.watch("a"), 10)

    run(act())
    assert asked == [{"kind": "watch", "table": "a", **form}]


@pytest.mark.parametrize(("code", "comes_back"), [(1012, True), (1001, True), (4001, False), (4008, True)])
def test_one_comes_back_unless_the_server_does_not_want_it(code: int, comes_back: bool) -> None:
    visits = 0

    async def close_once(connection: ServerConnection) -> None:
        nonlocal visits
        visits += 1
        if visits == 2:
            await connection.close(code, "not now")
            return
        await connection.send(encode(Welcome("a", "Anna", 0, "0")).decode())
        if visits == 1:
            await connection.close(1012, "going down")
        await connection.wait_closed()

    async def act() -> None:
        async with serve(close_once, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with Socket(f"ws://127.0.0.1:{port}", "") as socket:
                while visits < (3 if comes_back else 2) or socket.connected != comes_back:
                    await asyncio.sleep(0.01)
                while not comes_back and socket.failure is None:  # it is noted a moment after the line is closed
                    await asyncio.sleep(0.01)
                assert (socket.failure is None) == comes_back

    run(act())


def test_a_table_that_cannot_be_read_for_now_is_watched_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its database may be away for a moment."""
    monkeypatch.setattr(socket_module, "REST", 0.05)
    failing = iter([True, True])
    visible = MatchRegistry.visible

    async def fail_at_first(registry: MatchRegistry, match_id: str, *who: Any) -> Any:
        if next(failing, False):
            raise OSError("the database is away")
        return await visible(registry, match_id, *who)

    async def act() -> None:
        client = await Client.come(url, "Anna")
        opened = await client.open(NewTable("emerald", 2))
        monkeypatch.setattr(MatchRegistry, "visible", fail_at_first)
        async with client.socket() as socket:
            assert (await socket.watch(opened.table)).shown.viewer == 0
        await client.leave()

    with serving(settings_for(tmp_path / "tables.db")) as url:
        run(act(), patience=20)


def test_one_who_read_too_slowly_comes_back_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    outboxes: list[Outbox] = []
    add = GuestConnections.add

    def noted(connections: GuestConnections, outbox: Outbox) -> None:
        outboxes.append(outbox)
        add(connections, outbox)

    monkeypatch.setattr(GuestConnections, "add", noted)

    async def act() -> None:
        client = await Client.come(url, "Anna")
        opened = await client.open(NewTable("emerald", 2))
        async with client.socket() as socket:
            table = await socket.watch(opened.table)
            outbox = outboxes[-1]
            outbox._loop.call_soon_threadsafe(outbox.given_up.set)
            while len(outboxes) < 2:
                await asyncio.sleep(0.01)
            seq = await table.do(Say("I am back"))
            await table.until(lambda shown: shown.seq >= seq)
            assert isinstance(said := table.updates[-1].happened, Said)
            assert said.text == "I am back"
            assert table.known is not None
            assert table.known.seq == seq
        await client.leave()

    with serving(settings_for(tmp_path / "tables.db")) as url:
        run(act(), patience=20)


# ---- the example


def test_the_example_plays_a_whole_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, _, example = (karfunkel.client.__doc__ or "").partition("::\n\n")
    code = textwrap.dedent(example)
    assert "http://localhost:8000" in code
    with serving(settings_for(tmp_path / "tables.db")) as url:
        exec(compile(code.replace("http://localhost:8000", url), "the example", "exec"), {"__name__": "__main__"})  # noqa: S102
    assert karfunkel.from_record(capsys.readouterr().out).over

"""Health: a server that cannot write says so, acknowledges nothing meanwhile, and goes on by itself afterwards."""

import asyncio
import resource
from pathlib import Path

import httpx
import pytest

from karfunkel.client import Client
from karfunkel.errors import Refused
from karfunkel.match.commands import Say
from karfunkel.match.events import Said
from karfunkel.protocol.http import NewTable
from tests.server.players import guests, run
from tests.server.running import ServerProcess, serving, settings_for
from tests.store.tables import opened

UNLIMITED = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
PATIENCE = 30


async def health(url: str) -> dict[str, int]:
    """What the server says of itself."""
    async with httpx.AsyncClient(base_url=url, trust_env=False) as anybody:
        found = {}
        for name in ("livez", "readyz", "healthz"):
            answer = await anybody.get(f"/{name}")
            assert answer.json() == {"ok": answer.status_code == 200}
            found[name] = answer.status_code
        return found


WELL = {"livez": 200, "readyz": 200, "healthz": 200}
ILL = {"livez": 200, "readyz": 503, "healthz": 503}


async def becomes(url: str, wanted: dict[str, int]) -> None:
    async with asyncio.timeout(PATIENCE):
        while await health(url) != wanted:
            await asyncio.sleep(0.1)


def test_a_server_that_has_begun_is_well(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path / "h.db")) as url:
        assert run(health(url)) == WELL


async def say_on(person: Client, table: str, said: list[str], refused: list[str], until: asyncio.Event) -> None:
    """Talk without end, and note what was acknowledged and what was not."""
    number = 0
    while not until.is_set():
        number += 1
        text = f"line {number} {'x' * 400}"
        try:
            await person.do(table, Say(text))
            said.append(text)
        except Refused as error:
            refused.append(error.code)
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("limit", [0, 65_536], ids=["nothing can be written", "the disk fills up"])
def test_a_full_disk_is_told_and_the_server_goes_on_once_there_is_room(tmp_path: Path, limit: int) -> None:
    """The size of files that a process may write stands for the disk."""
    file = tmp_path / "h.db"

    async def work(server: ServerProcess) -> tuple[str, list[str]]:
        (person,) = await guests(server.url, 1)
        table = (await person.open(NewTable("emerald", 2))).table
        said, refused, over = [], [], asyncio.Event()
        talking = asyncio.create_task(say_on(person, table, said, refused, over))
        await becomes(server.url, WELL)
        while not said:
            await asyncio.sleep(0.01)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (limit, UNLIMITED[1]))
        await becomes(server.url, ILL)
        while not refused:
            await asyncio.sleep(0.01)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, UNLIMITED)
        await becomes(server.url, WELL)
        before = len(said)
        async with asyncio.timeout(PATIENCE):
            while len(said) < before + 3:
                await asyncio.sleep(0.01)
        over.set()
        await talking
        assert set(refused) <= {"not-stored", "try-again", "broken"}
        return table, said

    server = ServerProcess(str(file))
    try:
        table, said = run(work(server))
    finally:
        server.stop()

    async def stored() -> list[str]:
        async with opened(f"sqlite:///{file}") as store:
            return [entry.event.text for entry in await store.read_log(table) if isinstance(entry.event, Said)]

    found = run(stored())
    assert [text for text in said if text not in found] == [], "acknowledged, and lost"
    assert len(set(found)) == len(found)

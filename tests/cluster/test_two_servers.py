"""Two servers on one PostgreSQL and one NATS: any of them takes anybody, and nobody notices who owns a match."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from karfunkel.client import Client
from karfunkel.match.commands import Say, Sit, Start
from karfunkel.protocol.http import NewTable
from tests.nats import Nats
from tests.server.players import play_to_the_end, run
from tests.server.running import serving, settings_for

pytestmark = pytest.mark.postgresql


@pytest.fixture
def urls(postgres_url: str, nats: Nats) -> Iterator[list[str]]:
    """The addresses of two servers."""
    with ExitStack() as servers:
        yield [servers.enter_context(serving(settings_for(postgres_url, bus=nats.url))) for _ in range(2)]


def test_a_game_is_played_over_two_servers(urls: list[str]) -> None:
    async def play() -> None:
        async with await Client.come(urls[0], "Anna") as anna, await Client.come(urls[1], "Ben") as ben:
            opened = await anna.open(NewTable("emerald", 2))
            await ben.come_by_link(opened.code)
            await ben.do(opened.table, Sit())
            await anna.do(opened.table, Start())
            async with anna.socket() as annas, ben.socket() as bens:
                tables = [await annas.watch(opened.table), await bens.watch(opened.table)]
                await asyncio.gather(*(play_to_the_end(table, random.Random(1)) for table in tables))
                await ben.do(opened.table, Say("well played"))
                await tables[0].until(lambda shown: shown.talk and shown.talk[-1].text == "well played")
                assert tables[0].shown.stage == tables[1].shown.stage == "over"
            assert await anna.record(opened.table) == await ben.record(opened.table)

    run(play())

"""A server stands still for longer than its lease, and goes on as if nothing had happened."""

import asyncio
import random
import signal
from collections.abc import Iterator

import pytest

from karfunkel.client import Client
from karfunkel.match.commands import Say, Sit
from karfunkel.match.events import Said
from karfunkel.protocol.http import NewTable
from karfunkel.store.leases import Leases
from tests.cluster.servers import Cluster
from tests.nats import Nats
from tests.server.listening import Ear
from tests.server.players import run
from tests.store.tables import opened as opened_store

PATIENCE = 30

pytestmark = pytest.mark.postgresql


@pytest.fixture
def cluster(postgres_url: str, own_nats: Nats) -> Iterator[Cluster]:
    """Two servers in processes of their own."""
    servers = Cluster(postgres_url, own_nats, 2, random.Random(1))
    yield servers
    servers.stop()


async def _changed_hands(leases: Leases, match: str, before: str) -> None:
    """Wait until another server than before owns a match."""
    async with asyncio.timeout(PATIENCE):
        while await leases.owner(match) in (None, before):
            await asyncio.sleep(0.1)


def test_of_two_owners_only_one_acknowledges(cluster: Cluster) -> None:
    """The frozen one was told something just before; awake, it may not write it as if the match still were its own."""

    async def go() -> None:
        frozen, other = cluster.servers
        async with (
            await Client.come(frozen.url, "Anna") as anna,
            await Client.come(other.url, "Ben") as ben,
            opened_store(cluster.database) as store,
        ):
            table = (await anna.open(NewTable("emerald", 2, starts_when_full=True))).table
            await ben.do(table, Sit())
            bens = Ear.of(ben)
            await bens.open()
            await bens.watch(table)
            leases = Leases(store.engine)
            owner = await leases.owner(table)
            assert owner is not None
            frozen.send_signal(signal.SIGSTOP)
            try:
                stale = asyncio.create_task(anna.do(table, Say("sent to the frozen one")))
                await _changed_hands(leases, table, owner)
            finally:
                frozen.send_signal(signal.SIGCONT)
            acknowledged = {await stale: "sent to the frozen one"}
            assert (await ben.look(table)).seq >= max(acknowledged), "its owner does not know what was acknowledged"
            acknowledged[await ben.do(table, Say("sent to the other"))] = "sent to the other"
            log = await store.read_log(table)
            assert [entry.seq for entry in log] == list(range(len(log)))
            said = {entry.seq: entry.event.text for entry in log if isinstance(entry.event, Said)}
            assert said == acknowledged

    run(go())

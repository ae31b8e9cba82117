"""Servers of a cluster are killed and replaced, and the bus is killed: nothing acknowledged is lost or doubled."""

import asyncio
import random
from collections.abc import Callable

import pytest

from tests.cluster.servers import Cluster
from tests.nats import Nats
from tests.server.patient_crowd import PatientCrowd
from tests.server.players import run
from tests.server.test_kill import PATIENCE, Crowd, play_and_kill

STRIKES: dict[str, Callable[[Cluster], None]] = {
    "a server is killed": Cluster.kill_one,
    "a server is replaced": Cluster.replace_one,
    "the bus is killed": lambda cluster: cluster.nats.restart(),
}
TIMES = {"a server is killed": 4, "a server is replaced": 3}


@pytest.mark.slow
@pytest.mark.postgresql
@pytest.mark.parametrize("what", STRIKES)
def test_nothing_acknowledged_is_lost_when(
    what: str, postgres_url: str, own_nats: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("karfunkel.client.reconnecting_websocket.PAUSES", (0.05, 0.1, 0.2))
    seed = random.randrange(10**9)
    print(f"the dice of this test: {seed}")  # noqa: T201 shown if the test fails
    dice = random.Random(seed)

    async def strike(cluster: Cluster, crowd: Crowd) -> Cluster:
        await asyncio.to_thread(STRIKES[what], cluster)
        return cluster

    def start() -> Cluster:
        return Cluster(postgres_url, own_nats, 3, dice)

    run(
        play_and_kill(postgres_url, PatientCrowd(dice), TIMES.get(what, 1), strike, start=start),
        patience=10 * PATIENCE,
    )

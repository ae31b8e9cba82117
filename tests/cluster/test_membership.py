"""A server that could not say for too long that it is alive knows that nothing is its own any more, before it acts."""

import asyncio
import time

import pytest

from karfunkel.server.cluster.membership import Membership
from karfunkel.store import NotStored
from karfunkel.store.leases import ALIVE_FOR
from tests.server.players import run
from tests.store.tables import a_table, as_new, opened

pytestmark = pytest.mark.postgresql


def test_a_server_that_stood_still_writes_and_claims_nothing_before_it_has_begun_anew(postgres_url: str) -> None:
    async def go() -> None:
        async with opened(postgres_url) as store:
            membership = Membership(store, "a", "here")
            await membership.join()
            store.require_lease(lambda: not membership.lapsed)
            await store.write(as_new(a_table("t", "anna", "ben", game="emerald", players=2)))
            assert await membership.claim("t") is None
            time.sleep(ALIVE_FOR + 0.1)
            assert membership.lapsed
            with pytest.raises(NotStored, match="owns nothing"):
                await store.write(as_new(a_table("u", "anna", "ben", game="emerald", players=2)))
            assert await store.read_log("u") == []
            claiming = asyncio.create_task(membership.claim("t"))
            await asyncio.sleep(0.1)
            assert not claiming.done()
            assert await membership.renew() is None, "it counted as dead"
            await membership.join()
            assert await claiming is None
            await store.write(as_new(a_table("u", "anna", "ben", game="emerald", players=2)))

    run(go())

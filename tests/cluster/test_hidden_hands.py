"""Hidden hands over two servers: what one sends another tells nobody more than a server alone would.

The same evening is played twice, but for the card that the other seat holds. Until it is shown, everybody else is sent
the same, byte for byte: the one who sits at the server that owns the match, and whoever looks on at the other one.
"""

from collections.abc import Sequence
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path

import pytest

from karfunkel.client import Client
from karfunkel.match.commands import Play, Sit, Start
from karfunkel.protocol.http import NewTable
from tests.leduc import GAME, seed_of
from tests.nats import Nats
from tests.outside import installed, outside_games
from tests.postgres import Postgres
from tests.server.hand import Hands
from tests.server.listening import Ear
from tests.server.players import run
from tests.server.running import serving

pytestmark = pytest.mark.postgresql

ANNA, BEN, CLEO = range(3)
BEFORE_THE_END = ((ANNA, "call"), (BEN, "raise"), (ANNA, "call"), (ANNA, "raise"), (BEN, "raise"))


async def all_told(urls: Sequence[str]) -> list[list[str]]:
    """What each is told before the hands are shown, the hash of the seed left out; Anna is at the server that owns."""
    async with AsyncExitStack() as stack:
        people = [
            await stack.enter_async_context(await Client.come(urls[server], name))
            for name, server in (("Anna", 0), ("Ben", 1), ("Cleo", 1))
        ]
        opened = await people[ANNA].open(NewTable(GAME, 2))
        for other in people[1:]:
            await other.come_by_link(opened.code)
        ears = [await stack.enter_async_context(Ear.of(person)) for person in people]
        for ear in ears:
            await ear.whole(opened.table)
        await people[BEN].do(opened.table, Sit())
        await people[ANNA].do(opened.table, Start())
        for seat, move in BEFORE_THE_END:
            asked = (await people[seat].look(opened.table)).asked
            seq = await people[seat].do(opened.table, Play(move, asked or 0))
            for ear in ears:
                await ear.up_to(seq)
        for ear in ears:
            await ear.all_told()
        seed_hash = (await people[CLEO].look(opened.table)).setup.seed_hash
        return [[line.replace(seed_hash, "") for line in ear.heard] for ear in ears]


def evening(postgres: Postgres, nats: Nats, hands: tuple[str, str]) -> list[list[str]]:
    """An evening on two servers, at which these hands are dealt."""
    url, fixed, seed = postgres.new_database(), Hands(), seed_of(hands)
    try:
        with ExitStack() as servers:
            settings = [fixed.settings(url, bus=nats.url, new_seed=lambda: seed) for _ in range(2)]
            told: list[list[str]] = run(all_told([servers.enter_context(serving(one)) for one in settings]))
        return told
    finally:
        postgres.drop(url)


def test_nobody_is_sent_by_any_server_what_another_holds(postgres: Postgres, nats: Nats, tmp_path: Path) -> None:
    with outside_games(installed(tmp_path)):
        one, other = (evening(postgres, nats, ("jack", card)) for card in ("king", "jack"))
    for viewer in (ANNA, CLEO):
        assert len(one[viewer]) > len(BEFORE_THE_END)
        assert one[viewer] == other[viewer]
    assert one[BEN] != other[BEN], "he knows his own card"

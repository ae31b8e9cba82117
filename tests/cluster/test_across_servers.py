"""Who is here and whose turn it is, as those hear who are connected with another server than the match's own."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from karfunkel.client import Client
from karfunkel.match.commands import Play, Sit
from karfunkel.protocol.http import NewTable
from karfunkel.protocol.messages import WhoIsHere, YourTurn
from tests.nats import Nats
from tests.server.listening import Ear
from tests.server.players import run
from tests.server.running import serving, settings_for

pytestmark = pytest.mark.postgresql


@pytest.fixture
def urls(postgres_url: str, nats: Nats) -> Iterator[list[str]]:
    """The addresses of two servers."""
    with ExitStack() as servers:
        yield [servers.enter_context(serving(settings_for(postgres_url, bus=nats.url))) for _ in range(2)]


async def seated_apart(anna: Client, ben: Client) -> str:
    """A table of Anna's server, at which Ben has sat down by the other one."""
    opened = await anna.open(NewTable("emerald", 2, seating="as-sat", starts_when_full=True))
    await ben.do(opened.table, Sit())
    return opened.table


async def both_are_here(ear: Ear, here: list[bool]) -> None:
    """Wait until the one who listens is told that these are here."""
    while True:
        told = await ear.until(WhoIsHere)
        if [absence is None for absence in told.absent] == here:
            return


def test_who_is_here_is_known_at_all_servers(urls: list[str]) -> None:
    async def go() -> None:
        async with await Client.come(urls[0], "Anna") as anna, await Client.come(urls[1], "Ben") as ben:
            table = await seated_apart(anna, ben)
            annas, bens = Ear.of(anna), Ear.of(ben)
            await annas.open()
            await annas.watch(table, presence=True)
            await both_are_here(annas, [True, False])
            await bens.open()
            await bens.watch(table, presence=True)
            await both_are_here(annas, [True, True])
            await both_are_here(bens, [True, True])
            await annas.close()
            await both_are_here(bens, [False, True])

    run(go())


def test_your_turn_is_said_wherever_one_is_connected(urls: list[str]) -> None:
    async def go() -> None:
        async with await Client.come(urls[0], "Anna") as anna, await Client.come(urls[1], "Ben") as ben:
            table = await seated_apart(anna, ben)
            people, ears = [anna, ben], [Ear.of(anna), Ear.of(ben)]
            for ear in ears:
                await ear.open()  # and watches nothing
            for _ in range(2):  # so that either of them has played
                shown = [await person.look(table) for person in people]
                (seat,) = [seat for seat, seen in enumerate(shown) if seen.moves]
                while shown[seat].moves:
                    await people[seat].do(table, Play(shown[seat].moves[0], shown[seat].asked or 0))
                    shown[seat] = await people[seat].look(table)
                assert await ears[1 - seat].until(YourTurn) == YourTurn(table, "emerald")

    run(go())

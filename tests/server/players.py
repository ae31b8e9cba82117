"""People of tests: clients that play whole games."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from karfunkel.client import Client, FollowedTable
from karfunkel.match.commands import Play, Sit, Start
from karfunkel.match.viewer_messages import TableSnapshot
from karfunkel.protocol.http import NewTable
from tests.server.listening import OPEN

PATIENCE = 120
_here: list[Client] = []
"""Those who have come and not left yet."""


def run(work: Awaitable[Any], patience: float = PATIENCE) -> Any:
    """Run what a test does, but not for ever."""

    async def within() -> Any:
        try:
            return await asyncio.wait_for(work, patience)
        finally:
            while _here:
                await _here.pop().leave()
            while OPEN:
                await OPEN[-1].close()

    return asyncio.run(within())


async def guests(url: str, number: int) -> list[Client]:
    """So many guests of a server; they leave when the test is over."""
    people = [await Client.come(url, f"Guest {i}") for i in range(number)]
    _here.extend(people)
    return people


async def seated(people: Sequence[Client], table: NewTable) -> str:
    """A table that the first put up, at which all have sat down, and that has begun."""
    host, *others = people
    opened = await host.open(table)
    for other in others:
        await other.come_by_link(opened.code)
        await other.do(opened.table, Sit())
    if not table.start and not table.starts_when_full:
        await host.do(opened.table, Start())
    return opened.table


async def play_to_the_end(table: FollowedTable, dice: random.Random) -> int:
    """Play at random until the game is over; how many moves that took."""
    played = 0
    while table.shown.stage == "running":
        if table.shown.moves:
            await table.play(dice.choice(table.shown.moves))
            played += 1
        else:
            await table.changed()
    return played


async def play_alone(client: Client, table: str) -> None:
    """Play the first move each time, over HTTP and against bots, until the game is over."""
    async with client.socket() as socket:
        followed = await socket.watch(table)
        while (shown := followed.shown).stage == "running":
            if shown.moves:
                seq = await client.do(table, Play(shown.moves[0], shown.asked or 0))
                await followed.until(lambda shown, seq=seq: shown.seq >= seq)
            else:
                await followed.changed()


async def move_until(
    people: Sequence[Client], table: str, wanted: Callable[[TableSnapshot], bool], seed: int = 0
) -> TableSnapshot:
    """Let all play at random, over HTTP, until the first sees the table as wanted; what the first sees then."""
    dice = random.Random(seed)
    while not wanted(shown := await people[0].look(table)):
        assert shown.stage == "running", "the game ended before that"
        for person in people:
            mine = await person.look(table)
            if mine.moves:
                await person.do(table, Play(dice.choice(mine.moves), mine.asked or 0))
                break
    return shown


async def eventually(client: Client, table: str, wanted: Callable[[TableSnapshot], bool]) -> TableSnapshot:
    """Look at a table until it is as wanted."""
    while not wanted(shown := await client.look(table)):
        await asyncio.sleep(0.02)
    return shown

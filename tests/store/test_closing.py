"""Closing a table from outside, also under the eyes of those who play at it."""

import asyncio
import random

import pytest

from karfunkel.errors import Error, Refused
from karfunkel.match.commands import Say
from karfunkel.match.events import Abandoned
from karfunkel.match.evolve import match_from_log
from karfunkel.protocol.http import NewTable
from karfunkel.store.close_match import close_match
from tests.server.players import guests, run, seated
from tests.server.running import serving, settings_for
from tests.store.tables import a_table, as_new, opened, play_to_the_end


def test_a_closed_table_has_ended_without_a_result(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            await store.write(as_new(a_table("t", "anna", "ben")))
            await close_match(store, "t", "the house closes", 9)
            lines = await store.read_log("t")
            assert lines[-1].event == Abandoned("the house closes")
            assert match_from_log("t", lines).stage == "abandoned"
            assert await store.lists.all_tables(("running",), 9) == []
            assert len(await store.lists.all_tables(("abandoned",), 9)) == 1

    run(go())


def test_a_table_that_is_not_there_cannot_be_closed(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            with pytest.raises(Error, match="no table 'nowhere'"):
                await close_match(store, "nowhere", "", 9)

    run(go())


def test_a_table_that_has_ended_cannot_be_closed_and_is_left_alone(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            match = a_table("t", "anna", "ben")
            play_to_the_end(match, random.Random(8))
            await store.write(as_new(match))
            with pytest.raises(Refused, match="ended already"):
                await close_match(store, "t", "", 9)
            assert await store.read_log("t") == match.log

    run(go())


def test_those_who_watch_see_the_closing_and_can_go_on_with_their_socket(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("karfunkel.server.scheduler.LOOK_AROUND", 0.2)
    monkeypatch.setattr("karfunkel.server.sleeping_matches.LOOK_AROUND", 0.2)

    async def go(url: str) -> None:
        people = await guests(url, 2)
        closed = await seated(people, NewTable("edelstein", 2))
        other = await seated(people, NewTable("emerald", 2))
        async with people[0].socket() as first, people[1].socket() as second, opened(database) as store:
            followers = [await socket.watch(closed) for socket in (first, second)]
            mover = next(one for one in followers if one.shown.moves)
            await mover.play(mover.shown.moves[0])
            await close_match(store, closed, "the house closes", mover.shown.at)
            for follower in followers:
                shown = await asyncio.wait_for(follower.until(lambda shown: shown.stage == "abandoned"), 20)
                assert shown.moves == []
            await followers[0].do(Say("what a pity"))
            elsewhere = [await socket.watch(other) for socket in (first, second)]
            mover = next(one for one in elsewhere if one.shown.moves)
            await mover.play(mover.shown.moves[0])
            log = await store.read_log(closed)
            assert [line.seq for line in log] == list(range(len(log)))
            assert await store.lists.next_due() is None

    with serving(settings_for(database)) as url:
        run(go(url))


def test_one_who_moves_before_the_server_has_noticed_is_told_to_look_again(database: str) -> None:
    """The server finds the place in the log taken; it stores nothing, and shows the table as it is."""

    async def go(url: str) -> None:
        people = await guests(url, 2)
        table = await seated(people, NewTable("edelstein", 2))
        async with people[0].socket() as socket, opened(database) as store:
            follower = await socket.watch(table)
            await close_match(store, table, "the house closes", follower.shown.at)
            with pytest.raises(Error):
                await follower.play(follower.shown.moves[0])
            shown = await asyncio.wait_for(follower.until(lambda shown: shown.stage == "abandoned"), 20)
            log = await store.read_log(table)
            assert shown.seq == log[-1].seq
            assert isinstance(log[-1].event, Abandoned)

    with serving(settings_for(database)) as url:
        run(go(url))

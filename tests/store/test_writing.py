"""MatchWrite: what write() has answered is in the database, all of it or nothing, in few commits."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.util import await_only

from karfunkel.match.events import LogEntry
from karfunkel.match.evolve import match_from_log
from karfunkel.store import NotStored, Store
from karfunkel.store.match_summary import match_write
from tests.server.players import run
from tests.store.tables import a_table, as_new, opened, play, play_to_the_end, say


def test_what_is_appended_is_read_back_line_by_line(database: str) -> None:
    async def go() -> None:
        dice = random.Random(1)
        async with opened(database) as store:
            match = a_table("t", "anna", "ben")
            await store.write(as_new(match))
            for _ in range(5):
                await store.write(match_write(match, [play(match, dice)]))
            await store.write(say(match, "Grüße, 宝石 '); DROP TABLE log; --"))
            lines = await store.read_log("t")
        assert lines == match.log
        assert match_from_log("t", lines).game.position() == match.game.position()

    run(go())


@pytest.mark.parametrize("game", ["edelstein", "basari", "emerald"])
def test_a_whole_game_read_back_ends_the_same(database: str, game: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            match = a_table("t", "anna", "ben", "carl", game=game, players=3)
            await store.write(as_new(match))
            await store.write(match_write(match, play_to_the_end(match, random.Random(2))))
            again = match_from_log("t", await store.read_log("t"))
        assert again.stage == "over"
        assert again.game.scores == match.game.scores

    run(go())


def test_a_table_that_is_not_there_has_an_empty_log(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            assert await store.read_log("nowhere") == []
            assert await store.lists.table_by_code("nothing") is None

    run(go())


def test_a_table_is_found_by_its_code(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            await store.write(as_new(a_table("s")), as_new(a_table("t")))
            assert await store.lists.table_by_code("code of t") == "t"

    run(go())


# ---- one place, one line


def test_a_place_of_a_log_is_written_once(database: str) -> None:
    async def go() -> None:
        async with opened(database) as ours, opened(database) as theirs:
            match = a_table("t", "anna", "ben")
            await ours.write(as_new(match))
            behind = match_from_log("t", await theirs.read_log("t"))
            await ours.write(say(match, "first"))
            with pytest.raises(NotStored):
                await theirs.write(say(behind, "second"))
            assert await theirs.read_log("t") == match.log
            assert await store_row(theirs, "t") == await store_row(ours, "t")

    run(go())


async def store_row(store: Store, table: str) -> bytes:
    """What lists say of a table."""
    return next(one for one in await store.lists.all_tables(("open", "running"), 10) if f'"{table}"'.encode() in one)


def test_one_writer_that_comes_too_late_does_not_spoil_the_commit_of_others(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            matches = [a_table(f"t{number}", "anna", "ben") for number in range(8)]
            await store.write(*map(as_new, matches))
            late = match_from_log("t3", matches[3].log)
            await store.write(say(matches[3], "first"))
            texts = [say(match, "hello") for match in matches if match.id != "t3"]
            wrong = say(late, "second")
            also = as_new(a_table("with the late one"))
            writes = [store.write(text) for text in texts]
            writes.insert(3, store.write(also, wrong))
            answers = await asyncio.gather(*writes, return_exceptions=True)
            assert [type(answer) for answer in answers].count(NotStored) == 1
            assert isinstance(answers[3], NotStored)
            for match in matches:
                assert await store.read_log(match.id) == match.log
            assert await store.read_log("with the late one") == []

    run(go())


def test_two_servers_that_race_for_a_table_never_both_win(database: str) -> None:
    async def go() -> None:
        async with opened(database) as ours, opened(database) as theirs:
            match = a_table("t", "anna", "ben")
            await ours.write(as_new(match))
            for number in range(10):
                lines = await ours.read_log("t")
                tries = [
                    store.write(say(match_from_log("t", lines), f"{name} {number}"))
                    for store, name in ((ours, "ours"), (theirs, "theirs"))
                ]
                answers = await asyncio.gather(*tries, return_exceptions=True)
                assert sorted(type(answer).__name__ for answer in answers) == ["NoneType", "NotStored"]
            assert [line.seq for line in await ours.read_log("t")] == list(range(len(match.log) + 10))

    run(go())


def test_several_writings_are_stored_all_or_none(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            old, new = a_table("old", "anna", "ben"), a_table("new", "anna", "ben")
            await store.write(as_new(old))
            twice = LogEntry(old.seq, old.at, old.log[-1].event)
            wrong = match_write(old, [twice])
            with pytest.raises(NotStored):
                await store.write(as_new(new), wrong)
            assert await store.read_log("new") == []
            assert await store.lists.table_by_code("code of new") is None
            await store.write(as_new(new), say(old, "now"))
            assert await store.read_log("new") == new.log
            assert await store.read_log("old") == old.log

    run(go())


# ---- commits


@asynccontextmanager
async def slowed(store: Store) -> AsyncIterator[asyncio.Event]:
    """While this lasts, what is to be stored waits for the event before it is committed."""
    gate = asyncio.Event()
    with before_commits(store, lambda: await_only(gate.wait())):
        yield gate
        gate.set()


@contextmanager
def before_commits(store: Store, deed: Callable[[], object]) -> Iterator[None]:
    """While this lasts, something happens before each commit of a store."""
    engine = store._writer._engine.sync_engine

    def hear(_: Connection) -> None:
        deed()

    event.listen(engine, "commit", hear)
    try:
        yield
    finally:
        event.remove(engine, "commit", hear)


def test_write_returns_after_the_commit_and_not_before(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store, opened(database) as other:
            match = a_table("t", "anna", "ben")
            async with slowed(store) as gate:
                write = asyncio.create_task(store.write(as_new(match)))
                done, _ = await asyncio.wait({write}, timeout=0.3)
                assert not done
                assert await other.read_log("t") == []
                gate.set()
                await write
            assert await other.read_log("t") == match.log

    run(go())


def test_whoever_was_answered_finds_it_through_another_store_at_once(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store, opened(database) as other:

            async def put_up(number: int) -> None:
                match = a_table(f"t{number}", "anna", "ben")
                await store.write(as_new(match))
                assert await other.read_log(match.id) == match.log

            await asyncio.gather(*map(put_up, range(30)))

    run(go())


def test_many_writes_share_few_commits(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            matches = [a_table(f"t{number}", "anna", "ben") for number in range(200)]
            before = store.commits
            await asyncio.gather(*(store.write(as_new(match)) for match in matches))
            assert 1 <= store.commits - before <= 10
            for match in matches[::20]:
                assert await store.read_log(match.id) == match.log

    run(go())


def test_what_gathers_during_a_commit_goes_into_the_next_one(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            async with slowed(store) as gate:
                first = asyncio.create_task(store.write(as_new(a_table("first"))))
                await asyncio.sleep(0.1)
                others = [asyncio.create_task(store.write(as_new(a_table(f"t{i}")))) for i in range(20)]
                await asyncio.sleep(0)
                gate.set()
                await asyncio.gather(first, *others)
            assert store.commits == 2

    run(go())


def test_a_lonely_write_is_committed_at_once(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            match = a_table("t", "anna", "ben")
            await store.write(as_new(match))
            for number in range(5):
                await store.write(say(match, str(number)))
            assert store.commits == 6

    run(go())


# ---- failures


@pytest.mark.parametrize(
    "trouble", [OSError("no space left"), RuntimeError("nobody thought of this")], ids=["os", "other"]
)
def test_a_commit_that_fails_is_told_and_the_next_one_works(database: str, trouble: Exception) -> None:
    async def go() -> None:
        async with opened(database) as store:

            def fail() -> None:
                raise trouble

            match = a_table("t", "anna", "ben")
            with before_commits(store, fail), pytest.raises(NotStored):
                await asyncio.wait_for(store.write(as_new(match)), 30)
            assert await store.read_log("t") == []
            await store.write(as_new(match))
            assert await store.read_log("t") == match.log

    run(go())


def test_what_no_database_can_hold_does_not_spoil_the_commit_of_others(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            matches = [a_table(f"t{number}", "anna", "ben") for number in range(5)]
            await store.write(*map(as_new, matches))
            texts = ["one", "two", "half a letter: \ud800", "four", "five"]
            writes = [say(match, text) for match, text in zip(matches, texts, strict=True)]
            answers = await asyncio.gather(*map(store.write, writes), return_exceptions=True)
            assert [isinstance(answer, NotStored) for answer in answers] == [text[:4] == "half" for text in texts]
            assert [len(await store.read_log(match.id)) - len(match.log) for match in matches] == [0, 0, -1, 0, 0]

    run(go())


def test_an_outage_is_not_tried_again_for_each_of_those_who_wait(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            tries = []

            def fail() -> None:
                tries.append(1)
                raise OSError("no space left")

            with before_commits(store, fail):
                async with slowed(store) as gate:
                    writes = [asyncio.create_task(store.write(as_new(a_table(f"t{number}")))) for number in range(20)]
                    await asyncio.sleep(0.1)
                    gate.set()
                    answers = await asyncio.gather(*writes, return_exceptions=True)
            assert all(isinstance(answer, NotStored) for answer in answers)
            assert len(tries) <= 2

    run(go())


def test_one_who_has_stopped_waiting_stops_nobody_else(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            async with slowed(store) as gate:
                gone = asyncio.create_task(store.write(as_new(a_table("gone"))))
                stays = asyncio.create_task(store.write(as_new(a_table("stays"))))
                await asyncio.sleep(0.1)
                gone.cancel()
                gate.set()
                await stays
            assert await store.read_log("stays")
            await store.write(as_new(a_table("later")))

    run(go())


def test_closing_writes_what_waits_and_then_refuses(database: str) -> None:
    async def go() -> None:
        store = await Store.open(database)
        matches = [a_table(f"t{number}") for number in range(50)]
        writes = [asyncio.create_task(store.write(as_new(match))) for match in matches]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*writes)
        with pytest.raises(NotStored, match="going down"):
            await store.write(as_new(a_table("late")))
        async with opened(database) as again:
            assert len(await again.lists.all_tables(("open",), 100)) == len(matches)

    run(go())

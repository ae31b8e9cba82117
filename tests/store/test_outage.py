"""A database that goes away, and comes back."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from karfunkel.store import NotStored
from tests.postgres import Postgres
from tests.server.players import run
from tests.store.tables import a_table, as_new, opened, say


def test_the_store_works_again_when_postgresql_is_back(postgres: Postgres, postgres_url: str) -> None:
    async def go() -> None:
        async with opened(postgres_url) as store:
            match = a_table("t", "anna", "ben")
            await store.write(as_new(match))
            assert await store.ready()
            stored = list(match.log)
            await asyncio.to_thread(postgres.stop)
            try:
                tries = [store.write(as_new(a_table(f"t{number}"))) for number in range(5)]
                answers = await asyncio.gather(*tries, return_exceptions=True)
                assert {type(answer) for answer in answers} == {NotStored}
                assert not await store.ready()
            finally:
                await asyncio.to_thread(postgres.start)
            assert await store.ready()
            assert await store.read_log("t") == stored
            assert await store.read_log("t0") == []
            await store.write(say(match, "we are back"))
            assert await store.read_log("t") == match.log

    run(go())


def test_writes_at_the_very_moment_of_a_restart_are_stored_or_said_not_to_be(
    postgres: Postgres, postgres_url: str
) -> None:
    async def go() -> None:
        async with opened(postgres_url) as store:
            answers: dict[str, bool] = {}
            down = asyncio.Event()

            async def write_on(name: str) -> None:
                number = 0
                while not down.is_set():
                    table, number = f"{name} {number}", number + 1
                    try:
                        await store.write(as_new(a_table(table)))
                        answers[table] = True
                    except NotStored:
                        answers[table] = False

            writers = [asyncio.create_task(write_on(f"writer {number}")) for number in range(8)]
            await asyncio.sleep(0.2)
            await asyncio.to_thread(postgres.stop)
            await asyncio.sleep(0.1)
            down.set()
            await asyncio.gather(*writers)
            await asyncio.to_thread(postgres.start)
            assert set(answers.values()) == {True, False}
            for table in (table for table, stored in answers.items() if stored):
                assert await store.read_log(table)

    run(go())


def test_a_locked_file_makes_writers_wait(tmp_path: Path) -> None:
    async def go() -> None:
        file = tmp_path / "tables.db"
        async with opened(f"sqlite:///{file}") as store:
            with closing(sqlite3.connect(file)) as other:
                other.execute("BEGIN IMMEDIATE")
                write = asyncio.create_task(store.write(as_new(a_table("t"))))
                done, _ = await asyncio.wait({write}, timeout=0.2)
                assert not done
                assert await store.read_log("t") == []
            await write
            assert await store.read_log("t")

    run(go())


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    async def go() -> None:
        file = tmp_path / "tables.db"
        async with opened(f"sqlite:///{file}") as store:
            with closing(sqlite3.connect(file)) as other:
                other.execute("ALTER TABLE log RENAME TO hidden")
                with pytest.raises(NotStored):
                    await store.write(as_new(a_table("t")))
                other.execute("ALTER TABLE hidden RENAME TO log")
            assert await store.lists.table_by_code("code of t") is None
            await store.write(as_new(a_table("t")))
            assert await store.read_log("t")

    run(go())

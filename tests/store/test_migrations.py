"""The schema: made step by step, it is the one that the code knows."""

import asyncio
import re
import subprocess
import sys
import threading
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from karfunkel.errors import Error
from karfunkel.store import Store
from karfunkel.store.database_url import DRIVERS
from karfunkel.store.schema import metadata
from tests.server.players import run
from tests.store.tables import a_table, as_new, opened

VERSION_TABLE = "alembic_version"


def engine(database: str) -> AsyncEngine:
    kind = database.partition(":")[0]
    return create_async_engine(database.replace(kind, DRIVERS[kind], 1))


async def ask(database: str, question: Any) -> Any:
    asked = engine(database)
    try:
        async with asked.begin() as connection:
            return await connection.run_sync(question)
    finally:
        await asked.dispose()


def move(connection: Connection, to: str) -> None:
    config = Config()
    config.set_main_option("script_location", "karfunkel.store:migrations")
    config.attributes["connection"] = connection
    (command.downgrade if to == "base" or to.startswith("-") else command.upgrade)(config, to)


def everything(connection: Connection) -> dict[str, Any]:
    """All that the database says of its tables."""
    looking = inspect(connection)
    look_at = ("columns", "pk_constraint", "foreign_keys", "indexes", "unique_constraints")
    found: dict[str, Any] = {
        table: {what: _told(getattr(looking, f"get_{what}")(table)) for what in look_at}
        for table in looking.get_table_names()
        if table != VERSION_TABLE
    }
    if connection.dialect.name == "sqlite":
        rows = connection.execute(text("SELECT name, sql FROM sqlite_master WHERE type = 'table'"))
        without = {name: "WITHOUT ROWID" in sql for name, sql in rows}
        found = {table: (of, without[table]) for table, of in found.items()}
    else:
        found = {table: (of, looking.get_table_comment(table)) for table, of in found.items()}
    return found


def _told(found: object) -> str:
    """What the database says, without where Python keeps it."""
    return re.sub(r"<(\S+) object at \w+>", r"\1", str(found))


def forget_everything(connection: Connection) -> None:
    metadata.drop_all(connection)
    connection.execute(text(f"DROP TABLE {VERSION_TABLE}"))


def test_the_steps_lead_to_the_schema_that_the_code_knows(database: str) -> None:
    def differences(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata)

    async def go() -> None:
        async with opened(database):
            pass
        assert await ask(database, differences) == []
        by_steps = await ask(database, everything)
        await ask(database, forget_everything)
        await ask(database, metadata.create_all)
        assert by_steps == await ask(database, everything)
        assert by_steps.keys() == metadata.tables.keys()

    run(go())


def test_every_step_can_be_taken_back_and_taken_again(database: str) -> None:
    async def go() -> None:
        async with opened(database):
            pass
        before = await ask(database, everything)
        await ask(database, lambda connection: move(connection, "base"))
        assert await ask(database, everything) == {}
        await ask(database, lambda connection: move(connection, "head"))
        assert await ask(database, everything) == before

    run(go())


def test_a_database_of_a_newer_version_is_refused_and_left_alone(database: str) -> None:
    async def go() -> None:
        async with opened(database):
            pass
        newer = text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")  # noqa: S608 our own words
        await ask(database, lambda connection: connection.execute(newer))
        before = await ask(database, everything)
        with pytest.raises(Error, match="'9999' of a newer karfunkel"):
            await Store.open(database)
        assert await ask(database, everything) == before

    run(go())


def test_what_was_written_is_there_when_the_store_is_opened_again(database: str) -> None:
    async def go() -> None:
        match = a_table("t", "anna", "ben")
        async with opened(database) as store:
            await store.write(as_new(match))
        async with opened(database) as store:
            assert await store.read_log("t") == match.log

    run(go())


def test_many_stores_can_open_a_new_database_at_once(database: str) -> None:
    async def go() -> None:
        stores = await asyncio.gather(*(Store.open(database) for _ in range(4)))
        await stores[0].write(as_new(a_table("t")))
        for store in stores:
            assert len(await store.read_log("t")) == 1
            await store.close()

    run(go())


def test_many_threads_can_open_a_new_database_at_once(database: str) -> None:
    failures: list[BaseException] = []

    async def come() -> None:
        async with opened(database):
            pass

    def thread() -> None:
        try:
            asyncio.run(come())
        except BaseException as error:  # noqa: BLE001 looked at below
            failures.append(error)

    threads = [threading.Thread(target=thread) for _ in range(4)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert failures == []


SERVERS = 4
OPEN_WHEN_TOLD = f"""
import asyncio, os, sys
from karfunkel.store import Store
async def go():
    await (await Store.open(sys.argv[1])).close()
servers = []
while len(servers) < {SERVERS} and (server := os.fork()):
    servers.append(server)
if server == 0:
    os.write(1, b"ready\\n")
    os.read(0, 1)
    asyncio.run(go())
else:
    sys.exit(any([os.waitpid(server, 0)[1] for server in servers]))
"""


def test_many_servers_can_start_on_a_new_database_at_once(database: str) -> None:
    """Each is a process of its own; they are forked when all is imported, so that they come at the same moment."""
    command = [sys.executable, "-c", OPEN_WHEN_TOLD, database]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, text=True, **pipes) as servers:
        assert servers.stdin is not None
        assert servers.stdout is not None
        assert [servers.stdout.readline() for _ in range(SERVERS)] == ["ready\n"] * SERVERS
        servers.stdin.write("x" * SERVERS)
        servers.stdin.flush()
        assert servers.communicate(timeout=60)[1] == ""
    assert servers.returncode == 0


def test_a_schema_that_could_not_be_finished_is_not_begun(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is killed in the middle of a step leaves the database as it was."""
    from alembic.operations import Operations  # noqa: PLC0415 only for this test

    made = Operations.create_table

    def fail_at_guests(self: Operations, name: str, *columns: Any, **options: Any) -> Any:
        if name == "guests":
            raise OSError("the light went out")
        return made(self, name, *columns, **options)

    async def go() -> None:
        with monkeypatch.context() as patch:
            patch.setattr(Operations, "create_table", fail_at_guests)
            with pytest.raises(Error, match="the light went out"):
                await Store.open(database)
        assert await ask(database, everything) == {}
        async with opened(database) as store:
            assert await store.ready()

    run(go())

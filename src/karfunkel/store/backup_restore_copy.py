"""Copies of whole databases: backups in a file, restoring them, moving from SQLite to PostgreSQL or back.

A backup is an SQLite database, whatever the tables are kept in. What is read is the database at one moment, also while
a server writes; what is written is written whole or not at all.
"""

import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import delete, func, insert, inspect, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from karfunkel.errors import Error
from karfunkel.store.backup_before_migration import VERSION_TABLE, to_disk
from karfunkel.store.database_url import address_of, without_secrets
from karfunkel.store.group_commit import reason_of
from karfunkel.store.migrate import bring_up_to_date, newest_revision
from karfunkel.store.schema import metadata
from karfunkel.store.store import UNUSABLE, engine_for

ROWS_AT_ONCE = 1000
OWNER_ONLY = 0o600
"""A backup holds names, talk and the key that signs cookies."""
_OTHERS = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
"""

Counts = dict[str, int]
"""How many rows of each table were copied."""


async def back_up_to(file: Path, database: str) -> Counts:
    """Write a backup of a database, also while a server uses it. Error if there is a file already."""
    if file.exists():
        raise Error(f"{str(file)!r} is there already; a backup never takes the place of another file")
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        unfinished.touch(OWNER_ONLY)
        async with _reading(address_of(database)) as source:
            counts = await _copy_into(source, address_of(f"sqlite:///{unfinished}"), replace=False)
        await _is_sqlite_open(address_of(f"sqlite:///{unfinished}"))  # and leaves no log beside the file
        to_disk(unfinished)
        unfinished.replace(file)
        to_disk(file.parent)
    except OSError as error:
        raise Error(f"the backup {str(file)!r} cannot be written: {error.strerror}") from None
    finally:
        unfinished.unlink(missing_ok=True)
    return counts


async def restore_from(file: Path, database: str, replace: bool) -> Counts:
    """Fill a database from a backup. Error if it is in use, or if it holds anything and is not to be replaced."""
    if not file.is_file():
        raise Error(f"there is no backup {str(file)!r}")
    with tempfile.TemporaryDirectory(prefix="karfunkel-restore-") as folder:
        copy = Path(folder) / "backup.db"  # an older schema is brought up to date here, not in the backup itself
        try:
            shutil.copyfile(file, copy)
        except OSError as error:
            raise Error(f"the backup {str(file)!r} cannot be read: {error.strerror}") from None
        address = address_of(f"sqlite:///{copy}")
        await _bring_up_to_date(address, f"the backup {str(file)!r}")
        async with _reading(address) as source:
            return await _copy_into(source, address_of(database), replace)


async def copy_database(source: str, target: str) -> Counts:
    """Fill an empty database with all that another holds, while no server uses either."""
    if address_of(source) == address_of(target):
        raise Error("source and target are the same database")
    await _refuse_if_in_use(address_of(source))
    async with _reading(address_of(source)) as reading:
        return await _copy_into(reading, address_of(target), replace=False)


# ---- reading


@asynccontextmanager
async def _reading(address: URL) -> AsyncIterator[AsyncConnection]:
    """A database as it is at one moment; Error if it is none of ours, or of another version."""
    _refuse_missing_file(address)
    async with _engine(address) as engine:
        with _told_as_unreadable(address):
            connection = await engine.connect()
        try:
            with _told_as_unreadable(address):
                await _begin_reading(connection)
            yield connection
        finally:
            await connection.close()


@contextmanager
def _told_as_unreadable(address: URL) -> Iterator[None]:
    """What drivers complain of is an Error in a sentence."""
    try:
        yield
    except UNUSABLE as error:
        raise Error(f"the database {without_secrets(address)} cannot be read: {reason_of(error)}") from None


async def _begin_reading(connection: AsyncConnection) -> None:
    """From now on the connection sees the database as it is now."""
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("BEGIN")
    else:
        await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    await connection.run_sync(_refuse_other_schema)


def _refuse_missing_file(address: URL) -> None:
    if address.get_backend_name() == "sqlite" and not Path(str(address.database)).is_file():
        raise Error(f"there is no database {address.database}")


def _refuse_other_schema(connection: Any) -> None:
    if VERSION_TABLE not in inspect(connection).get_table_names():
        raise Error("this is no database of karfunkel: it has no tables of ours")
    present = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()  # noqa: S608  our own name
    if present != newest_revision():
        raise Error(
            f"the database has the schema {present}, and this karfunkel has {newest_revision()}: start its server "
            "once, or use the karfunkel that wrote it"
        )


# ---- writing


async def _copy_into(source: AsyncConnection, address: URL, replace: bool) -> Counts:
    """Copy all rows into a database, in one transaction; what it held goes if it is to be replaced."""
    await _bring_up_to_date(address, f"the database {without_secrets(address)}")
    await _refuse_if_in_use(address)
    async with _engine(address) as engine, engine.begin() as target:
        await _make_room(target, address, replace)
        return {table.name: await _copy_rows(source, target, table) for table in metadata.sorted_tables}


async def _make_room(target: AsyncConnection, address: URL, replace: bool) -> None:
    for table in reversed(metadata.sorted_tables):
        if replace:
            await target.execute(delete(table))
        elif (await target.execute(select(func.count()).select_from(table))).scalar():
            raise Error(
                f"the database {without_secrets(address)} holds something already; nothing was changed. "
                "An empty one is filled, and `karfunkel restore --replace` throws away what is there"
            )


async def _copy_rows(source: AsyncConnection, target: AsyncConnection, table: Any) -> int:
    copied = 0
    async with source.stream(select(table)) as rows:
        async for some in rows.mappings().partitions(ROWS_AT_ONCE):
            await target.execute(insert(table), [dict(row) for row in some])
            copied += len(some)
    return copied


async def _refuse_if_in_use(address: URL) -> None:
    """Error if anybody has the database open: what a server has in memory would not be what is stored."""
    _refuse_missing_file(address)
    is_open = _is_sqlite_open if address.get_backend_name() == "sqlite" else _is_postgresql_open
    if await is_open(address):
        raise Error(f"a server uses the database {without_secrets(address)}: stop it first")


async def _is_sqlite_open(address: URL) -> bool:
    """Whether the file is open elsewhere: only who has it alone may do without the log beside it."""
    async with _engine(address) as engine, engine.connect() as connection:
        try:
            await connection.exec_driver_sql("PRAGMA busy_timeout=0")
            mode = (await connection.exec_driver_sql("PRAGMA journal_mode=DELETE")).scalar()
        except OperationalError:
            return True
        return mode != "delete"


async def _is_postgresql_open(address: URL) -> bool:
    async with _engine(address) as engine, engine.connect() as connection:
        return bool((await connection.execute(text(_OTHERS))).scalar())


async def _bring_up_to_date(address: URL, what: str) -> None:
    async with _engine(address) as engine:
        try:
            await bring_up_to_date(engine)
        except (*UNUSABLE, DBAPIError) as error:
            raise Error(f"{what} cannot be used: {reason_of(error)}") from None


@asynccontextmanager
async def _engine(address: URL) -> AsyncIterator[AsyncEngine]:
    engine = engine_for(address, 1)
    try:
        yield engine
    finally:
        await engine.dispose()

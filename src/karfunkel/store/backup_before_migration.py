"""Backups of a database before its schema is changed: a file beside an SQLite file, a schema in PostgreSQL.

There is one for each version of the schema. A new one takes the place of the one before in a single step, so that what
bears the name of a backup is always whole.
"""

import logging
import os
import shlex
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, MetaData, Table, inspect, select, text
from sqlalchemy.schema import CreateSchema, DropSchema

from karfunkel.errors import Error
from karfunkel.store import schema

VERSION_TABLE = "alembic_version"
_NO_BACKUP = "the database was not changed, because no backup could be made"
_WHO_AND_WHERE = """
    SELECT current_schema(), current_database(), current_user, has_database_privilege(current_database(), 'CREATE')
"""

logger = logging.getLogger(__name__)


def back_up(connection: Connection, revision: str) -> str | None:
    """Keep a copy of all that is stored, and say how to go back to it; None if nothing is stored.

    The caller holds the lock under which schemas are changed, so that nobody writes meanwhile.
    """
    present = _present_tables(connection)
    if connection.dialect.name != "sqlite":
        names = ", ".join(_quoted(connection, table.name) for table in present)
        connection.execute(text(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))
    if not any(_has_rows(connection, table) for table in present if table.name != VERSION_TABLE):
        return None
    if connection.dialect.name == "sqlite":
        return _copy_sqlite(connection, revision)
    return _copy_postgresql(connection, revision, present)


def _present_tables(connection: Connection) -> list[Table]:
    """The tables of ours that are there, as they are there."""
    ours = {*schema.metadata.tables, VERSION_TABLE} & set(inspect(connection).get_table_names())
    present = MetaData()
    present.reflect(connection, only=sorted(ours))
    return present.sorted_tables


def _has_rows(connection: Connection, table: Table) -> bool:
    return connection.execute(select(1).select_from(table).limit(1)).first() is not None


def _quoted(connection: Connection, name: str) -> str:
    return connection.dialect.identifier_preparer.quote(name)


# ---- SQLite


def _copy_sqlite(connection: Connection, revision: str) -> str:
    """Copy the file; what to do to go back."""
    file = Path(connection.execute(text("SELECT file FROM pragma_database_list WHERE name = 'main'")).scalar_one())
    backup = file.with_name(f"{file.name}.backup-{revision}")
    unfinished = backup.with_name(f"{backup.name}.unfinished")
    logger.info("copying %s to %s", file, backup)
    try:
        _make_copy(file, unfinished)
        unfinished.replace(backup)
        to_disk(backup.parent)
    except (sqlite3.Error, OSError) as error:
        unfinished.unlink(missing_ok=True)
        raise Error(f"{_NO_BACKUP}: {error}") from error
    rest = shlex.join(f"{file}-{end}" for end in ("wal", "shm"))
    return f"rm -f {rest} && {shlex.join(['cp', str(backup), str(file)])}"


def _make_copy(file: Path, copy: Path) -> None:
    """Copy a database that others may read meanwhile; the copy is whole, and on the disk."""
    for left_over in (copy, Path(f"{copy}-journal")):
        left_over.unlink(missing_ok=True)
    copy.touch(file.stat().st_mode & 0o777)  # it holds secrets: not readable for others, from the beginning
    with closing(sqlite3.connect(file, isolation_level=None)) as reading:
        reading.execute("VACUUM INTO ?", [str(copy)])
    with closing(sqlite3.connect(copy)) as reading:
        if (found := reading.execute("PRAGMA quick_check").fetchone()[0]) != "ok":
            raise OSError(f"{copy} is damaged: {found}")
    to_disk(copy)


def to_disk(path: Path) -> None:
    """Let what was written be on the disk. A folder, too: that is where the names of its files are written."""
    if os.name == "nt" and path.is_dir():
        return
    descriptor = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


# ---- PostgreSQL


def _copy_postgresql(connection: Connection, revision: str, present: list[Table]) -> str:
    """Copy the tables into a schema of their own, in the transaction that changes them; what to do to go back."""
    here, database, role, allowed = connection.execute(text(_WHO_AND_WHERE)).one()
    if not allowed:
        grant = f"GRANT CREATE ON DATABASE {_quoted(connection, database)} TO {_quoted(connection, role)}"
        raise Error(f"{_NO_BACKUP}: {role} may not create the schema for it, which `{grant}` allows")
    backup = f"karfunkel_backup_{revision}"
    logger.info("copying %d tables to the schema %s", len(present), backup)
    connection.execute(DropSchema(backup, cascade=True, if_exists=True))
    connection.execute(CreateSchema(backup))
    copies = MetaData(schema=backup)
    for table in present:
        table.to_metadata(copies, schema=backup)
    copies.create_all(connection)
    for table in present:
        copy = copies.tables[f"{backup}.{table.name}"]
        connection.execute(copy.insert().from_select(table.columns.keys(), select(table)))
    ours = sorted({*schema.metadata.tables, VERSION_TABLE})
    drop = ", ".join(f"{_quoted(connection, here)}.{name}" for name in ours)
    moves = [f"ALTER TABLE {backup}.{table.name} SET SCHEMA {_quoted(connection, here)}" for table in present]
    return "; ".join(["BEGIN", f"DROP TABLE IF EXISTS {drop}", *moves, f"DROP SCHEMA {backup}", "COMMIT;"])

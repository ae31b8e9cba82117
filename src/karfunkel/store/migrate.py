"""Bringing a database up to the schema of this version."""

import asyncio
import logging
import threading

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from karfunkel.errors import Error
from karfunkel.store.backup_before_migration import back_up

logger = logging.getLogger(__name__)

OUR_LOCK = 0x6B617266
"""The number of the lock in PostgreSQL that only one server has at a time while it changes the schema."""
_WAY_BACK = (
    "the schema of the database changes from %s to %s, and a backup was made before; to go back to it, without what is "
    "played from now on: stop the server, run in %s `%s`, and start the earlier version"
)
_one_at_a_time = threading.Lock()
"""Alembic keeps what it is doing in variables of its module, so that a process can do it once at a time."""


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Take the steps that are missing, all or none, also if several servers start on a database at once."""
    while not _one_at_a_time.acquire(blocking=False):
        await asyncio.sleep(0.01)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    finally:
        _one_at_a_time.release()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "karfunkel.store:migrations")
    return config


def newest_revision() -> str | None:
    """The schema of this version."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def upgrade(connection: Connection) -> None:
    """Take all steps that the database has not taken yet, after a backup; Error if it is newer than we know."""
    _lock(connection)
    config = _config()
    steps = ScriptDirectory.from_config(config)
    known, newest = {step.revision for step in steps.walk_revisions()}, steps.get_current_head()
    present = MigrationContext.configure(connection).get_current_revision()
    if present is not None and present not in known:
        raise Error(f"the database has the schema {present!r} of a newer karfunkel; this one cannot read it")
    if present not in (None, newest) and (way_back := back_up(connection, present)) is not None:
        where = "a shell" if connection.dialect.name == "sqlite" else "psql"
        logger.warning(_WAY_BACK, present, newest, where, way_back)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _lock(connection: Connection) -> None:
    """Let other servers wait until this transaction is over."""
    if connection.dialect.name == "sqlite":
        connection.execute(text("BEGIN IMMEDIATE"))
    else:
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": OUR_LOCK})

"""The store: a database, open, with the logs of all matches; lists, guests and keys have modules of their own."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import (
    and_,
    bindparam,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from karfunkel.errors import Error
from karfunkel.match.events import LogEntry, PersonalData, event_from_json
from karfunkel.store.cookie_keys import CookieKeys
from karfunkel.store.database_url import address_of, without_secrets
from karfunkel.store.group_commit import GroupCommitWriter, MatchWrite, OnStored, reason_of
from karfunkel.store.guest_erasure import GuestErasure
from karfunkel.store.guest_names import GuestNames
from karfunkel.store.guest_records import GuestRecords
from karfunkel.store.match_lists import MatchLists
from karfunkel.store.migrate import bring_up_to_date
from karfunkel.store.mutes import Mutes
from karfunkel.store.schema import log, personal_data, settings
from karfunkel.store.sql_access import fetch_rows
from karfunkel.store.talk_reports import TalkReports
from karfunkel.store.write_probe import WriteProbe

READERS = 4
UNUSABLE = (SQLAlchemyError, OSError, TypeError, ValueError, OverflowError)
"""What drivers raise if a database is not there, or if its URL asks for what they do not know."""

_READ_LOG = (
    select(log.c.seq, log.c.at, log.c.entry, personal_data.c.guest, personal_data.c.name, personal_data.c.text)
    .outerjoin(personal_data, and_(personal_data.c.table_id == log.c.table_id, personal_data.c.seq == log.c.seq))
    .where(log.c.table_id == bindparam("table"), log.c.seq > bindparam("after"))
    .order_by(log.c.seq)
)


class Store:
    """A database, open."""

    def __init__(self, readers: AsyncEngine, writer: AsyncEngine) -> None:
        self._engine = readers
        self._writer = GroupCommitWriter(writer)
        self._one_change = asyncio.Lock()
        self.lists = MatchLists(readers, self._changing, self.write_late_rows)
        self.guest_names = GuestNames(readers, self._changing)
        self.mutes = Mutes(readers, self._changing)
        self.guests = GuestRecords(readers, self._changing)
        self.talk_reports = TalkReports(readers, self._changing)
        self.erasure = GuestErasure(readers, self._changing)
        self.cookie_keys = CookieKeys(readers, self._changing)
        self.write_probe = WriteProbe(self._beat, lambda: self.commits)
        """Whether something can be written at all."""

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Open a database and bring its schema up to date; Error if that cannot be done."""
        address = address_of(url)
        readers, writer = engine_for(address, READERS), engine_for(address, 1)
        try:
            await bring_up_to_date(writer)
        except BaseException as error:
            await writer.dispose()
            if not isinstance(error, UNUSABLE):
                raise
            raise Error(f"the database {without_secrets(address)} cannot be used: {reason_of(error)}") from None
        return cls(readers, writer)

    async def close(self) -> None:
        """Write what waits to be written, and close."""
        await self.write_probe.close()
        await self._writer.close()
        await self._engine.dispose()

    async def require_writable(self) -> None:
        """Error if nothing can be written."""
        await self.write_probe.beat()
        if self.write_probe.failure is not None:
            raise Error(f"the database cannot be written: {self.write_probe.failure}")

    async def ready(self) -> bool:
        """Whether something can be written; found out by writing."""
        await self.write_probe.beat()
        return self.write_probe.is_well

    async def _beat(self) -> None:
        """Write something, whatever it is."""
        this = update(settings).where(settings.c.name == "heartbeat").values(value=str(time.time_ns()))
        async with self._changing() as connection:
            if (await connection.execute(this)).rowcount == 0:
                await connection.execute(insert(settings).values(name="heartbeat", value="0"))

    @asynccontextmanager
    async def _changing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction for what is no log. At most one stands before the writer's next commit, however many wait."""
        async with self._one_change, self._writer.transaction() as connection:
            yield connection

    # ---- logs

    def require_lease(self, holds: Callable[[], bool]) -> None:
        """Write of matches from now on only while this holds; it is asked right before they are written."""
        self._writer.may_write = holds

    async def write(self, *writes: MatchWrite) -> None:
        """Write new entries, all or none; they are safe when this returns. NotStored if they are not."""
        await self._writer.write(*writes)

    def submit(self, writes: Sequence[MatchWrite], on_stored: OnStored) -> None:
        """Write new entries like `write`, without waiting: `on_stored` hears when they are safe, or why not."""
        self._writer.submit(writes, on_stored)

    async def write_late_rows(self) -> None:
        """Let lists show all that is stored."""
        await self._writer.write_late_rows()

    @property
    def commits(self) -> int:
        """How many commits were made for tables so far."""
        return self._writer.commits

    @property
    def engine(self) -> AsyncEngine:
        """What those read with who ask for more than is here."""
        return self._engine

    async def read_log(self, table: str, after: int = -1) -> list[LogEntry]:
        """The log of a table, after a place in it; empty if there is no such table."""
        rows = await fetch_rows(self._engine, _READ_LOG, {"table": table, "after": after})
        return [
            LogEntry(seq, at, event_from_json(entry, PersonalData(guest, name, text) if guest is not None else None))
            for seq, at, entry, guest, name, text in rows
        ]


def engine_for(address: URL, connections: int) -> AsyncEngine:
    """What has so many connections to the database: the writer's own is never taken by those who read."""
    if address.get_backend_name() != "sqlite":
        return create_async_engine(
            address, pool_size=connections, max_overflow=0, pool_pre_ping=True, hide_parameters=True
        )
    if address.database in (None, "", ":memory:"):
        raise Error("SQLite needs a file to store the tables in")
    try:
        Path(str(address.database)).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Error(f"the folder of {address.database} cannot be made: {error.strerror}") from None
    engine = create_async_engine(
        address, pool_size=connections, max_overflow=0, connect_args={"timeout": 5}, hide_parameters=True
    )
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _: Any) -> None:
    """A log beside the file, so that readers do not wait; a commit is on the disk when it returns."""
    try:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except Exception:  # the file is no database; nobody else would close it
        connection.close()
        raise

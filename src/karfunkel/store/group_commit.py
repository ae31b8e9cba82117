"""Group commit: new entries of many logs go into the database together, by one writer.

A match hands over its new entries and waits. While one commit is on its way to the disk the next one gathers, so that a
busy server makes few large commits and a quiet one answers at once. Whoever waits is answered after the commit.

What lists show of a match can be made from its log, so it need not be written with every move: after moves and talk it
follows within `LISTS_FOLLOW` seconds, once for all that happened meanwhile. Whoever reads a list may have it written
first (`write_late_rows`); what a killed server left unwritten is found by its place in the log (`MatchLists.behind`).
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from operator import itemgetter
from typing import Any

import msgspec
from sqlalchemy import Dialect, Insert, Update, bindparam, delete, insert, update
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, NoSuchModuleError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from karfunkel.errors import Error
from karfunkel.match.events import LogEntry, Unsaid, event_to_json, personal_data
from karfunkel.store import schema
from karfunkel.store.schema import log, results, seats, tables

MOST_TOGETHER = 500
LISTS_FOLLOW = 0.5
"""Seconds after which lists show at the latest what was played and said."""

logger = logging.getLogger(__name__)

Row = dict[str, Any]
MakeRow = Callable[[], Row]


class NotStored(Error):  # noqa: N818 a public name, like those of the other errors
    """What was to be written could not be stored."""


class MatchWrite(msgspec.Struct):
    """What is to be written of a match: new entries of its log, and what lists show of it now."""

    table: str
    entries: Sequence[LogEntry]
    row: Row | None
    """The columns of `tables`: all of them for a new table, else those that change; None if they come later."""
    late_row: MakeRow | None = None
    """What makes those that come later."""
    new: bool = False
    seats: list[Row] | None = None
    """Who sits where, if that has changed."""
    results: list[Row] | None = None


OnStored = Callable[[NotStored | None], None]
"""Who hears that something is stored, or why not."""
_Waiting = tuple[Sequence[MatchWrite], OnStored]

_CHANGING = ("stage", "free_seats", "seq", "changed_at", "due", "summary")
_update_tables = (
    update(tables).where(tables.c.id == bindparam("table_id")).values({name: bindparam(name) for name in _CHANGING})
)
_update_late_tables = _update_tables.where(tables.c.seq < bindparam("seq"))
"""A row that comes late does not take the place of one that somebody else has written meanwhile."""

_erase_text = (
    update(schema.personal_data)
    .where(schema.personal_data.c.table_id == bindparam("of_table"), schema.personal_data.c.seq == bindparam("at_seq"))
    .values(text=bindparam("no_text"))
)


class _Statement:
    """A statement in the words of one database, made once: SQLAlchemy would look at every row of every commit anew."""

    def __init__(self, statement: Insert | Update, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self._text = str(compiled)
        self._in_order = itemgetter(*(compiled.positiontup or ()))

    async def execute(self, connection: AsyncConnection, rows: Iterable[Row]) -> None:
        """Execute it for all these rows, if there are any."""
        if together := list(map(self._in_order, rows)):
            await connection.exec_driver_sql(self._text, together)


class GroupCommitWriter:
    """Writes for all matches, in one task."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._insert_log, self._insert_personal_data = (
            _Statement(insert(table), engine.dialect) for table in (log, schema.personal_data)
        )
        self._insert_tables, self._update_tables, self._update_late_tables = (
            _Statement(statement, engine.dialect) for statement in (insert(tables), _update_tables, _update_late_tables)
        )
        self._insert_seats, self._insert_results = (
            _Statement(insert(table), engine.dialect) for table in (seats, results)
        )
        self._turn = asyncio.Lock()
        self._erase_text = _Statement(_erase_text, engine.dialect)
        self._waiting: list[_Waiting] = []
        self._late_rows: dict[str, MakeRow] = {}
        """What lists do not show yet of matches, by their ids."""
        self._late_rows_due = self._late_rows_under_way = False
        self._late_rows_written: asyncio.Future[None] | None = None
        self._wake = asyncio.Event()
        self._closing = False
        self.commits = 0
        self.may_write: Callable[[], bool] = lambda: True
        """Whether what waits is still this server's to write; to be asked right before it is written."""
        self._task = asyncio.create_task(self._run(), name="writer")

    def submit(self, writes: Sequence[MatchWrite], on_stored: OnStored) -> None:
        """Write these together, all or none; `on_stored` hears when they are safe, or why they are not."""
        if self._closing:
            on_stored(NotStored("the server is going down"))
        else:
            self._waiting.append((writes, on_stored))
            self._wake.set()

    async def write(self, *writes: MatchWrite) -> None:
        """Write these together, all or none; returns when they are safe. NotStored if they are not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.submit(writes, partial(_answer, done))
        await done

    async def write_late_rows(self) -> None:
        """Let lists show all that is stored."""
        if self._late_rows or self._late_rows_under_way:
            if self._late_rows_written is None:
                self._late_rows_written = asyncio.get_running_loop().create_future()
            self._call_for_late_rows()
            await self._late_rows_written

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._closing = True
        self._wake.set()
        await self._task
        await self._engine.dispose()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, when all before it are over. After one that failed the connection is made anew.

        A connection that was made to a file that could only be read, say, would never write.
        """
        async with self._turn:
            try:
                async with self._engine.begin() as connection:
                    yield connection
            except (DBAPIError, OSError) as error:
                if not isinstance(error, IntegrityError):
                    await self._engine.dispose()
                raise

    async def _run(self) -> None:
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                together = self._waiting[:MOST_TOGETHER]
                del self._waiting[: len(together)]
                await self._commit(together)
            if self._late_rows_due or self._closing:
                await self._commit_late_rows()

    def _call_for_late_rows(self) -> None:
        self._late_rows_due = True
        self._wake.set()

    async def _commit_late_rows(self) -> None:
        """Write what lists do not show yet. What cannot be written now is tried again with the next that is late."""
        rows, self._late_rows, self._late_rows_due = self._late_rows, {}, False
        written, self._late_rows_written = self._late_rows_written, None
        self._late_rows_under_way = True
        try:
            async with self.transaction() as connection:
                changed = ({"table_id": table, **make_row()} for table, make_row in rows.items())
                await self._update_late_tables.execute(connection, changed)
        except Exception:
            logger.exception("lists could not be brought up to date", extra={"tables": len(rows)})
            self._late_rows = rows | self._late_rows
        finally:
            self._late_rows_under_way = False
            if written is not None:
                _answer(written, None)

    async def _commit(self, together: list[_Waiting]) -> None:
        """Commit all of them. If one cannot be written by any database, the others are committed without it."""
        failed: NotStored | None = None
        try:
            await self._store([write for writes, _ in together for write in writes])
        except Exception as error:  # noqa: BLE001  whatever it is, those who wait are told
            if len(together) > 1 and not _is_outage(error):
                for one in together:
                    await self._commit([one])
                return
            failed = _not_stored(error, together)
        for _, on_stored in together:
            try:
                on_stored(failed)
            except Exception:  # the others are to hear of it all the same
                logger.exception("what was stored could not be told")

    async def _store(self, writes: list[MatchWrite]) -> None:
        async with self.transaction() as connection:
            if not self.may_write():
                raise NotStored("this server stood still or was cut off for too long, and owns nothing any more")
            await self._store_tables(connection, writes)
            rows = (
                {
                    "table_id": write.table,
                    "seq": entry.seq,
                    "at": entry.at,
                    "entry": event_to_json(entry.event).decode(),
                }
                for write in writes
                for entry in write.entries
            )
            await self._insert_log.execute(connection, rows)
            await self._insert_personal_data.execute(connection, _personal_rows(writes))
            await self._erase_text.execute(connection, _erased_rows(writes))
        self.commits += 1
        self._remember_late_rows(writes)

    def _remember_late_rows(self, writes: list[MatchWrite]) -> None:
        none_before = not self._late_rows
        for write in writes:
            if write.late_row is None:
                self._late_rows.pop(write.table, None)
            else:
                self._late_rows[write.table] = write.late_row
        if none_before and self._late_rows:
            asyncio.get_running_loop().call_later(LISTS_FOLLOW, self._call_for_late_rows)

    async def _store_tables(self, connection: AsyncConnection, writes: list[MatchWrite]) -> None:
        fresh = (write.row for write in writes if write.row is not None and write.new)
        changed = (
            {"table_id": write.table, **write.row} for write in writes if write.row is not None and not write.new
        )
        await self._insert_tables.execute(connection, fresh)
        await self._update_tables.execute(connection, changed)
        seated = [write for write in writes if write.seats is not None]
        if ids := [write.table for write in seated if not write.new]:
            await connection.execute(delete(seats).where(seats.c.table_id.in_(ids)))
        await self._insert_seats.execute(connection, (row for write in seated for row in write.seats or ()))
        ended = (row for write in writes for row in write.results or ())
        await self._insert_results.execute(connection, ended)


def _is_outage(error: Exception) -> bool:
    """Whether it is the database that fails, or this server may not write, and not what was to be written."""
    return isinstance(error, OperationalError | InterfaceError | OSError | NotStored) or (
        isinstance(error, DBAPIError) and error.connection_invalidated
    )


def _not_stored(error: Exception, together: list[_Waiting]) -> NotStored:
    """What those are told whose writes have failed, after it is noted."""
    if isinstance(error, NotStored):
        logger.warning("not stored", extra={"reason": str(error), "writes": len(together)})
        return error
    if isinstance(error, IntegrityError):
        logger.warning("not stored", extra={"tables": [write.table for writes, _ in together for write in writes]})
        return NotStored(f"somebody else has written there: {type(error).__name__}")
    logger.error("could not store", exc_info=error, extra={"writes": len(together)})
    return NotStored(f"it could not be stored: {type(error).__name__}")


def reason_of(error: Exception) -> str:
    """The heart of a database's complaint."""
    if isinstance(error, NoSuchModuleError):
        return "its driver is not installed"
    cause = getattr(error, "orig", None) or error
    return str(cause).splitlines()[0] if str(cause) else type(cause).__name__


def _personal_rows(writes: Iterable[MatchWrite]) -> Iterator[Row]:
    """What can be erased of the new entries."""
    for write in writes:
        for entry in write.entries:
            if (personal := personal_data(entry.event)) is not None:
                yield {"table_id": write.table, "seq": entry.seq, **msgspec.structs.asdict(personal)}


def _erased_rows(writes: Iterable[MatchWrite]) -> Iterator[Row]:
    """The lines of talk that the new entries delete."""
    for write in writes:
        for entry in write.entries:
            if isinstance(entry.event, Unsaid):
                yield {"of_table": write.table, "at_seq": entry.event.said, "no_text": ""}


def _answer(done: asyncio.Future[None], error: Error | None) -> None:
    if done.done():  # the one who waited has gone
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)

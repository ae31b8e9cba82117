"""The one who writes: what many tables have to say goes into the database in one commit.

A table hands over its new lines and waits. While one commit is on its way to the disk the next one gathers, so that a
busy server makes few large commits and a quiet one answers at once. Whoever waits is answered after the commit.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from karfunkel.errors import Error
from karfunkel.store.schema import log, results, seats, tables
from karfunkel.table.entries import Line, entry_to_json

MOST_TOGETHER = 500

logger = logging.getLogger(__name__)

Row = dict[str, Any]


class NotStored(Error):  # noqa: N818 a public name, like those of the other errors
    """What was to be written could not be stored."""


class Writing(msgspec.Struct):
    """What a table wants to have written: new lines, and what lists show of it now."""

    table: str
    lines: Sequence[Line]
    row: Row
    """The columns of `tables`; all of them for a new table, else those that change."""
    new: bool = False
    seats: list[Row] | None = None
    """Who sits where, if that has changed."""
    results: list[Row] | None = None


_insert_log, _insert_tables = insert(log), insert(tables)
_insert_seats, _insert_results = insert(seats), insert(results)
_update_tables = (
    update(tables)
    .where(tables.c.id == bindparam("table_id"))
    .values({name: bindparam(name) for name in ("stage", "free_seats", "seq", "changed_at", "due", "summary")})
)


class Writer:
    """Writes for all tables, in one task."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[tuple[Sequence[Writing], asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self.commits = 0
        self._task = asyncio.create_task(self._run(), name="writer")

    async def write(self, *writings: Writing) -> None:
        """Write these together, all or none; returns when they are safe. NotStored if they are not."""
        if self._closing:
            raise NotStored("the server is going down")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((writings, done))
        self._wake.set()
        await done

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                together = self._waiting[:MOST_TOGETHER]
                del self._waiting[: len(together)]
                await self._commit(together)

    async def _commit(self, together: list[tuple[Sequence[Writing], asyncio.Future[None]]]) -> None:
        """Commit all of them. If one writes where somebody else has written, the others are committed without it."""
        failed: NotStored | None = None
        try:
            await self._store([writing for writings, _ in together for writing in writings])
        except IntegrityError as error:
            if len(together) > 1:
                for one in together:
                    await self._commit([one])
                return
            failed = NotStored(f"somebody else has written there: {type(error).__name__}")
            logger.warning("not stored", extra={"tables": [writing.table for writing in together[0][0]]})
        except Exception as error:  # whatever it is, those who wait are told
            failed = NotStored(f"it could not be stored: {type(error).__name__}")
            logger.exception("could not store", extra={"writings": len(together)})
        for _, done in together:
            _answer(done, failed)

    async def _store(self, writings: list[Writing]) -> None:
        async with self._engine.begin() as connection:
            await self._store_tables(connection, writings)
            lines = [
                {"table_id": writing.table, "seq": line.seq, "at": line.at, "entry": entry_to_json(line.entry).decode()}
                for writing in writings
                for line in writing.lines
            ]
            await connection.execute(_insert_log, lines)
        self.commits += 1

    async def _store_tables(self, connection: AsyncConnection, writings: list[Writing]) -> None:
        if fresh := [writing.row for writing in writings if writing.new]:
            await connection.execute(_insert_tables, fresh)
        if changed := [{"table_id": writing.table, **writing.row} for writing in writings if not writing.new]:
            await connection.execute(_update_tables, changed)
        if seated := [writing for writing in writings if writing.seats is not None]:
            ids = [writing.table for writing in seated if not writing.new]
            if ids:
                await connection.execute(delete(seats).where(seats.c.table_id.in_(ids)))
            await connection.execute(_insert_seats, [row for writing in seated for row in writing.seats or []])
        if ended := [row for writing in writings for row in writing.results or []]:
            await connection.execute(_insert_results, ended)


def _answer(done: asyncio.Future[None], error: Error | None) -> None:
    if done.done():  # the one who waited has gone
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)

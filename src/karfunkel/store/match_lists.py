"""The lists of matches: the lobby, a guest's own, all of them, those that are due."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select, func, literal, select, text, true, tuple_, update
from sqlalchemy.ext.asyncio import AsyncEngine

from karfunkel.store.schema import STILL_PLAYED, log, seats, tables
from karfunkel.store.sql_access import Changing, SqlAccess

MOST_LISTED = 100

Place = tuple[int, str]
"""A place in a list: when the last table of a page changed, and its id."""


class MatchLists(SqlAccess):
    """What is known of matches without reading their logs."""

    def __init__(
        self, readers: AsyncEngine, changing: Changing, write_late_rows: Callable[[], Awaitable[None]]
    ) -> None:
        super().__init__(readers, changing)
        self._write_late_rows = write_late_rows

    async def table_by_code(self, code: str) -> str | None:
        """The table to which an invitation belongs."""
        rows = await self._rows(select(tables.c.id).where(tables.c.code == code))
        return rows[0][0] if rows else None

    async def due(self, before: int, limit: int = MOST_LISTED) -> dict[str, int]:
        """The tables that need somebody to look after them by this time, oldest first, and where their logs end."""
        query = select(tables.c.id, tables.c.seq).where(tables.c.due <= before).order_by(tables.c.due).limit(limit)
        return dict(await self._rows(query))

    async def set_due(self, table: str, seq: int, due: int | None) -> None:
        """Correct when a table needs somebody, if its log still ends at this place."""
        this = update(tables).where(tables.c.id == table, tables.c.seq == seq)
        async with self._changing() as connection:
            await connection.execute(this.values(due=due))

    async def behind(self) -> list[str]:
        """The running tables of which lists do not show the end of the log: a server was killed before."""
        end = select(func.max(log.c.seq)).where(log.c.table_id == tables.c.id).scalar_subquery()
        running = select(tables.c.id).where(text(STILL_PLAYED), tables.c.stage == "running", tables.c.seq < end)
        return [row[0] for row in await self._rows(running)]

    async def next_due(self) -> int | None:
        """When the next table needs somebody to look after it."""
        rows = await self._rows(select(func.min(tables.c.due)))
        return rows[0][0] if rows else None

    async def lobby(
        self,
        stage: str,
        game: str | None = None,
        players: int | None = None,
        free: bool = False,
        before: Place | None = None,
        limit: int = MOST_LISTED,
    ) -> list[bytes]:
        """The summaries of public tables at this stage, the one that changed last first, from a place on."""
        if free and stage != "open":
            return []
        query = select(tables.c.summary).where(
            tables.c.public == true(), tables.c.stage == literal(stage, literal_execute=True)
        )
        if stage != "over":
            query = query.where(text(STILL_PLAYED))
        if game is not None:
            query = query.where(tables.c.game == game)
        if players is not None:
            query = query.where(tables.c.players == players)
        if free:
            query = query.where(tables.c.free_seats > 0)
        return await self._page(query, tables.c.changed_at, tables.c.id, before, limit)

    async def tables_of(
        self, guest: str, ended: bool, before: Place | None = None, limit: int = MOST_LISTED
    ) -> list[bytes]:
        """The summaries of the tables of a guest, the one that changed last first, from a place on.

        Those that have ended at which it sat, or those at which it sits and those that it has put up.
        """
        if ended:
            query = select(tables.c.summary).join(seats, seats.c.table_id == tables.c.id)
            query = query.where(seats.c.guest == guest, seats.c.ended_at.is_not(None))
            return await self._page(query, seats.c.ended_at, seats.c.table_id, before, limit)
        await self._write_late_rows()
        mine = select(seats.c.table_id).where(seats.c.guest == guest, seats.c.ended_at.is_(None))
        hosted = select(tables.c.id).where(tables.c.host == guest, tables.c.stage == "open")
        query = select(tables.c.summary).where(
            tables.c.id.in_(mine.union(hosted)), tables.c.stage.in_(("open", "running"))
        )
        return await self._page(query, tables.c.changed_at, tables.c.id, before, limit)

    async def _page(
        self,
        query: Select[Any],
        at: ColumnElement[int | None],
        table: ColumnElement[str],
        before: Place | None,
        limit: int,
    ) -> list[bytes]:
        """So many of a list, the latest first, after the place where the page before ended."""
        if before is not None:
            query = query.where(tuple_(at, table) < tuple_(*before))
        rows = await self._rows(query.order_by(at.desc(), table.desc()).limit(limit))
        return [row[0].encode() for row in rows]

    async def hosts_as_many(self, guest: str, number: int) -> bool:
        """Whether so many tables of a guest are open or running."""
        mine = select(tables.c.id).where(tables.c.host == guest, tables.c.stage.in_(("open", "running")))
        return len(await self._rows(mine.limit(number))) == number

    async def all_tables(self, stages: Sequence[str], limit: int) -> list[bytes]:
        """The summaries of all tables at these stages, private ones too."""
        query = select(tables.c.summary).where(tables.c.stage.in_(stages))
        rows = await self._rows(query.order_by(tables.c.changed_at.desc()).limit(limit))
        return [row[0].encode() for row in rows]

"""Erases what is personal: all of a guest who wants to be forgotten, and talk that is old."""

from collections.abc import Sequence

from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from karfunkel.store.match_summary import without_name
from karfunkel.store.schema import device_links, guests, mutes, personal_data, reports, seats, settings, tables
from karfunkel.store.sql_access import SqlAccess

ENDED = ("over", "abandoned")
TALK_ERASED = "talk-erased"
"""The setting that says up to which time talk is erased."""
MOST_AT_ONCE = 200


class GuestErasure(SqlAccess):
    """Erases what is personal from a database."""

    async def forget(self, guest: str, at: int) -> None:
        """Erase the name of a guest, what it said and whom it muted. A server does so again in its memory."""
        async with self._changing() as connection:
            await connection.execute(delete(personal_data).where(personal_data.c.guest == guest))
            await connection.execute(delete(mutes).where(mutes.c.guest == guest))
            await connection.execute(delete(device_links).where(device_links.c.guest == guest))
            await connection.execute(update(reports).where(reports.c.guest == guest).values(text=""))
            await connection.execute(update(reports).where(reports.c.reporter == guest).values(reason=""))
            this = update(guests).where(guests.c.id == guest)
            await connection.execute(this.values(name="", signed_since=at, changed_at=at))
        mine = await self._rows(select(seats.c.table_id).where(seats.c.guest == guest))
        for first in range(0, len(mine), MOST_AT_ONCE):  # moves are stored between them
            await self._take_name_from_lists(guest, [row[0] for row in mine[first : first + MOST_AT_ONCE]])

    async def _take_name_from_lists(self, guest: str, of: Sequence[str]) -> None:
        """Let lists show these tables without the name of a guest."""
        shown = select(tables.c.id, tables.c.summary).where(tables.c.id.in_(of)).with_for_update()
        async with self._changing() as connection:
            for table, stored in (await connection.execute(shown)).all():
                if (summary := without_name(stored, guest)) != stored:
                    await connection.execute(update(tables).where(tables.c.id == table).values(summary=summary))

    async def erase_old_talk(self, before: int) -> int:
        """Erase what was said at tables that ended before a time; at how many tables. Reports as old go with it."""
        since, erased = await self._talk_erased(), 0
        while batch := await self._ended_tables(since, before):
            async with self._changing() as connection:
                of_these = personal_data.c.table_id.in_([table for table, _ in batch])
                await connection.execute(update(personal_data).where(of_these).values(text=""))
                since = batch[-1][1]
                await _set_setting(connection, TALK_ERASED, str(since))
            erased += len(batch)
        async with self._changing() as connection:
            await connection.execute(delete(reports).where(reports.c.at < before))
        return erased

    async def _talk_erased(self) -> int:
        rows = await self._rows(select(settings.c.value).where(settings.c.name == TALK_ERASED))
        return int(rows[0][0]) if rows else -1

    async def _ended_tables(self, since: int, before: int) -> list[tuple[str, int]]:
        """Tables that ended after one time and before another, oldest first; all that ended at the same moment."""
        ended = and_(tables.c.stage.in_(ENDED), tables.c.changed_at > since, tables.c.changed_at < before)
        query = select(tables.c.changed_at).where(ended).order_by(tables.c.changed_at).limit(MOST_AT_ONCE)
        times = [row[0] for row in await self._rows(query)]
        if not times:
            return []
        last = and_(tables.c.stage.in_(ENDED), tables.c.changed_at > since, tables.c.changed_at <= times[-1])
        found = await self._rows(select(tables.c.id, tables.c.changed_at).where(last).order_by(tables.c.changed_at))
        return [(table, at) for table, at in found]


async def _set_setting(connection: AsyncConnection, name: str, value: str) -> None:
    changed = await connection.execute(update(settings).where(settings.c.name == name).values(value=value))
    if changed.rowcount == 0:
        await connection.execute(insert(settings).values(name=name, value=value))

"""What the store keeps about guests: bans, links to other devices, reports, and what has to be erased."""

import hashlib
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

import msgspec
from sqlalchemy import Select, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from karfunkel.store.match_summary import without_name
from karfunkel.store.schema import (
    device_links,
    guests,
    log,
    mutes,
    personal_data,
    reports,
    results,
    seats,
    settings,
    tables,
)

ENDED = ("over", "abandoned")
TALK_ERASED = "talk-erased"
"""The setting that says up to which time talk is erased."""
MOST_AT_ONCE = 200


class GuestRecord(msgspec.Struct, frozen=True):
    """All that the server knows of a guest beside its games."""

    id: str
    name: str
    came_at: int
    seen_at: int | None = None
    signed_since: int | None = None
    banned_at: int | None = None
    ban_reason: str | None = None
    changed_at: int | None = None

    @property
    def is_forgotten(self) -> bool:
        """Whether it wanted to be forgotten: all others have a name."""
        return not self.name


class TalkReport(msgspec.Struct, frozen=True):
    """A line of talk that somebody has reported."""

    table: str
    seq: int
    reporter: str
    guest: str
    at: int
    reason: str
    text: str


_RECORD = (
    guests.c.id,
    guests.c.name,
    guests.c.came_at,
    guests.c.seen_at,
    guests.c.signed_since,
    guests.c.banned_at,
    guests.c.ban_reason,
    guests.c.changed_at,
)


def digest_of(code: str) -> str:
    """What is stored of the code of a link: who reads the database cannot use it."""
    return hashlib.sha256(code.encode()).hexdigest()


class GuestRecords:
    """The records of guests in a database."""

    def __init__(
        self, readers: AsyncEngine, changing: Callable[[], AbstractAsyncContextManager[AsyncConnection]]
    ) -> None:
        self._engine, self._changing = readers, changing

    # ---- who they are

    async def get(self, guest: str) -> GuestRecord | None:
        """The record of a guest."""
        rows = await self._rows(select(*_RECORD).where(guests.c.id == guest))
        return GuestRecord(*rows[0]) if rows else None

    async def find(self, words: str | None, *, banned: bool, limit: int) -> list[GuestRecord]:
        """Guests, who was here last first: all, those whose name or id has these letters, or those who are banned."""
        query = select(*_RECORD).order_by(func.coalesce(guests.c.seen_at, guests.c.came_at).desc()).limit(limit)
        if words is not None:
            query = query.where(or_(guests.c.id == words, guests.c.name.icontains(words, autoescape=True)))
        if banned:
            query = query.where(guests.c.banned_at.is_not(None))
        return [GuestRecord(*row) for row in await self._rows(query)]

    async def changed_since(self, at: int) -> list[GuestRecord]:
        """The guests who were banned, signed out or forgotten since a time."""
        return [GuestRecord(*row) for row in await self._rows(select(*_RECORD).where(guests.c.changed_at >= at))]

    async def see(self, guest: str, at: int) -> None:
        """A guest was here."""
        await self._change(guest, seen_at=at)

    async def sign_out(self, guest: str, at: int) -> bool:
        """Believe no cookie of a guest that was signed before; whether there is such a guest."""
        return await self._change(guest, signed_since=at, changed_at=at)

    async def ban(self, guest: str, at: int, reason: str) -> bool:
        """Let a guest do nothing here any more; whether there is such a guest."""
        return await self._change(guest, banned_at=at, ban_reason=reason, changed_at=at)

    async def unban(self, guest: str, at: int) -> bool:
        """Let a guest come again; whether there is such a guest."""
        return await self._change(guest, banned_at=None, ban_reason=None, changed_at=at)

    async def _change(self, guest: str, **values: Any) -> bool:
        async with self._changing() as connection:
            changed = await connection.execute(update(guests).where(guests.c.id == guest).values(**values))
        return bool(changed.rowcount)

    # ---- links to other devices

    async def save_link(self, code: str, guest: str, until: int, now: int) -> None:
        """Keep a link for a guest, the only one; those that are too old are thrown away."""
        async with self._changing() as connection:
            old = or_(device_links.c.guest == guest, device_links.c.until < now)
            await connection.execute(delete(device_links).where(old))
            await connection.execute(insert(device_links).values(digest=digest_of(code), guest=guest, until=until))

    async def use_link(self, code: str, now: int) -> str | None:
        """The guest of a link, which leads nowhere from now on; None if it did so before."""
        this = device_links.c.digest == digest_of(code)
        async with self._changing() as connection:
            rows = (await connection.execute(select(device_links.c.guest, device_links.c.until).where(this))).all()
            used = await connection.execute(delete(device_links).where(this))
        return str(rows[0][0]) if rows and used.rowcount == 1 and rows[0][1] >= now else None

    # ---- reports

    async def report(self, report: TalkReport) -> None:
        """Keep a report; one who reports the same again is not heard twice."""
        row = {"table_id": report.table, **msgspec.structs.asdict(report)}
        del row["table"]
        try:
            async with self._changing() as connection:
                await connection.execute(insert(reports).values(row))
        except IntegrityError:
            return

    async def reports(self, limit: int) -> list[TalkReport]:
        """What was reported, the newest first."""
        return [
            TalkReport(*row) for row in await self._rows(select(reports).order_by(reports.c.at.desc()).limit(limit))
        ]

    async def close_reports(self, table: str, seq: int) -> int:
        """Throw the reports of a line away; how many there were."""
        async with self._changing() as connection:
            of_line = and_(reports.c.table_id == table, reports.c.seq == seq)
            return int((await connection.execute(delete(reports).where(of_line))).rowcount)

    # ---- what a guest can take along

    async def talk_of(self, guest: str) -> list[tuple[str, int, int, str]]:
        """All that a guest has said: table, place, time, text."""
        same = and_(log.c.table_id == personal_data.c.table_id, log.c.seq == personal_data.c.seq)
        query = select(log.c.table_id, log.c.seq, log.c.at, personal_data.c.text).join(log, same)
        said = query.where(personal_data.c.guest == guest, personal_data.c.text != "").order_by(log.c.at)
        return [(table, seq, at, text) for table, seq, at, text in await self._rows(said)]

    async def results_of(self, guest: str) -> list[tuple[str, int, int, bool]]:
        """The finished games of a guest: table, seat, score, and whether it won."""
        query = select(results.c.table_id, results.c.seat, results.c.score, results.c.won)
        return [tuple(row) for row in await self._rows(query.where(results.c.guest == guest))]

    async def tables_with(self, guest: str) -> list[tuple[str, str]]:
        """The tables at which a guest sits or that it has put up, with their stages."""
        mine = select(seats.c.table_id).where(seats.c.guest == guest)
        query = select(tables.c.id, tables.c.stage).where(or_(tables.c.id.in_(mine), tables.c.host == guest))
        return [(table, stage) for table, stage in await self._rows(query.order_by(tables.c.opened_at))]

    # ---- erasing

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

    async def _rows(self, query: Select[Any]) -> Sequence[Any]:
        async with self._engine.connect() as connection:
            rows: Sequence[Any] = (await connection.execute(query)).all()
            return rows


async def _set_setting(connection: AsyncConnection, name: str, value: str) -> None:
    changed = await connection.execute(update(settings).where(settings.c.name == name).values(value=value))
    if changed.rowcount == 0:
        await connection.execute(insert(settings).values(name=name, value=value))

"""What the store keeps about guests: bans, sign-outs, links to other devices, and what they can take along."""

import hashlib
from typing import Any

import msgspec
from sqlalchemy import and_, delete, func, insert, or_, select, update

from karfunkel.store.schema import device_links, guests, log, personal_data, results, seats, tables
from karfunkel.store.sql_access import SqlAccess


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


class GuestRecords(SqlAccess):
    """The records of guests in a database."""

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

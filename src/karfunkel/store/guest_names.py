"""The names of guests, by what the server calls them."""

import msgspec
from sqlalchemy import insert, select, update

from karfunkel.store.schema import guests
from karfunkel.store.sql_access import SqlAccess


class Guest(msgspec.Struct, frozen=True):
    """Somebody who came to the server."""

    id: str
    name: str


class GuestNames(SqlAccess):
    """Who has come, and how they are called."""

    async def get(self, guest: str) -> Guest | None:
        """A guest who has come before."""
        rows = await self._rows(select(guests.c.id, guests.c.name).where(guests.c.id == guest))
        return Guest(*rows[0]) if rows else None

    async def save(self, guest: Guest, at: int) -> None:
        """Remember a guest, or its new name."""
        async with self._changing() as connection:
            known = await connection.execute(update(guests).where(guests.c.id == guest.id).values(name=guest.name))
            if known.rowcount == 0:
                await connection.execute(insert(guests).values(id=guest.id, name=guest.name, came_at=at))

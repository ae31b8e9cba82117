"""Mutes: whose talk a guest does not want to read."""

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from karfunkel.store.schema import mutes
from karfunkel.store.sql_access import SqlAccess


class Mutes(SqlAccess):
    """Who has muted whom."""

    async def muted_by(self, guest: str) -> set[str]:
        """Whose talk a guest does not want to read."""
        return {row[0] for row in await self._rows(select(mutes.c.muted).where(mutes.c.guest == guest))}

    async def mute(self, guest: str, muted: str) -> None:
        """Let a guest not read what another says."""
        try:
            async with self._changing() as connection:
                await connection.execute(insert(mutes).values(guest=guest, muted=muted))
        except IntegrityError:
            return  # muted already

    async def unmute(self, guest: str, muted: str) -> None:
        """Let a guest read again what another says."""
        async with self._changing() as connection:
            await connection.execute(delete(mutes).where(mutes.c.guest == guest, mutes.c.muted == muted))

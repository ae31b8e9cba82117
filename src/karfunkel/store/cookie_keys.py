"""The keys that sign cookies."""

import secrets

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from karfunkel.store.schema import settings
from karfunkel.store.sql_access import SqlAccess

LATER_KEYS = "later-keys"
"""The setting with the keys that came after the first."""


class CookieKeys(SqlAccess):
    """The keys that sign cookies, in the database, so that cookies outlive a server."""

    async def first(self) -> str:
        """The key that signs cookies, made when it is first needed."""
        query = select(settings.c.value).where(settings.c.name == "secret")
        rows = await self._rows(query)
        if rows:
            return str(rows[0][0])
        try:
            async with self._changing() as connection:
                await connection.execute(insert(settings).values(name="secret", value=secrets.token_hex(32)))
        except IntegrityError:
            pass  # another server was quicker
        return str((await self._rows(query))[0][0])

    async def all(self) -> list[str]:
        """The keys that sign cookies, the oldest first; the newest signs."""
        first = await self.first()
        rows = await self._rows(select(settings.c.value).where(settings.c.name == LATER_KEYS))
        return [first, *(msgspec.json.decode(rows[0][0], type=list[str]) if rows else [])]

    async def add(self, most: int) -> None:
        """Sign with a new key from now on; of the later ones so many are kept at most."""
        later = [*(await self.all())[1:], secrets.token_hex(32)][-most:]
        value = msgspec.json.encode(later).decode()
        async with self._changing() as connection:
            changed = await connection.execute(
                update(settings).where(settings.c.name == LATER_KEYS).values(value=value)
            )
            if changed.rowcount == 0:
                await connection.execute(insert(settings).values(name=LATER_KEYS, value=value))

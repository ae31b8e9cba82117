"""Leases: which servers share the database, and which of them owns a match until when. Time is the database's.

A lease belongs to a server and lasts as long as that one is alive, as it says every second; so nothing is written for
each match but when it changes hands. What keeps logs right is not the lease but the log: a place in it is written once.
"""

from collections.abc import Iterable

import msgspec
from sqlalchemy import bindparam, text
from sqlalchemy.ext.asyncio import AsyncEngine

ALIVE_FOR = 4.0
"""Seconds for which a server counts as alive after it has said so last."""

_JOIN = text("""
    INSERT INTO servers (id, address, joined_at, until)
    SELECT CAST(:id AS varchar), CAST(:address AS varchar), now, now + :alive
    FROM (SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint) AS now) AS clock
    ON CONFLICT (id) DO UPDATE SET until = excluded.until
""")
_RENEW = text("""
    UPDATE servers SET until = CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint) + :alive
    WHERE id = :id AND until > extract(epoch FROM clock_timestamp()) * 1000
    RETURNING draining
""")
_LEAVE = (text("DELETE FROM leases WHERE server = :id"), text("DELETE FROM servers WHERE id = :id"))
_FORGET_DEAD = (
    text("""
        DELETE FROM leases WHERE server NOT IN (
            SELECT id FROM servers WHERE until > extract(epoch FROM clock_timestamp()) * 1000
        )
    """),
    text("DELETE FROM servers WHERE until < extract(epoch FROM clock_timestamp()) * 1000 - 3600000"),
)
_SERVERS = text("""
    SELECT id, address, joined_at, draining, until > extract(epoch FROM clock_timestamp()) * 1000 AS alive,
        (SELECT count(*) FROM leases WHERE server = servers.id) AS matches
    FROM servers ORDER BY joined_at, id
""")
_DRAIN = text("UPDATE servers SET draining = :draining WHERE id = :id RETURNING id")
_CLAIM = text("""
    INSERT INTO leases (table_id, server)
    SELECT id, CAST(:id AS varchar) FROM tables WHERE id = :match
    ON CONFLICT (table_id) DO UPDATE SET server = excluded.server
    WHERE leases.server = excluded.server OR NOT EXISTS (
        SELECT 1 FROM servers
        WHERE servers.id = leases.server AND until > extract(epoch FROM clock_timestamp()) * 1000
    )
    RETURNING server
""")
_OWNER = text("""
    SELECT server FROM leases JOIN servers ON servers.id = leases.server
    WHERE table_id = :match AND until > extract(epoch FROM clock_timestamp()) * 1000
""")
_RELEASE = text("DELETE FROM leases WHERE table_id IN :matches AND server = :id").bindparams(
    bindparam("matches", expanding=True)
)
_OWNED_BY = text("SELECT table_id FROM leases WHERE server = :id")
_OWNED_BY_OTHERS = text("""
    SELECT table_id FROM leases JOIN servers ON servers.id = leases.server
    WHERE table_id IN :matches AND server <> :id AND until > extract(epoch FROM clock_timestamp()) * 1000
""").bindparams(bindparam("matches", expanding=True))


class ServerEntry(msgspec.Struct, frozen=True):
    """A server that shares the database."""

    id: str
    address: str
    joined_at: int
    draining: bool
    alive: bool
    matches: int
    """How many matches it owns."""


class Leases:
    """The servers that share a PostgreSQL database, and what each of them owns."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def join(self, server: str, address: str) -> None:
        """A server begins; what dead ones owned is free."""
        async with self._engine.begin() as connection:
            for statement in _FORGET_DEAD:
                await connection.execute(statement)
            await connection.execute(_JOIN, {"id": server, "address": address, "alive": round(1000 * ALIVE_FOR)})

    async def renew(self, server: str) -> bool | None:
        """A server is alive: whether it is to let its matches go. None if it counted as dead, and owns nothing now."""
        async with self._engine.begin() as connection:
            row = (await connection.execute(_RENEW, {"id": server, "alive": round(1000 * ALIVE_FOR)})).first()
        return None if row is None else bool(row[0])

    async def leave(self, server: str) -> None:
        """A server ends; what it owned is free."""
        async with self._engine.begin() as connection:
            for statement in _LEAVE:
                await connection.execute(statement, {"id": server})

    async def servers(self) -> list[ServerEntry]:
        """All servers, those too that died within the last hour."""
        async with self._engine.connect() as connection:
            return [ServerEntry(*row) for row in (await connection.execute(_SERVERS)).all()]

    async def drain(self, server: str, draining: bool = True) -> bool:
        """Let a server hand over all its matches, and take no more; false if there is no such server."""
        async with self._engine.begin() as connection:
            return (await connection.execute(_DRAIN, {"id": server, "draining": draining})).first() is not None

    async def claim(self, match: str, server: str) -> str | None:
        """Own a match, if no server that is alive does: the server that owns it now. None if there is no such match."""
        while True:
            async with self._engine.begin() as connection:
                if (await connection.execute(_CLAIM, {"match": match, "id": server})).first() is not None:
                    return server
                row = (await connection.execute(_OWNER, {"match": match})).first()
                if row is not None:
                    return str(row[0])
                known = await connection.execute(text("SELECT 1 FROM tables WHERE id = :match"), {"match": match})
                if known.first() is None:
                    return None

    async def owner(self, match: str) -> str | None:
        """The server that owns a match and is alive."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(_OWNER, {"match": match})).first()
        return None if row is None else str(row[0])

    async def owned_by(self, server: str) -> set[str]:
        """The matches that a server owns."""
        async with self._engine.connect() as connection:
            return set((await connection.execute(_OWNED_BY, {"id": server})).scalars())

    async def release(self, matches: Iterable[str], server: str) -> None:
        """Own these matches no longer."""
        if named := list(matches):
            async with self._engine.begin() as connection:
                await connection.execute(_RELEASE, {"matches": named, "id": server})

    async def owned_by_others(self, matches: Iterable[str], server: str) -> set[str]:
        """Which of these matches are owned by other servers that are alive."""
        if not (named := list(matches)):
            return set()
        async with self._engine.connect() as connection:
            rows = (await connection.execute(_OWNED_BY_OTHERS, {"matches": named, "id": server})).all()
        return {row[0] for row in rows}

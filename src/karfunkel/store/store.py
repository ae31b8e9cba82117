"""What the server keeps: logs, lists of tables, guests."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Select, and_, bindparam, delete, event, func, insert, or_, select, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from karfunkel.errors import Error, shown
from karfunkel.match.events import LogEntry, PersonalData, event_from_json
from karfunkel.store.migrate import bring_up_to_date
from karfunkel.store.schema import guests, log, mutes, personal_data, seats, settings, tables
from karfunkel.store.summary import without_name
from karfunkel.store.writer import MatchWrite, OnStored, Writer

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
READERS = 4
MOST_LISTED = 100
_UNUSABLE = (SQLAlchemyError, OSError, TypeError, ValueError, OverflowError)
"""What drivers raise if a database is not there, or if its URL asks for what they do not know."""

_READ_LOG = (
    select(log.c.seq, log.c.at, log.c.entry, personal_data.c.guest, personal_data.c.name, personal_data.c.text)
    .outerjoin(personal_data, and_(personal_data.c.table_id == log.c.table_id, personal_data.c.seq == log.c.seq))
    .where(log.c.table_id == bindparam("table"))
    .order_by(log.c.seq)
)


class Guest(msgspec.Struct, frozen=True):
    """Somebody who came to the server."""

    id: str
    name: str


class Store:
    """A database, open."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = Writer(engine)

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Open a database and bring its schema up to date; Error if that cannot be done."""
        address = _address(url)
        engine = _engine(address)
        try:
            await bring_up_to_date(engine)
        except BaseException as error:
            await engine.dispose()
            if not isinstance(error, _UNUSABLE):
                raise
            raise Error(f"the database {address.render_as_string()} cannot be used: {_reason(error)}") from None
        return cls(engine)

    async def close(self) -> None:
        """Write what waits to be written, and close."""
        await self._writer.close()
        await self._engine.dispose()

    # ---- logs

    async def write(self, *writes: MatchWrite) -> None:
        """Write new entries, all or none; they are safe when this returns. NotStored if they are not."""
        await self._writer.write(*writes)

    def submit(self, writes: Sequence[MatchWrite], on_stored: OnStored) -> None:
        """Write new entries like `write`, without waiting: `on_stored` hears when they are safe, or why not."""
        self._writer.submit(writes, on_stored)

    @property
    def commits(self) -> int:
        """How many commits were made for tables so far."""
        return self._writer.commits

    async def read_log(self, table: str) -> list[LogEntry]:
        """The log of a table; empty if there is no such table."""
        rows = await self._rows(_READ_LOG, {"table": table})
        return [
            LogEntry(seq, at, event_from_json(entry, PersonalData(guest, name, text) if guest is not None else None))
            for seq, at, entry, guest, name, text in rows
        ]

    async def table_by_code(self, code: str) -> str | None:
        """The table to which an invitation belongs."""
        rows = await self._rows(select(tables.c.id).where(tables.c.code == code))
        return rows[0][0] if rows else None

    # ---- lists

    async def due(self, before: int, limit: int = MOST_LISTED) -> dict[str, int]:
        """The tables that need somebody to look after them by this time, oldest first, and where their logs end."""
        query = select(tables.c.id, tables.c.seq).where(tables.c.due <= before).order_by(tables.c.due).limit(limit)
        return dict(await self._rows(query))

    async def set_due(self, table: str, seq: int, due: int | None) -> None:
        """Correct when a table needs somebody, if its log still ends at this place."""
        this = update(tables).where(tables.c.id == table, tables.c.seq == seq)
        async with self._engine.begin() as connection:
            await connection.execute(this.values(due=due))

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
        before: int | None = None,
        limit: int = MOST_LISTED,
    ) -> list[bytes]:
        """The summaries of public tables at this stage, the one that changed last first."""
        query = select(tables.c.summary).where(tables.c.stage == stage, tables.c.public)
        if game is not None:
            query = query.where(tables.c.game == game)
        if players is not None:
            query = query.where(tables.c.players == players)
        if free:
            query = query.where(tables.c.free_seats > 0)
        if before is not None:
            query = query.where(tables.c.changed_at < before)
        rows = await self._rows(query.order_by(tables.c.changed_at.desc()).limit(limit))
        return [row[0].encode() for row in rows]

    async def tables_of(self, guest: str, stages: Sequence[str], limit: int = MOST_LISTED) -> list[bytes]:
        """The summaries of the tables at which a guest sits or that it has put up, the one that changed last first."""
        mine = select(seats.c.table_id).where(seats.c.guest == guest)
        query = select(tables.c.summary).where(
            tables.c.stage.in_(stages),
            or_(tables.c.id.in_(mine), and_(tables.c.host == guest, tables.c.stage == "open")),
        )
        rows = await self._rows(query.order_by(tables.c.changed_at.desc()).limit(limit))
        return [row[0].encode() for row in rows]

    async def count_hosted(self, guest: str) -> int:
        """How many tables of a guest are open or running."""
        query = select(func.count()).where(tables.c.host == guest, tables.c.stage.in_(("open", "running")))
        rows = await self._rows(query)
        return int(rows[0][0])

    async def all_tables(self, stages: Sequence[str], limit: int) -> list[bytes]:
        """The summaries of all tables at these stages, private ones too."""
        query = select(tables.c.summary).where(tables.c.stage.in_(stages))
        rows = await self._rows(query.order_by(tables.c.changed_at.desc()).limit(limit))
        return [row[0].encode() for row in rows]

    # ---- guests

    async def guest(self, guest: str) -> Guest | None:
        """A guest who has come before."""
        rows = await self._rows(select(guests.c.id, guests.c.name).where(guests.c.id == guest))
        return Guest(*rows[0]) if rows else None

    async def save_guest(self, guest: Guest, at: int) -> None:
        """Remember a guest, or its new name."""
        async with self._engine.begin() as connection:
            known = await connection.execute(update(guests).where(guests.c.id == guest.id).values(name=guest.name))
            if known.rowcount == 0:
                await connection.execute(insert(guests).values(id=guest.id, name=guest.name, came_at=at))

    async def muted_by(self, guest: str) -> set[str]:
        """Whose talk a guest does not want to read."""
        return {row[0] for row in await self._rows(select(mutes.c.muted).where(mutes.c.guest == guest))}

    async def mute(self, guest: str, muted: str) -> None:
        """Let a guest not read what another says."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(mutes).values(guest=guest, muted=muted))
        except IntegrityError:
            return  # muted already

    async def unmute(self, guest: str, muted: str) -> None:
        """Let a guest read again what another says."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(mutes).where(mutes.c.guest == guest, mutes.c.muted == muted))

    async def forget_guest(self, guest: str) -> None:
        """Erase the name of a guest, what it said and whom it muted. Matches in memory know them until read anew."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(personal_data).where(personal_data.c.guest == guest))
            await connection.execute(delete(mutes).where(mutes.c.guest == guest))
            await connection.execute(update(guests).where(guests.c.id == guest).values(name=""))
            mine = select(seats.c.table_id).where(seats.c.guest == guest)
            shown_of_mine = select(tables.c.id, tables.c.summary).where(tables.c.id.in_(mine)).with_for_update()
            for table, stored in (await connection.execute(shown_of_mine)).all():
                summary = without_name(stored, guest)
                await connection.execute(update(tables).where(tables.c.id == table).values(summary=summary))

    # ---- the server itself

    async def secret(self) -> str:
        """The key that signs cookies, made when it is first needed."""
        query = select(settings.c.value).where(settings.c.name == "secret")
        rows = await self._rows(query)
        if rows:
            return str(rows[0][0])
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(settings).values(name="secret", value=secrets.token_hex(32)))
        except IntegrityError:
            pass  # another server was quicker
        return str((await self._rows(query))[0][0])

    async def ready(self) -> bool:
        """Whether the database answers."""
        try:
            await self._rows(select(1))
        except (SQLAlchemyError, OSError):
            return False
        return True

    async def _rows(self, query: Select[Any], parameters: dict[str, Any] | None = None) -> Sequence[Any]:
        async with self._engine.connect() as connection:
            rows: Sequence[Any] = (await connection.execute(query, parameters)).all()
            return rows


def _address(url: str) -> URL:
    """A URL, or the name of an SQLite file, as the address of a database with the driver that we use."""
    if "://" not in url:
        url = f"sqlite:///{url}"
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        raise Error(f"{shown(url)} is not the URL of a database") from None
    if address.drivername in DRIVERS:
        address = address.set(drivername=DRIVERS[address.drivername])
    if address.drivername not in DRIVERS.values():
        raise Error(f"karfunkel stores its tables in SQLite or PostgreSQL, not in {shown(address.drivername)}")
    return address


def _engine(address: URL) -> AsyncEngine:
    if address.get_backend_name() != "sqlite":
        return create_async_engine(
            address, pool_size=READERS + 1, max_overflow=0, pool_pre_ping=True, hide_parameters=True
        )
    if address.database in (None, "", ":memory:"):
        raise Error("SQLite needs a file to store the tables in")
    try:
        Path(str(address.database)).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Error(f"the folder of {address.database} cannot be made: {error.strerror}") from None
    engine = create_async_engine(
        address, pool_size=READERS + 1, max_overflow=0, connect_args={"timeout": 5}, hide_parameters=True
    )
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _: Any) -> None:
    """A log beside the file, so that readers do not wait; a commit is on the disk when it returns."""
    try:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except Exception:  # the file is no database; nobody else would close it
        connection.close()
        raise


def _reason(error: Exception) -> str:
    """The heart of a database's complaint."""
    if isinstance(error, NoSuchModuleError):
        return "its driver is not installed"
    cause = getattr(error, "orig", None) or error
    return str(cause).splitlines()[0] if str(cause) else type(cause).__name__

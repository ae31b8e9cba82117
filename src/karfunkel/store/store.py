"""What the server keeps: logs, lists of tables, guests."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Select,
    and_,
    bindparam,
    delete,
    event,
    func,
    insert,
    literal,
    select,
    text,
    true,
    tuple_,
    update,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from karfunkel.errors import Error, shown
from karfunkel.match.events import LogEntry, PersonalData, event_from_json
from karfunkel.optional_imports import require_extra
from karfunkel.store.group_commit import GroupCommitWriter, MatchWrite, OnStored, reason_of
from karfunkel.store.guest_records import GuestRecords
from karfunkel.store.migrate import bring_up_to_date
from karfunkel.store.schema import STILL_PLAYED, guests, log, mutes, personal_data, seats, settings, tables
from karfunkel.store.write_probe import Heartbeat

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
READERS = 4
LATER_KEYS = "later-keys"
"""The setting with the keys that came after the first."""
MOST_LISTED = 100
UNUSABLE = (SQLAlchemyError, OSError, TypeError, ValueError, OverflowError)
"""What drivers raise if a database is not there, or if its URL asks for what they do not know."""

_READ_LOG = (
    select(log.c.seq, log.c.at, log.c.entry, personal_data.c.guest, personal_data.c.name, personal_data.c.text)
    .outerjoin(personal_data, and_(personal_data.c.table_id == log.c.table_id, personal_data.c.seq == log.c.seq))
    .where(log.c.table_id == bindparam("table"), log.c.seq > bindparam("after"))
    .order_by(log.c.seq)
)


Place = tuple[int, str]
"""A place in a list: when the last table of a page changed, and its id."""


class Guest(msgspec.Struct, frozen=True):
    """Somebody who came to the server."""

    id: str
    name: str


class Store:
    """A database, open."""

    def __init__(self, readers: AsyncEngine, writer: AsyncEngine) -> None:
        self._engine = readers
        self._writer = GroupCommitWriter(writer)
        self._one_change = asyncio.Lock()
        self.guests = GuestRecords(readers, self._changing)
        self.heartbeat = Heartbeat(self._beat, lambda: self.commits)
        """Whether something can be written at all."""

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Open a database and bring its schema up to date; Error if that cannot be done."""
        address = address_of(url)
        readers, writer = engine_for(address, READERS), engine_for(address, 1)
        try:
            await bring_up_to_date(writer)
        except BaseException as error:
            await writer.dispose()
            if not isinstance(error, UNUSABLE):
                raise
            raise Error(f"the database {address.render_as_string()} cannot be used: {reason_of(error)}") from None
        return cls(readers, writer)

    async def close(self) -> None:
        """Write what waits to be written, and close."""
        await self.heartbeat.close()
        await self._writer.close()
        await self._engine.dispose()

    async def require_writable(self) -> None:
        """Error if nothing can be written."""
        await self.heartbeat.beat()
        if self.heartbeat.failure is not None:
            raise Error(f"the database cannot be written: {self.heartbeat.failure}")

    async def ready(self) -> bool:
        """Whether something can be written; found out by writing."""
        await self.heartbeat.beat()
        return self.heartbeat.is_well

    async def _beat(self) -> None:
        """Write something, whatever it is."""
        this = update(settings).where(settings.c.name == "heartbeat").values(value=str(time.time_ns()))
        async with self._changing() as connection:
            if (await connection.execute(this)).rowcount == 0:
                await connection.execute(insert(settings).values(name="heartbeat", value="0"))

    @asynccontextmanager
    async def _changing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction for what is no log. At most one stands before the writer's next commit, however many wait."""
        async with self._one_change, self._writer.transaction() as connection:
            yield connection

    # ---- logs

    def require_lease(self, holds: Callable[[], bool]) -> None:
        """Write of matches from now on only while this holds; it is asked right before they are written."""
        self._writer.may_write = holds

    async def write(self, *writes: MatchWrite) -> None:
        """Write new entries, all or none; they are safe when this returns. NotStored if they are not."""
        await self._writer.write(*writes)

    def submit(self, writes: Sequence[MatchWrite], on_stored: OnStored) -> None:
        """Write new entries like `write`, without waiting: `on_stored` hears when they are safe, or why not."""
        self._writer.submit(writes, on_stored)

    async def write_late_rows(self) -> None:
        """Let lists show all that is stored."""
        await self._writer.write_late_rows()

    @property
    def commits(self) -> int:
        """How many commits were made for tables so far."""
        return self._writer.commits

    @property
    def engine(self) -> AsyncEngine:
        """What those read with who ask for more than is here."""
        return self._engine

    async def read_log(self, table: str, after: int = -1) -> list[LogEntry]:
        """The log of a table, after a place in it; empty if there is no such table."""
        rows = await self._rows(_READ_LOG, {"table": table, "after": after})
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
        await self._writer.write_late_rows()
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

    # ---- guests

    async def guest(self, guest: str) -> Guest | None:
        """A guest who has come before."""
        rows = await self._rows(select(guests.c.id, guests.c.name).where(guests.c.id == guest))
        return Guest(*rows[0]) if rows else None

    async def save_guest(self, guest: Guest, at: int) -> None:
        """Remember a guest, or its new name."""
        async with self._changing() as connection:
            known = await connection.execute(update(guests).where(guests.c.id == guest.id).values(name=guest.name))
            if known.rowcount == 0:
                await connection.execute(insert(guests).values(id=guest.id, name=guest.name, came_at=at))

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

    # ---- the server itself

    async def secret(self) -> str:
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

    async def keys(self) -> list[str]:
        """The keys that sign cookies, the oldest first; the newest signs."""
        first = await self.secret()
        rows = await self._rows(select(settings.c.value).where(settings.c.name == LATER_KEYS))
        return [first, *(msgspec.json.decode(rows[0][0], type=list[str]) if rows else [])]

    async def add_key(self, most: int) -> None:
        """Sign with a new key from now on; of the later ones so many are kept at most."""
        later = [*(await self.keys())[1:], secrets.token_hex(32)][-most:]
        value = msgspec.json.encode(later).decode()
        async with self._changing() as connection:
            changed = await connection.execute(
                update(settings).where(settings.c.name == LATER_KEYS).values(value=value)
            )
            if changed.rowcount == 0:
                await connection.execute(insert(settings).values(name=LATER_KEYS, value=value))

    async def _rows(self, query: Select[Any], parameters: dict[str, Any] | None = None) -> Sequence[Any]:
        async with self._engine.connect() as connection:
            rows: Sequence[Any] = (await connection.execute(query, parameters)).all()
            return rows


def address_of(url: str) -> URL:
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
    if address.get_backend_name() == "postgresql":
        with require_extra("postgres"):
            import asyncpg  # noqa: F401, PLC0415  # who uses SQLite needs none
    return address


def engine_for(address: URL, connections: int) -> AsyncEngine:
    """What has so many connections to the database: the writer's own is never taken by those who read."""
    if address.get_backend_name() != "sqlite":
        return create_async_engine(
            address, pool_size=connections, max_overflow=0, pool_pre_ping=True, hide_parameters=True
        )
    if address.database in (None, "", ":memory:"):
        raise Error("SQLite needs a file to store the tables in")
    try:
        Path(str(address.database)).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Error(f"the folder of {address.database} cannot be made: {error.strerror}") from None
    engine = create_async_engine(
        address, pool_size=connections, max_overflow=0, connect_args={"timeout": 5}, hide_parameters=True
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

"""Lock of a database: it is served by one server alone, or by several that know each other by a bus.

The system ends a lock by itself when its server dies, however that happens.
"""

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import IO, Self

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from karfunkel.errors import Error
from karfunkel.store.database_url import address_of, without_secrets
from karfunkel.store.group_commit import reason_of
from karfunkel.store.store import UNUSABLE, engine_for

SERVING_LOCK = 0x6B617267
"""The number of the lock in PostgreSQL that a server has while it runs."""
PATIENCE = 5.0
"""Seconds that a lock is waited for: that of a server which was killed ends a moment later."""
LOOK_AGAIN = 0.2
KEEP = 1.0
"""Seconds after which it is looked whether the database still knows of the lock."""

logger = logging.getLogger(__name__)


class DatabaseLock:
    """Kept by a server as long as it serves a database."""

    def __init__(self, url: str, *, together: bool) -> None:
        self._address, self._together = address_of(url), together
        self._file: IO[bytes] | None = None
        self._engine: AsyncEngine | None = None
        self._connection: AsyncConnection | None = None
        self._keeping: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        on_sqlite = self._address.get_backend_name() == "sqlite"
        if on_sqlite and self._together:
            raise Error("servers that share a database need PostgreSQL: --db postgresql://…")
        try:
            if on_sqlite:
                await self._patiently(self._take_file)
            else:
                self._engine = engine_for(self._address, 1)
                await self._patiently(self._take_in_postgresql)
                self._keeping = asyncio.create_task(self._keep(), name="database lock")
        except BaseException as error:
            await self._let_go()
            if not isinstance(error, UNUSABLE):
                raise
            where = without_secrets(self._address)
            raise Error(f"the database {where} cannot be used: {reason_of(error)}") from None
        return self

    async def __aexit__(self, *failure: object) -> None:
        await self._let_go()

    async def _let_go(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)
        if self._file is not None:
            self._file.close()
        if self._connection is not None:
            await asyncio.gather(self._connection.close(), return_exceptions=True)
        if self._engine is not None:
            await asyncio.gather(self._engine.dispose(), return_exceptions=True)

    async def _patiently(self, take: Callable[[], Awaitable[bool]]) -> None:
        deadline = asyncio.get_running_loop().time() + PATIENCE
        while not await take():
            if asyncio.get_running_loop().time() > deadline:
                raise Error(
                    f"another server uses the database {without_secrets(self._address)}. Several can share one in "
                    "PostgreSQL, if all of them are started with the same --bus"
                )
            await asyncio.sleep(LOOK_AGAIN)

    # ---- SQLite: a file beside the database

    async def _take_file(self) -> bool:
        path = Path(f"{self._address.database}.lock")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self._file or path.open("ab")
            return _locked(self._file)
        except OSError as error:
            raise Error(f"{str(path)!r}, by which servers see each other, cannot be used: {error.strerror}") from None

    # ---- PostgreSQL: a lock that lasts as long as a connection

    async def _take_in_postgresql(self) -> bool:
        """Take the lock, if it can be had: alone, or shared with those who share theirs, too."""
        assert self._engine is not None  # noqa: S101  this is PostgreSQL
        kind = "pg_try_advisory_lock_shared" if self._together else "pg_try_advisory_lock"
        connection = await self._engine.connect()
        taken = (await connection.execute(text(f"SELECT {kind}({SERVING_LOCK})"))).scalar()
        await connection.commit()
        if taken:
            self._connection = connection
        else:
            await connection.close()
        return bool(taken)

    async def _keep(self) -> None:
        """Take the lock again after the connection was lost, as when the database was started anew."""
        while True:
            await asyncio.sleep(KEEP)
            try:
                if self._connection is not None:
                    await self._connection.execute(text("SELECT 1"))
                    await self._connection.commit()
                elif not await self._take_in_postgresql():
                    logger.error("another server uses the database by now")
            except (SQLAlchemyError, OSError) as error:
                logger.warning("the lock of the database is lost", extra={"reason": reason_of(error)})
                if self._connection is not None:
                    await asyncio.gather(self._connection.close(), return_exceptions=True)
                self._connection = None


def _locked(file: IO[bytes]) -> bool:
    """Lock a file, unless another process has."""
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415  there is none elsewhere

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415  there is none on Windows

            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True

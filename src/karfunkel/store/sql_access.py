"""Access to a database for those who keep something in it: rows that are read, and transactions for what is no log."""

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

from sqlalchemy import Select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Changing = Callable[[], AbstractAsyncContextManager[AsyncConnection]]
"""Begins a transaction for what is no log."""


async def fetch_rows(
    engine: AsyncEngine, query: Select[Any], parameters: dict[str, Any] | None = None
) -> Sequence[Any]:
    """All rows of a query."""
    async with engine.connect() as connection:
        rows: Sequence[Any] = (await connection.execute(query, parameters)).all()
        return rows


class SqlAccess:
    """Something that is kept in a database."""

    def __init__(self, readers: AsyncEngine, changing: Changing) -> None:
        self._engine, self._changing = readers, changing

    async def _rows(self, query: Select[Any]) -> Sequence[Any]:
        return await fetch_rows(self._engine, query)

"""Closing a table from outside the server that serves it."""

from contextlib import suppress

from karfunkel.errors import Error
from karfunkel.store.store import Store
from karfunkel.store.summary import writing
from karfunkel.store.writer import NotStored
from karfunkel.table.doing import close
from karfunkel.table.sitting import Sitting

MOST_TRIES = 5


async def close_table(store: Store, table: str, reason: str, at: int) -> None:
    """End a table without a result. A server that has it at hand finds that out when it next looks around."""
    for _ in range(MOST_TRIES - 1):
        with suppress(NotStored):  # somebody moved at the same time
            await _try_to_close(store, table, reason, at)
            return
    await _try_to_close(store, table, reason, at)


async def _try_to_close(store: Store, table: str, reason: str, at: int) -> None:
    lines = await store.read_log(table)
    if not lines:
        raise Error(f"there is no table {table!r:.60}")
    sitting = Sitting.from_log(table, lines)
    new = writing(sitting, close(sitting, reason, at))
    new.row["due"] = at
    await store.write(new)

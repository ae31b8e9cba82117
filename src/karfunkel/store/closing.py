"""Closing a table from outside the server that serves it."""

from karfunkel.errors import Error
from karfunkel.store.store import Store
from karfunkel.store.summary import writing
from karfunkel.table.doing import close
from karfunkel.table.sitting import Sitting


async def close_table(store: Store, table: str, reason: str, at: int) -> None:
    """End a table without a result. A server that has it at hand finds that out when it next looks around."""
    lines = await store.read_log(table)
    if not lines:
        raise Error(f"there is no table {table!r:.60}")
    sitting = Sitting.from_log(table, lines)
    new = writing(sitting, close(sitting, reason, at))
    new.row["due"] = at
    await store.write(new)

"""The log of every table, and who sits where: in SQLite by default, in PostgreSQL by a URL."""

from karfunkel.store.store import Guest, Store
from karfunkel.store.writer import NotStored, Writing

__all__ = ["Guest", "NotStored", "Store", "Writing"]

"""The log of every match, and who sits where: in SQLite by default, in PostgreSQL by a URL."""

from karfunkel.store.store import Guest, Store
from karfunkel.store.writer import MatchWrite, NotStored

__all__ = ["Guest", "MatchWrite", "NotStored", "Store"]

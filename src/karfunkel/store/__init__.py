"""The log of every match, and who sits where: in SQLite by default, in PostgreSQL by a URL."""

from karfunkel.optional_imports import require_extra

with require_extra("server"):
    from karfunkel.store.store import Guest, Place, Store
    from karfunkel.store.writer import MatchWrite, NotStored

__all__ = ["Guest", "MatchWrite", "NotStored", "Place", "Store"]

"""The log of every match, and who sits where: in SQLite by default, in PostgreSQL by a URL."""

from karfunkel.optional_imports import require_extra

with require_extra("server"):
    from karfunkel.store.group_commit import MatchWrite, NotStored
    from karfunkel.store.guest_names import Guest
    from karfunkel.store.match_lists import Place
    from karfunkel.store.store import Store

__all__ = ["Guest", "MatchWrite", "NotStored", "Place", "Store"]

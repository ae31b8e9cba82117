"""A game in progress for people: who may act, the log, chance that can be checked, undo, events. No sockets, no SQL."""

from karfunkel.table.create_table import from_position, from_record, new
from karfunkel.table.table import Table
from karfunkel.table.verify_draws import verify

__all__ = ["Table", "from_position", "from_record", "new", "verify"]

"""The schema. `log` is the truth and only ever grows; the rest can be made from it, or is about guests.

What of an entry may have to be erased some day, names and talk, is not in the log but in `personal_data`.
"""

from typing import Any, cast

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    TextClause,
    false,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(40), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("entry", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    sqlite_with_rowid=False,
    comment="what happened at each table, in order; never changed, never deleted",
)

personal_data = Table(
    "personal_data",
    metadata,
    Column("table_id", String(40), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("guest", String(40), nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    Index("ix_personal_data_guest", "guest"),
    sqlite_with_rowid=False,
    comment="names and talk that belong to entries of the log, by their places; can be erased",
)

STILL_PLAYED = "stage IN ('open', 'running')"
"""What a query has to say in these words, so that SQLite finds the index of tables that are not over."""
_PLAYED = {"sqlite_where": text(STILL_PLAYED), "postgresql_where": text(STILL_PLAYED)}
_OVER = {"sqlite_where": text("public = 1 AND stage = 'over'"), "postgresql_where": text("public AND stage = 'over'")}
"""Of tables that are over there are ever more, but they no longer change: so they have indexes of their own, which cost
a move nothing."""


def _index(name: str, *columns: str, of: dict[str, TextClause]) -> Index:
    """An index of some tables."""
    return Index(name, *columns, **cast(dict[str, Any], of))


tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(40), nullable=False),
    Column("code", String(40), nullable=False, unique=True, comment="the invitation: who has it may come in"),
    Column("opened_at", BigInteger, nullable=False),
    Column("stage", String(10), nullable=False),
    Column("free_seats", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=True, comment="when the server has to look after the table by itself"),
    Column("summary", Text, nullable=False),
    _index("ix_tables_lobby", "stage", "public", "changed_at", "id", "game", "players", "free_seats", of=_PLAYED),
    _index("ix_tables_over", "changed_at", "id", of=_OVER),
    _index("ix_tables_over_game", "game", "changed_at", "id", of=_OVER),
    _index("ix_tables_over_players", "players", "changed_at", "id", of=_OVER),
    _index("ix_tables_over_game_players", "game", "players", "changed_at", "id", of=_OVER),
    Index("ix_tables_due", "due"),
    Index("ix_tables_host_stage", "host", "stage"),
    sqlite_with_rowid=False,
    comment="what lists show of a table",
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String(40), nullable=True),
    Column("level", String(20), nullable=True),
    Column("ended_at", BigInteger, nullable=True, comment="if the table has ended: when it changed last"),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_seats_guest_ended_at", "guest", "ended_at", "table_id"),
    sqlite_with_rowid=False,
    comment="who sits where",
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String(40), nullable=True),
    Column("level", String(20), nullable=True),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_results_guest", "guest"),
    sqlite_with_rowid=False,
    comment="how finished games ended",
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("came_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=True),
    Column("signed_since", BigInteger, nullable=True),
    Column("banned_at", BigInteger, nullable=True),
    Column("changed_at", BigInteger, nullable=True),
    Column("ban_reason", Text, nullable=True),
    Index("ix_guests_changed_at", "changed_at"),
    sqlite_with_rowid=False,
)

device_links = Table(
    "device_links",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("guest", String(40), ForeignKey("guests.id"), nullable=False),
    Column("until", BigInteger, nullable=False),
    sqlite_with_rowid=False,
    comment="digests of the codes by which guests come in on another device, each once",
)

reports = Table(
    "reports",
    metadata,
    Column("table_id", String(40), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("reporter", String(40), nullable=False),
    Column("guest", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seq", "reporter"),
    Index("ix_reports_at", "at"),
    Index("ix_reports_guest", "guest"),
    sqlite_with_rowid=False,
    comment="talk that guests have reported, as it was then",
)

mutes = Table(
    "mutes",
    metadata,
    Column("guest", String(40), ForeignKey("guests.id"), nullable=False),
    Column("muted", String(40), nullable=False),
    PrimaryKeyConstraint("guest", "muted"),
    sqlite_with_rowid=False,
    comment="whose talk a guest does not want to read",
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_with_rowid=False,
    comment="what the server must remember of itself, such as the key that signs cookies",
)

servers = Table(
    "servers",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("address", String(200), nullable=False),
    Column("joined_at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("draining", Boolean, nullable=False, server_default=false()),
    sqlite_with_rowid=False,
    comment="servers that share this database, and until when each counts as alive",
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("server", String(40), nullable=False),
    Index("ix_leases_server", "server"),
    sqlite_with_rowid=False,
    comment="which server owns a match, as long as it is alive",
)

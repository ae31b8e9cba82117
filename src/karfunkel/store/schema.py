"""The schema. `log` is the truth and only ever grows; the rest can be made from it, or is about guests.

What of an entry may have to be erased some day, names and talk, is not in the log but in `personal_data`.
"""

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
    Index("ix_tables_stage_changed_at", "stage", "changed_at"),
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
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_seats_guest", "guest"),
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
    sqlite_with_rowid=False,
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

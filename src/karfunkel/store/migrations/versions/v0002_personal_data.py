"""Names and talk leave the log for a table of their own, in which they can be erased."""

import logging
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None

BATCH = 1000
"""So many entries are read and written at once."""
NOTE_EVERY = 20_000
"""After so many entries a note says how far it is."""
NEW_VERSION = 2
"""The version of the events that hold no names and no talk."""
ORDER = {"sat": ("kind", "seat", "guest", "name"), "said": ("kind", "guest", "name", "text", "key")}
"""The fields of these events in their first version, in the order in which they were stored."""

logger = logging.getLogger("karfunkel.store.migrate")

log = sa.table("log", sa.column("table_id"), sa.column("seq"), sa.column("entry"))
personal_data = sa.table(
    "personal_data",
    sa.column("table_id"),
    sa.column("seq"),
    sa.column("guest"),
    sa.column("name"),
    sa.column("text"),
)
_rewrite = (
    sa.update(log)
    .where(log.c.table_id == sa.bindparam("of_table"), log.c.seq == sa.bindparam("at_seq"))
    .values(entry=sa.bindparam("new_entry"))
)
_seems_personal = log.c.entry.contains('"sat"') | log.c.entry.contains('"said"')
_same_place = (personal_data.c.table_id == log.c.table_id) & (personal_data.c.seq == log.c.seq)


def upgrade() -> None:
    """Go on to this step."""
    op.create_table(
        "personal_data",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq"),
        sqlite_with_rowid=False,
        comment="names and talk that belong to entries of the log, by their places; can be erased",
    )
    connection = op.get_bind()
    for entries in _batches(connection, sa.select(log)):
        taken = []
        rewritten = []
        for table, seq, entry in entries:
            fields = msgspec.json.decode(entry)
            if fields["kind"] in ORDER and "v" not in fields:
                row = {"guest": fields["guest"], "name": fields.pop("name"), "text": fields.pop("text", "")}
                taken.append({"table_id": table, "seq": seq, **row})
                rewritten.append(_new_entry(table, seq, {"kind": fields["kind"], "v": NEW_VERSION, **fields}))
        if taken:
            connection.execute(sa.insert(personal_data), taken)
            connection.execute(_rewrite, rewritten)
    op.create_index("ix_personal_data_guest", "personal_data", ["guest"])


def downgrade() -> None:
    """Go back behind this step. What was erased is an empty name, an empty text."""
    connection = op.get_bind()
    query = sa.select(log, personal_data.c.name, personal_data.c.text).outerjoin(personal_data, _same_place)
    for entries in _batches(connection, query):
        rewritten = []
        for table, seq, entry, name, text in entries:
            fields = msgspec.json.decode(entry)
            if fields["kind"] in ORDER and fields.get("v") == NEW_VERSION:
                whole = {**fields, "name": name or "", "text": text or ""}
                first = {field: whole[field] for field in ORDER[fields["kind"]] if field in whole}
                rewritten.append(_new_entry(table, seq, first))
        if rewritten:
            connection.execute(_rewrite, rewritten)
    op.drop_table("personal_data")


def _new_entry(table: str, seq: int, fields: dict[str, Any]) -> dict[str, Any]:
    return {"of_table": table, "at_seq": seq, "new_entry": msgspec.json.encode(fields).decode()}


def _batches(connection: sa.Connection, query: sa.Select[Any]) -> Iterator[Sequence[Any]]:
    """The entries that may hold names or talk, some at a time, in the order of their places."""
    total = connection.scalar(sa.select(sa.func.count()).select_from(log).where(_seems_personal))
    query = query.where(_seems_personal).order_by(log.c.table_id, log.c.seq).limit(BATCH)
    done, noted = 0, 0
    entries = connection.execute(query).all()
    while entries:
        yield entries
        done += len(entries)
        if done - noted >= NOTE_EVERY or (noted and done == total):
            noted = done
            logger.info("schema %s: %d of %d names and lines of talk moved", revision, done, total)
        behind = sa.tuple_(log.c.table_id, log.c.seq) > sa.tuple_(*entries[-1][:2])
        entries = connection.execute(query.where(behind)).all()

"""The first schema."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Go on to this step."""
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq"),
        sqlite_with_rowid=False,
        comment="what happened at each table, in order; never changed, never deleted",
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("code", sa.String(40), nullable=False, unique=True, comment="the invitation: who has it may come in"),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("stage", sa.String(10), nullable=False),
        sa.Column("free_seats", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=True, comment="when the server has to look after the table by itself"),
        sa.Column("summary", sa.Text, nullable=False),
        sqlite_with_rowid=False,
        comment="what lists show of a table",
    )
    op.create_index("ix_tables_stage_changed_at", "tables", ["stage", "changed_at"])
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_host_stage", "tables", ["host", "stage"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(40), nullable=True),
        sa.Column("level", sa.String(20), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "seat"),
        sqlite_with_rowid=False,
        comment="who sits where",
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(40), nullable=True),
        sa.Column("level", sa.String(20), nullable=True),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
        sqlite_with_rowid=False,
        comment="how finished games ended",
    )
    op.create_index("ix_results_guest", "results", ["guest"])
    op.create_table(
        "guests",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("came_at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "mutes",
        sa.Column("guest", sa.String(40), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("muted", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("guest", "muted"),
        sqlite_with_rowid=False,
        comment="whose talk a guest does not want to read",
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
        sqlite_with_rowid=False,
        comment="what the server must remember of itself, such as the key that signs cookies",
    )


def downgrade() -> None:
    """Go back behind this step."""
    for name in ("settings", "mutes", "guests", "results", "seats", "tables", "log"):
        op.drop_table(name)

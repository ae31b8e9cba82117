"""Servers can share a database: which of them are there, and which of them owns a match."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Go on to this step."""
    op.create_table(
        "servers",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("joined_at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("draining", sa.Boolean, nullable=False, server_default=sa.false()),
        sqlite_with_rowid=False,
        comment="servers that share this database, and until when each counts as alive",
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("server", sa.String(40), nullable=False),
        sqlite_with_rowid=False,
        comment="which server owns a match, as long as it is alive",
    )
    op.create_index("ix_leases_server", "leases", ["server"])


def downgrade() -> None:
    """Go back behind this step. Nothing is lost: no server runs meanwhile."""
    op.drop_table("leases")
    op.drop_table("servers")

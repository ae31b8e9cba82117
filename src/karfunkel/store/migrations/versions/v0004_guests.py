"""Guests can be banned, signed out and moved to another device; talk can be reported."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None

COLUMNS = ("seen_at", "signed_since", "banned_at", "changed_at")


def upgrade() -> None:
    """Go on to this step. What is there stays as it is: columns that are empty mean what was before."""
    for name in COLUMNS:
        op.add_column("guests", sa.Column(name, sa.BigInteger, nullable=True))
    op.add_column("guests", sa.Column("ban_reason", sa.Text, nullable=True))
    op.create_index("ix_guests_changed_at", "guests", ["changed_at"])
    op.create_table(
        "device_links",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(40), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
        comment="digests of the codes by which guests come in on another device, each once",
    )
    op.create_table(
        "reports",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("reporter", sa.String(40), nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", "reporter"),
        sqlite_with_rowid=False,
        comment="talk that guests have reported, as it was then",
    )
    op.create_index("ix_reports_at", "reports", ["at"])
    op.create_index("ix_reports_guest", "reports", ["guest"])


def downgrade() -> None:
    """Go back behind this step. Bans and reports are lost."""
    op.drop_table("reports")
    op.drop_table("device_links")
    op.drop_index("ix_guests_changed_at", "guests")
    for name in ("ban_reason", *reversed(COLUMNS)):
        op.drop_column("guests", name)

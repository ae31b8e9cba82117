"""Lists by index: however many tables have ended, a page of a list is found at once."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None

PLAYED: dict[str, Any] = {
    "sqlite_where": sa.text("stage IN ('open', 'running')"),
    "postgresql_where": sa.text("stage IN ('open', 'running')"),
}
OVER: dict[str, Any] = {
    "sqlite_where": sa.text("public = 1 AND stage = 'over'"),
    "postgresql_where": sa.text("public AND stage = 'over'"),
}
OF_OVER = {
    "ix_tables_over": ["changed_at", "id"],
    "ix_tables_over_game": ["game", "changed_at", "id"],
    "ix_tables_over_players": ["players", "changed_at", "id"],
    "ix_tables_over_game_players": ["game", "players", "changed_at", "id"],
}
ENDED = """
    UPDATE seats SET ended_at = (SELECT changed_at FROM tables WHERE id = seats.table_id)
    WHERE table_id IN (SELECT id FROM tables WHERE stage IN ('over', 'abandoned'))
"""


def upgrade() -> None:
    """Go on to this step."""
    op.add_column(
        "seats",
        sa.Column("ended_at", sa.BigInteger, nullable=True, comment="if the table has ended: when it changed last"),
    )
    op.execute(ENDED)
    op.drop_index("ix_seats_guest", "seats")
    op.create_index("ix_seats_guest_ended_at", "seats", ["guest", "ended_at", "table_id"])
    op.drop_index("ix_tables_stage_changed_at", "tables")
    lobby = ["stage", "public", "changed_at", "id", "game", "players", "free_seats"]
    op.create_index("ix_tables_lobby", "tables", lobby, **PLAYED)
    for name, columns in OF_OVER.items():
        op.create_index(name, "tables", columns, **OVER)


def downgrade() -> None:
    """Go back behind this step."""
    for name in (*OF_OVER, "ix_tables_lobby"):
        op.drop_index(name, "tables")
    op.create_index("ix_tables_stage_changed_at", "tables", ["stage", "changed_at"])
    op.drop_index("ix_seats_guest_ended_at", "seats")
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.drop_column("seats", "ended_at")

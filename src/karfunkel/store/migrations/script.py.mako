"""${message}."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Go on to this step."""
    ${upgrades if upgrades else "pass"}


def downgrade() -> None:
    """Go back behind this step."""
    ${downgrades if downgrades else "pass"}

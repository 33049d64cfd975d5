"""Where several seats are asked at the same time, an answer given ahead is kept with its seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the sealed answer of a seat."""
    op.add_column("seats", sa.Column("sealed", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    """Forget the sealed answers."""
    op.drop_column("seats", "sealed")

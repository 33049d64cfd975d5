"""A table may be there for something: a lesson, a puzzle, an example of a rule."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what a table is for."""
    op.add_column("tables", sa.Column("task", sa.String(80), nullable=True))


def downgrade() -> None:
    """Forget it: such tables are tables like any other."""
    op.drop_column("tables", "task")

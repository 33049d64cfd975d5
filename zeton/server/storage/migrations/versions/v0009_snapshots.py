"""Snapshots of tables, so that long games are there again as soon as short ones."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("program", sa.String(40), nullable=False),
        sa.Column("taken", sa.LargeBinary(), nullable=False),
    )


def downgrade() -> None:
    """Forget them: records are played instead."""
    op.drop_table("snapshots")

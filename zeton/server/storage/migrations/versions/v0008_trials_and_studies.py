"""Series in which decks are tried, and studies of games: what one server has found, all can tell."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "trials",
        sa.Column("deck", sa.String(32), sa.ForeignKey("decks.id"), primary_key=True),
        sa.Column("series", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("before", sa.Integer()),
        sa.Column("tried", sa.JSON(), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("seconds", sa.Float(), nullable=False),
        sa.Column("ended", sa.Boolean(), nullable=False),
    )
    op.create_table(
        "trial_parts",
        sa.Column("deck", sa.String(32), sa.ForeignKey("trials.deck"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("stories", sa.JSON(), nullable=False),
    )
    op.create_table(
        "studies",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("found", sa.JSON(), nullable=False),
        sa.Column("checked", sa.JSON(), nullable=False),
    )


def downgrade() -> None:
    """Forget them: they can be found out again."""
    op.drop_table("studies")
    op.drop_table("trial_parts")
    op.drop_table("trials")

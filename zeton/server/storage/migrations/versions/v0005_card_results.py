"""How cards did in finished games, and which games have been counted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the counts; games that are over are counted when the server starts."""
    op.create_table(
        "card_results",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("card", sa.String(80), primary_key=True),
        sa.Column("had", sa.Integer(), nullable=False),
        sa.Column("had_won", sa.Integer(), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("played_won", sa.Integer(), nullable=False),
    )
    op.create_table(
        "counted_games",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    )


def downgrade() -> None:
    """Forget the counts: they can be counted again."""
    op.drop_table("counted_games")
    op.drop_table("card_results")

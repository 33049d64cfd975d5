"""Tables are kept by one server at a time; clocks remember what a choice cost and how long was thought since."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the servers, who keeps a table, and what clocks remember."""
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("place", sa.String(500), nullable=False),
        sa.Column("beat", sa.Float(), nullable=False),
    )
    op.add_column("tables", sa.Column("owner", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("fence", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("thought", sa.Float(), nullable=False, server_default="0"))
    op.add_column("choices", sa.Column("had", sa.Float(), nullable=True))
    op.add_column("choices", sa.Column("left", sa.Float(), nullable=True))
    op.create_index("tables_owned", "tables", ["owner"])
    op.drop_table("beats")


def downgrade() -> None:
    """Forget them: one server keeps all tables."""
    op.create_table("beats", sa.Column("id", sa.Integer(), primary_key=True), sa.Column("at", sa.Float(), nullable=False))
    op.drop_index("tables_owned", "tables")
    for column in ("had", "left"):
        op.drop_column("choices", column)
    for column in ("owner", "fence", "thought"):
        op.drop_column("tables", column)
    op.drop_table("servers")

"""Sessions that can be ended, when visitors were last here, and who is banned."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them. A cookie of before names its visitor, which is from now on the name of a session of his."""
    op.add_column("visitors", sa.Column("seen", sa.Float(), nullable=False, server_default="0"))
    op.execute("UPDATE visitors SET seen = created")
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id"), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
    )
    op.create_index("ix_sessions_visitor", "sessions", ["visitor"])
    op.execute("INSERT INTO sessions (id, visitor, created, seen) SELECT id, id, created, created FROM visitors")
    op.create_table(
        "bans",
        sa.Column("who", sa.String(80), primary_key=True),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )


def downgrade() -> None:
    """Forget them: cookies name visitors again, so everybody who came since is somebody new."""
    op.drop_table("bans")
    op.drop_table("sessions")
    op.drop_column("visitors", "seen")

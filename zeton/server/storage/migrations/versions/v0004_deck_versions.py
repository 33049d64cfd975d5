"""Decks have notes, versions and a link by which they are shared."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; what a deck is now is its first version."""
    op.add_column("decks", sa.Column("notes", sa.Text(), nullable=False, server_default=""))
    op.add_column("decks", sa.Column("version", sa.Integer(), nullable=False, server_default="1"))
    op.add_column("decks", sa.Column("share", sa.String(length=32), nullable=True))
    op.add_column("decks", sa.Column("changed", sa.Float(), nullable=False, server_default="0"))
    op.execute("UPDATE decks SET changed = created")
    op.create_index("decks_share", "decks", ["share"], unique=True)
    op.create_table(
        "deck_versions",
        sa.Column("deck", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("data", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("notes", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["deck"], ["decks.id"]),
        sa.PrimaryKeyConstraint("deck", "number"),
    )
    op.execute(
        "INSERT INTO deck_versions (deck, number, name, data, notes, at) SELECT id, 1, name, data, '', created FROM decks"
    )


def downgrade() -> None:
    """Forget the notes, the versions and the links."""
    op.drop_table("deck_versions")
    op.drop_index("decks_share", "decks")
    for column in ("changed", "share", "version", "notes"):
        op.drop_column("decks", column)

"""The first form of the database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create everything."""
    op.create_table(
        "beats",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "visitors",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("login", sa.String(length=40), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("login"),
    )
    op.create_table(
        "decks",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("visitor", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("data", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["visitor"],
            ["visitors.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_decks_visitor"), "decks", ["visitor"], unique=False)
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.String(length=40), nullable=False),
        sa.Column("setup", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=True),
        sa.Column("clock", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("pause", sa.Float(), nullable=False),
        sa.Column("era", sa.Integer(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("asked_at", sa.Float(), nullable=False),
        sa.Column("outcome", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("next", sa.String(length=32), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["host"],
            ["visitors.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("tables_listed", "tables", ["public", "state", "changed"], unique=False)
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("visitor", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.id"],
        ),
        sa.ForeignKeyConstraint(
            ["visitor"],
            ["visitors.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_chat_table"), "chat", ["table"], unique=False)
    op.create_table(
        "choices",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("verb", sa.String(length=60), nullable=False),
        sa.Column("card", sa.Integer(), nullable=False),
        sa.Column("target", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table", "place"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("visitor", sa.String(length=32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("packed", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.id"],
        ),
        sa.ForeignKeyConstraint(
            ["visitor"],
            ["visitors.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("visitor", sa.String(length=32), nullable=True),
        sa.Column("bot", sa.String(length=80), nullable=True),
        sa.Column("invitation", sa.String(length=32), nullable=True),
        sa.Column("left", sa.Float(), nullable=True),
        sa.Column("autopass", sa.JSON(none_as_null=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.id"],
        ),
        sa.ForeignKeyConstraint(
            ["visitor"],
            ["visitors.id"],
        ),
        sa.PrimaryKeyConstraint("table", "number"),
    )
    op.create_index(op.f("ix_seats_visitor"), "seats", ["visitor"], unique=False)


def downgrade() -> None:
    """Drop everything."""
    op.drop_index(op.f("ix_seats_visitor"), table_name="seats")
    op.drop_table("seats")
    op.drop_table("reports")
    op.drop_table("choices")
    op.drop_index(op.f("ix_chat_table"), table_name="chat")
    op.drop_table("chat")
    op.drop_index("tables_listed", table_name="tables")
    op.drop_table("tables")
    op.drop_index(op.f("ix_decks_visitor"), table_name="decks")
    op.drop_table("decks")
    op.drop_table("visitors")
    op.drop_table("beats")

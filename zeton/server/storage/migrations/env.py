"""Run the migrations over the connection that the server hands over."""

from __future__ import annotations

from alembic import context

from zeton.server.storage.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,  # SQLite changes a column by copying the table
)
with context.begin_transaction():
    context.run_migrations()

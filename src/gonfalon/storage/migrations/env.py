"""Alembic's entry: it is handed an open connection by storage.database."""

from __future__ import annotations

from alembic import context

from gonfalon.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()

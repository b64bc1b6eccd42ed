"""Absent people: a computer that stands in for one, and what the table does after how many seconds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Nobody stands in for anybody yet; tables of before have agreed on nothing, so they wait for ever (0 seconds)."""
    with op.batch_alter_table("seats", recreate="never") as batch:
        batch.add_column(sa.Column("stand_in", sa.Integer, nullable=False, server_default="-1"))
    with op.batch_alter_table("matches", recreate="never") as batch:
        batch.add_column(sa.Column("absent_after", sa.Integer, nullable=False, server_default="0"))
        batch.add_column(sa.Column("absent_level", sa.Integer, nullable=False, server_default="-1"))


def downgrade() -> None:
    """Seats that a computer plays for somebody have no place in the tables of before, so there is no way back."""
    raise NotImplementedError("restore a copy of the database that was made before")

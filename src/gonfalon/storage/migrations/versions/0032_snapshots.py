"""Snapshots of matches, from which they go on without being played again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"


def upgrade() -> None:
    """Add the table. Matches of before get their first snapshot as they go on."""
    op.create_table(
        "snapshots",
        sa.Column("match", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("packed", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """The log has it all."""
    op.drop_table("snapshots")

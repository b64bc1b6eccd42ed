"""Matches whose moves are not kept any more: those that nobody began, and old ones beyond what the host keeps."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Nothing has expired before."""
    op.create_table(
        "expired_matches",
        sa.Column("match", sa.String(24), primary_key=True),
        sa.Column("why", sa.String(16), nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False, index=True),
    )


def downgrade() -> None:
    """What is gone stays gone, and is unknown."""
    op.drop_table("expired_matches")

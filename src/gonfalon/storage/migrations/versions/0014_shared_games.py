"""Who lets others see a finished game that could be watched."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Nobody has been asked so far."""
    op.create_table(
        "shared_games",
        sa.Column("match", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
    )


def downgrade() -> None:
    """What people have agreed to is forgotten: they are asked again."""
    op.drop_table("shared_games")

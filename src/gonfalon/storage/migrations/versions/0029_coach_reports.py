"""What a coach has said of a seat's finished game is kept with the game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0026"


def upgrade() -> None:
    """Add the reports: one for each seat, of the moves that its digest names."""
    op.create_table(
        "coach_reports",
        sa.Column("match", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("report", sa.Text, nullable=False),
        sa.Column("written", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """They can be computed again."""
    op.drop_table("coach_reports")

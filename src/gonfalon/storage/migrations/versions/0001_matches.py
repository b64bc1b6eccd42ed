"""Matches, their seats and their entries."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """The first tables, written out so that later changes of the schema leave this step as it was."""
    op.create_table(
        "matches",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("variant", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("opponent", sa.String(16), nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("invite", sa.String(64), nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("match", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("command", sa.String(64), nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("match", "seat", "command", name="one_answer_a_command"),
    )


def downgrade() -> None:
    """Back to nothing."""
    for table in ("entries", "seats", "matches"):
        op.drop_table(table)

"""Challenges by name and from whom they are taken; of a game that has counted, when it ended and what was known before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Nobody has challenged anybody before; challenges are taken from everybody."""
    op.create_table(
        "challenges",
        sa.Column("match", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("challenger", sa.String(24), nullable=False, index=True),
        sa.Column("challenged", sa.String(24), nullable=False, index=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "blocked_people",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("blocked", sa.String(24), primary_key=True),
    )
    op.create_table(
        "challenge_rules",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("taken_from", sa.String(16), nullable=False),
    )

    op.add_column("rated_games", sa.Column("ended", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("rated_games", sa.Column("deviation", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    """The matches stay, without their challenges."""
    op.drop_column("rated_games", "deviation")
    op.drop_column("rated_games", "ended")
    op.drop_table("challenge_rules")
    op.drop_table("blocked_people")
    op.drop_table("challenges")

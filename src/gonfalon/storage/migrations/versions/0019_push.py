"""Web push: the server's key, the browsers that want news, and what each of them was told of a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Nobody has asked for news yet."""
    op.create_table(
        "push_keys",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("private", sa.String(120), nullable=False),
    )
    op.create_table(
        "push_targets",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("person", sa.String(24), nullable=False, index=True),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_until", sa.Integer, nullable=False),
        sa.Column("renewed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "push_seats",
        sa.Column("target", sa.String(64), sa.ForeignKey("push_targets.id"), primary_key=True),
        sa.Column("match", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True, index=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("told", sa.String(40), nullable=False),
    )


def downgrade() -> None:
    """The games stay; nobody is told of them any more."""
    op.drop_table("push_seats")
    op.drop_table("push_targets")
    op.drop_table("push_keys")

"""Passkeys of people, the keys that passkeys have given browsers, and what the host has done beside a running server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Nobody of before has a passkey."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("person", sa.String(24), nullable=False, index=True),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "person_keys",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(24), nullable=False, index=True),
        sa.Column("passkey", sa.String(1400), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "host_acts",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("act", sa.String(40), nullable=False),
        sa.Column("subject", sa.String(40), nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    """The names stay, their passkeys go."""
    for table in ("host_acts", "person_keys", "passkeys"):
        op.drop_table(table)

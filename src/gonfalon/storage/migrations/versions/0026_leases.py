"""Servers that share a database: who they are, which match is whose, and the secret by which they know each other."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """Add the servers, their leases, and their secret. They stay empty where one server has the database to itself."""
    op.create_table(
        "servers",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("subject", sa.String(40), primary_key=True),
        sa.Column("server", sa.String(24), sa.ForeignKey("servers.id", ondelete="CASCADE"), nullable=False),
    )
    op.create_index("ix_leases_server", "leases", ["server"])
    op.create_table(
        "server_secrets",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("server_secrets")
    op.drop_table("leases")
    op.drop_table("servers")

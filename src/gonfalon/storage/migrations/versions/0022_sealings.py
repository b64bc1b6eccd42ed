"""How the hidden things of a match are sealed, the parts of the seed that seats have given, and pledges for matches to come."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Nothing in matches of before is sealed."""
    with op.batch_alter_table("matches", recreate="never") as batch:
        batch.add_column(sa.Column("sealing", sa.Text, nullable=False, server_default=""))
    with op.batch_alter_table("seats", recreate="never") as batch:
        batch.add_column(sa.Column("part", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "pledges",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("sealing", sa.Text, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """The seed of a sealed match follows from its parts, so there is no way back."""
    raise NotImplementedError("restore a copy of the database that was made before")

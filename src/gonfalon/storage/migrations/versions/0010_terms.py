"""What a table agrees on beside the rules, and the time that each entry took."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Tables of before had no clock, counted for nothing and were watched by nobody."""
    with op.batch_alter_table("matches", recreate="never") as batch:
        batch.add_column(sa.Column("terms", sa.Text, nullable=False, server_default="{}"))
    with op.batch_alter_table("entries", recreate="never") as batch:
        batch.add_column(sa.Column("spent", sa.BigInteger, nullable=False, server_default="0"))


def downgrade() -> None:
    """A server of before would let a clocked game go on without its clock, so there is no way back."""
    raise NotImplementedError("restore a copy of the database that was made before")

"""Computer players with a name: which of them plays a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """All computers of before have a level."""
    with op.batch_alter_table("seats", recreate="never") as batch:
        batch.add_column(sa.Column("player", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    """A table of before has no place for it and would play the seats at random, so there is no way back."""
    raise NotImplementedError("restore a copy of the database that was made before")

"""How the texts that seats bring to a match are understood."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Matches of before keep the reading of before, 0, so that their decks stay what they were."""
    with op.batch_alter_table("matches", recreate="never") as batch:
        batch.add_column(sa.Column("reading", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """A table of before has no place for it and would read newer texts wrongly, so there is no way back."""
    raise NotImplementedError("restore a copy of the database that was made before")

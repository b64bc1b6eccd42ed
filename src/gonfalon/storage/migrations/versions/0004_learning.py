"""Games for learning: tables at which a seat may ask for the odds of its decision."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """No table of before has agreed on it."""
    with op.batch_alter_table("matches", recreate="never") as batch:
        batch.add_column(sa.Column("learning", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Forget which tables had agreed on it."""
    with op.batch_alter_table("matches") as batch:
        batch.drop_column("learning")

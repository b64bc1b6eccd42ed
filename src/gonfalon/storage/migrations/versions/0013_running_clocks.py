"""What running clocks have used of a decision that no entry answers yet."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0011"


def upgrade() -> None:
    """No match of before has a clock."""
    op.create_table(
        "running_clocks",
        sa.Column("match", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("used", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """A server of before would let a clocked game go on without its clock, so there is no way back."""
    raise NotImplementedError("restore a copy of the database that was made before")

"""Tables whose open seats are offered to everybody, and when somebody was last seen at each."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """No table of before was offered to everybody."""
    op.create_table(
        "listings",
        sa.Column("match", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Nothing of a match is lost: its open seats are offered no more."""
    op.drop_table("listings")

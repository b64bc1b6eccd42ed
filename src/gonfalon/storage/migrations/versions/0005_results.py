"""Results of finished games of companies, so that what people win can be counted without reading logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Games of before are counted when somebody looks at them."""
    op.create_table(
        "results",
        sa.Column("match", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("people_only", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    """Forget the counts; the logs still have the games."""
    op.drop_table("results")

"""Keys that still open a seat somebody else sits at, seats given up by a link, and a result for every deal of a match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
OF_BEFORE = -1
"""In place of the entry at which a deal began: a result of before, replaced when its match is opened."""


def upgrade() -> None:
    """Whoever sat at a seat before is forgotten already; results move to a table that has room for several of a match."""
    with op.batch_alter_table("seats", recreate="never") as batch:
        batch.add_column(sa.Column("earlier", sa.Text, nullable=False, server_default=""))
        batch.add_column(sa.Column("yields", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "deal_results",
        sa.Column("match", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("begun_at", sa.Integer, primary_key=True),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("people_only", sa.Boolean, nullable=False),
    )
    op.execute(
        "INSERT INTO deal_results (match, begun_at, won, people_only) "
        f"SELECT match, {OF_BEFORE}, won, people_only FROM results"
    )
    op.drop_table("results")


def downgrade() -> None:
    """Earlier keys and the results of several deals have no place in the tables of before, so there is no way back."""
    raise NotImplementedError("restore a copy of the database that was made before")

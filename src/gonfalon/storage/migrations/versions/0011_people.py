"""People with a name and a crest, the seats they have, how games ended, and parcels of keys on their way to another browser."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Nobody of before has a name. How a finished game ended is stored when somebody opens it."""
    with op.batch_alter_table("seats", recreate="never") as batch:
        batch.add_column(sa.Column("person", sa.String(24), nullable=False, server_default=""))
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "people",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("plain", sa.String(160), nullable=True, unique=True),
        sa.Column("crest", sa.String(80), nullable=False),
        sa.Column("key", sa.String(64), nullable=False, unique=True),
        sa.Column("recovery", sa.String(64), nullable=False, index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "parcels",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("sealed", sa.Text, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "outcomes",
        sa.Column("match", sa.String(24), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("returns", sa.Text, nullable=False),
        sa.Column("reason", sa.String(80), nullable=False),
        sa.Column("setups", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """A table of before has no place for names, so there is no way back."""
    raise NotImplementedError("restore a copy of the database that was made before")

"""The edition of the rules under which a match began: what it reads, as until now, and what it offers and asks."""

from __future__ import annotations

from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """One number for both, so the column has another name; its values stay."""
    op.execute("ALTER TABLE matches RENAME COLUMN reading TO edition")


def downgrade() -> None:
    """A table of before has no place for it and would play newer matches wrongly, so there is no way back."""
    raise NotImplementedError("restore a copy of the database that was made before")

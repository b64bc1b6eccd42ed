"""One to four seats: each with its own level, holder and what it brings."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def _column(name: str) -> sa.ColumnClause[Any]:
    return sa.column(name)


matches = sa.table(
    "matches",
    *map(_column, ("id", "opponent", "level", "n_seats")),
)
seats = sa.table("seats", *map(_column, ("match", "seat", "kind", "level", "holder")))


def upgrade() -> None:
    """The level goes to the computer's seat, the two seats of one screen get one holder, every other person is a holder alone."""
    with op.batch_alter_table("matches", recreate="never") as batch:
        batch.add_column(sa.Column("n_seats", sa.Integer, nullable=False, server_default="2"))
    with op.batch_alter_table("seats", recreate="never") as batch:
        batch.add_column(sa.Column("level", sa.Integer, nullable=False, server_default="-1"))
        batch.add_column(sa.Column("holder", sa.Integer, nullable=False, server_default="-1"))
        batch.add_column(sa.Column("brought", sa.Text, nullable=False, server_default=""))
    of_match = matches.c.id == seats.c.match
    level = sa.select(matches.c.level).where(of_match).scalar_subquery()
    op.execute(sa.update(seats).where(seats.c.kind == "computer").values(level=level))
    op.execute(sa.update(seats).where(seats.c.kind == "person").values(holder=seats.c.seat))
    at_one_screen = sa.select(matches.c.id).where(matches.c.opponent == "screen")
    op.execute(sa.update(seats).where(seats.c.match.in_(at_one_screen)).values(holder=0))
    with op.batch_alter_table("matches", recreate="never") as batch:
        batch.drop_column("opponent")
        batch.drop_column("level")


def downgrade() -> None:
    """Matches of other than two seats have no place in the tables of before, so there is no way back."""
    raise NotImplementedError("restore a copy of the database that was made before")

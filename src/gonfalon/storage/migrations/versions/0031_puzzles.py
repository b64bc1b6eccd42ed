"""Puzzles: how hard each is, how people stand with those of a game, and what each of them has answered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0029"


def upgrade() -> None:
    """Add the three tables. Puzzles themselves are files."""
    rating = ("value", "deviation", "volatility")
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(40), primary_key=True),
        *(sa.Column(name, sa.Float, nullable=False) for name in rating),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "puzzle_standings",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        *(sa.Column(name, sa.Float, nullable=False) for name in rating),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "puzzle_answers",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("puzzle", sa.String(40), primary_key=True),
        sa.Column("result", sa.Float, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Forget them."""
    for table in ("puzzle_answers", "puzzle_standings", "puzzle_ratings"):
        op.drop_table(table)

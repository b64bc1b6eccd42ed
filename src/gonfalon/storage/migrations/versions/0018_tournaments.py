"""Tournaments with those who take part and their tables, and clubs with their members."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Nobody has announced a tournament or founded a club before."""
    _make_tournaments()
    _make_clubs()


def _make_tournaments() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("host", sa.String(24), nullable=False),
        sa.Column("club", sa.String(24), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("why", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("starts_at", sa.BigInteger, nullable=False),
        sa.Column("started_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("winner", sa.Integer, nullable=False),
        sa.Column("origin", sa.String(160), nullable=True, unique=True),
    )
    op.create_table(
        "tournament_entrants",
        sa.Column("tournament", sa.String(24), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("computer", sa.Boolean, nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("rating", sa.Text, nullable=False),
        sa.Column("paused", sa.Boolean, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
    )
    op.create_table(
        "tournament_tables",
        sa.Column("tournament", sa.String(24), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("match", sa.String(24), nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("points", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_tournaments_host", "tournaments", ["host"])
    op.create_index("ix_tournaments_club", "tournaments", ["club"])
    op.create_index("ix_tournaments_state", "tournaments", ["state"])
    op.create_index("ix_tournament_entrants_person", "tournament_entrants", ["person"])
    op.create_index("ix_tournament_tables_match", "tournament_tables", ["match"])


def _make_clubs() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("description", sa.Text, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
        sa.Column("founder", sa.String(24), nullable=False),
        sa.Column("invite", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "club_members",
        sa.Column("club", sa.String(24), sa.ForeignKey("clubs.id"), primary_key=True),
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("joined", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_clubs_founder", "clubs", ["founder"])
    op.create_index("ix_club_members_person", "club_members", ["person"])


def downgrade() -> None:
    """The games stay; that they belonged to tournaments goes."""
    op.drop_table("club_members")
    op.drop_table("clubs")
    op.drop_table("tournament_tables")
    op.drop_table("tournament_entrants")
    op.drop_table("tournaments")

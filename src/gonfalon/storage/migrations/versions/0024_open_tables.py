"""The open tables of tournaments, and the tournaments that ended last, are found by an index, however many have ended."""

from __future__ import annotations

from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Index the points of tables (those of open ones are empty), and when the tournaments of a state have ended."""
    op.create_index("ix_tournament_tables_points", "tournament_tables", ["points"])
    op.create_index("ix_tournaments_state_ended_at", "tournaments", ["state", "ended_at"])


def downgrade() -> None:
    """Without the indices all rows are looked through."""
    op.drop_index("ix_tournaments_state_ended_at", "tournaments")
    op.drop_index("ix_tournament_tables_points", "tournament_tables")

"""What companies have won is counted as they finish, and not again for everybody who asks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """Count the results that are there: people's own, tables for learning left out."""
    op.create_table(
        "won_games",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("variant", sa.String(40), primary_key=True),
        sa.Column("n_seats", sa.Integer, primary_key=True),
        sa.Column("options", sa.Text, primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
    )
    op.execute(
        "INSERT INTO won_games (game, variant, n_seats, options, games, won) "
        "SELECT m.game, m.variant, m.n_seats, m.options, count(*), sum(CASE WHEN r.won THEN 1 ELSE 0 END) "
        "FROM deal_results r JOIN matches m ON m.id = r.match WHERE r.people_only AND NOT m.learning "
        "GROUP BY m.game, m.variant, m.n_seats, m.options"
    )


def downgrade() -> None:
    """The results stay, and can be counted again."""
    op.drop_table("won_games")

"""Who keeps unseen pieces covered on the page of a finished game, and the game from which a match goes on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Whoever has agreed so far has agreed to show everything. No match goes on from another one."""
    with op.batch_alter_table("shared_games", recreate="never") as batch:
        batch.add_column(sa.Column("covered", sa.Boolean, nullable=False, server_default=sa.false()))
    with op.batch_alter_table("matches", recreate="never") as batch:
        batch.add_column(sa.Column("origin", sa.String(24), nullable=False, server_default=""))


def downgrade() -> None:
    """A server of before would show what people keep covered: whoever does so shows the game no more."""
    op.execute("DELETE FROM shared_games WHERE covered")
    op.drop_column("shared_games", "covered")
    op.drop_column("matches", "origin")

"""The tables. A change here needs a migration in storage/migrations/versions."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

HEAD = "0032"
"""The newest migration; start-up runs Alembic only when the database says otherwise."""

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("variant", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("n_seats", Integer, nullable=False),
    Column("absent_after", Integer, nullable=False),
    Column("absent_level", Integer, nullable=False),
    Column("learning", Boolean, nullable=False),
    Column("edition", Integer, nullable=False),
    Column("terms", Text, nullable=False),
    Column("origin", String(24), nullable=False),
    Column("sealing", Text, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("token", String(64), nullable=False),
    Column("invite", String(64), nullable=False),
    Column("level", Integer, nullable=False),
    Column("holder", Integer, nullable=False),
    Column("brought", Text, nullable=False),
    Column("stand_in", Integer, nullable=False),
    Column("earlier", Text, nullable=False),
    Column("yields", Boolean, nullable=False),
    Column("player", String(40), nullable=False),
    Column("person", String(24), nullable=False, index=True),
    Column("part", String(64), nullable=False),
)

pledges = Table(
    "pledges",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("sealing", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

listings = Table(
    "listings",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)

results = Table(
    "deal_results",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("begun_at", Integer, primary_key=True),
    Column("won", Boolean, nullable=False),
    Column("people_only", Boolean, nullable=False),
)

won_games = Table(
    "won_games",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("variant", String(40), primary_key=True),
    Column("n_seats", Integer, primary_key=True),
    Column("options", Text, primary_key=True),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
)

running_clocks = Table(
    "running_clocks",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("used", Text, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("command", String(64), nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("spent", BigInteger, nullable=False),
    UniqueConstraint("match", "seat", "command", name="one_answer_a_command"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("packed", LargeBinary, nullable=False),
)

expired_matches = Table(
    "expired_matches",
    metadata,
    Column("match", String(24), primary_key=True),
    Column("why", String(16), nullable=False),
    Column("time", BigInteger, nullable=False, index=True),
)

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("plain", String(160), nullable=True, unique=True),
    Column("crest", String(80), nullable=False),
    Column("key", String(64), nullable=False, unique=True),
    Column("recovery", String(64), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

parcels = Table(
    "parcels",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("sealed", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

outcomes = Table(
    "outcomes",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("ended", BigInteger, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("returns", Text, nullable=False),
    Column("reason", String(80), nullable=False),
    Column("setups", Text, nullable=False),
)

shared_games = Table(
    "shared_games",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("covered", Boolean, nullable=False),
)

coach_reports = Table(
    "coach_reports",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("version", String(40), nullable=False),
    Column("report", Text, nullable=False),
    Column("written", BigInteger, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("variant", String(40), primary_key=True),
    Column("pace", String(16), primary_key=True),
    Column("value", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),
)

rated_games = Table(
    "rated_games",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("begun_at", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("before", Float, nullable=False),
    Column("after", Float, nullable=False),
    Column("ended", BigInteger, nullable=False, server_default="0"),
    Column("deviation", Float, nullable=False, server_default="0"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("label", String(80), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)

person_keys = Table(
    "person_keys",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("passkey", String(1400), nullable=False),
    Column("created", BigInteger, nullable=False),
)

host_acts = Table(
    "host_acts",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("act", String(40), nullable=False),
    Column("subject", String(40), nullable=False),
    Column("time", BigInteger, nullable=False),
    sqlite_autoincrement=True,
)

push_keys = Table(
    "push_keys",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("private", String(120), nullable=False),
)

push_targets = Table(
    "push_targets",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("person", String(24), nullable=False, index=True),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_until", Integer, nullable=False),
    Column("renewed", BigInteger, nullable=False),
)

push_seats = Table(
    "push_seats",
    metadata,
    Column("target", String(64), ForeignKey("push_targets.id"), primary_key=True),
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True, index=True),
    Column("seat", Integer, primary_key=True),
    Column("token", String(64), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("told", String(40), nullable=False),
)

challenges = Table(
    "challenges",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("challenger", String(24), nullable=False, index=True),
    Column("challenged", String(24), nullable=False, index=True),
    Column("made", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("state", String(16), nullable=False),
    Column("changed", BigInteger, nullable=False),
)

blocked_people = Table(
    "blocked_people",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("blocked", String(24), primary_key=True),
)

challenge_rules = Table(
    "challenge_rules",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("taken_from", String(16), nullable=False),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("plan", Text, nullable=False),
    Column("host", String(24), nullable=False, index=True),
    Column("club", String(24), nullable=False, index=True),
    Column("state", String(16), nullable=False, index=True),
    Column("why", String(16), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("starts_at", BigInteger, nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("winner", Integer, nullable=False),
    Column("origin", String(160), nullable=True, unique=True),
)

Index("ix_tournaments_state_ended_at", tournaments.c.state, tournaments.c.ended_at)

tournament_entrants = Table(
    "tournament_entrants",
    metadata,
    Column("tournament", String(24), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("computer", Boolean, nullable=False),
    Column("level", Integer, nullable=False),
    Column("player", String(40), nullable=False),
    Column("rating", Text, nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("gone", Boolean, nullable=False),
)

tournament_tables = Table(
    "tournament_tables",
    metadata,
    Column("tournament", String(24), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("round", Integer, nullable=False),
    Column("match", String(24), nullable=False, index=True),
    Column("seats", Text, nullable=False),
    Column("points", Text, nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
)

clubs = Table(
    "clubs",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("description", Text, nullable=False),
    Column("closed", Boolean, nullable=False),
    Column("founder", String(24), nullable=False, index=True),
    Column("invite", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
)

club_members = Table(
    "club_members",
    metadata,
    Column("club", String(24), ForeignKey("clubs.id"), primary_key=True),
    Column("person", String(24), primary_key=True, index=True),
    Column("joined", BigInteger, nullable=False),
)

servers = Table(
    "servers",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("address", String(200), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("subject", String(40), primary_key=True),
    Column("server", String(24), ForeignKey("servers.id", ondelete="CASCADE"), nullable=False, index=True),
)

server_secrets = Table(
    "server_secrets",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("secret", String(64), nullable=False),
)

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", String(40), primary_key=True),
    Column("value", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

puzzle_standings = Table(
    "puzzle_standings",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("value", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),
)

puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("result", Float, nullable=False),
    Column("step", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
)

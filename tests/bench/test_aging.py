"""What pages ask of the database: every call is made, and none looks through what grows with the age of a server. Nothing is timed."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import event

from gonfalon.storage.listings import Listings
from gonfalon.storage.people import PeopleStore
from gonfalon.storage.store import Store
from gonfalon.storage.tournaments import TournamentStore

from .loading import load

aging = load("aging")


async def test_every_call_is_made_over_the_copied_games() -> None:
    found = await aging.measure(60, 1)
    assert {"the seats of a person", "the finished games of a person", "the lobby"} <= set(found)
    assert all(min(milliseconds) > 0 for milliseconds in found.values())


async def test_no_page_looks_through_all_that_was_ever_played(tmp_path: Path) -> None:
    """SCAN in SQLite's plan is a look through a whole table; only what is open now may be read like that."""
    store = await Store.open(str(tmp_path / "games.sqlite"))
    await aging.seed(store, 60)
    asked: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, statement: str, values: Any, _context: Any, _many: bool) -> None:
        asked.append((statement, values))

    reader = store._reader
    assert reader is not None
    event.listen(reader.engine, "before_cursor_execute", note)
    known, tournaments = PeopleStore(store), TournamentStore(store)
    assert [listing.row.id for listing in await Listings(store).all()] == ["offered"]
    assert len(await known.seats_of("p2")) == aging.GAMES_OF_ONE
    assert len(await known.finished("p2")) == aging.GAMES_OF_ONE
    assert len(await tournaments.listed("finished", 20)) == 2
    assert await tournaments.ended() == []
    assert await tournaments.due(10, 5) == []
    assert [one.games for one in await store.won_counts("stratego")] == [60]
    event.remove(reader.engine, "before_cursor_execute", note)
    await store.close()
    plans = sqlite3.connect(tmp_path / "games.sqlite")
    lines = [row[3] for one, values in asked for row in plans.execute(f"EXPLAIN QUERY PLAN {one}", values)]
    plans.close()
    assert len(asked) >= 10
    assert {line for line in lines if line.startswith("SCAN")} <= {"SCAN listings"}

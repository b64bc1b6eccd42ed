"""Matches begun before deck lists were read as today: a database and records of then go on and replay as they were (CARD-14.16)."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from gonfalon.core.errors import FaultyActionError
from gonfalon.games.fellowship.game import GAME, decks_of, texts_of
from gonfalon.match import record
from gonfalon.server import wire

from .conftest import lobby_of
from .lobby import Lobby

DATA = Path(__file__).parent.parent / "storage" / "data"
MATCHES: dict[str, dict[str, Any]] = json.loads((DATA / "decks-of-before.json").read_text("utf-8"))
BEGUN = [name for name, match in MATCHES.items() if "record" in match]


@pytest_asyncio.fixture
async def old(tmp_path: Path) -> AsyncIterator[Lobby]:
    async with lobby_of(DATA / "decks-of-before.sqlite", tmp_path) as found:
        yield found


def recorded(name: str) -> record.Record:
    return record.loads(json.dumps(MATCHES[name]["record"]).encode())


def test_the_file_is_of_before():
    with sqlite3.connect(f"file:{DATA / 'decks-of-before.sqlite'}?mode=ro", uri=True) as database:
        version = database.execute("SELECT version_num FROM alembic_version").fetchone()
    database.close()
    assert version < ("0007",)


@pytest.mark.parametrize("name", BEGUN)
async def test_a_match_of_before_opens_with_its_decks_and_goes_on(old: Lobby, name: str):
    room = await old.rooms.find(MATCHES[name]["match"])
    assert room is not None
    now = room.match_state
    decks = [[list(deck.heroes), list(deck.cards)] for deck in decks_of(now.setting.setup)]
    assert decks == MATCHES[name]["decks"]
    assert (now.state.ply, list(now.state.threat)) == (MATCHES[name]["ply"], MATCHES[name]["threat"])
    if now.outcome is None:
        seat = now.to_act()[0]
        legal = now.observe(seat).legal
        assert legal
        assert isinstance(await room.submit(seat, "on", legal[0]), wire.Ack)
    written = record.record_of(now)
    assert record.replay(record.loads(record.dumps(written))).state.ply == now.state.ply


@pytest.mark.parametrize("name", BEGUN)
def test_a_record_of_before_replays(name: str):
    replayed = record.replay(recorded(name))
    assert replayed.state.ply == MATCHES[name]["ply"]
    decks = [[list(deck.heroes), list(deck.cards)] for deck in decks_of(replayed.setting.setup)]
    assert decks == MATCHES[name]["decks"]
    assert b'"edition"' not in record.dumps(record.record_of(replayed)), "as it was written"


async def test_a_table_of_before_that_waits_keeps_the_deck_it_was_shown(old: Lobby):
    waiting = MATCHES["waiting"]
    await old.tables.join(waiting["match"], wire.JoinMatch(waiting["invites"][0], "leadership"))
    room = await old.rooms.find(waiting["match"])
    assert room is not None
    deck = decks_of(room.match_state.setting.setup)[0]
    assert deck.cards.count("steward-of-gondor") == 2, "of its sideboard"
    assert deck.cards.count("guard-of-the-citadel") == 1, "where (3) was written"


def test_a_match_of_today_is_read_as_today():
    """The sample would be refused, and the list with the sideboard left out is too short."""
    text = recorded("sideboard").brought[0]
    with pytest.raises(FaultyActionError) as caught:
        GAME.setup(n_seats=1, brought=[text])
    assert {fault.kind for fault in caught.value.faults} == {"other_printing", "too_few_cards"}
    setup = GAME.setup(n_seats=2, brought=["tactics", ""])
    assert setup.edition == 1
    made = record.record_of(record.replay(_of_today(setup.brought, setup.edition)))
    assert record.loads(record.dumps(made)).edition == 1
    assert texts_of(setup) == ("tactics", "leadership")


def test_a_record_of_a_later_edition_is_refused():
    with pytest.raises(Exception, match="knows no rules of edition 2"):
        record.replay(_of_today(("tactics",), 2))


def _of_today(brought: tuple[str, ...], edition: int) -> record.Record:
    first = recorded("sideboard")
    plain = {name: getattr(first, name) for name in first.__struct_fields__}
    return record.Record(
        **{**plain, "entries": (), "n_seats": len(brought), "brought": brought, "edition": edition}
    )

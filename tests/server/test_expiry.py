"""What a server keeps no longer: matches that nobody begins, and finished games beyond a host's quota."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from litestar.testing import TestClient
from sqlalchemy import func, insert, select, text

from gonfalon.core.errors import StorageError, WireError
from gonfalon.match.log import Entry
from gonfalon.match.terms import Clock, Terms
from gonfalon.server import expiry, wire
from gonfalon.server.app import build
from gonfalon.server.clock import now_ms
from gonfalon.server.expiry import DAY, HOUR, Expiry, ExpiryRules
from gonfalon.server.host_rules import HostRules
from gonfalon.server.keys import digest
from gonfalon.server.rated_tables import SERVER_COMMAND_PREFIX
from gonfalon.storage import schema
from gonfalon.storage.challenges import ChallengeRow, ChallengeStore, Limits
from gonfalon.storage.expiry import OF_PEOPLE, OF_PLAY, is_expired, remove
from gonfalon.storage.people import OutcomeRow, PeopleStore

from .conftest import DEPLOY, Ear, wish
from .lobby import Lobby
from .shared import OPEN, a_game, kept, say, setting_of

RULES = ExpiryRules(unbegun_hours=48)


class Later:
    """A lobby with what removes from it, so many hours after now."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby, self.hours, self.woken = lobby, 0, 0
        self.store = lobby.store

    def expiry(self, rules: ExpiryRules = RULES) -> Expiry:
        def wake() -> None:
            self.woken += 1

        return Expiry(self.lobby.rooms, rules, wake, lambda: now_ms() + self.hours * HOUR)

    async def finished(self, ended: int) -> str:
        """A finished match that ended so many days ago."""
        setting = setting_of("stratego", "duel", 2)
        match = await kept(self.lobby, setting, a_game(setting, 3, most=6))
        outcome = OutcomeRow(match, now_ms() - ended * DAY, 3, (1.0, -1.0), "resigned", ("", ""))
        await PeopleStore(self.store).keep_outcome(outcome)
        return match

    async def count(self, match: str) -> dict[str, int]:
        """How many rows each table has of a match, for tables that have any."""
        found = {}
        for name, table in schema.metadata.tables.items():
            column = table.c.get("id") if name == "matches" else table.c.get("match")
            if column is not None:
                query: Any = select(func.count()).select_from(table).where(column == match)
                found[name] = int((await self.store.rows(query))[0][0])
        return {name: n for name, n in found.items() if n}

    async def code_of(self, match: str, token: str = "key 0") -> str:
        """The code with which a match is refused, "" for none."""
        try:
            await self.lobby.archive.summary(match, token)
        except WireError as error:
            return error.code
        return ""


@pytest_asyncio.fixture
async def later(lobby: Lobby) -> AsyncIterator[Later]:
    yield Later(lobby)


async def test_a_match_that_nobody_begins_expires(later: Later):
    made = await later.lobby.tables.create(wish("own", "link"))
    later.hours = 47
    assert await later.expiry().look() == 0
    later.hours = 49
    assert await later.expiry().look() == 1
    assert await later.expiry().look() == 0
    assert later.woken == 1
    assert await later.count(made.match) == {"expired_matches": 1}
    assert await later.code_of(made.match, made.grants[0].token) == "match/expired"
    for join in (
        later.lobby.tables.join(made.match, wire.JoinMatch(made.invites[0].invite)),
        later.lobby.tables.invitation(made.match, wire.InvitationRequest(made.invites[0].invite)),
    ):
        with pytest.raises(WireError) as caught:
            await join
        assert caught.value.code == "match/expired"
    assert await later.code_of("nowhere") == "match/unknown"


async def test_what_the_server_has_done_alone_begins_no_match(later: Later):
    made = await later.lobby.tables.create(wish("own", 1))
    await later.store.append(made.match, Entry(0, 1, DEPLOY[1], f"{SERVER_COMMAND_PREFIX}0", 1000))
    later.hours = 49
    assert await later.expiry().look() == 1


async def test_a_match_that_a_person_has_begun_stays(later: Later):
    made = await later.lobby.tables.create(wish())
    await later.store.append(made.match, Entry(0, 0, DEPLOY[0], "c0", 1000))
    later.hours = 10_000
    assert await later.expiry().look() == 0
    assert await later.code_of(made.match, made.grants[0].token) == ""


async def test_a_match_at_which_somebody_is_stays(later: Later):
    made = await later.lobby.tables.create(wish("own", "link"))
    room, ear = await later.lobby.rooms.get(made.match), Ear(0, digest(made.grants[0].token))
    await room.join(ear, 0)
    later.hours = 49
    assert await later.expiry().look() == 0
    await room.leave(ear)
    assert await later.expiry().look() == 1
    assert made.match not in later.lobby.rooms.rooms


async def test_what_begins_meanwhile_is_not_removed(later: Later):
    """Between the choice and the transaction."""
    made = await later.lobby.tables.create(wish())
    await later.store.append(made.match, Entry(0, 0, DEPLOY[0], "c0", 1000))
    now = now_ms() + 99 * HOUR
    assert await remove(later.store, [made.match], "unbegun", now, now, SERVER_COMMAND_PREFIX) == []
    with pytest.raises(StorageError):
        gone = await later.lobby.tables.create(wish())
        await remove(later.store, [gone.match], "unbegun", now, now, SERVER_COMMAND_PREFIX)
        await later.store.append(gone.match, Entry(0, 0, DEPLOY[0], "c0", 1000))


async def test_tables_of_tournaments_stay(later: Later):
    made = await later.lobby.tables.create(wish("own", "link"))
    finished = await later.finished(9)
    for number, match in enumerate((made.match, finished)):
        await later.store.write(_tournament_table(number, match))
    later.hours = 10_000
    assert await later.expiry(ExpiryRules(48, keep_games=0, keep_days=1)).look() == 0


def _tournament_table(number: int, match: str) -> Any:
    plan = {"id": "t", "plan": "", "host": "", "club": "", "state": "running", "why": "", "winner": -1}
    times = dict.fromkeys(("created", "starts_at", "started_at", "ended_at"), 0)
    row = {"tournament": "t", "number": number, "round": 1, "match": match, "seats": "", "points": ""}

    async def work(connection: Any) -> None:
        if number == 0:
            await connection.execute(insert(schema.tournaments).values(**plan, **times))
        await connection.execute(insert(schema.tournament_tables).values(**row, created=0, ended=0))

    return work


async def test_a_challenge_and_a_listing_go_with_their_match(later: Later):
    made = await later.lobby.tables.create(wish("own", "open", terms=Terms(listed=True)))
    row = ChallengeRow(made.match, "ann", "ben", 0, 1, "expired", 1)
    assert await ChallengeStore(later.store).add(row, Limits(made=5, got=5, to_one=5))
    later.hours = 49
    assert await later.expiry().look() == 1
    assert await later.count(made.match) == {"expired_matches": 1}


async def test_every_table_about_a_match_is_thought_of(later: Later):
    """A new table with a column `match` is removed with its match, or the match is kept because of it."""
    about = {name for name, table in schema.metadata.tables.items() if "match" in table.c}
    assert about == {table.name for table in OF_PLAY + OF_PEOPLE} | {"expired_matches", "tournament_tables"}


async def test_nothing_expires_where_the_host_keeps_all(later: Later):
    await later.lobby.tables.create(wish())
    later.hours = 100_000
    assert await later.expiry(ExpiryRules(unbegun_hours=0)).look() == 0


async def test_more_than_one_batch_is_removed(later: Later, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(expiry, "BATCH", 2)
    for _ in range(5):
        await later.lobby.tables.create(wish())
    later.hours = 49
    assert await later.expiry().look() == 5


async def test_the_names_of_matches_never_begun_are_forgotten_at_last(later: Later):
    made = await later.lobby.tables.create(wish())
    later.hours = 49
    await later.expiry().look()
    later.hours = 500 * 24
    await later.lobby.tables.create(wish())
    await later.expiry().look()
    assert not await is_expired(later.store, made.match)


# ---- quotas ----------------------------------------------------------------------------------------------------------


async def test_of_finished_games_the_newest_are_kept(later: Later):
    games = [await later.finished(ended) for ended in (9, 8, 7, 6, 5)]
    assert await later.expiry(ExpiryRules(0, keep_games=2)).look() == 3
    assert [await later.code_of(match) for match in games] == ["match/expired"] * 3 + ["", ""]
    assert await later.expiry(ExpiryRules(0, keep_games=2)).look() == 0
    left = await later.count(games[0])
    assert "entries" not in left
    assert {"matches", "seats", "outcomes", "expired_matches"} <= left.keys(), (
        "who played and how it ended stays"
    )


async def test_finished_games_are_kept_for_so_many_days(later: Later):
    games = [await later.finished(ended) for ended in (9, 8, 5)]
    assert await later.expiry(ExpiryRules(0, keep_days=6)).look() == 2
    assert [await later.code_of(match) for match in games] == ["match/expired"] * 2 + [""]


async def test_shared_games_stay_and_are_not_counted(later: Later):
    games = [await later.finished(ended) for ended in (9, 8, 7)]
    await say(later.lobby, games[0], 0, OPEN)
    assert await later.expiry(ExpiryRules(0, keep_games=1, keep_days=2)).look() == 2
    assert [await later.code_of(match) for match in games] == ["", "match/expired", "match/expired"]


async def test_what_has_just_ended_stays_whatever_the_quota(later: Later):
    games = [await later.finished(0) for _ in range(3)]
    assert await later.expiry(ExpiryRules(0, keep_games=1)).look() == 0
    later.hours = 25
    assert await later.expiry(ExpiryRules(0, keep_games=1)).look() < len(games)


async def test_all_games_are_kept_unless_the_host_says_otherwise(later: Later):
    await later.finished(9_999)
    assert await later.expiry(ExpiryRules()).look() == 0


# ---- a server --------------------------------------------------------------------------------------------------------


def test_whoever_opens_it_is_told(tmp_path: Path):
    """By a call, by the socket, and with a status that says that it is gone."""
    database = str(tmp_path / "test.sqlite")
    plan = {"game": "stratego", "variant": "barrage", "seats": [{"kind": "own"}, {"kind": "link"}]}
    with TestClient(build(database), base_url="http://127.0.0.1") as client:
        made = client.post("/api/matches", json=plan).json()
        _age(client, made["match"])
    with TestClient(build(database), base_url="http://127.0.0.1") as client:
        _look(client)
        token = made["grants"][0]["token"]
        answer = client.get(f"/api/matches/{made['match']}", headers={"authorization": f"Bearer {token}"})
        assert (answer.status_code, answer.json()["code"]) == (410, "match/expired")
        for key in (token, ""):
            with client.websocket_connect(f"/ws/{made['match']}") as line:
                line.send_json({"type": "hello", "token": key})
                assert line.receive_json() == {"type": "goodbye", "code": "expired"}


def _age(client: TestClient[Any], match: str) -> None:
    """Make a match as old as one that expires."""
    state: Any = client.app.state
    made = now_ms() - expiry.UNBEGUN_HOURS * HOUR - 1

    async def work(connection: Any) -> None:
        await connection.execute(text(f"UPDATE matches SET created = {made} WHERE id = '{match}'"))

    with client.portal() as portal:
        portal.call(state.rooms.store.write, work)


def _look(client: TestClient[Any]) -> None:
    """Have the server remove what is due."""
    state: Any = client.app.state
    with client.portal() as portal:
        portal.call(state.expiry.look)


def test_the_host_decides(tmp_path: Path):
    rules = HostRules(expiry=ExpiryRules(unbegun_hours=0))
    database = str(tmp_path / "test.sqlite")
    with TestClient(build(database, rules=rules), base_url="http://127.0.0.1") as client:
        plan = {"game": "stratego", "variant": "barrage", "seats": [{"kind": "own"}, {"kind": "own"}]}
        made = client.post("/api/matches", json=plan).json()
        _age(client, made["match"])
    with TestClient(build(database, rules=rules), base_url="http://127.0.0.1") as client:
        _look(client)
        token = made["grants"][0]["token"]
        answer = client.get(f"/api/matches/{made['match']}", headers={"authorization": f"Bearer {token}"})
        assert answer.status_code == 200


async def test_a_game_with_a_running_clock_stays(later: Later):
    made = await later.lobby.tables.create(wish(terms=Terms(clock=Clock(initial=300))))
    marks = insert(schema.running_clocks).values(match=made.match, seq=0, used="{}")

    async def work(connection: Any) -> None:
        await connection.execute(marks)

    await later.store.write(work)
    later.hours = 49
    assert await later.expiry().look() == 0

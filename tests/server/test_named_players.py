"""Computer players with a name: listed, chosen for a seat, told to everybody, kept, and refused where there is none of that name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, ClassVar

import pytest
from litestar.testing import TestClient

from gonfalon import games, players
from gonfalon.cli.replay import replay_file
from gonfalon.core.errors import WireError
from gonfalon.players.family import PlayerFamily
from gonfalon.server import bots, wire
from gonfalon.server.app import build
from gonfalon.server.keys import digest
from gonfalon.storage.store import Store
from tests.server.lobby import Lobby

from .conftest import DEPLOY, Ear, crew, wish
from .test_rooms import settled

NAMED = wire.SeatPlan("computer", player="rule_based")


def against_named() -> wire.NewMatch:
    """Barrage against a named player, who has the second seat."""
    return wire.NewMatch("stratego", "barrage", (wire.SeatPlan("own"), NAMED))


@pytest.fixture
def of_ones_own(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A family of companions gets a player of a user's own, by the list of its manifest. Returns the seeds it was made with."""
    made: list[int] = []

    def own(seed: int) -> players.Player:
        made.append(seed)
        return players.RandomPlayer(seed)

    class OwnPlayers(PlayerFamily):
        named: ClassVar = {"forward": own}

    real = players.family_of
    own_family = OwnPlayers()
    monkeypatch.setattr(players, "family_of", lambda name: own_family if name == "tiny" else real(name))
    monkeypatch.setattr(bots, "FIXED_SECONDS", 0.0)
    monkeypatch.setenv("GONFALON_TEACHING", "1")
    return made


def test_the_list_of_games_names_the_players_of_each_family(tmp_path: Path):
    with TestClient(build(str(tmp_path / "test.sqlite")), base_url="http://127.0.0.1") as client:
        named = client.get("/api/games").json()["players"]
    assert (
        named["stratego"] == named["middle_earth"] == ["rule_based", "hunter", "miser", "prober", "newcomer"]
    )
    others = {
        id: [name for name in players.named(id) if name not in players.steps(id)] for id in games.lobby_ids()
    }
    assert named == {id: names for id, names in others.items() if names}


async def test_a_named_player_sits_plays_and_is_told_in_the_record(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setattr(bots, "FIXED_SECONDS", 0.0)
    made_by_name: list[str] = []
    real = players.make_named
    monkeypatch.setattr(
        players,
        "make_named",
        lambda family, name, seed: made_by_name.append(name) or real(family, name, seed),
    )
    created = await lobby.tables.create(against_named())
    match, token = created.match, created.grants[0].token
    room = await lobby.rooms.find(match)
    assert room is not None
    await room.join(Ear(0), 0)
    await room.submit(0, "d", DEPLOY[0])
    await settled(room, lambda: room.match_state.to_act() == (0,))
    assert made_by_name == ["rule_based"]
    assert [(seat.level, seat.player) for seat in room.seating.statuses()] == [(-1, ""), (-1, "rule_based")]
    await room.submit(0, "r", "/resign")
    kept = tmp_path / "game.json"
    kept.write_bytes(await lobby.archive.record(match, token))
    assert json.loads(kept.read_bytes())["players"] == ["", "rule_based"]
    assert (await lobby.archive.belief(match, token, 1, 3)).level == -1, (
        "a player with a name has no level's memory"
    )
    said: list[str] = []
    assert replay_file(kept, said.append) == 0
    assert said[0].endswith("entries, blue: rule_based")


async def test_a_rematch_is_against_the_same_player(lobby: Lobby, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bots, "FIXED_SECONDS", 0.0)
    room = await lobby.rooms.find((await lobby.tables.create(against_named())).match)
    assert room is not None
    await room.submit(0, "d", DEPLOY[0])
    await settled(room, lambda: room.match_state.to_act() == (0,))
    await room.submit(0, "r", "/resign")
    await room.submit(0, "again", "/rematch")
    await settled(room, lambda: room.match_state.rematch != "")
    again = await lobby.rooms.find(room.match_state.rematch)
    assert again is not None
    assert [seat.player for seat in again.seating.statuses()] == ["rule_based", ""]


async def test_the_name_outlives_the_server(tmp_path: Path):
    file = str(tmp_path / "kept.sqlite")
    store = await Store.open(file)
    lobby = Lobby(store)
    match = (await lobby.tables.create(against_named())).match
    await lobby.rooms.close()
    await store.close()
    store = await Store.open(file)
    lobby = Lobby(store)
    room = await lobby.rooms.find(match)
    assert room is not None
    assert room.seating.computer(1) == players.Computer(0, "rule_based")
    await lobby.rooms.close()
    await store.close()


@pytest.mark.parametrize(
    ("plan", "code", "says"),
    [
        ({"player": "forester"}, "request/player", "known: rule_based, hunter, miser, prober"),
        ({"player": "depth_first"}, "request/player", "known: rule_based"),
        ({"player": "hunter", "level": 3}, "request/player", "has no level"),
        ({"kind": "own", "player": "hunter"}, "request/seats", "only a computer"),
        ({"player": "x" * 41}, "http/400", "Validation failed"),
    ],
)
def test_a_wrong_name_is_refused_with_what_is_known(
    tmp_path: Path, plan: dict[str, Any], code: str, says: str
):
    seats = [{"kind": "own"}, {"kind": "computer", **plan}]
    with TestClient(build(str(tmp_path / "test.sqlite")), base_url="http://127.0.0.1") as client:
        answer = client.post("/api/matches", json={"game": "stratego", "variant": "barrage", "seats": seats})
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert says in answer.json()["message"]


async def test_a_game_without_named_players_takes_none(lobby: Lobby, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("GONFALON_TEACHING", "1")
    seats = (wire.SeatPlan("own"), NAMED)
    with pytest.raises(WireError, match="known: none"):
        await lobby.tables.create(wire.NewMatch("tiny_crew", "night_watch", seats))


async def test_a_seat_of_a_company_goes_to_a_named_player_and_back(lobby: Lobby, of_ones_own: list[int]):
    made = await lobby.tables.create(crew("own", "open"))
    match, token = made.match, made.grants[0].token
    room = await lobby.rooms.find(match)
    assert room is not None
    with pytest.raises(WireError, match="known: forward"):
        await lobby.tables.change_seat(match, token, wire.SeatChange(1, "computer", player="hunter"))
    await lobby.tables.change_seat(match, token, wire.SeatChange(1, "computer", player="forward"))
    await lobby.tables.change_seat(match, token, wire.SeatChange(0, "computer", player="forward"))
    own, other = room.seating.statuses()
    assert (other.kind, other.level, other.player) == ("computer", -1, "forward")
    assert (own.kind, own.stand_in, own.player) == ("person", 0, "forward")
    await room.join(Ear(0, digest(token)), 0)
    await settled(room, lambda: bool(of_ones_own))
    await lobby.tables.change_seat(match, token, wire.SeatChange(0, "person"))
    assert (room.seating.statuses()[0].stand_in, room.seating.statuses()[0].player) == (-1, "")


async def test_a_level_takes_the_place_of_a_named_player(lobby: Lobby, of_ones_own: list[int]):
    made = await lobby.tables.create(crew("own", "open"))
    room = await lobby.rooms.find(made.match)
    assert room is not None
    for player, level, told in (("forward", 0, (-1, "forward")), ("", 0, (0, ""))):
        change = wire.SeatChange(1, "computer", level, player)
        await lobby.tables.change_seat(made.match, made.grants[0].token, change)
        assert (room.seating.statuses()[1].level, room.seating.statuses()[1].player) == told


async def test_a_record_of_people_alone_names_no_players(lobby: Lobby):
    made = await lobby.tables.create(wish())
    room = await lobby.rooms.find(made.match)
    assert room is not None
    for seat in (0, 1):
        await room.submit(seat, "d", DEPLOY[seat])
    await room.submit(0, "r", "/resign")
    assert "players" not in json.loads(await lobby.archive.record(made.match, made.grants[0].token))

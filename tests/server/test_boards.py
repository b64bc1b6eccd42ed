"""Boards for lists of games: each key shows what its own seat may see, or what everybody may, and nothing else."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from gonfalon import games
from gonfalon.core.errors import WireError
from gonfalon.core.game import SPECTATOR
from gonfalon.match.referee import MatchState
from gonfalon.server import wire
from gonfalon.server.app import build
from gonfalon.server.boards import MOST_BOARDS, boards
from gonfalon.server.keys import new_token, seat_token
from gonfalon.server.open_rooms import OpenRooms
from gonfalon.server.wire_watching import BoardKey

from .conftest import DEPLOY, crew, wish
from .lobby import Lobby
from .test_people import a_person
from .test_watch_secrecy import MIXES, Way, a_fortress_pair, a_stratego_pair
from .test_watching import finished
from .watched import Clock, Watched


async def seen(lobby: Lobby, *keys: BoardKey) -> list[Any]:
    return json.loads(await boards(lobby.rooms, list(keys)))


async def test_a_key_shows_its_own_seat_or_what_everybody_sees(lobby: Lobby):
    made = await lobby.tables.create(wish())
    room = await lobby.rooms.get(made.match)
    for seat, text in enumerate(DEPLOY):
        assert isinstance(await room.submit(seat, "d", text), wire.Ack)
    red, blue = (grant.token for grant in made.grants)
    found = await seen(
        lobby, BoardKey(made.match, red), BoardKey(made.match, blue), BoardKey(made.match, red, public=True)
    )
    assert [board["observation"]["seat"] for board in found] == [0, 1, SPECTATOR]
    known = [
        {piece["owner"] for piece in board["observation"]["pieces"] if piece["piece"]} for board in found
    ]
    assert known == [{0}, {1}, set()]


async def test_strangers_see_a_finished_game_that_is_shared_as_everybody_saw_it(lobby: Lobby):
    match, (red, blue) = await finished(lobby, "own", "link")
    unknown = BoardKey("nothing", ""), BoardKey(match, "no key")
    assert await seen(lobby, BoardKey(match, ""), *unknown) == [None, None, None]
    for key in (red, blue):
        await lobby.archive.share(match, key, wire.ShareRequest(True))
    assert (await lobby.archive.summary(match, red)).shared
    (found,) = await seen(lobby, BoardKey(match, ""))
    assert found["observation"]["seat"] == SPECTATOR
    assert {piece["piece"] for piece in found["observation"]["pieces"]} == {""}
    running = await lobby.tables.create(wish())
    assert await seen(lobby, BoardKey(running.match, "")) == [None]


async def test_an_old_key_to_a_seat_that_somebody_else_has_shows_nothing(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    """It still takes the seat back; until then the hand there is another's."""
    monkeypatch.setenv("GONFALON_TEACHING", "1")
    made = await lobby.tables.create(crew("own", "own"))
    key = made.grants[0].token
    changed = await lobby.tables.change_seat(made.match, key, wire.SeatChange(0, "link"))
    assert changed.invite is not None
    assert (await seen(lobby, BoardKey(made.match, key)))[0] is not None
    joined = await lobby.tables.join(made.match, wire.JoinMatch(changed.invite))
    (old, new) = await seen(lobby, BoardKey(made.match, key), BoardKey(made.match, joined.grant.token))
    assert old is None
    assert new["observation"]["seat"] == 0


async def test_the_key_of_a_person_shows_the_seat_that_is_theirs(lobby: Lobby):
    """A device that has signed in lists its games by that key."""
    key, person = await a_person(lobby, "Grey Heron")
    made = await lobby.tables.create(wish("own", "link"), person)
    await lobby.tables.join(made.match, wire.JoinMatch(made.invites[0].invite))
    own, other = await seen(
        lobby, BoardKey(made.match, seat_token(key, 0)), BoardKey(made.match, seat_token(new_token(), 0))
    )
    assert (own["observation"]["seat"], other) == (0, None)


async def test_one_call_takes_so_many(lobby: Lobby):
    with pytest.raises(WireError, match="at most"):
        await boards(lobby.rooms, [BoardKey("x", "")] * (MOST_BOARDS + 1))


def test_the_call_answers_a_list(tmp_path: Path):
    with TestClient(build(str(tmp_path / "test.sqlite")), base_url="http://127.0.0.1") as client:
        made = client.post("/api/matches", json=msgspec.to_builtins(wish())).json()
        keys = [{"match": made["match"], "token": made["grants"][0]["token"]}, {"match": "x", "token": ""}]
        first, second = client.post("/api/boards", json=keys).json()
    assert (first["match"], first["observation"]["seat"], second) == (made["match"], 0, None)


async def shown(clock: Clock, way: Way) -> list[bytes]:
    """What the public boards of a match showed after every act."""
    setting, acts = way
    found, told = Watched(setting, clock), list[bytes]()
    rooms = OpenRooms.__new__(OpenRooms)
    room = found.room

    async def entitled(match: str, token: str) -> Any:
        return room, SPECTATOR

    rooms.entitled = entitled
    for act in acts:
        await found.play([act], 5)
        told.append(await boards(rooms, [BoardKey("match", ""), BoardKey("match", "", public=True)]))
    await room.close()
    return told


@pytest.mark.parametrize("seed", range(12))
async def test_no_byte_of_a_public_board_tells_what_is_hidden(monkeypatch: pytest.MonkeyPatch, seed: int):
    """Two matches that differ in what no watcher may know, with the same moves."""
    pairs = (
        a_stratego_pair(games.get("stratego"), *MIXES[seed % len(MIXES)], seed),
        a_fortress_pair(seed),
    )
    for first, second in pairs:
        clocks = Clock(monkeypatch), Clock(monkeypatch)
        assert await shown(clocks[0], first) == await shown(clocks[1], second)


async def test_the_comparison_sees_a_leak(monkeypatch: pytest.MonkeyPatch):
    """An observation with the strength of a hidden piece in it is caught."""
    game, honest, caught = games.get("stratego"), MatchState.observe, 0

    def leaky(self: MatchState, seat: int) -> Any:
        everything: Any = self.game.reveal(self.state)
        told = sum(n * ord(p.piece[:1] or "0") for n, p in enumerate(everything.pieces))
        return msgspec.structs.replace(honest(self, seat), turn=told)

    monkeypatch.setattr(MatchState, "observe", leaky)
    for seed in random.Random(3).sample(range(1, 50), 3):
        first, second = a_stratego_pair(game, *MIXES[0], seed)
        clocks = Clock(monkeypatch), Clock(monkeypatch)
        caught += await shown(clocks[0], first) != await shown(clocks[1], second)
    assert caught >= 2

"""What a seat could guess, told after the end alone; and a server that lives on while its computer thinks."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from gonfalon import games, players
from gonfalon.core.errors import WireError
from gonfalon.server import wire
from gonfalon.server.app import build
from gonfalon.server.rooms import Room

from .conftest import DEPLOY, Ear, wish
from .lobby import Lobby
from .test_secrecy import a_fighting_action


async def a_match(lobby: Lobby, moves: int, seed: int = 3) -> tuple[Room, str]:
    """Two on one screen, some fights; the first seat's token."""
    made = await lobby.tables.create(wish())
    room = await lobby.rooms.find(made.match)
    assert room is not None
    for seat, text in enumerate(DEPLOY):
        assert isinstance(await room.submit(seat, f"d{seat}", text), wire.Ack)
    rng = random.Random(seed)
    for number in range(moves):
        match_state = room.match_state
        if match_state.outcome is not None:
            break
        seat = match_state.to_act()[0]
        action = a_fighting_action(match_state.game, match_state.state, seat, rng)
        assert isinstance(await room.submit(seat, f"m{number}", action), wire.Ack)
    return room, made.grants[0].token


def a_deployment() -> str:
    return players.random_action("stratego", games.get("stratego").setup("battle"), 0, 1)


async def test_nothing_is_told_while_the_match_runs(lobby: Lobby):
    room, token = await a_match(lobby, 4)
    with pytest.raises(WireError) as error:
        await lobby.archive.belief(room.row.id, token, 0, 2)
    assert error.value.code == "match/running"


async def test_every_enemy_piece_of_the_frame_has_chances(lobby: Lobby):
    room, token = await a_match(lobby, 14)
    await room.submit(0, "end", "/resign")
    for seat in (0, 1):
        for ply in range(2, room.match_state.n_entries + 1):
            page = await lobby.archive.belief(room.row.id, token, seat, ply)
            at = (await frame_of(lobby, room, token, seat, ply))["observation"]
            theirs = {p["id"]: p for p in at["pieces"] if p["owner"] != seat}
            assert {guess.id for guess in page.guesses} == set(theirs)
            assert (page.seat, page.ply, page.level) == (seat, ply, -1)
            for guess in page.guesses:
                assert guess.place == theirs[guess.id]["square"]
                assert guess.known == bool(theirs[guess.id]["piece"])
                assert not guess.forgotten
                assert sum(chance for _, chance in guess.chances) == pytest.approx(1, abs=0.05)
                shares = [chance for _, chance in guess.chances]
                assert shares == sorted(shares, reverse=True)
                if guess.known:
                    assert guess.chances == ((theirs[guess.id]["piece"], 1.0),)


async def frame_of(lobby: Lobby, room: Room, token: str, seat: int, ply: int) -> dict[str, Any]:
    raw = await lobby.archive.replay(room.row.id, token, seat, ply, ply + 1)
    return json.loads(raw)["frames"][0]


async def test_nothing_is_guessed_before_the_armies_stand(lobby: Lobby):
    room, token = await a_match(lobby, 2)
    await room.submit(0, "end", "/resign")
    assert (await lobby.archive.belief(room.row.id, token, 0, 1)).guesses == ()
    assert len((await lobby.archive.belief(room.row.id, token, 0, 2)).guesses) == 8


@pytest.mark.parametrize(
    ("seat", "ply", "code"),
    [(2, 2, "replay/seat"), (-1, 2, "replay/seat"), (0, -1, "replay/ply"), (0, 99, "replay/ply")],
)
async def test_a_question_beside_the_match_is_refused(lobby: Lobby, seat: int, ply: int, code: str):
    room, token = await a_match(lobby, 2)
    await room.submit(0, "end", "/resign")
    with pytest.raises(WireError) as error:
        await lobby.archive.belief(room.row.id, token, seat, ply)
    assert error.value.code == code


async def test_guesses_do_not_depend_on_what_was_hidden(lobby: Lobby):
    """The same information state, the truth dealt anew: the same chances."""
    room, _ = await a_match(lobby, 8)
    game, match_state = room.match_state.game, room.match_state
    information = match_state.information(0)
    twin = game.information_state(game.sample(information, random.Random(5)), 0)
    assert players.beliefs(twin) == players.beliefs(information)


async def test_the_computer_of_a_level_is_read_by_its_own_memory(lobby: Lobby):
    made = await lobby.tables.create(wish("own", 1, variant="battle"))
    room = await lobby.rooms.find(made.match)
    assert room is not None
    ear = Ear(0)
    await room.join(ear, 0)
    await room.submit(0, "d", a_deployment())
    await until_async(lambda: 0 in room.match_state.to_act())
    await room.submit(0, "end", "/resign")
    token = made.grants[0].token
    assert (await lobby.archive.belief(made.match, token, 1, 2)).level == 1
    assert (await lobby.archive.belief(made.match, token, 0, 2)).level == -1


async def until_async(condition: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited too long"
        await asyncio.sleep(0.02)


def test_a_beginner_forgets_and_random_play_guesses_nothing():
    game, rng = games.get("stratego"), random.Random(11)
    state = game.new(4, game.setup("battle"))
    forgotten = 0
    for _ in range(400):
        seat = state.decisions()[0].seat
        state.step(seat, a_fighting_action(game, state, seat, rng))
        if state.outcome is not None:
            break
        if state.ply % 40 == 0:
            information = game.information_state(state, 0)
            assert players.beliefs(information, 0) == ()
            best, beginner = (
                {belief.id: belief for belief in players.beliefs(information, level)} for level in (None, 1)
            )
            known = [piece.id for piece in information.observation.pieces if piece.owner == 1 and piece.piece]  # pyright: ignore[reportAttributeAccessIssue]
            assert all(best[piece].known and len(best[piece].chances) == 1 for piece in known)
            assert all(beginner[piece].forgotten == (len(beginner[piece].chances) > 1) for piece in known)
            forgotten += sum(beginner[piece].forgotten for piece in known)
    assert forgotten > 0


def test_the_games_list_tells_the_levels(tmp_path: Path):
    with TestClient(build(str(tmp_path / "test.sqlite")), base_url="http://127.0.0.1") as client:
        assert client.get("/api/games").json()["levels"]["stratego"] == [1, 2, 3, 4, 5, 6, 7]


async def test_the_server_answers_while_the_strongest_thinks(lobby: Lobby, monkeypatch: pytest.MonkeyPatch):
    """The loop's longest pause is far shorter than the thought: the compiled search holds no lock of the interpreter."""
    monkeypatch.setattr("gonfalon.server.bots.FIXED_SECONDS", 0.0)
    made = await lobby.tables.create(wish("own", 6, variant="battle"))
    room = await lobby.rooms.find(made.match)
    assert room is not None
    await room.join(Ear(0), 0)
    await room.submit(0, "d", a_deployment())
    rng, pauses = random.Random(2), []
    for number in range(8):  # the first thoughts may have to load the compiled code
        await until_async(lambda: 0 in room.match_state.to_act(), 300)
        action = a_fighting_action(room.match_state.game, room.match_state.state, 0, rng)
        await room.submit(0, f"m{number}", action)
        pauses.append(
            await longest_pause(
                lambda: 0 in room.match_state.to_act() or room.match_state.outcome is not None
            )
        )
        if room.match_state.outcome is not None:
            break
    assert min(pauses[2:]) < 0.1
    assert sorted(pauses[2:])[len(pauses[2:]) // 2] < 0.25


async def longest_pause(condition: Callable[[], bool], seconds: float = 300) -> float:
    """The longest time the event loop was not there, until the condition holds."""
    worst, end = 0.0, time.monotonic() + seconds
    while not condition():
        before = time.monotonic()
        assert before < end, "waited too long"
        await asyncio.sleep(0.005)
        worst = max(worst, time.monotonic() - before)
    return worst

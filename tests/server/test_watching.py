"""Watching a match: who may, how late, and what it is told."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from gonfalon import games
from gonfalon.core.errors import WireError
from gonfalon.core.rng import Rng
from gonfalon.match.referee import Setting
from gonfalon.match.terms import DAY, Terms, Watching
from gonfalon.match.terms import Clock as GameClock
from gonfalon.server import wire
from gonfalon.server.rooms import UnknownUpdate
from gonfalon.server.watch_list import watch_list

from .conftest import DEPLOY, Ear, crew, wish
from .lobby import Lobby
from .test_socket import Browser
from .watched import OPEN, Clock, Watched


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def barrage() -> Setting:
    return Setting("stratego", games.get("stratego").setup("barrage"), 5)


@pytest_asyncio.fixture
async def opened(clock: Clock) -> AsyncIterator[Watched]:
    """A game of Barrage that everybody may watch, both armies placed in the first second."""
    found = Watched(barrage(), clock)
    await found.play(list(enumerate(DEPLOY)))
    yield found
    await found.room.close()


def numbers(ear: Ear) -> list[int]:
    return [update["v"] for update in ear.heard("update")]


def moves(ear: Ear) -> list[str]:
    """The moves that have been told."""
    events = [event for update in ear.heard("update") for event in update["events"]]
    return [f"{e['facts']['source']}-{e['facts']['target']}" for e in events if e["kind"] == "move"]


def own_move(opened: Watched) -> tuple[int, str]:
    """A quiet move of whoever is to move."""
    match_state = opened.room.match_state
    seat = match_state.to_act()[0]
    seen: Any = match_state.observe(seat)
    taken = {piece.square for piece in seen.pieces}
    return seat, next(text for text in seen.legal if text.partition("-")[2] not in taken)


async def play_on(opened: Watched, n_moves: int, seconds: float = 0) -> None:
    for _ in range(n_moves):
        await opened.play([own_move(opened)], seconds)


async def test_a_move_is_seen_when_it_is_old_enough_and_five_more_are_made(opened: Watched):
    await play_on(opened, 1)
    ear = await opened.watch()
    assert ear.heard("welcome")[0]["late"] == {"seconds": 180, "moves": 5}
    assert numbers(ear) == [1]
    opened.pass_time(600)
    assert numbers(ear) == [1], "time alone is not enough"
    await play_on(opened, 4)
    opened.pass_time(1)
    assert moves(ear) == [], "four more moves are one too few"
    await play_on(opened, 1)
    assert len(moves(ear)) == 1
    assert numbers(ear) == [1, 2, 3, 4]


async def test_many_moves_are_not_enough_before_the_time(opened: Watched):
    ear = await opened.watch()
    await play_on(opened, 12, 1)
    opened.pass_time(168.9)
    assert moves(ear) == [], "the first move is 179.9 seconds old"
    opened.pass_time(0.2)
    assert len(moves(ear)) == 1
    opened.pass_time(3600)
    assert len(moves(ear)) == 7, "the last five wait for more"


async def test_after_the_end_time_alone_counts_and_watchers_hear_when(opened: Watched):
    ear = await opened.watch()
    await play_on(opened, 2, 10)
    await opened.play([(0, "/resign")], 10)
    assert ear.heard("ending") == [{"type": "ending", "seconds": 180}]
    opened.pass_time(50)
    late = await opened.watch()
    assert late.heard("ending") == [{"type": "ending", "seconds": 130}]
    assert late.heard("update")[-1]["status"]["status"] != "over"
    opened.pass_time(129)
    assert ear.heard("update")[-1]["status"]["status"] != "over"
    opened.pass_time(2)
    assert ear.heard("update")[-1]["status"]["status"] == "over"
    assert (await opened.watch()).heard("ending") == []


async def test_the_end_shows_watchers_no_more_than_was_public(opened: Watched):
    await opened.play([(0, "/resign")])
    opened.pass_time(181)
    ear = await opened.watch()
    last = ear.heard("update")[-1]
    assert last["status"]["returns"] == [-1, 1]
    assert {piece["piece"] for piece in last["observation"]["pieces"]} == {""}


async def test_a_restart_changes_nothing_for_watchers(opened: Watched):
    ear = await opened.watch()
    await play_on(opened, 9, 30)
    opened.pass_time(60)
    before = [raw for raw in ear.raw if b'"update"' in raw[:20]]
    await opened.restart()
    again = await opened.watch()
    assert [raw for raw in again.raw if b'"update"' in raw[:20]] == before
    mark, known = ear.heard("update")[-1]["mark"], numbers(ear)[-1]
    back = await opened.watch(known, mark)
    assert numbers(back) == []
    assert back.heard("welcome")[0]["v"] == known
    await play_on(opened, 6, 60)
    assert numbers(back) == numbers(again)[len(before) :] != []


async def test_a_number_that_is_not_shown_yet_is_not_known(opened: Watched):
    await play_on(opened, 3)
    for since, mark in ((2, ""), (1, "0" * 16)):
        with pytest.raises(UnknownUpdate):
            await opened.watch(since, mark)


@pytest.mark.parametrize("n_games", [3])
async def test_a_table_that_agrees_is_seen_at_once(clock: Clock, n_games: int):
    found = Watched(barrage(), clock, Terms(watching="link", delay="none"))
    ear = await found.watch()
    await found.play(list(enumerate(DEPLOY)))
    await play_on(found, n_games)
    assert len(moves(ear)) == n_games
    await found.room.close()


async def test_a_table_may_be_seen_after_the_end_alone(clock: Clock):
    found = Watched(barrage(), clock, Terms(watching="everybody", delay="end"))
    ear = await found.watch()
    await found.play(list(enumerate(DEPLOY)))
    await play_on(found, 12)
    clock.move(86_400)
    assert (ear.heard("welcome")[0]["v"], numbers(await found.watch())) == (0, [])
    await found.play([(0, "/resign")])
    assert ear.full, "whoever waits comes back and gets all of it"
    assert numbers(await found.watch())[-1] == found.room.v
    await found.room.close()


def test_where_a_move_takes_days_one_move_is_enough():
    slow = Terms(clock=GameClock(move=DAY))
    assert msgspec.to_builtins(slow.lateness) == {"seconds": 180, "moves": 1}
    assert msgspec.to_builtins(Terms(delay="long").lateness) == {"seconds": 900, "moves": 15}


async def test_the_table_hears_how_many_watch(opened: Watched):
    player = Ear(0)
    await opened.room.join(player, 0)
    first, second = await opened.watch(), await opened.watch()
    assert [told["watchers"] for told in player.heard("presence")] == [1, 2]
    assert first.heard("presence")[-1]["watchers"] == 2
    assert second.heard("welcome")[0]["watchers"] == 2
    await opened.room.leave(second)
    assert player.heard("presence")[-1]["watchers"] == 1
    assert opened.room.seating.is_here(0)


async def test_watching_is_the_tables_choice(lobby: Lobby):
    choices: tuple[tuple[Watching, str], ...] = (("nobody", "auth"), ("link", ""), ("everybody", ""))
    for watching, code in choices:
        made = await lobby.tables.create(wish(terms=Terms(watching=watching)))
        browser = Browser(lobby, made.match)
        assert (await browser.hello("")).get("code", "") == code, watching
        stranger = Browser(lobby, made.match)
        assert (await stranger.hello("not a key"))["code"] == "auth", watching


async def test_whoever_watches_may_do_nothing(lobby: Lobby):
    made = await lobby.tables.create(wish(terms=OPEN))
    browser = Browser(lobby, made.match)
    await browser.hello("")
    for action in (DEPLOY[0], "/resign", "/signal x", "b3-b4"):
        assert (await browser.answered("x", action))["code"] == "match/token"
    room = await lobby.rooms.get(made.match)
    assert room.match_state.n_entries == 0


async def test_the_list_holds_what_everybody_may_watch_as_late_as_it_is_seen(lobby: Lobby, clock: Clock):
    made = {}
    for watching in ("nobody", "link", "everybody"):
        made[watching] = await lobby.tables.create(wish(terms=Terms(watching=watching)))
        room = await lobby.rooms.get(made[watching].match)
        for seat, text in enumerate(DEPLOY):
            assert isinstance(await room.submit(seat, "d", text), wire.Ack)
    listed = json.loads(await watch_list(lobby.rooms))["matches"]
    assert [one["match"] for one in listed] == [made["everybody"].match]
    assert (listed[0]["status"], listed[0]["to_act"]) == ("setup", [0, 1])
    assert listed[0]["observation"]["seat"] == -1
    room = await lobby.rooms.get(made["everybody"].match)
    await room.submit(0, "r", "/resign")
    assert len(json.loads(await watch_list(lobby.rooms))["matches"]) == 1, "its end is not seen yet"
    clock.move(181)
    assert json.loads(await watch_list(lobby.rooms))["matches"] == []


async def test_a_room_that_is_watched_stays(lobby: Lobby, clock: Clock):
    made = await lobby.tables.create(wish(terms=OPEN))
    room, ear = await lobby.rooms.get(made.match), Ear(-1)
    await room.join(ear, 0)
    room.owner.touched = float("-inf")
    await lobby.rooms.sweep()
    assert not room.closed
    await room.leave(ear)
    room.owner.touched = float("-inf")
    await lobby.rooms.sweep()
    assert room.closed


async def test_watchers_of_a_company_see_what_the_table_sees(
    lobby: Lobby, clock: Clock, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("GONFALON_TEACHING", "1")
    made = await lobby.tables.create(crew("own", "open", terms=OPEN))
    room, ear = await lobby.rooms.get(made.match), Ear(-1)
    await room.join(ear, 0)
    assert (ear.heard("welcome")[0]["v"], ear.heard("update")) == (0, []), "a seat is free"
    await lobby.tables.join(made.match, wire.JoinMatch(made.invites[0].invite))
    assert ear.heard("welcome")[-1]["v"] == 1
    assert [update["observation"]["seat"] for update in ear.heard("update")] == [-1]


async def test_an_invitation_says_who_may_watch(lobby: Lobby):
    """Whoever takes the seat agrees to it."""
    made = await lobby.tables.create(wish("own", "link", terms=Terms(watching="everybody", delay="none")))
    told = await lobby.tables.invitation(made.match, wire.InvitationRequest(made.invites[0].invite))
    assert (told.terms.watching, told.terms.delay) == ("everybody", "none")


SHOW = wire.ShareRequest(True, False)


async def finished(lobby: Lobby, *kinds: str, watching: Watching = "everybody") -> tuple[str, list[str]]:
    """A match that is over, and the keys to its seats."""
    made = await lobby.tables.create(wish(*kinds, terms=Terms(watching=watching, delay="none")))
    keys = [grant.token for grant in made.grants]
    for invite in made.invites:
        keys.append((await lobby.tables.join(made.match, wire.JoinMatch(invite.invite))).grant.token)
    room = await lobby.rooms.get(made.match)
    for seat, text in [*enumerate(DEPLOY), (0, "/resign")]:
        assert isinstance(await room.submit(seat, f"x{text[:4]}", text), wire.Ack)
    return made.match, keys


async def test_only_a_seat_shares_and_only_after_the_end(lobby: Lobby):
    made = await lobby.tables.create(wish(terms=OPEN))
    with pytest.raises(WireError) as running:
        await lobby.archive.share(made.match, made.grants[0].token, SHOW)
    match, (red, _) = await finished(lobby, "own", "own")
    await lobby.archive.share(match, red, SHOW)
    with pytest.raises(WireError) as stranger:
        await lobby.archive.share(match, "", SHOW)
    assert (running.value.code, stranger.value.code) == ("match/running", "match/token")


async def test_the_end_opens_no_army_to_those_who_watch(opened: Watched):
    """Not even where the rules end the game: a player may keep covered what nobody has seen."""
    ear = await opened.watch()
    state: Any = opened.room.match_state.state
    while state.outcome is None:
        seat = state.to_act()[0]
        await opened.play([(seat, opened.room.match_state.game.random_action(state, seat, Rng(state.ply)))])
    opened.pass_time(7200)
    await opened.watch()
    last = ear.heard("update")[-1]["observation"]
    assert last["returns"] is not None
    assert any(piece["piece"] == "" for piece in last["pieces"])

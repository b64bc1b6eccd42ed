"""The page of a finished game: who opens it, what stays covered on it, and going on from one of its positions."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from gonfalon import games, players
from gonfalon.core.errors import WireError
from gonfalon.match.referee import Setting
from gonfalon.match.replay import ReplayView
from gonfalon.match.terms import Clock, Terms
from gonfalon.server import wire, wire_people
from gonfalon.server.keys import new_token
from gonfalon.storage.people import PeopleStore
from tests.server.lobby import Lobby
from tests.server.shared import COVERED, FAMILIES, OPEN, TAKEN_BACK, a_game, kept, say, setting_of

CREST = wire_people.Crest("vert", "pale", "star")
DUEL = setting_of("stratego", "duel", 2)
Ask = Callable[[Lobby, str], Awaitable[Any]]
OPENED: dict[str, Ask] = {
    "summary": lambda lobby, match: lobby.archive.summary(match, ""),
    "rating": lambda lobby, match: lobby.archive.rating(match, ""),
    "page": lambda lobby, match: lobby.shared_games.page(match),
    "frames": lambda lobby, match: lobby.archive.replay(match, "", "shared", 0, 0),
    "observation": lambda lobby, match: lobby.shared_games.observation(match),
}
"""What one yes opens to everybody."""
VIEWS: tuple[ReplayView, ...] = ("all", "public", 0, 1)
WHOLE: dict[str, Ask] = {
    "record": lambda lobby, match: lobby.archive.record(match, ""),
    "belief": lambda lobby, match: lobby.archive.belief(match, "", 0, 1),
    **{
        f"replay {view}": lambda lobby, match, view=view: lobby.archive.replay(match, "", view, 0, 0)
        for view in VIEWS
    },
    "play on": lambda lobby, match: lobby.shared_games.play_on(match, wire.PlayOn(4, 0)),
}
"""What needs everybody to show everything."""


@pytest.fixture(autouse=True)
def nobody_guesses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who may ask for guesses is tested here, not what they are: no search is compiled."""
    monkeypatch.setattr(players, "beliefs", lambda information, level: ())


async def may(lobby: Lobby, match: str, ask: Ask) -> bool:
    """Does whoever has no key get an answer?"""
    try:
        await ask(lobby, match)
    except WireError as error:
        assert error.code == "match/not-shared"
        return False
    return True


async def opened(lobby: Lobby, match: str) -> tuple[bool, bool]:
    """Is what one yes opens answered, and what needs all of them? No call tells more or less than the others of its kind."""
    one = {await may(lobby, match, ask) for ask in OPENED.values()}
    whole = {await may(lobby, match, ask) for ask in WHOLE.values()}
    assert len(one) == len(whole) == 1
    return one.pop(), whole.pop()


async def owners_seen(lobby: Lobby, match: str) -> set[int]:
    """Whose pieces lie open in every frame from the first move on, those aside that were shown in play."""
    frames = json.loads(await lobby.archive.replay(match, "", "shared", 0, 0))["frames"]
    seen: list[set[int]] = []
    for frame in frames[2:]:
        pieces = frame["observation"]["pieces"]
        seen.append({owner for owner in (0, 1) if all(p["piece"] for p in pieces if p["owner"] == owner)})
    assert all(one == seen[0] for one in seen[: len(seen) // 2])
    return seen[-1]


@pytest.mark.parametrize("watching", ["nobody", "everybody"])
async def test_one_yes_opens_a_game_and_only_all_open_all_of_it(lobby: Lobby, watching: Any):
    match = await kept(lobby, DUEL, a_game(DUEL, 3), terms=Terms(watching=watching))
    assert await opened(lobby, match) == (False, False)
    assert await say(lobby, match, 0, COVERED) == wire.Shared(match, True, True, True, False)
    assert await opened(lobby, match) == (True, False)
    assert await owners_seen(lobby, match) == set()
    await say(lobby, match, 0, OPEN)
    assert await opened(lobby, match) == (True, False)
    assert await owners_seen(lobby, match) == {0}
    assert await say(lobby, match, 1, OPEN) == wire.Shared(match, True, False, True, True)
    assert await opened(lobby, match) == (True, True)
    assert await owners_seen(lobby, match) == {0, 1}


async def test_taking_back_covers_and_the_last_one_closes(lobby: Lobby):
    match = await kept(lobby, DUEL, a_game(DUEL, 3))
    await say(lobby, match, 0, OPEN)
    await say(lobby, match, 1, OPEN)
    assert await say(lobby, match, 1, TAKEN_BACK) == wire.Shared(match, False, False, True, False)
    assert await opened(lobby, match) == (True, False)
    assert await owners_seen(lobby, match) == {0}
    assert await say(lobby, match, 0, TAKEN_BACK) == wire.Shared(match, False, False, False, False)
    assert await opened(lobby, match) == (False, False)
    asked = await lobby.archive.share(match, "key 1", wire.ShareRequest())
    assert asked == wire.Shared(match, False, False, False, False), "to ask changes nothing"


async def test_a_computer_keeps_nothing_covered(lobby: Lobby):
    match = await kept(lobby, DUEL, a_game(DUEL, 3), "person", "computer")
    await say(lobby, match, 0, COVERED)
    assert await owners_seen(lobby, match) == {1}
    await say(lobby, match, 0, OPEN)
    assert await opened(lobby, match) == (True, True)


async def test_those_who_played_see_everything_whoever_covers(lobby: Lobby):
    match = await kept(lobby, DUEL, a_game(DUEL, 3))
    await say(lobby, match, 0, COVERED)
    page = json.loads(await lobby.archive.replay(match, "key 1", "all", 0, 0))
    assert all(piece["piece"] for piece in page["frames"][-1]["observation"]["pieces"])
    assert "deploy" in page["frames"][1]["entry"]


async def test_nothing_is_shown_of_a_game_that_goes_on(lobby: Lobby):
    match = await kept(lobby, DUEL, a_game(DUEL, 3))
    room = await lobby.rooms.get(match)
    await say(lobby, match, 0, OPEN)
    room.match_state.outcome_beside_rules = None
    for ask in (*OPENED.values(), *WHOLE.values()):
        with pytest.raises(WireError, match="once the game is over"):
            await ask(lobby, match)
    with pytest.raises(WireError, match="once the game is over"):
        await say(lobby, match, 0, OPEN)


async def test_only_who_sat_there_says_yes(lobby: Lobby):
    match = await kept(lobby, DUEL, a_game(DUEL, 3))
    await say(lobby, match, 0, OPEN)
    for key in ("", "key 7"):
        with pytest.raises(WireError) as refused:
            await lobby.archive.share(match, key, OPEN)
        assert refused.value.code == "match/token"


@pytest.mark.parametrize(("game", "variant", "n_seats"), FAMILIES)
async def test_every_family_has_a_page(lobby: Lobby, game: str, variant: str, n_seats: int):
    setting = setting_of(game, variant, n_seats)
    match = await kept(lobby, setting, a_game(setting, 5))
    await say(lobby, match, 0, COVERED)
    page = await lobby.shared_games.page(match)
    assert (page.game, len(page.seats), page.is_whole, page.play_on_until) == (game, n_seats, False, -1)
    frames = json.loads(await lobby.archive.replay(match, "", "shared", 0, 0))["frames"]
    assert len(frames) == page.total
    assert {frame["entry"] for frame in frames} == {""}
    for seat in range(n_seats):
        await say(lobby, match, seat, OPEN)
    assert (await lobby.shared_games.page(match)).is_whole
    last = await lobby.shared_games.observation(match)
    room = await lobby.rooms.get(match)
    assert last == room.match_state.game.reveal(room.match_state.state)


async def shown_whole(lobby: Lobby, setting: Setting, seed: int = 5) -> str:
    match = await kept(lobby, setting, a_game(setting, seed))
    for seat in range(setting.setup.n_seats):
        await say(lobby, match, seat, OPEN)
    return match


@pytest.mark.parametrize(("game", "variant", "n_seats"), FAMILIES)
async def test_playing_on_begins_with_the_position_of_the_frame(
    lobby: Lobby, game: str, variant: str, n_seats: int
):
    setting = setting_of(game, variant, n_seats)
    match = await shown_whole(lobby, setting)
    until = (await lobby.shared_games.page(match)).play_on_until
    company = games.get(game).spec.cooperative
    for frame in {0, 2, until}:
        made = await lobby.shared_games.play_on(match, wire.PlayOn(frame, 1, 0))
        room = await lobby.rooms.get(made.match)
        there = await lobby.shared_games.observation(match, frame)
        assert room.match_state.game.reveal(room.match_state.state) == there
        assert room.match_state.outcome is None
        people = [row.seat for row in room.seating.seat_rows if row.kind == "person"]
        assert people == (list(range(n_seats)) if company else [1])
        assert [grant.seat for grant in made.grants] == people


async def test_nobody_goes_on_where_the_game_is_over_or_has_no_frame(lobby: Lobby):
    setting = setting_of("tiny_hidden", "outpost", 2)
    match = await shown_whole(lobby, setting)
    page = await lobby.shared_games.page(match)
    assert page.play_on_until < page.total - 1, "the rules have ended this game"
    for frame, seat in ((page.total - 1, 0), (page.total, 0), (-1, 0), (2, 5), (2, -1)):
        with pytest.raises(WireError) as refused:
            await lobby.shared_games.play_on(match, wire.PlayOn(frame, seat))
        assert refused.value.code in ("replay/ply", "replay/seat")


async def test_a_game_that_goes_on_has_no_clock_and_counts_for_nothing(lobby: Lobby):
    clock = Clock(initial=600)
    setting = Setting("stratego", DUEL.setup, 7, clock)
    match = await kept(lobby, setting, a_game(DUEL, 3), terms=Terms(clock=clock))
    for seat in (0, 1):
        await say(lobby, match, seat, OPEN)
    made = await lobby.shared_games.play_on(match, wire.PlayOn(6, 0), "somebody")
    room = await lobby.rooms.get(made.match)
    assert (room.row.terms, room.match_state.clocks, room.row.origin) == (Terms(), None, match)
    assert isinstance(await room.submit(0, "end", "/resign"), wire.Ack)
    assert await PeopleStore(lobby.store).finished("somebody") == []
    rematch = await room.submit(0, "again", "/rematch")
    assert isinstance(rematch, wire.Ack)
    assert (await lobby.rooms.get(room.match_state.rematch)).row.origin == "", "that one begins anew"


async def test_a_company_that_goes_on_is_not_counted_among_won_games(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("GONFALON_TEACHING", "1")
    setting = setting_of("tiny_crew", "", 2)
    match = await shown_whole(lobby, setting)
    made = await lobby.shared_games.play_on(match, wire.PlayOn(1, 0))
    room = await lobby.rooms.get(made.match)
    assert isinstance(await room.submit(0, "end", "/concede"), wire.Ack)
    assert room.match_state.outcome is not None
    counted = (await lobby.archive.win_shares("tiny_crew")).shares
    assert [one.games for one in counted] == [1], "the game that people finished, and no more"


async def test_a_game_that_is_started_again_is_shown_no_more(lobby: Lobby):
    """What people agreed to was the game that they had finished."""
    setting = setting_of("tiny_crew", "", 2)
    match = await shown_whole(lobby, setting)
    room = await lobby.rooms.get(match)
    for seat, text in ((0, "/restart"), (1, "/agree")):
        assert isinstance(await room.submit(seat, text, text), wire.Ack)
    assert room.match_state.outcome is None
    assert await lobby.store.sharing_seats(match) == {}


async def test_the_history_of_a_player_says_which_games_others_see(lobby: Lobby):
    """To the player alone, who takes it back on the page of the game."""
    key = new_token()
    await lobby.people.take(key, wire_people.NameRequest("Grey Heron", CREST))
    person = await lobby.people.id_of(key)
    match = await kept(lobby, DUEL, a_game(DUEL, 3))
    for row in (await lobby.store.seats(match))[:1]:
        assert await lobby.store.change_seat(match, row, row._replace(person=person))
    await lobby.rooms.get(match)

    async def told(asker: str) -> list[bool]:
        page = await lobby.player_pages.page("Grey Heron", asker)
        return [line.shown for line in page.history.lines]

    assert await told(key) == [False]
    await say(lobby, match, 0, COVERED)
    assert (await told(key), await told("")) == ([True], [False])
    await say(lobby, match, 0, TAKEN_BACK)
    assert await told(key) == [False]

"""Who watches a game late reads its result on no page before it is shown: neither on the page of a player nor in any rating.

Two games are compared that differ in their result alone: others get the same bytes of both until the delay is over.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from gonfalon.core.errors import WireError
from gonfalon.core.game import SPECTATOR
from gonfalon.match.log import Entry
from gonfalon.match.terms import DELAYS, Terms
from gonfalon.ratings.lists import RatingList
from gonfalon.ratings.rating import Rating
from gonfalon.server import consent, late_results, player_pages, rooms, wire
from gonfalon.server.clock import now_ms
from gonfalon.server.late_results import is_told
from gonfalon.server.picture_desk import PictureDesk
from gonfalon.server.pictured_games import PicturedGames
from gonfalon.server.rated_tables import read_seat_ratings
from gonfalon.server.wire_clubs import NewClub
from gonfalon.storage.ratings import Counted, RatingsStore

from .conftest import DEPLOY, Ear, wish
from .court import Court, plan
from .court import court as court
from .court import quiet as quiet
from .court import store as store
from .court import teaching as teaching
from .lobby import Lobby
from .test_people import a_person
from .test_rated import RAPID, move

LONG = Terms(clock=RAPID, rated=True, watching="everybody", delay="long")


async def rated_end(lobby: Lobby, terms: Terms, loser: int, name: str) -> tuple[str, str, str, str]:
    """(match, key of the first, key of the second, id of the first) of a rated game that one of them has given up."""
    first, one = await a_person(lobby, f"{name} One")
    second, two = await a_person(lobby, f"{name} Two")
    made = await lobby.tables.create(wish("own", "link", terms=terms), one)
    await lobby.tables.join(made.match, wire.JoinMatch(made.invites[0].invite), two)
    room = await lobby.rooms.get(made.match)
    for seat, action in enumerate(DEPLOY):
        assert isinstance(await room.submit(seat, f"d{seat}", action), wire.Ack)
    await move(room, 2)
    assert isinstance(await room.submit(loser, "r", "/resign"), wire.Ack)
    return made.match, first, second, one


async def seen(lobby: Lobby, name: str, person: str, key: str = "") -> dict[str, Any]:
    """All that a page and a seat show of somebody, without what two people differ in anyway."""
    page = await lobby.player_pages.page(name, key)
    history = await lobby.player_pages.history(name, key, 0)
    made = await lobby.tables.create(wish("own", "link", terms=Terms(clock=RAPID)), person)
    row = await lobby.store.match(made.match)
    assert row is not None
    seats = await read_seat_ratings(lobby.store, row, await lobby.store.seats(made.match))
    found = msgspec.to_builtins((page.statistics, page.history, history, page.ratings, seats.get(0)))
    return {"all": found}


async def test_others_see_the_same_whatever_the_result_is_until_the_delay_is_over(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    _, _, _, loser = await rated_end(lobby, LONG, 0, "Lost")
    _, _, _, winner = await rated_end(lobby, LONG, 1, "Won")
    assert await seen(lobby, "Lost One", loser) == await seen(lobby, "Won One", winner)
    stranger, _ = await a_person(lobby, "Stranger")
    assert await seen(lobby, "Lost One", loser, stranger) == await seen(lobby, "Won One", winner, stranger)
    later = now_ms() + 1000 * DELAYS["long"].seconds
    for module in (late_results, player_pages):
        monkeypatch.setattr(module, "now_ms", lambda: later)
    assert await seen(lobby, "Lost One", loser) != await seen(lobby, "Won One", winner)
    assert (await lobby.player_pages.page("Won One", "")).history.lines[0].result == "won"


async def test_those_who_have_played_see_it_at_once(lobby: Lobby):
    _, first, second, _ = await rated_end(lobby, LONG, 1, "Won")
    for key in (first, second):
        page = await lobby.player_pages.page("Won One", key)
        assert [line.result for line in page.history.lines] == ["won"]
    assert (await lobby.player_pages.page("Won One", first)).ratings
    assert not (await lobby.player_pages.page("Won One", "")).history.lines


async def play_late(lobby: Lobby, one: str, two: str) -> None:
    """A rated game that the first gives up, and whose watchers are late."""
    made = await lobby.tables.create(wish("own", "link", terms=LONG), one)
    await lobby.tables.join(made.match, wire.JoinMatch(made.invites[0].invite), two)
    room = await lobby.rooms.get(made.match)
    for seat, action in enumerate(DEPLOY):
        await room.submit(seat, f"d{seat}", action)
    await move(room, 2)
    await room.submit(0, "r", "/resign")


async def test_the_order_of_ratings_tells_no_late_game(lobby: Lobby):
    """Those with most games come first, as far as everybody knows."""
    _, _, second, one = await rated_end(lobby, Terms(clock=RAPID, rated=True), 0, "Twice")
    played = (await lobby.player_pages.page("Twice One", "")).ratings[0]
    other = RatingList(played.game, played.variant, "blitz")
    made = await lobby.tables.create(wish())
    counted = Counted(made.match, 0, played.last + 1, other, {0: one})
    await RatingsStore(lobby.store).count(counted, lambda before: {0: Rating(games=1)})
    known = [line.pace for line in (await lobby.player_pages.page("Twice One", "")).ratings]
    assert known == ["blitz", played.pace]
    await play_late(lobby, one, await lobby.people.id_of(second))
    assert [line.pace for line in (await lobby.player_pages.page("Twice One", "")).ratings] == known


@pytest.mark.parametrize("seconds", [1, 1000], ids=["soon after it", "long after it"])
async def test_a_rating_of_before_is_shown_meanwhile(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch, seconds: int
):
    """Not a gap: what was known before the game stands until its end is shown."""
    terms = Terms(clock=RAPID, rated=True)
    _, first, second, one = await rated_end(lobby, terms, 0, "Twice")
    before = (await lobby.player_pages.page("Twice One", "")).ratings[0]

    def later() -> int:
        return now_ms() + 1000 * seconds

    monkeypatch.setattr(rooms, "now_ms", later)
    await play_late(lobby, one, await lobby.people.id_of(second))
    monkeypatch.setattr(late_results, "now_ms", later)
    assert (await lobby.player_pages.page("Twice One", "")).ratings == (before,), "its time, too"
    own = (await lobby.player_pages.page("Twice One", first)).ratings[0]
    assert own.rating.games == 2
    assert own.last > before.last


CALLS: dict[str, Callable[[Lobby, str], Awaitable[Any]]] = {
    "summary": lambda lobby, match: lobby.archive.summary(match, ""),
    "rating": lambda lobby, match: lobby.archive.rating(match, ""),
    "page": lambda lobby, match: lobby.shared_games.page(match),
    "frames": lambda lobby, match: lobby.archive.replay(match, "", "shared", 0, 0),
    "observation": lambda lobby, match: lobby.shared_games.observation(match),
}
"""What the page of a game answers without a key."""


async def answers(lobby: Lobby, match: str) -> set[str]:
    """The codes with which strangers are refused, "" for an answer; and the preview's words as they are told."""
    found = set[str]()
    for ask in CALLS.values():
        try:
            await ask(lobby, match)
            found.add("")
        except WireError as error:
            found.add(error.code)
    words = await PicturedGames(lobby.rooms, PictureDesk()).words(match, "en")
    return found | {words.title, *words.lines}


@pytest.mark.parametrize("shared", [False, True])
async def test_the_page_of_a_game_is_that_of_a_running_one_until_the_delay_is_over(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch, shared: bool
):
    """Neither an answer nor a refusal tells that the game has ended."""
    _, one = await a_person(lobby, "First")
    _, two = await a_person(lobby, "Second")
    made = await lobby.tables.create(wish("own", "link", terms=LONG), one)
    await lobby.tables.join(made.match, wire.JoinMatch(made.invites[0].invite), two)
    room = await lobby.rooms.get(made.match)
    for seat, action in enumerate(DEPLOY):
        await room.submit(seat, f"d{seat}", action)
    await move(room, 2)
    running = await answers(lobby, made.match)
    assert isinstance(await room.submit(0, "r", "/resign"), wire.Ack)
    if shared:
        await lobby.archive.share(made.match, made.grants[0].token, wire.ShareRequest(True, False))
    assert await answers(lobby, made.match) == running
    assert (await lobby.archive.summary(made.match, made.grants[0].token)).reason == "resigned"
    later = now_ms() + 1000 * DELAYS["long"].seconds
    monkeypatch.setattr(consent, "now_ms", lambda: later)
    told = await answers(lobby, made.match)
    assert told != running
    assert ("" in told) == shared


async def test_a_game_ends_when_its_result_stands(lobby: Lobby):
    """Politeness and an offer of another game come after the end."""
    match, _, _, _ = await rated_end(lobby, LONG, 0, "Late")
    room = await lobby.rooms.get(match)
    ended = room.match_state.ended_at
    assert ended == room.match_state.applied[-1].entry.time
    word = f"/signal {room.match_state.signals(0)[-1].action}"
    later = Entry(room.match_state.n_entries, 0, word, "thanks", (ended or 0) + 60_000)
    room.match_state.take(later)
    assert room.match_state.ended_at == ended


@pytest.mark.parametrize(
    ("terms", "late"),
    [
        (Terms(), 0),
        (Terms(watching="nobody", delay="long"), 0),
        (Terms(watching="link", delay="none"), 0),
        (Terms(watching="link", delay="short"), 180),
        (Terms(watching="everybody", delay="long"), 900),
        (Terms(watching="everybody", delay="end"), 0),
    ],
)
def test_a_result_is_told_when_its_watchers_see_it(terms: Terms, late: int):
    assert is_told(terms, 1000, 1000 + 1000 * late)
    assert late == 0 or not is_told(terms, 1000, 999 + 1000 * late)


async def test_neither_a_club_nor_a_tournament_tells_it_before(court: Court, monkeypatch: pytest.MonkeyPatch):
    """A page of a club, and what a tournament keeps of whoever joins: the same whoever has won."""
    told = list[Any]()
    for loser, name in ((0, "Lost"), (1, "Won")):
        _, key, _, _ = await rated_end(court.lobby, LONG, loser, name)
        club = (await court.clubs.found(key, NewClub(name))).id
        terms: dict[str, Any] = {"game": "stratego", "variant": "barrage", "clock": RAPID}
        cup = (await court.all.announce(key, plan(**terms))).id
        await court.all.join(cup, key)
        told.append((club, cup, [one.rating for one in (await court.page(cup)).entrants]))
    pages = [(await court.clubs.page(club, "")).members[0].ratings for club, _, _ in told]
    assert pages[0] == pages[1]
    assert told[0][2] == told[1][2] == [None]
    later = now_ms() + 1000 * DELAYS["long"].seconds
    monkeypatch.setattr(late_results, "now_ms", lambda: later)
    pages = [(await court.clubs.page(club, "")).members[0].ratings for club, _, _ in told]
    assert pages[0] != pages[1]


async def test_a_tournament_counts_a_game_whose_end_is_not_seen_yet_and_both_fit(court: Court, quiet: None):
    """The next round follows from the result. Whoever watches late hears that it is over, and is shown nothing that says otherwise."""
    cup = await court.started("round-robin", 2, delay="short")
    (table,) = (await court.page(cup)).tables
    ear = Ear(SPECTATOR)
    await (await court.lobby.rooms.get(table.match)).join(ear, 0)
    await court.end(table, 0)
    await court.pass_time()
    assert [row.points for row in (await court.page(cup)).standings] == [1, 0]
    (ending,) = ear.heard("ending")
    assert 0 < ending["seconds"] <= DELAYS["short"].seconds
    assert [update["status"]["returns"] for update in ear.heard("update")] == [None]

"""Web push: who is told what, when, and how often, at an endpoint of the test's own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from gonfalon.match.terms import DAY, Clock, Terms
from gonfalon.server import wire
from gonfalon.server.pushing import BACK_OFF
from gonfalon.server.rooms import Room
from gonfalon.server.wire_push import PushEndpoint
from gonfalon.storage.push import PushStore, PushTarget
from gonfalon.storage.store import Store

from .conftest import Ear
from .lobby import Lobby
from .push_service import PushService, Subscriber
from .pushed import Pushed
from .test_people import a_person

BY_DAYS = Terms(Clock(move=2 * DAY, setup=DAY))


@pytest.fixture
def service() -> Iterator[PushService]:
    found = PushService()
    yield found
    found.close()


@pytest_asyncio.fixture
async def pushed(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Pushed]:
    store = await Store.open(str(tmp_path / "test.sqlite"))
    found = Pushed(store, service, monkeypatch)
    yield found
    await found.close()
    await store.close()


async def waiting(pushed: Pushed, name: str = "phone", **more: object) -> tuple[Room, Subscriber, list[Ear]]:
    """A running match whose second player wants news, and is gone."""
    quiet = more.pop("quiet", (0, 0))
    room, tokens, ears = await pushed.running(**more)
    phone = Subscriber(pushed.service, name)
    request = phone.request((room.row.id, tokens[1]), quiet=quiet)  # pyright: ignore[reportArgumentType]
    assert (await pushed.pushing.keep(request, "")).seats == 1
    await room.leave(ears[1])
    return room, phone, ears


async def move(room: Room, ear: Ear, command: str = "m") -> None:
    assert isinstance(await room.submit(ear.seat, command, ear.legal[0]), wire.Ack)


# ---- who is told ----------------------------------------------------------------------------------------------------


async def test_who_is_away_is_told_once_that_it_is_their_turn(pushed: Pushed):
    room, phone, ears = await waiting(pushed)
    await pushed.pass_time(31)
    assert phone.kinds == [], "they owe nothing yet"
    await move(room, ears[0])
    await pushed.pass_time(29)
    assert phone.kinds == [], "they may be on their way"
    await pushed.pass_time(2)
    box = room.row.setting
    assert phone.opened == [
        {"kind": "turn", "match": room.row.id, "game": box.game, "variant": box.setup.variant}
    ]
    await room.submit(0, "s", "/signal manners-thank-you")
    await pushed.pass_time(3600)
    assert phone.kinds == ["turn"], "one turn is told once, whatever else happens"


async def test_who_is_here_or_comes_back_in_time_is_not_told(pushed: Pushed):
    room, phone, ears = await waiting(pushed)
    await move(room, ears[0])
    await pushed.pass_time(20)
    ear = await pushed.connect(room, 1, "")
    await pushed.pass_time(3600)
    assert phone.kinds == []
    await room.leave(ear)
    await pushed.pass_time(31)
    assert phone.kinds == ["turn"], "they left without an answer"


async def test_the_next_turn_is_told_again(pushed: Pushed):
    room, phone, ears = await waiting(pushed)
    for number in range(2):
        await move(room, ears[0], f"m{number}")
        await pushed.pass_time(31)
        ears[1] = await pushed.connect(room, 1, "")
        await move(room, ears[1], f"m{number}")
        await room.leave(ears[1])
        await pushed.pass_time(31)
    assert phone.kinds == ["turn", "turn"]


async def test_the_end_of_the_game_is_told(pushed: Pushed):
    room, phone, ears = await waiting(pushed)
    await room.submit(0, "r", "/resign")
    await pushed.pass_time(31)
    assert phone.kinds == ["over"]
    await room.leave(ears[0])
    await pushed.pass_time(31)
    assert phone.kinds == ["over"]


async def test_somebody_who_sits_down_is_told_to_who_waits(pushed: Pushed):
    room, tokens, made = await pushed.match()
    phone = Subscriber(pushed.service, "phone")
    await pushed.pushing.keep(phone.request((room.row.id, tokens[0])), "")
    await pushed.pass_time(31)
    assert phone.kinds == [], "nobody has come"
    await pushed.lobby.tables.join(room.row.id, wire.JoinMatch(made.invites[0].invite))
    await pushed.pass_time(31)
    assert phone.kinds == ["seated"], "and not that it is their turn, too"
    await pushed.pass_time(3600)
    assert phone.kinds == ["seated"]


async def test_in_correspondence_the_last_tenth_of_the_time_is_told(pushed: Pushed):
    room, phone, ears = await waiting(pushed, terms=BY_DAYS)
    await move(room, ears[0])
    await pushed.pass_time(31)
    assert phone.kinds == ["turn"]
    await pushed.pass_time(1.7 * DAY)
    assert phone.kinds == ["turn"]
    await pushed.pass_time(0.11 * DAY)
    assert phone.kinds == ["turn", "time"]
    await pushed.pass_time(0.1 * DAY)
    assert phone.kinds == ["turn", "time"]


async def test_a_person_is_told_of_every_seat_with_their_name(pushed: Pushed):
    key, _ = await a_person(pushed.lobby, "Grey Heron")
    person = await pushed.lobby.people.id_of(key)
    phone = Subscriber(pushed.service, "phone")
    assert (await pushed.pushing.keep(phone.request(), person)).seats == 0
    room, tokens, ears = await pushed.running()
    await pushed.lobby.people.show_name(key, [wire.MatchKey(room.row.id, tokens[1])])
    await room.leave(ears[1])
    await move(room, ears[0])
    await pushed.pass_time(31)
    assert phone.kinds == ["turn"]
    await pushed.restart()
    await pushed.pass_time(31)
    assert phone.kinds == ["turn"]


async def test_a_lost_browser_hears_nothing_more_of_a_person(pushed: Pushed):
    """Once a printed code has brought the person back, what the lost browser asked for ends."""
    key, person = await a_person(pushed.lobby, "Grey Heron")
    lost = Subscriber(pushed.service, "lost")
    room, tokens, ears = await pushed.running()
    await pushed.lobby.people.show_name(key, [wire.MatchKey(room.row.id, tokens[1])])
    await pushed.pushing.keep(lost.request((room.row.id, tokens[1])), person)
    code = (await pushed.lobby.people.recovery_code(key)).code
    await pushed.lobby.people.recover(code)
    await move(room, ears[0])
    await pushed.pass_time(31)
    assert lost.kinds == []


async def test_who_plays_both_seats_is_told_once(pushed: Pushed):
    room, tokens, _ = await pushed.match("own", "own")
    phone = Subscriber(pushed.service, "phone")
    await pushed.pushing.keep(phone.request(*((room.row.id, token) for token in tokens)), "")
    ear = await pushed.connect(room, 0, tokens[0])
    await room.leave(ear)
    await pushed.pass_time(31)
    assert phone.kinds == ["turn"]


async def test_a_key_that_opens_nothing_brings_no_news(pushed: Pushed):
    room, tokens, ears = await pushed.running()
    stranger = Subscriber(pushed.service, "stranger")
    other, _, _ = await pushed.match()
    wrong = stranger.request((room.row.id, "x" * 32), (other.row.id, tokens[1]), (room.row.id, ""))
    assert (await pushed.pushing.keep(wrong, "")).seats == 0
    await room.leave(ears[1])
    await move(room, ears[0])
    await pushed.pass_time(31)
    assert stranger.kinds == []


async def test_a_seat_that_changes_hands_takes_its_news_along(pushed: Pushed):
    """Whoever had the key before hears nothing of who has it now."""
    room, phone, ears = await waiting(pushed)
    row = room.seating.seat_rows[1]
    assert await pushed.store.change_seat(room.row.id, row, row._replace(token="another"))
    await room.seats_changed()
    await move(room, ears[0])
    await pushed.pass_time(31)
    assert phone.kinds == []


async def test_who_wants_no_more_news_gets_none(pushed: Pushed):
    room, phone, ears = await waiting(pushed)
    request = PushEndpoint(phone.endpoint)
    assert (await pushed.pushing.forget(request)).known
    assert not (await pushed.pushing.forget(request)).known
    await move(room, ears[0])
    await pushed.pass_time(31)
    assert phone.kinds == []


# ---- quiet hours ----------------------------------------------------------------------------------------------------


async def test_in_quiet_hours_news_waits_until_they_end(pushed: Pushed):
    room, phone, ears = await waiting(pushed, quiet=(22 * 60, 7 * 60))
    await move(room, ears[0])
    await pushed.pass_time(31)
    assert phone.kinds == [], "it is just after midnight"
    await pushed.pass_time(6 * 3600)
    assert phone.kinds == []
    await pushed.pass_time(3600)
    assert phone.kinds == ["turn"]


async def test_what_was_settled_in_quiet_hours_is_not_told(pushed: Pushed):
    room, phone, ears = await waiting(pushed, quiet=(22 * 60, 7 * 60))
    await move(room, ears[0])
    await pushed.pass_time(31)
    ear = await pushed.connect(room, 1, "")
    await move(room, ear)
    await room.leave(ear)
    await pushed.pass_time(8 * 3600)
    assert phone.kinds == []


# ---- what goes wrong ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_has_gone_is_forgotten(pushed: Pushed, status: int):
    room, phone, ears = await waiting(pushed)
    phone.answers = [(status, {})]
    await move(room, ears[0])
    await pushed.pass_time(31)
    assert await pushed.pushing.store.count() == 0
    await pushed.pass_time(100_000)
    assert pushed.service.tries == [("phone", status)]


async def test_a_service_that_fails_is_asked_again_a_few_times(pushed: Pushed):
    room, phone, ears = await waiting(pushed)
    phone.answers = [(503, {}), (429, {"Retry-After": "400"}), (500, {})]
    await move(room, ears[0])
    await pushed.pass_time(31)
    await pushed.pass_time(BACK_OFF[0] - 1)
    assert len(pushed.service.tries) == 1
    await pushed.pass_time(2)
    await pushed.pass_time(BACK_OFF[1] + 1)
    assert len(pushed.service.tries) == 2, "it has asked for more time"
    await pushed.pass_time(100)
    await pushed.pass_time(BACK_OFF[2] + 1)
    assert phone.kinds == ["turn"]


async def test_a_service_that_fails_for_ever_is_left_alone(pushed: Pushed):
    room, phone, ears = await waiting(pushed)
    phone.answers = [(500, {})] * 50
    await move(room, ears[0])
    for _ in range(12):
        await pushed.pass_time(10_000)
    assert len(pushed.service.tries) == len(BACK_OFF) + 1
    assert await pushed.pushing.store.count() == 1, "it may work again for the next turn"


async def test_a_redirect_leads_nowhere(pushed: Pushed):
    room, phone, ears = await waiting(pushed)
    other = Subscriber(pushed.service, "other")
    phone.answers = [(307, {"Location": other.endpoint})]
    await move(room, ears[0])
    await pushed.pass_time(31)
    await pushed.pass_time(100_000)
    assert pushed.service.tries == [("phone", 307)]


# ---- restarts -------------------------------------------------------------------------------------------------------


async def test_a_restart_repeats_nothing(pushed: Pushed):
    room, phone, ears = await waiting(pushed)
    await move(room, ears[0])
    await pushed.pass_time(31)
    for _ in range(3):
        await pushed.restart()
        await pushed.pass_time(31)
    assert phone.kinds == ["turn"]
    assert await pushed.pushing.store.unsettled() == []


@pytest.mark.parametrize("after", [0, 10])
async def test_a_restart_loses_nothing_that_is_still_owed(pushed: Pushed, after: float):
    """Not even where a second table changes nothing: its match is not opened again."""
    idle, *_ = await waiting(pushed, "tablet")
    await pushed.restart()
    await pushed.restart()
    assert idle.row.id not in pushed.lobby.rooms.rooms
    room, phone, ears = await waiting(pushed)
    await move(room, ears[0])
    await pushed.pass_time(after)
    await pushed.restart()
    await pushed.pass_time(31)
    assert phone.kinds == ["turn"]


async def test_what_was_held_in_quiet_hours_outlives_a_restart(pushed: Pushed):
    room, phone, ears = await waiting(pushed, quiet=(22 * 60, 7 * 60))
    await move(room, ears[0])
    await pushed.pass_time(31)
    await pushed.restart()
    await pushed.pass_time(31)
    assert phone.kinds == []
    await pushed.pass_time(7 * 3600)
    assert phone.kinds == ["turn"]


async def test_asking_again_keeps_what_was_told(pushed: Pushed):
    room, phone, ears = await waiting(pushed)
    await move(room, ears[0])
    await pushed.pass_time(31)
    rows = await pushed.store.seats(room.row.id)
    found = await pushed.pushing.store.targets(room.row.id, 1, rows[1].token, "")
    await pushed.pushing.store.keep(found[0][0], [found[0][1]._replace(seq=-1, told="")])
    await pushed.restart()
    await pushed.pass_time(31)
    assert phone.kinds == ["turn"]


# ---- a test ---------------------------------------------------------------------------------------------------------


async def test_a_test_arrives_and_says_nothing_of_any_game(pushed: Pushed):
    _, phone, _ = await waiting(pushed)
    assert (await pushed.pushing.test(PushEndpoint(phone.endpoint))).accepted
    assert phone.opened == [{"kind": "test", "match": "", "game": "", "variant": ""}]
    phone.answers = [(410, {})]
    assert not (await pushed.pushing.test(PushEndpoint(phone.endpoint))).accepted
    assert await pushed.pushing.store.count() == 0


async def test_a_seat_without_a_key_of_its_own_is_told_to_its_person_alone(lobby: Lobby):
    push = PushStore(lobby.store)
    for person in ("", "ann", "ben"):
        await push.keep(PushTarget(f"of {person}", "https://push.example", "", "", person, 0, 0, 1), [])
    assert [target.id for target, _ in await push.targets("a match", 0, "", "ann")] == ["of ann"]
    assert await push.targets("a match", 0, "", "") == []

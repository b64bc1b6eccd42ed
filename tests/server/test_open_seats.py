"""Seats that are offered to everybody: listed, taken once, taken back, filled by computers, and nothing hidden in the list."""

from __future__ import annotations

import asyncio
import json

import httpx
import msgspec
import pytest

from gonfalon import games
from gonfalon.core.errors import WireError
from gonfalon.match.referee import Setting
from gonfalon.match.terms import Clock, Terms
from gonfalon.server import offered_tables, open_seats, wire
from gonfalon.server.offered_tables import Filling, differences, nearest_level, public_invite
from gonfalon.storage.listings import Listing
from gonfalon.storage.rows import MatchRow
from gonfalon.storage.store import Store

from .conftest import DEPLOY, ServerProcess, crew, wish
from .hall import HERE, LISTED, At, Hall
from .hall import at as at
from .hall import hall as hall
from .hall import store as store
from .hall import teaching as teaching
from .test_people import a_person

# ---- the list ----------------------------------------------------------------------------------------------------------


async def test_a_listed_table_is_told_with_its_agreement_and_who_sits_there(hall: Hall):
    terms = Terms(Clock(initial=900, increment=10), watching="everybody", listed=True)
    request = wish("own", "open", variant="duel", options={"silent_defence": True}, terms=terms)
    match, _ = await hall.offer(request=request)
    table = hall.seats.tables[match]
    assert (table.game, table.variant, table.options) == ("stratego", "duel", {"silent_defence": True})
    assert (table.free, table.terms, table.fills_at) == ((1,), terms, 0)
    assert [(one.kind, one.here) for one in table.seats] == [("person", True), ("open", False)]
    await hall.offers.create(wish("own", "link"), HERE)
    await hall.offers.create(wish("own", "open"), HERE)
    await hall.seats.look()
    assert hall.shown() == [match], "whoever does not list a table invites by link alone"


async def test_the_longest_waiting_table_stands_first(hall: Hall):
    offered = [(await hall.offer())[0] for _ in range(3)]
    assert sorted(hall.shown()) == sorted(offered)
    assert [t.since for t in hall.seats.list().tables] == sorted(t.since for t in hall.seats.list().tables)


@pytest.mark.parametrize("kinds", [("own", "link"), ("own", "own"), ("open", "open")])
async def test_an_offer_needs_an_own_seat_and_an_open_one(hall: Hall, kinds: tuple[str, str]):
    with pytest.raises(WireError) as refused:
        await hall.offers.create(wish(*kinds, terms=LISTED), HERE)
    assert refused.value.code == "request/seats"


async def test_one_address_offers_so_many_seats_at_most(hall: Hall, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(open_seats, "MOST_TABLES_OF_AN_ADDRESS", 2)
    _, token = await hall.offer()
    match, token = await hall.offer()
    with pytest.raises(WireError) as refused:
        await hall.offer()
    assert refused.value.code == "seats/too-many"
    await hall.offers.create(wish("own", "open", terms=LISTED), "192.0.2.8")
    await hall.offers.withdraw(match, token)
    await hall.offer()


# ---- taken -------------------------------------------------------------------------------------------------------------


async def test_a_listed_seat_is_taken_without_a_private_invitation_and_played(hall: Hall):
    match, token = await hall.offer()
    joined = await hall.sit(match)
    assert joined.grant.seat == 1
    assert hall.shown() == []
    room = await hall.lobby.rooms.get(match)
    for seat, action in enumerate(DEPLOY):
        assert isinstance(await room.submit(seat, f"c{seat}", action), wire.Ack)
    assert await hall.lobby.rooms.seat_of(match, token) == 0


async def test_of_two_who_come_at_once_one_gets_the_seat_and_the_other_is_told(hall: Hall):
    match, _ = await hall.offer()
    both = await asyncio.gather(
        *(hall.lobby.tables.join(match, wire.JoinMatch()) for _ in range(2)), return_exceptions=True
    )
    refused = [one for one in both if isinstance(one, WireError)]
    assert [one.code for one in refused] == ["match/too-late"]
    assert sum(isinstance(one, wire.MatchJoined) for one in both) == 1


async def test_nobody_sits_down_at_the_own_table(hall: Hall):
    match, token = await hall.offer()
    with pytest.raises(WireError) as refused:
        await hall.sit(match, keys=(token,))
    assert refused.value.code == "match/one-seat"
    assert hall.shown() == [match]


async def test_an_unlisted_table_takes_nobody_without_its_invitation(hall: Hall):
    made = await hall.lobby.tables.create(wish("own", "open"))
    for invite in ("", public_invite(made.match)):
        with pytest.raises(WireError) as refused:
            await hall.sit(made.match, invite=invite)
        assert refused.value.code == "match/invite"


async def test_a_table_of_several_stays_until_all_its_seats_are_taken(hall: Hall):
    match, _ = await hall.offer(request=crew("own", "open", "open", terms=LISTED))
    await hall.sit(match)
    assert hall.seats.tables[match].free == (2,)
    assert [one.kind for one in hall.seats.tables[match].seats] == ["person", "person", "open"]
    await hall.sit(match)
    assert hall.shown() == []


async def test_a_private_seat_of_a_listed_table_stays_private(hall: Hall):
    match, _ = await hall.offer(request=crew("own", "open", "link", terms=LISTED))
    assert hall.seats.tables[match].free == (1,)
    await hall.sit(match)
    assert hall.shown() == []
    with pytest.raises(WireError) as refused:
        await hall.sit(match)
    assert refused.value.code == "match/too-late"


async def test_a_rematch_keeps_its_people_and_is_in_no_list(hall: Hall):
    match, _ = await hall.offer()
    await hall.sit(match)
    room = await hall.lobby.rooms.get(match)
    for seat, action in enumerate((*DEPLOY, "/resign", "/rematch")):
        assert isinstance(await room.submit(seat % 2, f"c{seat}", action), wire.Ack)
    await hall.seats.look()
    assert hall.shown() == []
    again = await hall.lobby.rooms.get(room.match_state.rematch)
    assert {row.kind for row in again.seating.seat_rows} == {"person"}
    assert not {row.token for row in again.seating.seat_rows} & {row.token for row in room.seating.seat_rows}


# ---- taken back, left alone --------------------------------------------------------------------------------------------


async def test_who_takes_the_seat_back_has_offered_nothing(hall: Hall):
    match, token = await hall.offer()
    assert await hall.offers.withdraw(match, token) == wire.TableWithdrawn(match, False)
    assert hall.shown() == []
    with pytest.raises(WireError) as refused:
        await hall.sit(match)
    assert refused.value.code == "match/too-late"
    for key, code in ((token, "match/too-late"), ("nonsense", "match/token")):
        with pytest.raises(WireError) as refused:
            await hall.offers.withdraw(match, key)
        assert refused.value.code == code


async def test_who_takes_a_seat_back_from_others_who_wait_leaves_it_to_the_next(hall: Hall):
    match, _ = await hall.offer(request=crew("own", "open", "open", terms=LISTED))
    guest = (await hall.sit(match)).grant
    assert await hall.offers.withdraw(match, guest.token) == wire.TableWithdrawn(match, True)
    assert hall.seats.tables[match].free == (1, 2)
    assert await hall.lobby.rooms.seat_of(match, guest.token) is None


async def test_of_taking_back_and_sitting_down_at_once_one_happens(hall: Hall):
    match, token = await hall.offer()
    taken, back = await asyncio.gather(
        hall.lobby.tables.join(match, wire.JoinMatch()),
        hall.offers.withdraw(match, token),
        return_exceptions=True,
    )
    assert isinstance(taken, WireError) != isinstance(back, WireError)
    assert "match/too-late" in {getattr(one, "code", "") for one in (taken, back)}


async def test_a_table_whose_people_have_gone_away_leaves_the_list_until_they_are_back(hall: Hall, at: At):
    match, token = await hall.offer()
    at.seconds = offered_tables.AWAY_SECONDS - 1
    await hall.seats.look()
    assert hall.shown() == [match]
    at.seconds = offered_tables.AWAY_SECONDS + 1
    await hall.seats.look()
    assert hall.shown() == []
    ear = await hall.connect(match, token)
    await hall.seats.look()
    assert hall.shown() == [match]
    await (await hall.lobby.rooms.get(match)).leave(ear)
    at.seconds += offered_tables.LOST_SECONDS
    await hall.seats.look()
    await hall.connect(match, token)
    await hall.seats.look()
    assert hall.shown() == [], "nobody held it for too long"


def test_a_server_that_was_down_counts_from_its_start():
    listing = Listing(MatchRow("m", Setting("stratego", games.get("stratego").setup("barrage"), 1), 0), (), 0)
    minute = 60_000
    assert offered_tables.since_start(listing, 10 * minute).seen == 10 * minute
    assert offered_tables.since_start(listing, 20 * minute).seen == 0, "it was lost before"


async def test_with_a_day_for_a_move_nobody_has_to_sit_there_and_wait(hall: Hall, at: At):
    day = Terms(Clock(move=86_400), listed=True)
    match, _ = await hall.offer(request=wish("own", "open", terms=day))
    at.seconds = 86_000
    await hall.seats.look()
    assert hall.shown() == [match]


async def test_a_game_that_has_ended_is_offered_no_more(hall: Hall, monkeypatch: pytest.MonkeyPatch):
    match, token = await hall.offer()
    await hall.connect(match, token)
    state = (await hall.lobby.rooms.get(match)).match_state
    monkeypatch.setattr(type(state), "outcome", property(lambda _: object()))
    await hall.seats.look()
    assert hall.shown() == []


# ---- computers ---------------------------------------------------------------------------------------------------------


async def test_computers_take_the_seats_after_the_time_that_was_told_beforehand(store: Store, at: At):
    hall = Hall(store, Filling(60, 3))
    match, token = await hall.offer()
    table = hall.seats.tables[match]
    assert (table.fills_at, table.fill_level) == (table.since + 60_000, 3)
    await hall.connect(match, token)
    at.seconds = 59
    await hall.seats.look()
    assert hall.shown() == [match]
    at.seconds = 62
    await hall.seats.look()
    assert hall.shown() == []
    row = (await store.seats(match))[1]
    assert (row.kind, row.level) == ("computer", 3)
    await hall.lobby.rooms.close()


async def test_no_computer_takes_a_rated_seat_or_one_of_somebody_who_has_gone(store: Store, at: At):
    hall = Hall(store, Filling(60, 3))
    terms = Terms(Clock(initial=300, increment=5), rated=True, listed=True)
    made = await hall.offers.create(
        wish("own", "open", terms=terms), HERE, (await a_person(hall.lobby, "Grey Heron"))[1]
    )
    rated, token = made.match, made.grants[0].token
    alone, _ = await hall.offer()
    await hall.connect(rated, token)
    at.seconds = 300
    await hall.seats.look()
    assert hall.seats.tables[rated].fills_at == 0
    assert hall.shown() == [rated]
    assert [row.kind for row in await store.seats(alone)] == ["person", "open"]
    await hall.lobby.rooms.close()


async def test_who_waits_may_play_a_computer_instead(hall: Hall):
    match, token = await hall.offer()
    with pytest.raises(WireError) as refused:
        await hall.offers.fill(match, token, wire.FillSeats(99))
    assert refused.value.code == "request/invalid"
    assert await hall.offers.fill(match, token, wire.FillSeats(2)) == wire.SeatsFilled(match, (1,))
    assert hall.shown() == []
    with pytest.raises(WireError) as refused:
        await hall.offers.fill(match, token, wire.FillSeats(2))
    assert refused.value.code == "match/too-late"


def test_a_game_without_the_wanted_level_takes_its_nearest():
    assert [nearest_level((1, 2, 3, 4), wanted) for wanted in (1, 3, 9)] == [1, 3, 4]
    assert nearest_level((1, 5), 3) == 1
    assert nearest_level((), 3) == 0


# ---- who is told -------------------------------------------------------------------------------------------------------


async def test_everybody_who_follows_is_told_what_changes(hall: Hall):
    first, token = await hall.offer()
    stream = hall.seats.events(HERE)
    told = [json.loads((await anext(stream)).removeprefix(b"data: "))]
    second, _ = await hall.offer()
    await hall.sit(second)
    await hall.offers.withdraw(first, token)
    told += [json.loads((await anext(stream)).removeprefix(b"data: ")) for _ in range(3)]
    assert [one["type"] for one in told] == ["all", "offered", "gone", "gone"]
    assert [table["match"] for table in told[0]["tables"]] == [first]
    assert told[1]["table"]["match"] == second
    assert told[2:] == [
        {"type": "gone", "match": second, "why": "taken"},
        {"type": "gone", "match": first, "why": "withdrawn"},
    ]
    await hall.seats.close()
    assert [one async for one in stream] == []


async def test_a_quiet_stream_says_that_it_is_open(hall: Hall, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(open_seats, "BEAT_SECONDS", 0.01)
    stream = hall.seats.events(HERE)
    await anext(stream)
    assert await anext(stream) == b'data: {"type":"beat"}\n\n'
    await stream.aclose()


async def test_one_address_follows_with_so_many_pages(hall: Hall, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(open_seats, "MOST_STREAMS_OF_AN_ADDRESS", 1)
    stream = hall.seats.events(HERE)
    await anext(stream)
    with pytest.raises(WireError) as refused:
        hall.seats.check_stream(HERE)
    assert refused.value.code == "seats/busy"
    hall.seats.check_stream("192.0.2.8")
    await stream.aclose()
    hall.seats.check_stream(HERE)


async def test_a_reader_who_takes_nothing_is_let_go(hall: Hall, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(open_seats, "MOST_UNREAD", 2)
    stream = hall.seats.events(HERE)
    await anext(stream)
    for _ in range(4):
        await hall.offer()
    assert len([one async for one in stream]) == 2


def test_lists_differ_by_what_has_come_gone_and_changed():
    table = wire.OpenTable("a", "g", "v", {}, (), (1,), Terms(), False, 0)
    changed = msgspec.structs.replace(table, free=(2,))
    assert differences({}, {"a": table}, {}) == [wire.TableOffered(table)]
    assert differences({"a": table}, {"a": table}, {}) == []
    assert differences({"a": table}, {"a": changed}, {}) == [wire.TableOffered(changed)]
    assert differences({"a": table}, {}, {"a": "taken"}) == [wire.TableGone("a", "taken")]


# ---- several servers, restarts -----------------------------------------------------------------------------------------


async def test_servers_of_one_database_show_the_same_list_and_give_each_seat_once(store: Store):
    one, other = Hall(store), Hall(store)
    match, token = await one.offer()
    ear = await one.connect(match, token)
    await other.seats.look()
    assert other.shown() == [match]
    await other.sit(match)
    await one.seats.look()
    assert one.shown() == []
    assert ear.heard("presence")[-1]["seats"][1]["kind"] == "person", "the table here has heard of it"
    with pytest.raises(WireError) as refused:
        await one.sit(match)
    assert refused.value.code == "match/too-late"
    for each in (one, other):
        await each.lobby.rooms.close()


def test_open_seats_outlive_the_server_and_its_streams_end_with_it(server: ServerProcess):
    server.start()
    plan = {"game": "stratego", "variant": "barrage", "seats": [{"kind": "own"}, {"kind": "open"}]}
    made = httpx.post(f"{server.base}/api/matches", json={**plan, "terms": {"listed": True}}).json()
    with httpx.stream("GET", f"{server.base}/api/seats/events", timeout=30) as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        assert stream.headers["x-accel-buffering"] == "no"
        assert stream.headers["cache-control"] == "no-store"
        lines = (line for line in stream.iter_lines() if line)
        first = json.loads(next(lines).removeprefix("data: "))
        assert [table["match"] for table in first["tables"]] == [made["match"]]
        assert httpx.head(f"{server.base}/api/seats/events").status_code == 200
        server.stop()
        assert list(lines) == []
    server.start()
    listed = httpx.get(f"{server.base}/api/seats").json()
    assert [table["match"] for table in listed["tables"]] == [made["match"]]
    joined = httpx.post(f"{server.base}/api/matches/{made['match']}/join", json={})
    assert joined.status_code == 200
    late = httpx.post(f"{server.base}/api/matches/{made['match']}/join", json={})
    assert (late.status_code, late.json()["code"]) == (409, "match/too-late")
    assert httpx.get(f"{server.base}/api/seats").json()["tables"] == []

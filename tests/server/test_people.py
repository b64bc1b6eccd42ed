"""People with a name: what may be a name, what seats show, pages of players, and being forgotten."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon.core.errors import WireError
from gonfalon.match import record
from gonfalon.server import names, wire, wire_people
from gonfalon.server.keys import digest, new_token
from gonfalon.storage.store import Store

from .conftest import DEPLOY, Ear, crew, wish
from .lobby import Lobby

CREST = wire_people.Crest("vert", "pale", "star")
OTHER_CREST = wire_people.Crest("or", "bend", "tower")


@pytest.fixture(autouse=True)
def _teaching_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GONFALON_TEACHING", "1")


SECRETS = ("key", "token", "invite", "person")


def asks(name: str, crest: wire_people.Crest = CREST) -> wire_people.NameRequest:
    return wire_people.NameRequest(name, crest)


async def a_person(lobby: Lobby, name: str, crest: wire_people.Crest = CREST) -> tuple[str, str]:
    """(key, id) of somebody new."""
    key = new_token()
    await lobby.people.take(key, asks(name, crest))
    return key, await lobby.people.id_of(key)


async def a_game(
    lobby: Lobby, first: str, second: str, loser: int | None = 1, variant: str = "barrage"
) -> str:
    """A game of two people (their keys, "" for a guest), which one of them gives up. Its id."""
    made = await lobby.tables.create(wish("own", "link", variant=variant), await lobby.people.id_of(first))
    await lobby.tables.join(
        made.match, wire.JoinMatch(made.invites[0].invite), await lobby.people.id_of(second)
    )
    room = await lobby.rooms.get(made.match)
    for seat in (0, 1):
        assert isinstance(await room.submit(seat, f"d{seat}", DEPLOY[seat]), wire.Ack)
    if loser is not None:
        assert isinstance(await room.submit(loser, "r", "/resign"), wire.Ack)
    return made.match


async def refused(call: Any) -> str:
    with pytest.raises(WireError) as caught:
        await call
    return caught.value.code


# ---- names ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["Grey Heron", "Łucja", "Серый Волк", "O'Neill", "Anne-Marie 2", "山田", "Zoë", "Old Tom Jr."]
)
def test_names_of_people_are_taken(name: str):
    assert names.checked(name) == name


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "length"),
        ("x", "length"),
        ("a" * 25, "length"),
        ("   ", "length"),
        ("123", "letters"),
        ("<b>Tom</b>", "letters"),
        ("Tom/Ann", "letters"),
        ("Tom\u202eAnn", "letters"),
        ("Tom\u200bAnn", "letters"),
        ("Маrtа", "letters"),
        ("- Tom", "letters"),
        ("Tom....", "letters"),
        ("Hunter", "reserved"),
        ("hun ter", "reserved"),
        ("Jäger", "reserved"),
        ("COMPUTER", "reserved"),
        ("Gonfalon", "reserved"),
    ],
)
def test_what_is_no_name_is_refused_with_its_reason(name: str, code: str):
    with pytest.raises(WireError) as caught:
        names.checked(name)
    assert caught.value.code == f"person/name-{code}"


def test_names_that_look_alike_are_one():
    looks = ("Grey Heron", "grey  heron", "GREY-HERON", "Grey\u00a0Heron", "Ｇrey Heron", "Gréy Heron")
    assert {names.plain(look) for look in looks} == {"greyheron"}
    assert names.tidy("  Grey \u2003 Heron ") == "Grey Heron"


def test_the_host_refuses_words(tmp_path: Path):
    file = tmp_path / names.WORDS_FILE
    assert names.checked("Bad Apple", file) == "Bad Apple"
    file.write_text("# what nobody is called here\n\nbad apple  # in any spelling\n")
    for name in ("Bad Apple", "bAdApPlE", "My bad-apple"):
        with pytest.raises(WireError) as caught:
            names.checked(name, file)
        assert caught.value.code == "person/name-refused"
    assert names.checked("Good Apple", file) == "Good Apple"


async def test_a_name_is_one_persons_until_it_is_free(lobby: Lobby):
    key, first = await a_person(lobby, "Grey Heron")
    other = new_token()
    assert await refused(lobby.people.take(other, asks("GREY heron"))) == "person/name-taken"
    again = await lobby.people.take(key, asks("Grey Heron", OTHER_CREST))
    assert (again.name, again.crest, again.n_games) == ("Grey Heron", OTHER_CREST, 0)
    assert await lobby.people.id_of(key) == first, "the same key is the same person"
    await lobby.people.take(key, asks("Red Fox"))
    assert (await lobby.people.take(other, asks("Grey Heron"))).name == "Grey Heron"
    assert await refused(lobby.people.take(key, asks("grey heron"))) == "person/name-taken"
    await lobby.people.free(other)
    assert (await lobby.people.own(other)).name == ""
    assert (await lobby.people.take(key, asks("Grey Heron"))).name == "Grey Heron"


async def test_two_who_take_a_name_at_once_get_it_once(lobby: Lobby):
    import asyncio

    keys = [new_token() for _ in range(6)]
    answers = await asyncio.gather(
        *(lobby.people.take(key, asks("Grey Heron")) for key in keys), return_exceptions=True
    )
    assert sum(isinstance(answer, wire_people.OwnPerson) for answer in answers) == 1
    assert {answer.code for answer in answers if isinstance(answer, WireError)} == {"person/name-taken"}


async def test_the_server_keeps_no_key(lobby: Lobby, tmp_path: Path):
    key, _ = await a_person(lobby, "Grey Heron")
    recovery = await lobby.people.recovery_code(key)
    code = (await lobby.people.device_code(wire_people.Parcel(key))).code
    raw = b"".join(path.read_bytes() for path in tmp_path.glob("test.sqlite*"))
    assert digest(key).encode() in raw
    for secret in (key, recovery.code, code):
        assert secret.encode() not in raw


# ---- seats ----------------------------------------------------------------------------------------------------------


async def test_a_seat_shows_name_and_crest_to_everybody(lobby: Lobby):
    key, _ = await a_person(lobby, "Grey Heron")
    match = await a_game(lobby, key, "", loser=None)
    room, ear = await lobby.rooms.get(match), Ear(1)
    await room.join(ear, 0)
    shown = ear.heard("welcome")[-1]["seats"]
    assert (shown[0]["name"], shown[0]["crest"]) == ("Grey Heron", msgspec.to_builtins(CREST))
    assert (shown[1]["name"], shown[1]["crest"]) == ("", None)
    await lobby.people.take(key, asks("Red Fox", OTHER_CREST))
    told = ear.heard("presence")[-1]["seats"][0]
    assert (told["name"], told["crest"]) == ("Red Fox", msgspec.to_builtins(OTHER_CREST))
    assert not any(word in told for word in SECRETS), "nothing that a seat shows opens anything"


@pytest.mark.parametrize("n_seats", [1, 2, 3, 4])
async def test_any_number_of_seats_shows_names(lobby: Lobby, n_seats: int):
    keys = [(await a_person(lobby, f"Grey Heron {seat}"))[0] for seat in range(n_seats)]
    kinds = ("own", *("link",) * (n_seats - 1))
    made = await lobby.tables.create(crew(*kinds), await lobby.people.id_of(keys[0]))
    for invite, key in zip(made.invites, keys[1:], strict=True):
        await lobby.tables.join(made.match, wire.JoinMatch(invite.invite), await lobby.people.id_of(key))
    seats = (await lobby.archive.summary(made.match, made.grants[0].token)).seats
    assert [status.name for status in seats] == [f"Grey Heron {seat}" for seat in range(n_seats)]


async def test_a_name_is_put_to_a_seat_later_with_both_keys(lobby: Lobby):
    made = await lobby.tables.create(wish("own", "link"))
    token, key = made.grants[0].token, (await a_person(lobby, "Grey Heron"))[0]
    keys = [
        wire.MatchKey(made.match, token),
        wire.MatchKey(made.match, "wrong"),
        wire.MatchKey("none", token),
    ]
    await lobby.rooms.get(made.match)
    assert (await lobby.people.show_name(key, keys)).matches == (made.match,)
    assert (await lobby.archive.summary(made.match, token)).seats[0].name == "Grey Heron"
    assert (await lobby.people.show_name(key, [wire.MatchKey(made.match, "")])).matches == ()
    assert await refused(lobby.people.show_name(new_token(), keys)) == "person/unknown"


async def test_a_finished_game_keeps_the_name_it_has(lobby: Lobby):
    """Or whoever holds a key could give won games to somebody else."""
    made = await lobby.tables.create(wish("own", "link"))
    await lobby.tables.join(made.match, wire.JoinMatch(made.invites[0].invite))
    room = await lobby.rooms.get(made.match)
    keys = [wire.MatchKey(made.match, made.grants[0].token)]
    for seat in (0, 1):
        await room.submit(seat, f"d{seat}", DEPLOY[seat])
    await room.submit(1, "r", "/resign")
    first, second = (await a_person(lobby, "Grey Heron"))[0], (await a_person(lobby, "Red Fox"))[0]
    assert (await lobby.people.show_name(first, keys)).matches == (made.match,)
    assert (await lobby.people.show_name(second, keys)).matches == ()


async def show(lobby: Lobby, match: str) -> None:
    """Both who played it show all of a game."""
    await lobby.store.share(match, (0, 1), False)


async def test_records_name_the_people(lobby: Lobby):
    key, _ = await a_person(lobby, "Grey Heron")
    match = await a_game(lobby, key, "")
    await show(lobby, match)
    found = record.loads(await lobby.archive.record(match, ""))
    assert found.people == ("Grey Heron", "")
    assert found.players == ()
    nobodys = await a_game(lobby, "", "")
    await show(lobby, nobodys)
    nameless = record.loads(await lobby.archive.record(nobodys, ""))
    assert nameless.people == ()


async def test_a_rematch_keeps_the_names(lobby: Lobby):
    first, second = (await a_person(lobby, "Grey Heron"))[0], (await a_person(lobby, "Red Fox"))[0]
    match = await a_game(lobby, first, second)
    room = await lobby.rooms.get(match)
    assert isinstance(await room.submit(0, "again", "/rematch"), wire.Ack)
    following = await lobby.rooms.get(room.match_state.rematch)
    assert [status.name for status in following.seating.statuses()] == ["Red Fox", "Grey Heron"]


# ---- the page of a player -------------------------------------------------------------------------------------------


async def test_a_page_counts_finished_games_by_game_opponent_and_length(lobby: Lobby):
    heron, fox = (await a_person(lobby, "Grey Heron"))[0], (await a_person(lobby, "Red Fox"))[0]
    for loser in (1, 1, 0):
        await a_game(lobby, heron, fox, loser)
    await a_game(lobby, "", heron, 0)
    await a_game(lobby, heron, fox, loser=None)
    page = await lobby.player_pages.page("grey  HERON", "")
    assert (page.name, page.crest, page.own) == ("Grey Heron", CREST, False)
    assert page.history.total == 4, "a game that goes on is no history"
    (box,) = page.statistics
    assert (box.game, box.variant, box.cooperative) == ("stratego", "barrage", False)
    assert (box.tally.games, box.tally.won, box.tally.share) == (4, 3, 0.75)
    assert box.tally.low < 0.75 < box.tally.high
    by_name = {line.other.name: (line.tally.games, line.tally.won) for line in box.others}
    assert by_name == {"Red Fox": (3, 2), "": (1, 1)}
    assert [line.result for line in page.history.lines] == ["won", "lost", "won", "won"]
    assert page.history.lines[0].reason == "resigned"
    assert (await lobby.player_pages.history("Grey Heron", "", 3)).lines[0].result == "won"


async def test_set_ups_and_addresses_are_for_their_owner_alone(lobby: Lobby):
    heron, fox = (await a_person(lobby, "Grey Heron"))[0], (await a_person(lobby, "Red Fox"))[0]
    match = await a_game(lobby, heron, fox)
    for asker in ("", fox, "nonsense"):
        page = await lobby.player_pages.page("Grey Heron", asker)
        assert page.statistics[0].setups == ()
        assert {line.match for line in page.history.lines} == {""}
    own = await lobby.player_pages.page("Grey Heron", heron)
    assert own.own
    assert own.history.lines[0].match == match
    (setup,) = own.statistics[0].setups
    assert (setup.match, setup.seat, setup.tally.games) == (match, 0, 1)


async def test_both_sides_at_one_screen_show_no_name_and_are_no_history(lobby: Lobby):
    key, person = await a_person(lobby, "Grey Heron")
    made = await lobby.tables.create(wish("own", "own"), person)
    assert (
        await lobby.people.show_name(key, [wire.MatchKey(made.match, made.grants[0].token)])
    ).matches == ()
    room = await lobby.rooms.get(made.match)
    for seat in (0, 1):
        await room.submit(seat, f"d{seat}", DEPLOY[seat])
    await room.submit(1, "r", "/resign")
    page = await lobby.player_pages.page("Grey Heron", key)
    assert (page.history.total, page.statistics) == (0, ())
    assert [status.name for status in room.seating.statuses()] == ["", ""]


async def test_a_game_against_oneself_is_no_history(lobby: Lobby):
    key, _ = await a_person(lobby, "Grey Heron")
    await a_game(lobby, key, key)
    assert (await lobby.player_pages.page("Grey Heron", key)).history.total == 0


async def test_the_history_survives_a_crash_between_the_end_and_its_note(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    from gonfalon.storage.people import PeopleStore

    async def lost(*_: Any) -> None:
        return None

    key, _ = await a_person(lobby, "Grey Heron")
    with monkeypatch.context() as patched:
        patched.setattr(PeopleStore, "keep_outcome", lost)
        match = await a_game(lobby, key, "")
    assert (await lobby.player_pages.page("Grey Heron", "")).history.total == 0
    await lobby.rooms.close()
    await lobby.rooms.get(match)
    assert (await lobby.player_pages.page("Grey Heron", "")).history.total == 1


async def test_a_company_that_starts_anew_is_no_history_until_it_ends(lobby: Lobby):
    key, person = await a_person(lobby, "Grey Heron")
    made = await lobby.tables.create(crew("own"), person)
    room = await lobby.rooms.get(made.match)
    assert isinstance(await room.submit(0, "c", "/concede"), wire.Ack)
    assert room.match_state.outcome is not None
    page = await lobby.player_pages.page("Grey Heron", key)
    assert (page.history.total, page.history.lines[0].result) == (1, "lost")
    assert page.statistics[0].cooperative
    assert isinstance(await room.submit(0, "n", "/restart new"), wire.Ack)
    assert room.match_state.outcome is None
    assert (await lobby.player_pages.page("Grey Heron", key)).history.total == 0


async def test_lengths_are_told_in_thirds():
    from gonfalon.server.player_pages import _lengths, _Played
    from gonfalon.storage.people import Finished, OutcomeRow

    games = [
        _Played(Finished(OutcomeRow("m", 1, turns, (1.0, -1.0), "", ("", "")), "g", "v", 0), False, ())
        for turns in (10, 12, 30, 31, 90, 200)
    ]
    found = _lengths(games)
    assert [(line.least, line.most, line.tally.games) for line in found] == [
        (10, 12, 2),
        (13, 31, 2),
        (32, 200, 2),
    ]
    assert _lengths(games[:5]) == ()
    assert [line.tally.games for line in _lengths([games[0]] * 6)] == [6]


# ---- being forgotten ------------------------------------------------------------------------------------------------


async def test_whoever_is_forgotten_leaves_no_name_and_the_games_stay(lobby: Lobby, tmp_path: Path):
    heron, fox = (await a_person(lobby, "Grey Heron"))[0], (await a_person(lobby, "Red Fox"))[0]
    over = await a_game(lobby, heron, fox)
    running = await a_game(lobby, heron, fox, loser=None)
    room, ear = await lobby.rooms.get(running), Ear(1)
    await room.join(ear, 0)
    assert (await lobby.people.forget(heron)).n_seats == 2
    assert ear.heard("presence")[-1]["seats"][0]["name"] == ""
    assert await refused(lobby.people.own(heron)) == "person/unknown"
    assert await refused(lobby.player_pages.page("Grey Heron", "")) == "person/unknown"
    page = await lobby.player_pages.page("Red Fox", fox)
    assert page.history.total == 1
    assert page.history.lines[0].others == (wire_people.Other(False),)
    await show(lobby, over)
    assert record.loads(await lobby.archive.record(over, "")).people == ("", "Red Fox")
    assert isinstance(await room.submit(0, "r", "/resign"), wire.Ack), "the game goes on"
    assert (await lobby.people.take(new_token(), asks("Grey Heron"))).n_games == 0


async def test_a_freed_name_shows_nowhere_and_the_history_waits(lobby: Lobby):
    heron, _ = await a_person(lobby, "Grey Heron")
    match = await a_game(lobby, heron, "")
    await lobby.people.free(heron)
    room = await lobby.rooms.get(match)
    assert room.seating.statuses()[0].name == ""
    assert await refused(lobby.player_pages.page("Grey Heron", "")) == "person/unknown"
    assert (await lobby.people.take(heron, asks("Red Fox"))).n_games == 1
    assert room.seating.statuses()[0].name == "Red Fox"


# ---- databases of before, and what is hidden -----------------------------------------------------------------------


async def test_a_database_of_version_9_gets_people(tmp_path: Path):
    import sqlite3

    from tests.storage.test_store import _old_database

    place = tmp_path / "test.sqlite"
    _old_database(place, "0009")
    with sqlite3.connect(place) as database:
        names_of = "id, game, variant, options, seed, created, n_seats, absent_after, absent_level, learning, edition"
        database.execute(
            f"INSERT INTO matches ({names_of}) VALUES ('m', 'stratego', 'barrage', '{{}}', 5, 1, 2, 0, -1, 0, 0)"
        )
        columns = (
            "match, seat, kind, token, invite, level, holder, brought, stand_in, earlier, yields, player"
        )
        for seat in (0, 1):
            row = f"'m', {seat}, 'person', '{digest(f't{seat}')}', '', -1, {seat}, '', -1, '', 0, ''"
            database.execute(f"INSERT INTO seats ({columns}) VALUES ({row})")
    database.close()
    lobby = Lobby(await Store.open(str(place)))
    key, _ = await a_person(lobby, "Grey Heron")
    room = await lobby.rooms.get("m")
    assert [status.name for status in room.seating.statuses()] == ["", ""]
    assert (await lobby.people.show_name(key, [wire.MatchKey("m", "t1")])).matches == ("m",)
    assert [status.name for status in room.seating.statuses()] == ["", "Grey Heron"]
    await lobby.rooms.close()
    await lobby.store.close()
    assert place.with_name("test.sqlite.version-0009").exists()


async def test_names_and_pages_do_not_depend_on_what_is_hidden(lobby: Lobby):
    """Two games that differ in a hidden set-up alone: everything that is told of people is the same, byte for byte."""
    told: list[list[bytes]] = []
    swapped = DEPLOY[1].replace("M", "x").replace("S", "M").replace("x", "S")
    for number, blue in enumerate((DEPLOY[1], swapped)):
        heron, fox = (
            (await a_person(lobby, f"Heron {number}"))[0],
            (await a_person(lobby, f"Fox {number}"))[0],
        )
        made = await lobby.tables.create(wish("own", "link"), await lobby.people.id_of(heron))
        await lobby.tables.join(
            made.match, wire.JoinMatch(made.invites[0].invite), await lobby.people.id_of(fox)
        )
        room = await lobby.rooms.get(made.match)
        for seat, action in ((0, DEPLOY[0]), (1, blue)):
            assert isinstance(await room.submit(seat, f"d{seat}", action), wire.Ack)
        raw: list[bytes] = []
        for name, key in ((f"Heron {number}", heron), (f"Fox {number}", heron), (f"Fox {number}", "")):
            raw.append(msgspec.json.encode(await lobby.player_pages.page(name, key)))
        raw.append(msgspec.json.encode(await lobby.people.own(heron)))
        raw.append(msgspec.json.encode(room.seating.statuses()))
        told.append([_without(one, number) for one in raw])
    assert told[0] == told[1]


def _without(raw: bytes, number: int) -> bytes:
    """What is told, without the times of day and the numbers of the names."""
    import re

    return re.sub(rb'"(since|away_for)":\d+', b"", raw).replace(b" %d" % number, b"")

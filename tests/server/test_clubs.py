"""Clubs: who gets in, what a closed one keeps to itself, and what becomes of it when people go."""

from __future__ import annotations

import pytest

from gonfalon.core.errors import WireError
from gonfalon.server.wire_clubs import ClubLine, NewClub
from gonfalon.storage.store import Store

from .court import NAMES, Court, key_of, names_of, plan, refused
from .court import court as court
from .court import quiet as quiet
from .court import store as store
from .court import teaching as teaching

ANN, BEN, CAY = map(key_of, NAMES[:3])


async def founded(court: Court, *members: str, closed: bool = False) -> tuple[str, str]:
    """A club of Ann's with these members; its id and the key of its link."""
    await court.people(4)
    made = await court.clubs.found(ANN, NewClub("The  Long Table", "We play on Sundays.", closed))
    for key in members:
        court.seconds += 1
        await court.clubs.join(made.id, key, made.invite)
    return made.id, made.invite


async def test_the_link_lets_people_in_until_it_is_made_anew(court: Court):
    club, invite = await founded(court, BEN)
    page = await court.clubs.page(club, BEN)
    assert (page.line.name, page.line.founder, page.line.n_members) == ("The Long Table", "Ann", 2)
    assert [(one.name, one.is_founder) for one in page.members] == [("Ann", True), ("Ben", False)]
    assert (page.is_member, page.is_founder) == (True, False)
    assert await refused(court.clubs.invite(club, BEN)) == "club/not-yours"
    newer = (await court.clubs.invite(club, ANN)).invite
    assert await refused(court.clubs.join(club, CAY, invite)) == "club/invite"
    assert await refused(court.clubs.join(club, CAY, "")) == "club/invite"
    assert (await court.clubs.join(club, CAY, newer)).line.n_members == 3
    assert [line.name for line in (await court.clubs.list(CAY)).clubs] == ["The Long Table"]
    assert await refused(court.clubs.join(club, "", newer)) == "tournament/needs-name"


async def test_a_closed_club_shows_strangers_its_name_alone(court: Court, quiet: None):
    club, _ = await founded(court, BEN, closed=True)
    made = await court.all.announce(ANN, plan(club=club))
    await court.all.join(made.id, ANN)
    await court.all.join(made.id, BEN)
    stranger = await court.clubs.page(club, CAY)
    assert stranger.line == ClubLine(club, "The Long Table", 0, True, "")
    assert (stranger.description, stranger.founded) == ("", 0)
    assert (stranger.members, stranger.tournaments) == ((), ())
    assert [line.id for line in (await court.clubs.page(club, BEN)).tournaments] == [made.id]
    for key in ("", CAY):
        listed = await court.pages.list(key)
        assert (listed.running, listed.coming, listed.finished) == ((), (), ())
        assert await refused(court.pages.page(made.id, key)) == "tournament/unknown"
        assert await refused(court.pages.results(made.id, key, False)) == "tournament/unknown"
    assert await refused(court.all.join(made.id, CAY)) == "tournament/unknown"
    assert [line.id for line in (await court.pages.list(BEN)).coming] == [made.id]
    await court.all.start(made.id, ANN)
    page = await court.pages.page(made.id, BEN)
    row = await court.lobby.store.match(page.tables[0].match)
    assert row is not None
    assert row.terms.watching == "link", "the list of games to watch tells nobody who plays here"


async def test_everybody_sees_the_tournament_of_an_open_club_and_members_join_it(court: Court):
    club, _ = await founded(court, BEN)
    made = await court.all.announce(ANN, plan(club=club))
    assert (await court.page(made.id, "Cay")).own.joining == "members-only"
    assert await refused(court.all.join(made.id, CAY)) == "tournament/not-yours"
    assert names_of(await court.all.join(made.id, BEN)) == {1: "Ben"}
    assert await refused(court.all.announce(CAY, plan(club=club))) == "club/unknown"


async def test_the_founder_removes_members_and_hands_the_club_over(court: Court):
    club, invite = await founded(court, BEN, CAY)
    assert await refused(court.clubs.remove(club, BEN, "Cay")) == "club/not-yours"
    assert await refused(court.clubs.remove(club, ANN, "Nobody")) == "club/unknown"
    assert await refused(court.clubs.remove(club, ANN, "Ann")) == "club/not-yours"
    assert len((await court.clubs.remove(club, ANN, "cay")).members) == 2
    for key in (invite, ""):
        assert await refused(court.clubs.join(club, CAY, key)) == "club/invite", (
            "the link they know has ended"
        )
    newer = (await court.clubs.invite(club, ANN)).invite
    assert (await court.clubs.join(club, key_of("Dot"), newer)).line.n_members == 3
    page = await court.clubs.hand_over(club, ANN, "Ben")
    assert (page.line.founder, page.is_founder) == ("Ben", False)
    changed = await court.clubs.change(club, BEN, NewClub("Another", "", True))
    assert (changed.line.name, changed.line.closed) == ("Another", True)


@pytest.mark.parametrize("forgets", [False, True])
async def test_when_the_founder_goes_the_oldest_member_follows_and_the_last_closes_it(
    court: Court, store: Store, forgets: bool
):
    club, _ = await founded(court, CAY, BEN)
    court.seconds += 1

    async def go(key: str) -> None:
        await (court.lobby.people.forget(key) if forgets else court.clubs.leave(club, key))

    await go(ANN)
    page = await court.clubs.page(club, CAY)
    assert {one.name for one in page.members} == {"Ben", "Cay"}
    assert page.line.founder in ("Ben", "Cay")
    made = await court.all.announce(key_of(page.line.founder), plan(club=club))
    await go(BEN)
    await go(CAY)
    assert await refused(court.clubs.page(club, "")) == "club/unknown"
    row = await court.all.store.row(made.id)
    assert row is not None
    assert row.state == "cancelled"


async def test_streams_end_for_a_member_who_goes_and_for_no_stranger(
    court: Court, monkeypatch: pytest.MonkeyPatch
):
    club, _ = await founded(court, BEN, CAY)
    ended: list[str] = []
    monkeypatch.setattr(court.pages, "end_streams", ended.append)
    await court.clubs.leave(club, key_of("Dot"))
    assert ended == [], "who is no member ends nobody's stream"
    await court.clubs.leave(club, BEN)
    await court.clubs.forget(CAY)
    assert ended == [club, club]
    with pytest.raises(WireError):
        await court.clubs.forget("a-key-of-nobody-at-all")


async def test_one_person_founds_five_clubs_at_most(court: Court):
    for _ in range(5):
        await founded(court)
    assert await refused(court.clubs.found(ANN, NewClub("One more"))) == "club/too-many"
    assert await refused(court.clubs.found("", NewClub("One more"))) == "tournament/needs-name"

"""Challenges by name: who may ask whom, what both see, how they end; and what nobody learns from them."""

from __future__ import annotations

import asyncio
import json

import pytest

from gonfalon.core.errors import WireError
from gonfalon.match.terms import DAY, Clock, Terms
from gonfalon.server import challenges as rules
from gonfalon.server import wire
from gonfalon.server.challenges import Challenges
from gonfalon.server.wire_challenges import BlockRequest, ChallengeMade, ChallengeRequest, ChallengeRules

from .conftest import wish
from .lobby import Lobby
from .test_people import a_game, a_person

CLOCK = Clock(initial=300, increment=5, setup=180)


class Hall:
    """A lobby in which Ida and Marta have names."""

    def __init__(self, lobby: Lobby, ida: str, marta: str) -> None:
        self.lobby, self.ida, self.marta = lobby, ida, marta
        self.challenges = Challenges(lobby.tables, lobby.people)

    async def ask(self, name: str = "Marta", key: str = "", **terms: object) -> ChallengeMade:
        wanted = wish("own", "link", terms=Terms(**{"clock": CLOCK, **terms}))  # pyright: ignore[reportArgumentType]
        return await self.challenges.make(key or self.ida, ChallengeRequest(name, wanted))

    async def got(self, key: str) -> list[str]:
        return [one.match for one in (await self.lines(key)).got]

    async def made(self, key: str) -> list[tuple[str, str]]:
        return [(one.match, one.state) for one in (await self.lines(key)).made]

    async def lines(self, key: str):
        return await self.challenges.list((await self.challenges.person(key)).id)

    async def sit(self, match: str) -> wire.MatchJoined:
        found = await self.challenges.accept(self.marta, match)
        person = await self.lobby.people.id_of(self.marta)
        joined = await self.lobby.tables.join(match, wire.JoinMatch(found.invite), person)
        await self.challenges.note_taken(match)
        return joined


async def a_hall(lobby: Lobby) -> Hall:
    (ida, _), (marta, _) = await a_person(lobby, "Ida"), await a_person(lobby, "Marta")
    return Hall(lobby, ida, marta)


async def code_of(work: object) -> str:
    with pytest.raises(WireError) as refusal:
        await work  # pyright: ignore[reportGeneralTypeIssues]
    return refusal.value.code


async def test_a_challenge_is_seen_taken_and_then_over(lobby: Lobby):
    hall = await a_hall(lobby)
    made = await hall.ask(rated=True)
    line = (await hall.lines(hall.marta)).got[0]
    assert (line.match, line.other and line.other.name, line.seat) == (made.match, "Ida", 1 - made.seat)
    assert (line.terms.rated, line.terms.clock) == (True, CLOCK)
    joined = await hall.sit(made.match)
    assert joined.grant.seat == 1 - made.seat
    assert await hall.got(hall.marta) == []
    assert await hall.made(hall.ida) == [(made.match, "taken")]


async def test_an_answer_that_was_lost_is_given_again(lobby: Lobby):
    hall = await a_hall(lobby)
    made = await hall.ask()
    first = await hall.challenges.accept(hall.marta, made.match)
    assert await hall.got(hall.marta) == [made.match], "nothing is taken before somebody sits down"
    again = await hall.challenges.accept(hall.marta, made.match)
    assert first.invite != again.invite
    with pytest.raises(WireError):
        await lobby.tables.join(made.match, wire.JoinMatch(first.invite))
    await lobby.tables.join(made.match, wire.JoinMatch(again.invite))


@pytest.mark.parametrize("end", ["decline", "withdraw", "expire"])
async def test_a_challenge_that_is_over_opens_no_seat(
    lobby: Lobby, end: str, monkeypatch: pytest.MonkeyPatch
):
    hall = await a_hall(lobby)
    made = await hall.ask()
    invite = (await hall.challenges.accept(hall.marta, made.match)).invite
    if end == "decline":
        await hall.challenges.decline(hall.marta, made.match)
    elif end == "withdraw":
        await hall.challenges.withdraw(hall.ida, made.match)
    else:
        monkeypatch.setattr(rules, "now_ms", lambda: made.expires)
    word = {"decline": "declined", "withdraw": "withdrawn", "expire": "expired"}[end]
    assert await hall.got(hall.marta) == []
    assert await hall.made(hall.ida) == [(made.match, word)]
    assert await code_of(hall.challenges.accept(hall.marta, made.match)) == "challenge/gone"
    with pytest.raises(WireError):
        await lobby.tables.join(made.match, wire.JoinMatch(invite))


async def test_it_waits_ten_minutes_or_a_day_where_there_are_days_for_a_move(lobby: Lobby):
    hall = await a_hall(lobby)
    assert rules.patience(Terms(clock=CLOCK)) == rules.patience(Terms()) == 600
    assert rules.patience(Terms(clock=Clock(move=DAY, setup=DAY))) == 86_400
    made = await hall.ask()
    line = (await hall.lines(hall.marta)).got[0]
    assert line.expires - line.made == 600_000
    assert made.expires == line.expires


async def test_nobody_else_answers_a_challenge_or_sees_it(lobby: Lobby):
    hall = await a_hall(lobby)
    otto, _ = await a_person(lobby, "Otto")
    made = await hall.ask()
    assert (await hall.got(otto), await hall.made(otto)) == ([], [])
    assert await code_of(hall.challenges.accept(otto, made.match)) == "challenge/gone"
    assert await code_of(hall.challenges.accept(hall.ida, made.match)) == "challenge/gone"
    assert await code_of(hall.challenges.decline(otto, made.match)) == "challenge/gone"
    assert await code_of(hall.challenges.withdraw(hall.marta, made.match)) == "challenge/gone"


async def test_a_refusal_tells_nothing_of_its_reason(lobby: Lobby):
    """Nobody, only those played before, not this person: the asker reads the same, and the same as of themselves."""
    hall = await a_hall(lobby)
    refusals = list[tuple[str, str]]()
    for prepare in (
        lambda: hall.challenges.set_rules(hall.marta, ChallengeRules("nobody")),
        lambda: hall.challenges.set_rules(hall.marta, ChallengeRules("played")),
        lambda: hall.challenges.block(hall.marta, BlockRequest("Ida", True)),
    ):
        await hall.challenges.set_rules(hall.marta, ChallengeRules("everybody"))
        await prepare()
        with pytest.raises(WireError) as refusal:
            await hall.ask()
        refusals.append((refusal.value.code, str(refusal.value)))
    assert len(set(refusals)) == 1
    assert refusals[0][0] == "challenge/not-taken"
    assert await code_of(hall.ask("Ida")) == "challenge/not-taken"
    assert await hall.got(hall.marta) == []


async def test_who_is_there_is_not_told(lobby: Lobby):
    """The same bytes for the asker, whether the person follows the challenges or is away."""
    answers = list[str]()
    for is_there in (False, True):
        hall = Hall(
            lobby,
            (await a_person(lobby, f"Ida{is_there}"))[0],
            (await a_person(lobby, f"Marta{is_there}"))[0],
        )
        stream = hall.challenges.events((await hall.challenges.person(hall.marta)).id) if is_there else None
        if stream:
            await anext(stream)
        made = await hall.ask(f"Marta{is_there}")
        line = (await hall.lines(hall.ida)).made[0]
        answers.append(
            f"{line.expires - line.made} {line.state} {line.seat == made.seat} {made.expires - line.made}"
        )
        if stream:
            await stream.aclose()
    assert answers[0] == answers[1]


async def test_only_those_one_has_played_where_that_is_set(lobby: Lobby):
    hall = await a_hall(lobby)
    await hall.challenges.set_rules(hall.marta, ChallengeRules("played"))
    assert await code_of(hall.ask()) == "challenge/not-taken"
    await a_game(lobby, hall.ida, hall.marta)
    assert (await hall.ask()).match
    assert [one.name for one in (await hall.challenges.known(hall.ida)).people] == ["Marta"]
    otto, _ = await a_person(lobby, "Otto")
    assert (await hall.challenges.known(otto)).people == ()


async def test_blocking_ends_what_waits_and_can_be_undone(lobby: Lobby):
    hall = await a_hall(lobby)
    made = await hall.ask()
    found = await hall.challenges.block(hall.marta, BlockRequest("Ida", True))
    assert found.blocked == ("Ida",)
    assert await hall.made(hall.ida) == [(made.match, "declined")]
    assert (await hall.challenges.block(hall.marta, BlockRequest("Ida", False))).blocked == ()
    assert (await hall.ask()).match


async def test_challenges_are_few(lobby: Lobby):
    hall = await a_hall(lobby)
    await hall.ask()
    assert await code_of(hall.ask()) == "challenge/too-many"
    for number in range(rules.LIMITS.made - 1):
        await a_person(lobby, f"Other{number}")
        await hall.ask(f"Other{number}")
    await a_person(lobby, "One too many")
    assert await code_of(hall.ask("One too many")) == "challenge/too-many"


async def test_a_guest_asks_nobody_and_nobody_is_asked_who_is_unknown(lobby: Lobby):
    hall = await a_hall(lobby)
    assert await code_of(hall.ask("Nobody")) == "person/unknown"
    assert await code_of(hall.ask(key="unknown key of a guest !!")) == "person/unknown"
    await lobby.people.free(hall.ida)
    assert await code_of(hall.ask()) == "challenge/needs-name"


@pytest.mark.parametrize("kinds", [("own", "own"), ("link", "link"), ("own", "open"), ("own", "computer")])
async def test_a_challenge_has_one_seat_for_each(lobby: Lobby, kinds: tuple[str, ...]):
    hall = await a_hall(lobby)
    asked = ChallengeRequest("Marta", wish(*kinds))
    assert await code_of(hall.challenges.make(hall.ida, asked)) == "request/seats"


async def test_the_stream_tells_at_once_and_only_what_is_new(lobby: Lobby):
    hall = await a_hall(lobby)
    stream = hall.challenges.events((await hall.challenges.person(hall.marta)).id)
    first = json.loads((await anext(stream))[6:])
    assert (first["type"], first["got"]) == ("challenges", [])
    following = asyncio.create_task(anext(stream))
    await asyncio.sleep(0)
    made = await hall.ask()
    assert json.loads((await following)[6:])["got"][0]["match"] == made.match
    await stream.aclose()


async def test_who_is_forgotten_leaves_no_challenge(lobby: Lobby):
    hall = await a_hall(lobby)
    await hall.ask()
    await hall.challenges.set_rules(hall.ida, ChallengeRules("nobody"))
    await hall.challenges.block(hall.marta, BlockRequest("Ida", True))
    await lobby.people.forget(hall.ida)
    assert await hall.got(hall.marta) == []
    assert (await hall.challenges.rules(hall.marta)).blocked == ()

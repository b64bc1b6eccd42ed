"""HTTP calls about challenges by name. All of them take the person's key."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from . import wire_challenges
from .seat_calls import KEYED, STREAM_HEADERS, nothing

AnyRequest = Request[Any, Any, Any]
Token = NamedDependency[str]


@post("/api/challenges", security=KEYED)
async def challenge(
    token: Token, data: JSONBody[wire_challenges.ChallengeRequest], state: State
) -> wire_challenges.ChallengeMade:
    """Ask somebody by name to play."""
    return await state.challenges.make(token, data)


@get("/api/challenges", security=KEYED)
async def challenges(token: Token, state: State) -> wire_challenges.Challenges:
    """The challenges of the person with this key."""
    return await state.challenges.list((await state.challenges.person(token)).id)


@get(
    "/api/challenges/events",
    security=KEYED,
    responses={200: ResponseSpec(wire_challenges.Challenges, media_type="text/event-stream")},
)
async def challenge_events(request: AnyRequest, token: Token, state: State) -> Stream:
    """The same, and again whenever something changes, as server-sent events."""
    person = (await state.challenges.person(token)).id
    state.challenges.check_stream(person)
    scope: Any = request.scope
    content = nothing() if scope.get("is_head") else state.challenges.events(person)
    return Stream(content, media_type="text/event-stream", headers=STREAM_HEADERS)


@post("/api/challenges/{match:str}/accept", status_code=200, security=KEYED)
async def accept(match: FromPath[str], token: Token, state: State) -> wire_challenges.ChallengeAccepted:
    """Take a challenge: what opens its seat."""
    return await state.challenges.accept(token, match)


@post("/api/challenges/{match:str}/decline", status_code=200, security=KEYED)
async def decline(match: FromPath[str], token: Token, state: State) -> wire_challenges.Challenges:
    """Turn a challenge down."""
    await state.challenges.decline(token, match)
    return await state.challenges.list((await state.challenges.person(token)).id)


@post("/api/challenges/{match:str}/withdraw", status_code=200, security=KEYED)
async def take_back(match: FromPath[str], token: Token, state: State) -> wire_challenges.Challenges:
    """Take a challenge of one's own back."""
    await state.challenges.withdraw(token, match)
    return await state.challenges.list((await state.challenges.person(token)).id)


@get("/api/challenges/rules", security=KEYED)
async def rules(token: Token, state: State) -> wire_challenges.ChallengeRules:
    """From whom the person with this key takes challenges."""
    return await state.challenges.rules(token)


@post("/api/challenges/rules", status_code=200, security=KEYED)
async def set_rules(
    token: Token, data: JSONBody[wire_challenges.ChallengeRules], state: State
) -> wire_challenges.ChallengeRules:
    """Say from whom."""
    return await state.challenges.set_rules(token, data)


@post("/api/challenges/block", status_code=200, security=KEYED)
async def block(
    token: Token, data: JSONBody[wire_challenges.BlockRequest], state: State
) -> wire_challenges.ChallengeRules:
    """Take no challenges from somebody, or take them again."""
    return await state.challenges.block(token, data)


@get("/api/challenges/people", security=KEYED)
async def known_people(token: Token, state: State) -> wire_challenges.KnownPeople:
    """Those with whom the person with this key has played."""
    return await state.challenges.known(token)


CALLS = (
    *(challenge, challenges, challenge_events, accept, decline, take_back),
    *(rules, set_rules, block, known_people),
)

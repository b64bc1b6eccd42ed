"""HTTP calls about finished games that everybody may see."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody

from gonfalon.match import view

from . import wire

Token = NamedDependency[str]
KEYED: list[dict[str, list[str]]] = [{"bearer": []}]
OPEN_OR_KEYED: list[dict[str, list[str]]] = [{}, *KEYED]


@post("/api/matches/{match:str}/share", status_code=200, security=KEYED)
async def share(
    match: FromPath[str], token: Token, data: JSONBody[wire.ShareRequest], state: State
) -> wire.Shared:
    """Let others see a finished match, with all pieces or without unseen ones, or take that back."""
    return await state.archive.share(match, token, data)


@get("/api/matches/{match:str}/shared", responses={200: ResponseSpec(wire.SharedGame)})
async def shared(match: FromPath[str], state: State) -> Response[bytes]:
    """A finished match as its players show it to everybody."""
    page = await state.shared_games.page(match)
    return Response(view.encode(page), media_type="application/json")


@get("/api/matches/{match:str}/story", security=OPEN_OR_KEYED)
async def story(match: FromPath[str], token: Token, state: State) -> wire.StoryPage:
    """How a finished match went, from what was public in it."""
    return await state.stories.story(match, token)


@post("/api/matches/{match:str}/play-on", security=OPEN_OR_KEYED)
async def play_on(
    match: FromPath[str], token: Token, data: JSONBody[wire.PlayOn], state: State
) -> wire.MatchCreated:
    """Go on from a position of a finished match. With a person's key the asker's seats show the name."""
    return await state.shared_games.play_on(match, data, await state.people.id_of(token))


CALLS = [share, shared, story, play_on]

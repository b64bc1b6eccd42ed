"""The pictures and the text of a game, beside the address of its page."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath, QueryParameter

from gonfalon.pictures.film import Kind
from gonfalon.pictures.telling import language_of

from .headers import EMBEDDABLE

AnyRequest = Request[Any, Any, Any]
Language = Annotated[str, QueryParameter(name="lang")]
CACHED = {"Cache-Control": "public, max-age=300"}
"""So short that a player who takes his yes back is soon obeyed."""
PICTURE_HEADERS = {**CACHED, **EMBEDDABLE}
"""Chats and other sites show the pictures where somebody has sent the address."""


@get("/game/{match:str}/preview.png", include_in_schema=False)
async def preview(match: FromPath[str], state: State, lang: Language = "") -> Response[bytes]:
    """What people see where somebody has sent them the address of a game."""
    made = await state.pictured_games.preview(match, language_of(lang))
    return Response(made, media_type="image/png", headers=PICTURE_HEADERS)


@get("/game/{match:str}/game.gif", include_in_schema=False)
async def gif(
    request: AnyRequest, match: FromPath[str], state: State, lang: Language = ""
) -> Response[bytes]:
    """The whole game as an animation that every program shows."""
    return await _film(state, match, "gif", lang)


@get("/game/{match:str}/game.webp", include_in_schema=False)
async def webp(
    request: AnyRequest, match: FromPath[str], state: State, lang: Language = ""
) -> Response[bytes]:
    """The whole game as an animation in all its colours."""
    return await _film(state, match, "webp", lang)


async def _film(state: State, match: str, kind: Kind, lang: str) -> Response[bytes]:
    made = await state.pictured_games.film(match, kind, language_of(lang))
    return Response(made, media_type=f"image/{kind}", headers=PICTURE_HEADERS)


@get("/game/{match:str}/game.txt", include_in_schema=False)
async def text(match: FromPath[str], state: State, lang: Language = "") -> Response[str]:
    """The moves, and the last position in letters."""
    made = await state.pictured_games.text(match, language_of(lang))
    return Response(made, media_type="text/plain; charset=utf-8", headers=CACHED)


CALLS = [preview, gif, webp, text]

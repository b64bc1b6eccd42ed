"""The web application: pages, HTTP calls and the match socket."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import Litestar, Request, Response, asgi, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from gonfalon import __version__, games, players
from gonfalon.core.errors import GonfalonError, WireError
from gonfalon.storage.store import Store

from . import wire
from .lobby import Lobby
from .pages import HEADERS_FOR_ALL, page
from .socket import Socket

STATUS = {"match/unknown": 404, "match/token": 403, "match/invite": 403, "match/running": 409}
Token = Annotated[str, QueryParameter(name="token", max_length=100)]


@get("/api/health")
async def health() -> dict[str, bool]:
    """Is the server up?"""
    return {"ready": True}


@get("/api/games", sync_to_thread=True)
def list_games(request: Request) -> Response[wire.GamesList] | Response[bytes]:
    """Every game with its variants and their options; packed, since it is the same for everybody and long."""
    specs = tuple(games.get(name).spec for name in games.lobby_ids())
    found = wire.GamesList(specs, {spec.id: players.levels(spec.family) for spec in specs})
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(found)
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(gzip.compress(msgspec.json.encode(found)), media_type="application/json", headers=headers)


@post("/api/matches")
async def create(data: JSONBody[wire.NewMatch], state: State) -> wire.MatchCreated:
    """Start a match."""
    return await state.lobby.create(data)


@post("/api/matches/{match:str}/join", status_code=200)
async def join(match: FromPath[str], data: JSONBody[wire.JoinMatch], state: State) -> wire.MatchJoined:
    """Take the friend's seat."""
    return await state.lobby.join(match, data.invite)


@get("/api/matches/{match:str}")
async def summary(match: FromPath[str], token: Token, state: State) -> wire.MatchSummary:
    """One line of "my games"."""
    return await state.lobby.summary(match, token)


@get("/api/matches/{match:str}/replay", responses={200: ResponseSpec(wire.ReplayPage)})
async def replay(
    match: FromPath[str],
    token: Token,
    state: State,
    which: Annotated[str, QueryParameter(name="view")] = "public",
    start: Annotated[int, QueryParameter(name="from")] = 0,
    stop: Annotated[int, QueryParameter(name="to")] = 0,
) -> Response[bytes]:
    """Frames of a finished match."""
    page = await state.lobby.replay(match, token, which, start, stop)
    return Response(page, media_type="application/json")


@get("/api/matches/{match:str}/belief")
async def belief(
    match: FromPath[str], token: Token, state: State, seat: FromQuery[int], ply: FromQuery[int]
) -> wire.BeliefPage:
    """What a seat could guess at one moment of a finished match."""
    return await state.lobby.belief(match, token, seat, ply)


@get("/api/matches/{match:str}/record")
async def record(match: FromPath[str], token: Token, state: State) -> Response[bytes]:
    """The record of a finished match."""
    raw = await state.lobby.record(match, token)
    name = f'attachment; filename="gonfalon-{match}.json"'
    return Response(raw, media_type="application/json", headers={"Content-Disposition": name})


@get("/api/random-deployment", sync_to_thread=True)
def random_deployment(
    game: FromQuery[str], variant: FromQuery[str], side: FromQuery[int], seed: FromQuery[int] = 0
) -> dict[str, str]:
    """A believable legal deployment, as action text."""
    if game not in games.lobby_ids() or side not in (0, 1):
        raise WireError("request/game", "unknown game or side")
    if variant not in {v.id for v in games.get(game).spec.variants}:
        raise WireError("request/variant", "unknown variant of this game")
    return {"deployment": players.random_deployment(game, variant, {}, side, seed)}


def _problem(_: Request, error: GonfalonError) -> Response[wire.Problem]:
    return _refusal(error.code, str(error), STATUS.get(error.code, 400))


def _http(_: Request, error: HTTPException) -> Response[wire.Problem]:
    detail = error.detail if error.status_code < 500 else "the server failed; try again"
    return _refusal(f"http/{error.status_code}", detail, error.status_code)


def _refusal(code: str, message: str, status: int) -> Response[wire.Problem]:
    return Response(wire.Problem(code, message), status_code=status, headers=HEADERS_FOR_ALL)


def build(place: str) -> Litestar:
    """The application over the database at `place` (a file or a postgresql:// address)."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(place)
        app.state.lobby = Lobby(store)
        sweeper = asyncio.create_task(app.state.lobby.sweep_for_ever())
        yield
        sweeper.cancel()
        await app.state.lobby.close()
        await store.close()

    @asgi("/ws", is_mount=True, copy_scope=True)
    async def ws(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            await send({"type": "http.response.start", "status": 426, "headers": []})
            await send({"type": "http.response.body", "body": b""})
            return
        match = scope["path"].rstrip("/").rpartition("/")[2]
        await Socket(app.state.lobby, match, receive, send).run()

    app = Litestar(
        [health, list_games, create, join, summary, replay, belief, record, random_deployment, ws, page],
        lifespan=[lifespan],
        exception_handlers={GonfalonError: _problem, HTTPException: _http},
        openapi_config=OpenAPIConfig(
            "Gonfalon",
            __version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json"), YamlRenderPlugin()],
        ),
        response_headers=HEADERS_FOR_ALL,
        request_max_body_size=64_000,
        logging_config=None,
    )
    return app

"""The web application: pages, HTTP calls and the match socket."""

from __future__ import annotations

import asyncio
import gzip
import logging
import secrets
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, asgi, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from gonfalon import games, players
from gonfalon.core.errors import GonfalonError, StorageError, WireError
from gonfalon.match.replay import view_of
from gonfalon.ratings.computers import measured

from . import (
    challenge_calls,
    coaching,
    dealing_calls,
    host_calls,
    inside_calls,
    lesson_calls,
    measuring,
    metrics_page,
    passkey_calls,
    people_calls,
    picture_calls,
    push_calls,
    puzzle_calls,
    seat_calls,
    setups,
    shared_calls,
    tournament_calls,
    trial,
    watch_calls,
    wire,
)
from .api_schema import api_schema
from .application import App
from .archive import Archive
from .connections import lag_of
from .gathering import gathered
from .guard import Guard
from .headers import HEADERS_FOR_ALL, RAW_HEADERS
from .health import Health
from .host_rules import USUAL, HostRules
from .lifespan import lifespan_of
from .limited_calls import LineLimits, limit_call
from .limits import charge, metered
from .metrics import Metrics
from .pages import page, robots
from .problems import HANDLERS
from .socket import MAX_BODY as MAX_BODY
from .socket import Socket

MAX_KEYS = 100
"""Matches that one call may ask about."""
log = logging.getLogger("gonfalon.http")


def token_of(request: Request[Any, Any, Any]) -> str:
    """The key to a seat: `Authorization: Bearer TOKEN`, never a part of an address, which ends up in logs.

    "" where there is no such header: `OpenRooms.entitled` decides what may be seen without a key.
    """
    told = request.headers.get("authorization")
    if told is None:
        return ""
    scheme, _, token = told.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise WireError("match/token", "this call takes the header Authorization: Bearer TOKEN")
    return token.strip()


Token = NamedDependency[str]
Quick = Annotated[bool, QueryParameter(name="quick")]
OPEN_OR_BEARER: Any = [{}, {"bearer": []}]
"""With a key, or, for a finished match, without."""


@get("/api/health", responses={200: ResponseSpec(Health), 503: ResponseSpec(Health)})
async def health(state: State) -> Response[Health]:
    """Can games be played here, and are they kept?"""
    found = await state.health.health()
    return Response(found, status_code=200 if found.ready else 503)


@get("/api/reach")
async def reach(state: State) -> wire.Reach:
    """Where others find this server: a link that names this computer by a loopback address opens nowhere else."""
    return wire.Reach(state.addresses)


def _filled(of: dict[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Without the entries that have nothing."""
    return {name: found for name, found in of.items() if found}


@get("/api/games", sync_to_thread=True)
def list_games(request: Request[Any, Any, Any]) -> Response[wire.GamesList] | Response[bytes]:
    """Every game with its variants and their options; packed, since it is the same for everybody and long."""
    specs = tuple(games.get(name).spec for name in games.lobby_ids())
    telling = tuple(spec.id for spec in specs if players.tells_odds(spec.family))
    hinting = tuple(spec.id for spec in specs if players.tells_hints(spec.family))
    levels = {spec.id: players.levels(spec.family) for spec in specs}
    steps = {spec.id: players.steps(spec.family) for spec in specs}
    named = {
        spec.id: tuple(name for name in players.named(spec.family) if name not in steps[spec.id])
        for spec in specs
    }
    rated = {f"{spec.id} {one.id}": measured(spec.family, one.id) for spec in specs for one in spec.variants}
    found = wire.GamesList(specs, levels, telling, hinting, _filled(named), _filled(rated), _filled(steps))
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(found)
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(gzip.compress(msgspec.json.encode(found)), media_type="application/json", headers=headers)


@post("/api/matches", security=OPEN_OR_BEARER)
async def create(
    request: Request[Any, Any, Any], token: Token, data: JSONBody[wire.NewMatch], state: State
) -> wire.MatchCreated:
    """Start a match. With a person's key the asker's seats show the name."""
    return await state.offers.create(data, seat_calls.holder(request), await state.people.id_of(token))


@post("/api/matches/{match:str}/join", status_code=200, security=OPEN_OR_BEARER)
async def join(
    match: FromPath[str], token: Token, data: JSONBody[wire.JoinMatch], state: State
) -> wire.MatchJoined:
    """Take a seat that an invitation opens, or one that is offered to everybody. With a person's key it shows the name."""
    joined = await state.tables.join(match, data, await state.people.id_of(token))
    state.seats.wake()
    await state.challenges.note_taken(match)
    return joined


@post("/api/matches/{match:str}/invitation", status_code=200)
async def invitation(
    match: FromPath[str], data: JSONBody[wire.InvitationRequest], state: State
) -> wire.Invitation:
    """What an invitation leads to, before anybody takes the seat."""
    return await state.tables.invitation(match, data)


@post("/api/matches/{match:str}/seat", status_code=200, security=[{"bearer": []}])
async def change_seat(
    match: FromPath[str], token: Token, data: JSONBody[wire.SeatChange], state: State
) -> wire.SeatChanged:
    """Give a seat of a company to another player while the match goes on."""
    changed = await state.tables.change_seat(match, token, data)
    state.seats.wake()
    return changed


@post("/api/summaries", status_code=200, responses={200: ResponseSpec(list[wire.MatchSummary | None])})
async def summaries(
    request: Request[Any, Any, Any], data: JSONBody[list[wire.MatchKey]], state: State
) -> Response[bytes]:
    """All of "my games" at once; null where the match is unknown or the token opens no seat of it."""
    if len(data) > MAX_KEYS:
        raise WireError("request/invalid", f"this takes {MAX_KEYS} matches at most")
    charge(len(data))

    async def summary_here(key: wire.MatchKey) -> bytes:
        return msgspec.json.encode(await _summary_or_none(state.archive, key))

    found = await gathered(state, request.scope, "/api/summaries", data, summary_here)
    return Response(found, media_type="application/json")


async def _summary_or_none(archive: Archive, key: wire.MatchKey) -> wire.MatchSummary | None:
    try:
        return await archive.summary(key.match, key.token)
    except WireError:
        return None
    except StorageError:
        raise  # null says that there is no such game
    except GonfalonError:
        log.exception("match %s cannot be shown", key.match)
        return None


@get("/api/matches/{match:str}", security=OPEN_OR_BEARER)
async def summary(match: FromPath[str], token: Token, state: State) -> wire.MatchSummary:
    """One line of "my games"; of a finished match without a key, too."""
    return await state.archive.summary(match, token)


@get(
    "/api/matches/{match:str}/replay", security=OPEN_OR_BEARER, responses={200: ResponseSpec(wire.ReplayPage)}
)
async def replay(
    match: FromPath[str],
    token: Token,
    state: State,
    which: Annotated[str, QueryParameter(name="view")] = "public",
    start: Annotated[int, QueryParameter(name="from")] = 0,
    stop: Annotated[int, QueryParameter(name="to")] = 0,
) -> Response[bytes]:
    """Frames of a finished match."""
    page = await state.archive.replay(match, token, view_of(which), start, stop)
    return Response(page, media_type="application/json")


@get(
    "/api/matches/{match:str}/heard", security=[{"bearer": []}], responses={200: ResponseSpec(wire.HeardPage)}
)
async def heard(
    match: FromPath[str],
    token: Token,
    state: State,
    start: Annotated[int, QueryParameter(name="from")] = 0,
    stop: Annotated[int, QueryParameter(name="to")] = 0,
) -> Response[bytes]:
    """What a seat's updates have told it so far, for a page that was opened later."""
    page = await state.archive.heard(match, token, start, stop)
    return Response(page, media_type="application/json")


@get("/api/matches/{match:str}/lessons", security=[{"bearer": []}])
async def lessons_played(match: FromPath[str], token: Token, state: State) -> wire.LessonsPlayed:
    """What a finished match shows of the lessons, for the player who asks."""
    return await state.archive.lessons(match, token)


@get("/api/matches/{match:str}/belief", security=OPEN_OR_BEARER)
async def belief(
    match: FromPath[str], token: Token, state: State, seat: FromQuery[int], ply: FromQuery[int]
) -> wire.BeliefPage:
    """What a seat could guess at one moment of a finished match."""
    return await state.archive.belief(match, token, seat, ply)


@post("/api/matches/{match:str}/odds", status_code=200, security=[{"bearer": []}])
async def odds(match: FromPath[str], token: Token, state: State, is_quick: Quick = False) -> wire.OddsPage:
    """What comes of the answers to the decision that a seat owes, at a table for learning; with `quick` after a first look."""
    return await state.advice.odds(match, token, is_quick)


@post("/api/matches/{match:str}/hint", status_code=200, security=[{"bearer": []}])
async def hint(match: FromPath[str], token: Token, state: State, is_quick: Quick = False) -> wire.HintPage:
    """What a computer would do in a seat's place, where hints may be asked for; with `quick` after a first look."""
    return await state.advice.hint(match, token, is_quick)


@get("/api/matches/{match:str}/rating", security=OPEN_OR_BEARER)
async def rating(match: FromPath[str], token: Token, state: State) -> wire.RatingChanges:
    """What a finished match has done to ratings."""
    return await state.archive.rating(match, token)


@get("/api/win-shares")
async def win_shares(game: FromQuery[str], state: State) -> wire.WinShares:
    """What companies of people have won of a game on this server."""
    return await state.archive.win_shares(game)


@get("/api/matches/{match:str}/record", security=OPEN_OR_BEARER)
async def record(match: FromPath[str], token: Token, state: State) -> Response[bytes]:
    """The record of a finished match."""
    raw = await state.archive.record(match, token)
    name = f'attachment; filename="gonfalon-{match}.json"'
    return Response(raw, media_type="application/json", headers={"Content-Disposition": name})


@post("/api/random-action", status_code=200, sync_to_thread=True)
@metered()
def random_action(data: JSONBody[wire.SetupRequest]) -> wire.RandomAction:
    """A believable first answer of a seat (a set-up, a deck), drawn from the system's randomness: nobody can draw it again."""
    setup = setups.setup_of(data.game, data.variant, data.options, data.n_seats, data.seat)
    if data.brings:
        games.get(data.game).check_brought(setup, data.seat, data.brings)
        brought = tuple(data.brings if seat == data.seat else "" for seat in range(setup.n_seats))
        setup = msgspec.structs.replace(setup, brought=brought)
    seed = secrets.randbits(63)
    if data.begun:
        return wire.RandomAction(players.complete(data.game, setup, data.seat, data.begun, seed))
    return wire.RandomAction(players.random_action(data.game, setup, data.seat, seed))


@post("/api/appraisal", status_code=200, sync_to_thread=True)
def appraise(data: JSONBody[wire.SetupRequest]) -> wire.Appraisal:
    """May a seat bring this text, what is wrong with it, and what is it like?"""
    return trial.appraisal(data)


@post("/api/reading", status_code=200, sync_to_thread=True)
def read_text(data: JSONBody[wire.ReadRequest]) -> wire.TextRead:
    """What a text as people have it stands for: a set-up as an action, a deck card by card."""
    return trial.reading(data)


@post("/api/remarks", status_code=200, sync_to_thread=True)
def remark(data: JSONBody[wire.RemarksRequest]) -> wire.Remarks:
    """What is worth a second look in a set-up, or another first answer."""
    return trial.remarks(data)


@post("/api/trial", status_code=200, sync_to_thread=True, responses={200: ResponseSpec(wire.Trial)})
def try_out(data: JSONBody[wire.TrialRequest]) -> Response[bytes]:
    """Acts played in a game that nobody keeps."""
    return Response(trial.trial(data), media_type="application/json")


CALLS: list[HTTPRouteHandler] = [
    *(
        health,
        reach,
        list_games,
        create,
        join,
        invitation,
        change_seat,
        summaries,
        summary,
        heard,
        replay,
        lessons_played,
    ),
    *(belief, odds, hint, win_shares, record, rating),
    *(random_action, appraise, read_text, remark, try_out),
    *measuring.CALLS,
    *coaching.CALLS,
    *lesson_calls.CALLS,
    *puzzle_calls.CALLS,
    *people_calls.CALLS,
    *passkey_calls.CALLS,
    *push_calls.CALLS,
    *seat_calls.CALLS,
    *watch_calls.CALLS,
    *challenge_calls.CALLS,
    *tournament_calls.CALLS,
    *picture_calls.CALLS,
    *shared_calls.CALLS,
    *dealing_calls.CALLS,
    *host_calls.CALLS,
]


def build(
    database: str,
    guard: Guard | None = None,
    addresses: tuple[str, ...] = (),
    base: str = "",
    rules: HostRules = USUAL,
) -> App:
    """The application over the database at `database` (a file or a postgresql:// address). guard: None for loopback names alone.

    addresses: under which the local network finds it, such as http://192.168.1.7:8000. base: the path below which a proxy
    serves it, as `base_path` gives it.
    """

    metrics = Metrics()

    @asgi("/ws", is_mount=True, copy_scope=True)
    async def ws(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await serve_socket(scope, receive, send)
            return
        await send({"type": "http.response.start", "status": 426, "headers": RAW_HEADERS})
        await send({"type": "http.response.body", "body": b""})

    async def serve_socket(scope: Any, receive: Any, send: Any) -> None:
        match = scope["path"].rstrip("/").rpartition("/")[2]
        here = asyncio.current_task()
        assert here is not None
        limits = LineLimits(app.state, scope)
        app.sockets[here] = Socket(app.state.rooms, match, receive, send, lag_of(scope), limits)
        try:
            await app.sockets[here].run()
        finally:
            del app.sockets[here]

    app = App(
        [*CALLS, *inside_calls.CALLS, metrics_page.metrics, ws, robots, page],
        lifespan=[lifespan_of(database, rules)],
        dependencies={"token": Provide(token_of, sync_to_thread=False)},
        exception_handlers=HANDLERS,
        guards=[limit_call],
        openapi_config=api_schema(base),
        response_headers=HEADERS_FOR_ALL,
        request_max_body_size=MAX_BODY,
        state=State(
            {"addresses": addresses, "base": base, "metrics": metrics, "shows_metrics": rules.metrics}
        ),
        logging_config=None,
    )
    app.guard, app.base, app.sockets, app.metrics = guard or Guard(), base, {}, metrics
    app.proxies, app.serve_socket = rules.proxies, serve_socket
    metrics.sockets.set_function(lambda: len(app.sockets))
    return app

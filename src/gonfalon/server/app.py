"""The web application: pages, HTTP calls and the match socket."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import logging
import secrets
from typing import Annotated, Any

import msgspec
from litestar import Litestar, Request, Response, asgi, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Server
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from gonfalon import games, players
from gonfalon.core.errors import GonfalonError, StorageError, WireError
from gonfalon.ratings.computers import measured
from gonfalon.version import __version__

from . import (
    challenge_calls,
    measuring,
    passkey_calls,
    people_calls,
    picture_calls,
    push_calls,
    seat_calls,
    setups,
    shared_calls,
    tournament_calls,
    trial,
    watch_calls,
    wire,
)
from .archive import Archive
from .base_path import without_base
from .connections import lag_of
from .forwarded import TrustedProxies
from .guard import RAW_HEADERS, Guard, Refused, refuse, without_body
from .health import Health
from .host_rules import USUAL, HostRules
from .lifespan import lifespan_of
from .limited_calls import LineLimits, answer_limited, limit_call, note_wrong_key
from .limits import LimitError, charge, metered
from .pages import HEADERS_FOR_ALL, page, robots
from .socket import MAX_MESSAGE, Socket
from .statuses import STATUS
from .unavailable import with_retry_after

MAX_BODY = 4 * MAX_MESSAGE
"""Bytes of a call: what four seats may bring."""
MAX_KEYS = 100
"""Matches that one call may ask about."""
GOODBYE_SECONDS = 2.0
"""So long a stopping server waits until its goodbyes are sent."""
STOPPING = Refused(503, "http/503", "the server is stopping; try again")
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


@get("/api/games", sync_to_thread=True)
def list_games(request: Request[Any, Any, Any]) -> Response[wire.GamesList] | Response[bytes]:
    """Every game with its variants and their options; packed, since it is the same for everybody and long."""
    specs = tuple(games.get(name).spec for name in games.lobby_ids())
    telling = tuple(spec.id for spec in specs if players.tells_odds(spec.family))
    hinting = tuple(spec.id for spec in specs if players.tells_hints(spec.family))
    levels = {spec.id: players.levels(spec.family) for spec in specs}
    named = {spec.id: names for spec in specs if (names := players.named(spec.family))}
    rated = {f"{spec.id} {one.id}": measured(spec.family, one.id) for spec in specs for one in spec.variants}
    found = wire.GamesList(
        specs, levels, telling, hinting, named, {box: who for box, who in rated.items() if who}
    )
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


@post("/api/summaries", status_code=200)
async def summaries(data: JSONBody[list[wire.MatchKey]], state: State) -> list[wire.MatchSummary | None]:
    """All of "my games" at once; null where the match is unknown or the token opens no seat of it."""
    if len(data) > MAX_KEYS:
        raise WireError("request/invalid", f"this takes {MAX_KEYS} matches at most")
    charge(len(data))
    return [await _summary_or_none(state.archive, key) for key in data]


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
    page = await state.archive.replay(match, token, which, start, stop)
    return Response(page, media_type="application/json")


@get("/api/matches/{match:str}/belief", security=OPEN_OR_BEARER)
async def belief(
    match: FromPath[str], token: Token, state: State, seat: FromQuery[int], ply: FromQuery[int]
) -> wire.BeliefPage:
    """What a seat could guess at one moment of a finished match."""
    return await state.archive.belief(match, token, seat, ply)


@post("/api/matches/{match:str}/odds", status_code=200, security=[{"bearer": []}])
async def odds(match: FromPath[str], token: Token, state: State) -> wire.OddsPage:
    """What comes of the answers to the decision that a seat owes, at a table for learning."""
    return await state.advice.odds(match, token)


@post("/api/matches/{match:str}/hint", status_code=200, security=[{"bearer": []}])
async def hint(match: FromPath[str], token: Token, state: State) -> wire.HintPage:
    """What a computer would do in a seat's place, where hints may be asked for."""
    return await state.advice.hint(match, token)


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


@post("/api/trial", status_code=200, sync_to_thread=True, responses={200: ResponseSpec(wire.Trial)})
def try_out(data: JSONBody[wire.TrialRequest]) -> Response[bytes]:
    """Acts played in a game that nobody keeps."""
    return Response(trial.trial(data), media_type="application/json")


def _problem(request: Request[Any, Any, Any], error: GonfalonError) -> Response[wire.Problem]:
    """What a call is refused with; a fault of ours is logged, and its insides are nobody's business."""
    status = STATUS.get(error.code, 400)
    note_wrong_key(request, error.code)
    if status == 500 or isinstance(error, StorageError):
        log.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    return _refusal(error.code, "the server failed; try again" if status == 500 else str(error), status)


def _http(_: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Problem]:
    detail = error.detail if error.status_code < 500 else "the server failed; try again"
    return _refusal(f"http/{error.status_code}", detail, error.status_code)


def _unreadable(_: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    return _refusal("http/400", f"this cannot be read: {type(error).__name__}", 400)


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    log.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    return _refusal("http/500", "the server failed; try again", 500)


def _refusal(code: str, message: str, status: int) -> Response[wire.Problem]:
    return Response(wire.Problem(code, message), status_code=status, headers=HEADERS_FOR_ALL)


HANDLERS: Any = {
    LimitError: answer_limited,
    GonfalonError: _problem,
    HTTPException: _http,
    RecursionError: _unreadable,
    UnicodeError: _unreadable,
    Exception: _failed,
}


class App(Litestar):
    """The application behind its guard; HEAD is answered as GET without the body."""

    guard: Guard
    proxies = TrustedProxies()
    base = ""
    """The path below which a proxy serves it; addresses are answered with and without it."""
    loads_rules = False
    """Somebody loads the rules, and calls `note_rules_loaded` then."""
    sockets: dict[asyncio.Task[Any], Socket]
    loop: asyncio.AbstractEventLoop

    def note_rules_loaded(self) -> None:
        """The rules are loaded: matches may be opened. Thread-safe."""
        self.loop.call_soon_threadsafe(self.state.rules.set)

    async def say_goodbye(self) -> None:
        """Tell every open page that the server stops, before anything closes: it will come back and resume."""
        there = dict(self.sockets)
        self.state.challenges.close()
        await self.state.seats.close()
        await self.state.tournaments.close()
        await self.state.rooms.close()
        for socket in there.values():
            await socket.say_goodbye()
        if there:
            await asyncio.wait(there, timeout=GOODBYE_SECONDS)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one connection."""
        if scope["type"] in ("http", "websocket"):
            scope = without_base(self.proxies.resolved(scope), self.base)
            send = with_retry_after(send)
            refused: Refused | None = self.guard.refusal(scope)
            if refused is not None:
                await refuse(scope, receive, send, refused)
                return
            if scope["type"] == "http" and scope["method"] == "HEAD":
                scope, send = {**scope, "method": "GET", "is_head": True}, without_body(send)
        try:
            await super().__call__(scope, receive, send)
        except asyncio.CancelledError:  # the server stops and waits no longer
            if scope["type"] == "http":
                with contextlib.suppress(RuntimeError, OSError):
                    await refuse(scope, receive, send, STOPPING)
            elif scope["type"] != "websocket":
                raise


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
        replay,
    ),
    *(belief, odds, hint, win_shares, record, rating),
    *(random_action, appraise, read_text, try_out),
]


def _schema(base: str) -> OpenAPIConfig:
    """How the calls are described under /api/schema."""
    return OpenAPIConfig(
        "Gonfalon",
        __version__,
        servers=[Server(base or "/")],
        path="/api/schema",
        components=Components(security_schemes={"bearer": SecurityScheme(type="http", scheme="bearer")}),
        render_plugins=[JsonRenderPlugin(path="/openapi.json"), YamlRenderPlugin()],
    )


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

    @asgi("/ws", is_mount=True, copy_scope=True)
    async def ws(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            await send({"type": "http.response.start", "status": 426, "headers": RAW_HEADERS})
            await send({"type": "http.response.body", "body": b""})
            return
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
        [
            *CALLS,
            *measuring.CALLS,
            *people_calls.CALLS,
            *passkey_calls.CALLS,
            *push_calls.CALLS,
            *seat_calls.CALLS,
            *watch_calls.CALLS,
            *challenge_calls.CALLS,
            *tournament_calls.CALLS,
            *picture_calls.CALLS,
            *shared_calls.CALLS,
            ws,
            robots,
            page,
        ],
        lifespan=[lifespan_of(database, rules)],
        dependencies={"token": Provide(token_of, sync_to_thread=False)},
        exception_handlers=HANDLERS,
        guards=[limit_call],
        openapi_config=_schema(base),
        response_headers=HEADERS_FOR_ALL,
        request_max_body_size=MAX_BODY,
        state=State({"addresses": addresses, "base": base}),
        logging_config=None,
    )
    app.guard, app.base, app.sockets, app.proxies = guard or Guard(), base, {}, rules.proxies
    return app

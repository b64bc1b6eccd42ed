"""What an application has from its start to its end: the store, the rooms, and what answers its calls."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Callable
from typing import Any

from litestar import Litestar
from litestar.datastructures import State

from gonfalon.storage.leases import Leases
from gonfalon.storage.news import News, SharedNews
from gonfalon.storage.store import Store

from . import measuring
from .advice import Advice
from .archive import Archive
from .challenges import Challenges
from .clubs import Clubs
from .coaching import Coaching
from .expiry import Expiry
from .health import HealthCheck
from .host_desk import HostWatch
from .host_rules import HostRules
from .insiders import Insiders
from .limits import Limits
from .metrics import Metrics
from .open_rooms import OpenRooms
from .open_seats import OpenSeats
from .owner_task import cancelled
from .passkeys import Passkeys
from .people import People
from .picture_desk import PictureDesk
from .pictured_games import PicturedGames
from .player_pages import PlayerPages
from .pushing import Pushing
from .puzzle_desk import PuzzleDesk
from .seat_offers import SeatOffers
from .shared_games import SharedGames
from .sharing import Sharing
from .socket import MAX_BODY
from .stories import Stories
from .tables import Tables
from .thinking_pool import drawing_pool, thinking_pool
from .tournament_pages import TournamentPages
from .tournament_schedule import announce_for_ever
from .tournaments import Tournaments
from .work_pool import WorkPool


def _set_pools(state: State, host: HostRules, metrics: Metrics) -> WorkPool:
    """Where computers think, which is answered, and where pictures are drawn, within the host's limits."""
    limits = state.limits = Limits(host.limits)
    state.thinkers = host.thinkers
    state.picture_desk = PictureDesk(drawing_pool(metrics, limits))
    state.pool = thinking_pool(host.thinkers, metrics, limits)
    return state.pool


def _set_services(state: State, rooms: OpenRooms, host: HostRules) -> None:
    """What the calls are answered by, over the same rooms."""
    state.rooms, state.tables = rooms, Tables(rooms)
    state.archive, state.advice, state.coaching = Archive(rooms), Advice(rooms), Coaching(rooms)
    state.shared_games, state.stories = SharedGames(rooms), Stories(rooms)
    state.pictured_games = PicturedGames(rooms, state.picture_desk)
    state.people = People(rooms, host.words_file)
    state.puzzle_desk = PuzzleDesk(state.people)
    state.player_pages, state.passkeys = PlayerPages(state.people), Passkeys(state.people)


@contextlib.asynccontextmanager
async def _shared(app: Any, rooms: OpenRooms) -> AsyncGenerator[None]:
    """Be one of the servers of a database, if it is shared: write as long as the others know it, and pass on what is theirs.

    Raises StorageError.
    """
    if app.share is None or not isinstance(rooms.news, SharedNews):
        yield
        return
    from .passing_on import PassingOn
    from .shared_limits import SharedLimits

    leases = Leases(rooms.store, app.share.member)
    rooms.store.fence = rooms.leases = leases
    sharing = Sharing(rooms, leases, app.state.pushing.resume)
    secret = await leases.secret()
    app.insiders = Insiders(app.share.port, secret)
    passing_on = PassingOn(sharing, secret, MAX_BODY)
    app.passing_on = app.state.passing_on = passing_on
    app.state.sharing = sharing
    shared_limits = app.state.shared_limits = SharedLimits(app.state.limits, sharing, passing_on)
    works = (sharing.look_for_ever(), rooms.news.pass_for_ever(), shared_limits.tell_for_ever())
    tasks = [asyncio.create_task(work) for work in works]
    yield
    for task in tasks:
        await cancelled(task)
    await sharing.close()
    await passing_on.close()


def lifespan_of(
    database: str, host: HostRules
) -> Callable[[Litestar], contextlib.AbstractAsyncContextManager[None]]:
    """What an application has from its start to its end: the store, the rooms, and what is done with them."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Any) -> AsyncGenerator[None]:
        store, metrics = await Store.open(database), app.metrics
        store.watch, store.lock = metrics, app.lock
        metrics.writes_waiting.set_function(lambda: store.n_waiting)
        app.loop, rules = asyncio.get_running_loop(), asyncio.Event()
        if not app.loads_rules:
            rules.set()
        pool = _set_pools(app.state, host, metrics)
        news = SharedNews(store.engine.url) if app.share is not None else News()
        rooms = OpenRooms(store, rules, host.chat_rules, metrics, pool, news)
        metrics.count_tables(rooms.running)
        rooms.herald = app.state.pushing = Pushing(rooms, host.push)
        _set_services(app.state, rooms, host)
        app.state.health, app.state.rules = HealthCheck(store, rules), rules
        app.state.measurements = measuring.Measurements(pool)
        app.state.seats = OpenSeats(rooms, host.filling)
        app.state.challenges = Challenges(app.state.tables, app.state.people)
        app.state.offers = SeatOffers(app.state.tables, app.state.seats)
        stack = contextlib.AsyncExitStack()
        await stack.enter_async_context(_shared(app, rooms))
        tending = asyncio.create_task(rooms.tend_for_ever())
        measuring_lag = asyncio.create_task(metrics.measure_lag()) if host.metrics else None
        looking = asyncio.create_task(app.state.seats.look_for_ever())
        hearing = asyncio.create_task(HostWatch(app.state.people).look_for_ever())
        app.state.expiry = Expiry(rooms, host.expiry, app.state.seats.wake)
        expiring = asyncio.create_task(app.state.expiry.look_for_ever())
        resuming = asyncio.create_task(app.state.pushing.resume())
        pages = TournamentPages(app.state.tables, app.state.people, host.tournaments.announcers)
        app.state.tournaments, app.state.clubs = Tournaments(pages), Clubs(pages)
        playing = asyncio.create_task(app.state.tournaments.look_for_ever())
        announcing = asyncio.create_task(announce_for_ever(app.state.tournaments, host.tournaments))
        yield
        await stack.aclose()
        tending.cancel()
        if measuring_lag is not None:
            await cancelled(measuring_lag)
        await cancelled(hearing)
        await cancelled(expiring)
        await cancelled(resuming)
        await app.state.pushing.close()
        app.state.challenges.close()
        await app.state.tournaments.close()
        await cancelled(playing)
        await cancelled(announcing)
        await app.state.seats.close()
        await cancelled(looking)
        await app.state.measurements.close()
        await app.state.coaching.close()
        await app.state.picture_desk.close()
        await rooms.close()
        await pool.close()
        await store.close()

    return lifespan

"""Which limit each call counts to, checked before anything else of it is done, and how a refusal is answered."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from gonfalon.core.errors import ErrorCode

from . import request_ids, wire
from .headers import HEADERS_FOR_ALL
from .known_keys import KnownKeys
from .limits import LIMITS, Bill, LimitError, LimitName, Limits, of_person, open_bill
from .statuses import STATUS

LIMITED_CALLS: Mapping[str, LimitName] = MappingProxyType(
    {
        "POST /api/matches": LimitName.TABLES,
        "POST /api/pairing": LimitName.TABLES,
        "POST /api/matches/{match}/play-on": LimitName.TABLES,
        "POST /api/matches/{match}/fill": LimitName.TABLES,
        "POST /api/matches/{match}/join": LimitName.JOINS,
        "POST /api/matches/{match}/invitation": LimitName.JOINS,
        "POST /api/matches/{match}/seat": LimitName.JOINS,
        "POST /api/matches/{match}/rematch": LimitName.JOINS,
        "POST /api/matches/{match}/next-pledge": LimitName.JOINS,
        "POST /api/matches/{match}/next-part": LimitName.JOINS,
        "POST /api/matches/{match}/withdraw": LimitName.JOINS,
        "GET /api/seats/events": LimitName.STREAMS,
        "GET /api/challenges/events": LimitName.STREAMS,
        "GET /api/tournaments/{tournament}/events": LimitName.STREAMS,
        "POST /api/matches/{match}/hint": LimitName.THINKING,
        "POST /api/matches/{match}/odds": LimitName.THINKING,
        "GET /api/matches/{match}/belief": LimitName.THINKING,
        "GET /api/matches/{match}/story": LimitName.THINKING,
        "POST /api/random-action": LimitName.THINKING,
        "POST /api/appraisal": LimitName.THINKING,
        "POST /api/reading": LimitName.THINKING,
        "POST /api/remarks": LimitName.THINKING,
        "POST /api/trial": LimitName.THINKING,
        "POST /api/lessons/{lesson}/try": LimitName.THINKING,
        "POST /api/proposal": LimitName.THINKING,
        "POST /api/measurements": LimitName.MEASUREMENTS,
        "POST /api/matches/{match}/coach": LimitName.COACH,
        "GET /game/{match}": LimitName.LOOKS,
        "GET /game/{match}/{path}": LimitName.LOOKS,
        "GET /game/{match}/preview.png": LimitName.PICTURES,
        "GET /game/{match}/game.gif": LimitName.PICTURES,
        "GET /game/{match}/game.webp": LimitName.PICTURES,
        "GET /game/{match}/game.txt": LimitName.READS,
        "POST /api/summaries": LimitName.SUMMARIES,
        "POST /api/boards": LimitName.SUMMARIES,
        "GET /api/matches/{match}": LimitName.READS,
        "GET /api/matches/{match}/heard": LimitName.READS,
        "GET /api/matches/{match}/replay": LimitName.READS,
        "GET /api/matches/{match}/lessons": LimitName.READS,
        "GET /api/matches/{match}/record": LimitName.READS,
        "GET /api/matches/{match}/rating": LimitName.READS,
        "GET /api/matches/{match}/shared": LimitName.READS,
        "POST /api/matches/{match}/share": LimitName.READS,
        "GET /api/games": LimitName.LOOKS,
        "GET /api/lessons": LimitName.LOOKS,
        "GET /api/puzzles": LimitName.LOOKS,
        "GET /api/puzzles/{puzzle}": LimitName.READS,
        "GET /api/puzzles/{puzzle}/frames": LimitName.READS,
        "POST /api/puzzles/{puzzle}/answer": LimitName.READS,
        "POST /api/puzzles/{puzzle}/truth": LimitName.READS,
        "GET /api/win-shares": LimitName.LOOKS,
        "GET /api/watch": LimitName.LOOKS,
        "GET /api/seats": LimitName.LOOKS,
        "GET /api/pairing": LimitName.LOOKS,
        "GET /api/people/{name}": LimitName.LOOKS,
        "GET /api/people/{name}/games": LimitName.LOOKS,
        "GET /api/person": LimitName.LOOKS,
        "POST /api/person": LimitName.NAMES,
        "POST /api/person/seats": LimitName.SUMMARIES,
        "POST /api/person/free": LimitName.NAMES,
        "POST /api/person/forget": LimitName.NAMES,
        "POST /api/person/recovery": LimitName.CODES,
        "POST /api/person/recover": LimitName.CODE_TRIES,
        "POST /api/codes": LimitName.CODES,
        "POST /api/codes/use": LimitName.CODE_TRIES,
        "GET /api/person/passkeys": LimitName.LOOKS,
        "POST /api/person/passkeys": LimitName.PASSKEYS,
        "POST /api/person/passkeys/challenge": LimitName.PASSKEYS,
        "POST /api/person/passkeys/remove": LimitName.PASSKEYS,
        "POST /api/passkeys/challenge": LimitName.PASSKEYS,
        "POST /api/passkeys/use": LimitName.PASSKEYS,
        "POST /api/push": LimitName.PUSH,
        "POST /api/push/forget": LimitName.PUSH,
        "POST /api/push/test": LimitName.PUSH,
        "GET /api/challenges": LimitName.LOOKS,
        "POST /api/challenges": LimitName.CHALLENGES,
        "POST /api/challenges/{match}/accept": LimitName.JOINS,
        "POST /api/challenges/{match}/decline": LimitName.JOINS,
        "POST /api/challenges/{match}/withdraw": LimitName.JOINS,
        "GET /api/challenges/rules": LimitName.LOOKS,
        "POST /api/challenges/rules": LimitName.LOOKS,
        "POST /api/challenges/block": LimitName.LOOKS,
        "GET /api/challenges/people": LimitName.LOOKS,
        "GET /api/tournaments": LimitName.LOOKS,
        "POST /api/tournaments": LimitName.ANNOUNCEMENTS,
        "GET /api/tournaments/{tournament}": LimitName.LOOKS,
        "POST /api/tournaments/{tournament}/join": LimitName.JOINS,
        "POST /api/tournaments/{tournament}/leave": LimitName.JOINS,
        "POST /api/tournaments/{tournament}/pause": LimitName.JOINS,
        "POST /api/tournaments/{tournament}/resume": LimitName.JOINS,
        "POST /api/tournaments/{tournament}/start": LimitName.JOINS,
        "POST /api/tournaments/{tournament}/cancel": LimitName.JOINS,
        "GET /api/tournaments/{tournament}/results.txt": LimitName.READS,
        "GET /api/tournaments/{tournament}/results.trf": LimitName.READS,
        "GET /api/clubs": LimitName.LOOKS,
        "POST /api/clubs": LimitName.ANNOUNCEMENTS,
        "GET /api/clubs/{club}": LimitName.LOOKS,
        "POST /api/clubs/{club}": LimitName.LOOKS,
        "POST /api/clubs/{club}/join": LimitName.CODE_TRIES,
        "POST /api/clubs/{club}/leave": LimitName.JOINS,
        "POST /api/clubs/{club}/invite": LimitName.CODES,
        "POST /api/clubs/{club}/remove": LimitName.JOINS,
        "POST /api/clubs/{club}/hand-over": LimitName.JOINS,
        "POST /api/pledges": LimitName.LOOKS,
        "GET /api/host": LimitName.LOOKS,
        "POST /api/host/close": LimitName.LOOKS,
        "POST /api/host/free-name": LimitName.LOOKS,
    }
)
"""The limit of each call, by its method and its path."""
FREE_CALLS = frozenset(
    {
        "GET /api/health",
        "GET /api/reach",
        "GET /api/push",
        "GET /api/matches/{match}/coach",
        "GET /api/measurements/{measurement}",
        "POST /api/measurements/{measurement}/stop",
    }
)
"""Calls without a limit: what they answer is at hand, and asked for often."""
TRIES_SECRETS = frozenset({LimitName.CODE_TRIES, LimitName.PASSKEYS})
"""Calls of these limits bring something in their body that opens something."""
WRONG_KEY: frozenset[ErrorCode] = frozenset({"match/token", "person/unknown", "host/key"})
"""Refusals of a key that opens nothing."""
WRONG_SECRET: frozenset[ErrorCode] = frozenset(
    {"match/invite", "club/invite", "person/code", "passkey/unknown", "passkey/refused"}
)
"""Refusals of something in a body that opens nothing."""


class LineLimits:
    """What one socket may still do: it draws on the buckets of its address."""

    def __init__(self, state: Any, scope: Any) -> None:
        self._limits: Limits = state.limits
        self._known: KnownKeys = state.rooms.known_keys
        self._payers = self._limits.payers(scope)
        self._is_open = False

    @property
    def address(self) -> str:
        """Of the connection, as limits count it; "" for one that draws on no bucket."""
        return self._payers[0] if self._payers else ""

    def open(self) -> None:
        """Count the socket. Raises LimitError where it is one too many."""
        self._limits.spend(LimitName.SOCKETS, self._payers)
        self._limits.take_line(self._payers)
        self._is_open = True

    def close(self) -> None:
        """The socket is closed."""
        if self._is_open:
            self._is_open = False
            self._limits.leave_line(self._payers)

    def hear(self) -> None:
        """Count a message. Raises LimitError where it is one too many."""
        self._limits.spend(LimitName.MESSAGES, self._payers)

    def check_key(self, key: str) -> None:
        """Raise LimitError if too many keys have opened nothing, and this one has opened nothing of late."""
        if key and self._known.person_of(key) is None:
            self._limits.check(LimitName.WRONG_KEYS, self._payers)

    def note_good_key(self, key: str) -> None:
        """This key has opened a seat: what is sent counts to its person, too."""
        person = self._known.person_of(key)
        if person and self._payers:
            self._payers = (self._payers[0], of_person(person))

    def note_wrong_key(self) -> None:
        """Count a key that opens nothing."""
        self._limits.charge(LimitName.WRONG_KEYS, self._payers, 1)


async def limit_call(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Count a call before its body is read. Raises LimitError where it is one too many.

    Whoever has sent too many keys that open nothing waits, unless the key has opened something of late.
    """
    scope: Any = connection.scope
    if scope["type"] != "http":
        return
    name = LIMITED_CALLS.get(f"{scope['method']} {scope.get('path_template', '')}")
    key = bearer_of(scope)
    if name is None and not key:
        return
    state = connection.app.state
    limits: Limits = state.limits
    person = state.rooms.known_keys.person_of(key)
    payers = limits.payers(scope, person or "")
    if (key and person is None) or name in TRIES_SECRETS:
        limits.check(LimitName.WRONG_KEYS, payers[:1])
    if name is None:
        return
    if LIMITS[name].paid_after:
        limits.check(name, payers)
    else:
        limits.spend(name, payers)
    open_bill(Bill(limits, name, payers))


def note_wrong_key(request: Request[Any, Any, Any], code: ErrorCode) -> None:
    """Count a refused call against its address if a key of it has opened nothing."""
    if code not in WRONG_KEY and code not in WRONG_SECRET:
        return
    state, key = request.app.state, bearer_of(request.scope)
    if code in WRONG_SECRET or (key and state.rooms.known_keys.person_of(key) is None):
        limits: Limits = state.limits
        limits.charge(LimitName.WRONG_KEYS, limits.payers(request.scope), 1)


def answer_limited(request: Request[Any, Any, Any], error: LimitError) -> Response[wire.Problem]:
    """429, with the limit and the time."""
    request.app.state.metrics.note_limit(error.limit)
    problem = wire.Problem(error.code, str(error), error.limit, error.retry_after, request_ids.current())
    headers = {**HEADERS_FOR_ALL, "Retry-After": str(error.retry_after)}
    return Response(problem, status_code=STATUS[error.code], headers=headers)


def bearer_of(scope: Any) -> str:
    """The key in `Authorization: Bearer KEY`, "" for none."""
    told = next((value for name, value in scope["headers"] if name.lower() == b"authorization"), b"")
    scheme, _, key = told.decode("latin-1").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else ""

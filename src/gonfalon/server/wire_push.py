"""Messages about web push: a browser asks for news of its seats, and the news that its push service brings."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .wire import MatchKey

PushKind = Literal["turn", "time", "seated", "over", "test"]
"""What news says: a seat owes an answer, its time is nearly over, somebody has sat down, the game is over, or nothing at all."""
Endpoint = Annotated[str, Meta(min_length=1, max_length=1000)]
"""The address at which a push service takes messages for one browser. Whoever knows it is that browser."""
Minute = Annotated[int, Meta(ge=0, lt=1440)]
"""A minute of the day, in UTC."""


class PushOffer(msgspec.Struct, frozen=True):
    """GET /api/push: may this server send news, and the public key with which a browser subscribes ("" where it may not)."""

    available: bool
    key: str


class PushRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/push: send news of these seats to this browser. It takes the place of what the browser has asked for before.

    With a person's key: and of all seats of this person. p256dh, auth: the keys of the browser's subscription. quiet_from, quiet_until:
    nothing is sent in this time; the same minute twice is no time at all.
    """

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[MatchKey, ...], Meta(max_length=400)] = ()
    quiet_from: Minute = 0
    quiet_until: Minute = 0


class PushKept(msgspec.Struct, frozen=True):
    """The answer to PushRequest. seats: how many of the keys open a seat."""

    seats: int


class PushEndpoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/push/forget: send this browser nothing more. POST /api/push/test: send it a test."""

    endpoint: Endpoint


class PushForgotten(msgspec.Struct, frozen=True):
    """The answer to POST /api/push/forget. known: had this browser asked for news?"""

    known: bool


class PushTested(msgspec.Struct, frozen=True):
    """The answer to POST /api/push/test. accepted: has the push service taken it?"""

    accepted: bool


class PushNews(msgspec.Struct, frozen=True):
    """What a push service brings to the browser, sealed: no fact of the game beyond its kind. match, game, variant: "" in a test."""

    kind: PushKind
    match: str = ""
    game: str = ""
    variant: str = ""

"""Messages between seats, as table acts: a text id with named parts, public to all seats and spectators."""

from __future__ import annotations

import re

import msgspec

from .errors import IllegalActionError

NAME = re.compile(r"[a-z][a-z0-9_-]{0,39}\Z")
"""A text id or the name of a part."""
VALUE = re.compile(r"[A-Za-z0-9_.,:+-]{0,1000}\Z")
"""The value of a part."""
RESERVED = ("seat", "text")
"""Names that no part may have."""
MOST_PARTS = 12
"""Parts of a message at most."""


class Talk(msgspec.Struct, frozen=True):
    """One message. seat: the sender. text: id of the message in the text room. parts: its arguments, plain words.

    ply, turn: of the state when it was sent. is_signal: a request to the other seats, not an announcement.
    """

    seat: int
    text: str
    parts: dict[str, str] = {}
    ply: int = 0
    turn: int = 0
    is_signal: bool = False


def write(text: str, parts: dict[str, str]) -> str:
    """A message in the form of the log: `plan-watch who=first,last strength=6`. Raises IllegalActionError if it has no such form."""
    said = " ".join([text, *(f"{name}={value}" for name, value in parts.items())])
    read(said)
    return said


def read(said: str) -> tuple[str, dict[str, str]]:
    """(text id, parts) of a message in the form of the log. Raises IllegalActionError for any other text."""
    text, *rest = said.split(" ")
    parts: dict[str, str] = {}
    for part in rest:
        name, equals, value = part.partition("=")
        fits = equals and NAME.match(name) and VALUE.match(value)
        if not fits or name in parts or name in RESERVED:
            raise IllegalActionError(said[:40], "unknown_act")
        parts[name] = value
    if not NAME.match(text) or len(parts) > MOST_PARTS:
        raise IllegalActionError(said[:40], "unknown_act")
    return text, parts

"""What seats say to each other beside the rules: a text id with named parts, public to the whole table."""

from __future__ import annotations

import re

import msgspec

from .errors import IllegalActionError

NAME = re.compile(r"[a-z][a-z0-9_-]{0,39}\Z")
VALUE = re.compile(r"[A-Za-z0-9_.,:+-]{0,1000}\Z")
RESERVED = ("seat", "text")
MOST_PARTS = 12


class Talk(msgspec.Struct, frozen=True):
    """One thing said. seat: the speaker. text: the id of a message. parts: its arguments, plain words.

    ply, turn: of the state when it was said. is_signal: a wish of a seat, not an announcement.
    """

    seat: int
    text: str
    parts: dict[str, str] = {}
    ply: int = 0
    turn: int = 0
    is_signal: bool = False


def write(text: str, parts: dict[str, str]) -> str:
    """A message as the log takes it: `plan-watch who=first,last strength=6`. Raises IllegalActionError."""
    said = " ".join([text, *(f"{name}={value}" for name, value in parts.items())])
    read(said)
    return said


def read(said: str) -> tuple[str, dict[str, str]]:
    """The text id and the parts of a message. Raises IllegalActionError for anything else."""
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

"""The id of a request: it stands in the answer, and in every line that the log has about it."""

from __future__ import annotations

import re
import secrets
from contextvars import ContextVar
from typing import Any

from .keys import KEY_LIKE

HEADER = b"x-request-id"
_SANE = re.compile(r"[A-Za-z0-9_-]{8,64}")
"""An id that is taken from the asker: a UUID passes, and so do the ids of usual proxies. What looks like a key does not."""
_BYTES = 9
"""Random bytes of an id that is made here."""
_current: ContextVar[str] = ContextVar("request_id", default="")
set_current, reset = _current.set, _current.reset


def current() -> str:
    """The id of the request that is being answered here, "" outside of any."""
    return _current.get()


def id_of(scope: Any) -> str:
    """The id that a request brings along if there is one that looks sane, else a new one."""
    told = [value.decode("latin-1") for name, value in scope["headers"] if name == HEADER]
    if len(told) == 1 and _SANE.fullmatch(told[0]) and not KEY_LIKE.search(told[0]):
        return told[0]
    return secrets.token_hex(_BYTES)

"""Keys to seats, invitations and names of matches: unguessable, and stored as hashes alone where they open something."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets

KEY_LIKE = re.compile(r"(?=[A-Za-z_-]*\d)(?=[a-z\d_-]*[A-Z])[\w-]{24,}", re.ASCII)
"""What may be a key or an invitation: a long run of letters and digits that no word of a log has."""


def digest(secret: str) -> str:
    """What is stored of a token or an invite."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest() if secret else ""


def new_match_id() -> str:
    """The name of a new match. It begins with no dash, so that no command takes it for an option."""
    while (name := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return name


def new_invite() -> str:
    """A new invitation."""
    return secrets.token_urlsafe(18)


def new_token() -> str:
    """A new key to a seat."""
    return secrets.token_urlsafe(24)


def seat_token(key: str, seat: int) -> str:
    """What opens a seat of the person with this key, who came back to another browser. It lasts as long as the key and the name there."""
    return f"{key}.{seat}"


def of_seat_token(token: str) -> tuple[str, int]:
    """(key of a person, seat) in what `seat_token` gives; ("", -1) for any other text."""
    key, _, seat = token.rpartition(".")
    return (key, int(seat)) if key and seat.isascii() and seat.isdigit() and len(seat) < 3 else ("", -1)


def derived_token(token: str, match: str) -> str:
    """The key that follows an older one in another match: always the same, and made by nobody who has not the older one."""
    made = hmac.digest(token.encode(errors="replace"), f"rematch {match}".encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(made[:24]).decode()


SHORTEST_KEY, LONGEST_KEY = 24, 72
"""Characters of a person's key at least, and of any key at most."""


def may_be_key(text: str) -> bool:
    """Can this be a key? What cannot is refused without a look at the database."""
    return 0 < len(text) <= LONGEST_KEY and text.isascii() and text.isprintable()


def is_match_id(text: str) -> bool:
    """Can this be the name of a match?"""
    return 0 < len(text) <= 24 and text.isascii() and text.isprintable()

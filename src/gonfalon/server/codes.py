"""Codes that people read and type: short ones that open a parcel of keys once, long ones to print."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Capitals and digits without those that are mistaken for others: 0, O, 1, I."""
DEVICE_LENGTH, RECOVERY_LENGTH = 8, 16
_SALT = b"gonfalon device code"
_MAC_BYTES = 32


def new_code(length: int) -> str:
    """A code that nobody can guess: five bits a character."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def typed(code: str) -> str:
    """A code as it was made, from what somebody typed: capitals, without spaces and hyphens."""
    return "".join(letter for letter in code.upper() if letter not in " -\u2013\u00a0\t\r\n")


def seal(code: str, content: bytes) -> tuple[str, str]:
    """(id, sealed): where a parcel is kept, and the parcel as nobody can read it without the code.

    A code is used once, so that its key stream (SHAKE-256) is. scrypt makes it slow to try all codes on a stolen database. Takes
    about 50 ms: not for the event loop.
    """
    parcel, key, mac = _derived(code)
    hidden = _mixed(key, content)
    return parcel, base64.b64encode(hmac.digest(mac, hidden, "sha256") + hidden).decode()


def parcel_id(code: str) -> str:
    """Where the parcel of this code is kept. Takes about 50 ms."""
    return _derived(code)[0]


def unseal(code: str, sealed: str) -> bytes | None:
    """The content of a parcel; None where it is not of this code."""
    _, key, mac = _derived(code)
    raw = base64.b64decode(sealed)
    told, hidden = raw[:_MAC_BYTES], raw[_MAC_BYTES:]
    return _mixed(key, hidden) if hmac.compare_digest(told, hmac.digest(mac, hidden, "sha256")) else None


def _derived(code: str) -> tuple[str, bytes, bytes]:
    raw = hashlib.scrypt(code.encode(errors="replace"), salt=_SALT, n=2**14, r=8, p=1, dklen=96)
    return raw[:32].hex(), raw[32:64], raw[64:]


def _mixed(key: bytes, content: bytes) -> bytes:
    stream = hashlib.shake_256(key).digest(len(content))
    return bytes(a ^ b for a, b in zip(content, stream, strict=True))

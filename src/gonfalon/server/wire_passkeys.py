"""Messages about passkeys (WebAuthn): adding one to a name, coming back with one, and removing it. Bytes are written as base64url."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Bytes = Annotated[str, Meta(max_length=8_192, pattern="^[A-Za-z0-9_-]*$")]
"""Bytes as base64url without padding."""
PasskeyLabel = Annotated[str, Meta(max_length=120)]
"""What a person calls a passkey, such as the device that has it."""


class PasskeyWish(msgspec.Struct, frozen=True):
    """Answer to POST /api/person/passkeys/challenge, with the person's key: what the browser makes a passkey from.

    challenge: good once, for `seconds`. host: for which the passkey is good. user, name: the person's id, as base64url, and name.
    known: the passkeys that there are; the device that has one of them makes no second.
    """

    challenge: str
    seconds: int
    host: str
    user: str
    name: str
    known: tuple[str, ...]


class NewPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/person/passkeys, with the person's key: the passkey that the browser has made. client, attestation: as it gave them."""

    label: PasskeyLabel
    id: Bytes
    client: Bytes
    attestation: Bytes


class OwnPasskey(msgspec.Struct, frozen=True):
    """A passkey, for its person alone. created, used: milliseconds since 1970; used 0: never."""

    id: str
    label: str
    created: int
    used: int


class OwnPasskeys(msgspec.Struct, frozen=True):
    """GET /api/person/passkeys, and the answer to NewPasskey and PasskeyGone: the passkeys of the person with this key, oldest first."""

    passkeys: tuple[OwnPasskey, ...]


class PasskeyGone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/person/passkeys/remove, with the person's key: remove this passkey.

    Browsers that came back with it lose the name, but for the one that asks.
    """

    id: Bytes


class PasskeyQuestion(msgspec.Struct, frozen=True):
    """Answer to POST /api/passkeys/challenge: what a passkey must sign, once and within `seconds`. host: for which it is good."""

    challenge: str
    seconds: int
    host: str


class PasskeyProof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/passkeys/use: what the passkey has signed. The answer is a Parcel with a new key to the person and the seats.

    client, data, signature, user: `clientDataJSON`, `authenticatorData`, `signature` and `userHandle` as the browser gave them.
    """

    id: Bytes
    client: Bytes
    data: Bytes
    signature: Bytes
    user: Bytes

"""A device with passkeys, in software: ES256, no attestation, discoverable. It can be told to misbehave."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

USER_PRESENT, HAS_CREDENTIAL = 0x01, 0x40


def b64(raw: bytes) -> str:
    """Base64url without padding."""
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


class Device:
    """One passkey at most. counter: how often it has signed; origin: where its browser is."""

    def __init__(self, origin: str) -> None:
        self.origin, self.counter = origin, 0
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id, self.user = secrets.token_bytes(32), ""

    def make(self, wish: dict[str, Any], label: str = "Laptop") -> dict[str, Any]:
        """A new passkey for this wish (PasskeyWish), as a browser sends it (NewPasskey)."""
        self.user = wish["user"]
        point = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        told = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        data = self._data(wish["host"], HAS_CREDENTIAL) + told
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", wish["challenge"])
        return {"label": label, "id": b64(self.id), "client": b64(client), "attestation": b64(attestation)}

    def sign(self, question: dict[str, Any]) -> dict[str, Any]:
        """The answer to a question (PasskeyQuestion), as a browser sends it (PasskeyProof)."""
        self.counter += 1
        client, data = self._client("webauthn.get", question["challenge"]), self._data(question["host"])
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        told = {"client": client, "data": data, "signature": signature}
        return {"id": b64(self.id), "user": self.user, **{name: b64(raw) for name, raw in told.items()}}

    def _data(self, host: str, flags: int = 0) -> bytes:
        count = self.counter.to_bytes(4, "big")
        return hashlib.sha256(host.encode()).digest() + bytes([USER_PRESENT | flags]) + count

    def _client(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

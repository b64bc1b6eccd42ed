"""What makes a push message readable for one browser alone, and proves to its push service who sends it (RFC 8291, RFC 8292).

Nothing here is loaded before somebody asks for news: cryptography takes a moment.
"""

from __future__ import annotations

import base64
import hashlib
import time
from typing import Any

import msgspec

from gonfalon.core.errors import WireError
from gonfalon.storage.push import PushTarget

from .push_endpoints import Endpoint
from .wire_push import PushNews

PADDED = 256
"""Bytes of every message before it is sealed: its length says nothing."""
PROOF_SECONDS = 12 * 3600
"""A proof of who sends is good for so long; services refuse more than a day."""
LASTING_SECONDS = 7 * 86_400
"""A push service keeps a message so long for a browser that is not there."""
TOPIC_LENGTH = 24
"""Newer news of a match takes the place of older that has not been delivered: characters of the name for that."""
BAD_KEYS = WireError("push/endpoint", "the keys of this subscription cannot be used")


def new_private_key() -> str:
    """A private key for a server, as it is stored."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _text(number.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """The public half of a stored key, as browsers take it."""
    return _text(_point(_private(private).public_key()))


def check_keys(p256dh: str, auth: str) -> None:
    """Raise WireError for keys with which no message can be sealed."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(p256dh))
        is_sound = len(_bytes(auth)) == 16
    except ValueError:
        is_sound = False
    if not is_sound:
        raise BAD_KEYS


def sealed(news: PushNews, target: PushTarget) -> bytes:
    """News for the eyes of one browser, always equally long."""
    import http_ece  # pyright: ignore[reportMissingTypeStubs]
    from cryptography.hazmat.primitives.asymmetric import ec

    content: Any = msgspec.json.encode(news).ljust(PADDED)
    assert len(content) == PADDED, "longer than any news"
    own = ec.generate_private_key(ec.SECP256R1())
    seal: Any = vars(http_ece)["encrypt"]
    return seal(content, private_key=own, dh=_bytes(target.p256dh), auth_secret=_bytes(target.auth))


def headers(
    private: str, contact: str, endpoint: Endpoint, news: PushNews, target: PushTarget
) -> dict[str, str]:
    """What goes with a message. contact: an https address or a mailto: at which the service finds whoever runs this server."""
    import py_vapid  # pyright: ignore[reportMissingTypeStubs]

    signer: Any = py_vapid.Vapid02(_private(private))
    claims = {"aud": endpoint.origin, "exp": int(time.time()) + PROOF_SECONDS, "sub": contact}
    return {
        **signer.sign(claims),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LASTING_SECONDS),
        "Urgency": "high",
        "Topic": _topic(news, target),
    }


def _topic(news: PushNews, target: PushTarget) -> str:
    """A name for the match that tells the push service nothing, not even which of its browsers play together."""
    raw = hashlib.blake2b(news.match.encode(), key=target.auth.encode()[:64], digest_size=18).digest()
    return _text(raw)[:TOPIC_LENGTH]


def _private(private: str) -> Any:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(_bytes(private), "big"), ec.SECP256R1())


def _point(key: Any) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    """Raises ValueError for what is no base64."""
    return base64.b64decode(
        text.rstrip("=").encode() + b"=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True
    )

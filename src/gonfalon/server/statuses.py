"""How refusals are answered in HTTP."""

from __future__ import annotations

from gonfalon.core.errors import ErrorCode

STATUS: dict[ErrorCode, int] = {
    "match/unknown": 404,
    "match/token": 403,
    "match/invite": 403,
    "match/running": 409,
    "match/seat-held": 409,
    "match/seat-not-now": 409,
    "match/seat-waits": 409,
    "match/one-seat": 409,
    "match/needs-name": 403,
    "match/too-late": 409,
    "match/no-rematch": 409,
    "seats/too-many": 429,
    "seats/busy": 503,
    "match/no-decision": 409,
    "match/no-odds": 403,
    "match/no-hints": 403,
    "match/not-shared": 403,
    "odds/busy": 503,
    "hints/busy": 503,
    "measure/unknown": 404,
    "measure/busy": 503,
    "person/key": 403,
    "person/unknown": 404,
    "person/code": 404,
    "person/name-taken": 409,
    "passkey/unknown": 404,
    "passkey/known": 409,
    "passkey/refused": 403,
    "passkey/late": 409,
    "passkey/too-many": 409,
    "request/too-often": 429,
    "storage/failed": 503,
    "storage/conflict": 503,
    "view/leak": 500,
    "replay/mismatch": 500,
    "push/off": 403,
    "push/too-many": 503,
    "push/unknown": 404,
}
"""How a refusal is answered in HTTP; 400 where nothing is said. From 500 on it is the server's fault, not the caller's."""

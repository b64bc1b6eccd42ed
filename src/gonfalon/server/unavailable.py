"""When to try again: what every answer with the status 503 says, whoever gives it."""

from __future__ import annotations

from typing import Any

RETRY_AFTER_SECONDS = 5
"""A full disk, a busy computer, a server that starts or stops: none is over at once, and few last long."""
RETRY_AFTER = (b"retry-after", str(RETRY_AFTER_SECONDS).encode())
"""The header of an answer that says so."""


def with_retry_after(send: Any) -> Any:
    """Send what is sent, and with each 503 that does not say it when to try again."""

    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start" and message["status"] == 503:
            headers = list(message["headers"])
            if not any(name.lower() == RETRY_AFTER[0] for name, _ in headers):
                message = {**message, "headers": [*headers, RETRY_AFTER]}
        await send(message)

    return sending

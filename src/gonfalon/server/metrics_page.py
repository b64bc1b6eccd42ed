"""GET /metrics: the figures of this server in the text format of Prometheus, for this machine alone."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from .hostnames import host_of, is_loopback

FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
"""Headers of a request that a proxy has passed on."""


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """The figures, where the host has switched them on; nobody else learns that there are any."""
    if not (state.shows_metrics and is_from_this_machine(request)):
        raise NotFoundException("there is nothing at this address")
    return Response(generate_latest(state.metrics.registry), media_type=CONTENT_TYPE_LATEST)


def is_from_this_machine(request: Request[Any, Any, Any]) -> bool:
    """Does the request come from this machine, without a proxy between, and to a name that means this machine?

    A proxy speaks from the loopback address too. It gives itself away by its headers, or by the public name that it passes on.
    """
    caller = request.client.host if request.client is not None else ""
    is_passed_on = any(name in request.headers for name in FORWARDED)
    return is_loopback(caller) and is_loopback(host_of(request.scope)) and not is_passed_on

"""How calls are refused: as a problem with a code, whose insides are nobody's business."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from gonfalon.core.errors import GonfalonError, StorageError

from . import request_ids, wire
from .guard import Refused
from .headers import HEADERS_FOR_ALL
from .limited_calls import answer_limited, note_wrong_key
from .limits import LimitError
from .owner_task import RoomClosed
from .statuses import STATUS

FAILED = "the server failed; try again"
STOPPING = Refused(503, "http/503", "the server is stopping; try again")
log = logging.getLogger("gonfalon.http")
AnyRequest = Request[Any, Any, Any]


def _problem(request: AnyRequest, error: GonfalonError) -> Response[wire.Problem]:
    """What a call is refused with; a fault of ours is logged."""
    status = STATUS.get(error.code, 400)
    note_wrong_key(request, error.code)
    if status == 500 or isinstance(error, StorageError):
        _log_failure(request, error)
    if status == 429:
        request.app.state.metrics.note_limit(error.code)
    return _refusal(error.code, FAILED if status == 500 else str(error), status)


def _http(_: AnyRequest, error: HTTPException) -> Response[wire.Problem]:
    detail = error.detail if error.status_code < 500 else FAILED
    return _refusal(f"http/{error.status_code}", detail, error.status_code)


def _unreadable(_: AnyRequest, error: Exception) -> Response[wire.Problem]:
    return _refusal("http/400", f"this cannot be read: {type(error).__name__}", 400)


def _closed(_: AnyRequest, error: RoomClosed) -> Response[wire.Problem]:
    """The room has just closed: its match goes on in the next one that is opened for it."""
    return _refusal(STOPPING.code, STOPPING.message, STOPPING.status)


def _failed(request: AnyRequest, error: Exception) -> Response[wire.Problem]:
    _log_failure(request, error)
    return _refusal("http/500", FAILED, 500)


def _log_failure(request: AnyRequest, error: Exception) -> None:
    """The route, not the path: that names matches."""
    scope: Any = request.scope
    log.error("%s %s failed", request.method, scope.get("path_template", ""), exc_info=error)


def _refusal(code: str, message: str, status: int) -> Response[wire.Problem]:
    problem = wire.Problem(code, message, request_id=request_ids.current())
    return Response(problem, status_code=status, headers=HEADERS_FOR_ALL)


HANDLERS: Any = {
    LimitError: answer_limited,
    GonfalonError: _problem,
    HTTPException: _http,
    RoomClosed: _closed,
    RecursionError: _unreadable,
    UnicodeError: _unreadable,
    Exception: _failed,
}

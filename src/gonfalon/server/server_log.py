"""How the server's log is written: as text or as JSON, each line with the id of its request, and nothing secret in any."""

from __future__ import annotations

import io
import logging
import re
import sys
import threading
import traceback
from datetime import UTC, datetime
from typing import Any, Literal, TextIO

import msgspec

from gonfalon.core.errors import IllegalActionError, ReplayMismatchError

from . import request_ids
from .keys import KEY_LIKE
from .quiet_log import RateLimit, shortened

LogFormat = Literal["text", "json"]
LogLevel = Literal["warning", "info", "debug"]
HIDDEN = "***"
"""Stands in the log for what does not belong there."""
_SECRETS = re.compile(
    r"""(?ix) (?P<name> \b(?:authorization|cookie|set-cookie|token|invite|key|password|secret) \b
        ["']? \s* [:=] \s* (?: b?["'] )? (?: bearer \s+ )? | \bbearer \s+ )
        (?P<value> [^\s"'&;,)}\]]+ )"""
)
"""What follows the name of something secret, in a header, in JSON, in an address."""
_QUERY = re.compile(r"(?<=[\w/])\?[\w.~%-]+=[^\s\"']*")
_FRAGMENT = re.compile(r"(?<=/)(join|seat)/([\w-]+)#[^\s\"']+")
_stray = logging.getLogger("gonfalon.stderr")
_TELLING = (IllegalActionError, ReplayMismatchError)
"""Errors whose words name an action, which may be a hidden set-up or a card."""


def without_secrets(text: str) -> str:
    """A line without keys, invitations, query strings: the second lock, for nothing of ours writes any."""
    text = _QUERY.sub(f"?{HIDDEN}", text)
    text = _FRAGMENT.sub(rf"\1/\2#{HIDDEN}", text)
    text = _SECRETS.sub(lambda found: found["name"] + HIDDEN, text)
    return KEY_LIKE.sub(HIDDEN, text)


def _trace(error: BaseException) -> str:
    """A traceback, with what led to it before it."""
    chain: list[BaseException] = []
    link: BaseException | None = error
    while link is not None and link not in chain:
        chain.append(link)
        link = link.__cause__ or (None if link.__suppress_context__ else link.__context__)
    return "\n".join(_one_trace(each) for each in reversed(chain))


def _one_trace(error: BaseException) -> str:
    frames = "".join(traceback.format_tb(error.__traceback__))
    return f"Traceback (most recent call last):\n{frames}{type(error).__name__}: {_words(error)}"


def _words(error: BaseException) -> str:
    """What an error says. One that tells an action says its code instead: an action may be hidden from whoever reads the log."""
    if isinstance(error, _TELLING):
        return f"{error.code} {getattr(error, 'reason', '')}".rstrip()
    return without_secrets(str(error))


def _long(text: str) -> str:
    """Several lines, without keys, cut in the middle if they are too many."""
    return shortened(KEY_LIKE.sub(HIDDEN, text))


class RequestFilter(logging.Filter):
    """Gives each line the id of the request that it is about. On a handler, so that lines of libraries have it, too."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Every line is written."""
        record.request_id = request_ids.current()
        return True


class TextFormatter(logging.Formatter):
    """One line a message, and of a long traceback the end."""

    def format(self, record: logging.LogRecord) -> str:
        """The text that is written."""
        request = getattr(record, "request_id", "")
        when = self.formatTime(record)
        where = f"{record.name} [{request}]" if request else record.name
        lines = [f"{when} {record.levelname} {where}: {without_secrets(record.getMessage())}"]
        if record.exc_info and record.exc_info[1] is not None:
            lines.append(_trace(record.exc_info[1]))
        return _long("\n".join(lines))


class JsonFormatter(logging.Formatter):
    """One JSON object a line: time (UTC), level, logger, message, and where there is one, request_id and error with its traceback."""

    def format(self, record: logging.LogRecord) -> str:
        """The line that is written."""
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        if request := getattr(record, "request_id", ""):
            told["request_id"] = request
        if record.exc_info and record.exc_info[1] is not None:
            told["error"] = type(record.exc_info[1]).__name__
            told["traceback"] = _long(_trace(record.exc_info[1]))
        return msgspec.json.encode(told).decode()


class StandardError(io.TextIOBase):
    """Stands for the standard error of a server whose log is JSON: what anything else prints there becomes lines of the log.

    Such are warnings of Python, tracebacks of threads and notices of the rules. stream: where the log itself is written.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream, self._begun, self._inside = stream, "", threading.local()

    def write(self, text: str) -> int:
        """Log each line that is complete. A handler that fails prints its traceback, which must not be logged again."""
        if getattr(self._inside, "is_logging", False):
            return self._stream.write(text)
        *lines, self._begun = (self._begun + text).split("\n")
        self._inside.is_logging = True
        try:
            for line in filter(str.strip, lines):
                _stray.warning(line)
        finally:
            self._inside.is_logging = False
        return len(text)

    def fileno(self) -> int:
        """The file that the log is written to; child processes inherit it."""
        return self._stream.fileno()

    def flush(self) -> None:
        """Have what is written reach its file."""
        self._stream.flush()


def log_standard_error(written: str) -> None:
    """Once `logging_of` is in force: where each line must be an object, nothing else is written between them."""
    if written == "json":
        sys.stderr = StandardError(sys.stderr)


def logging_of(written: LogFormat, level: LogLevel) -> dict[str, Any]:
    """The settings of `logging`. level: of our own loggers. Libraries speak from "warning" on: below it they write what they carry."""
    formatter = JsonFormatter if written == "json" else TextFormatter
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"rate": {"()": RateLimit}, "request": {"()": RequestFilter}},
        "formatters": {"line": {"()": formatter}},
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "stream": "ext://sys.stderr",
                "filters": ["rate", "request"],
                "formatter": "line",
            }
        },
        "loggers": {"gonfalon": {"level": level.upper()}},
        "root": {"handlers": ["stderr"], "level": "WARNING"},
    }

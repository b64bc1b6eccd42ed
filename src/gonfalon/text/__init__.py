"""Loads the messages people read: Fluent files, one folder a language. It knows no rules."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fluent.runtime import FluentBundle

LOCALES = Path(__file__).parent / "locales"
LANGUAGES = tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))
"""The codes of the languages: every folder of messages is one."""
FALLBACK = "en"
STOPS = ("!", "?", "…")
"""What ends a sentence besides a full stop."""
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.M)
_REFERENCE = re.compile(r"\{ *([a-z][\w-]*) *\}")


class _Language:
    """The messages of a language. A file is parsed once one of its messages is asked for: all of them take seconds. Thread-safe.

    Fluent itself is loaded with the first language: a server is there before anybody reads.
    """

    def __init__(self, code: str) -> None:
        from fluent.runtime import FluentBundle

        paths = sorted((LOCALES / code).glob("*.ftl"))
        self.files = {name: path for path in paths for name in _MESSAGE.findall(path.read_text("utf-8"))}
        self.bundle, self._parsed, self._lock = (
            FluentBundle([code], use_isolating=False),
            set[Path](),
            RLock(),
        )

    def holding(self, name: str) -> FluentBundle | None:
        """The bundle, once this message and those it refers to are in it; None where there is no such message."""
        path = self.files.get(name)
        if path is None:
            return None
        with self._lock:
            self._parse(path)
        return self.bundle

    def _parse(self, path: Path) -> None:
        from fluent.runtime import FluentResource

        if path in self._parsed:
            return
        self._parsed.add(path)
        content = path.read_text("utf-8")
        for other in _REFERENCE.findall(content):
            self.holding(other)
        self.bundle.add_resource(FluentResource(content))


@lru_cache(maxsize=len(LANGUAGES))
def _language(code: str) -> _Language:
    return _Language(code)


def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    found = _language(language)
    for name in found.files:
        found.holding(name)
    return found.bundle


def text(language: str, name: str, **values: str | int) -> str:
    """A message in a language, in English where the language lacks it, and its name where there is none."""
    for code in (language if language in LANGUAGES else FALLBACK, FALLBACK):
        found = _language(code).holding(name)
        if found is not None and (pattern := found.get_message(name).value) is not None:
            formatted, _ = found.format_pattern(pattern, values)
            return _without_doubled_stop(str(formatted), values)
    return name


def _without_doubled_stop(sentence: str, values: Mapping[str, str | int]) -> str:
    """A value that ends a sentence by itself, as the card "For Gondor!" does, takes no full stop after it."""
    for value in values.values():
        if isinstance(value, str) and value.endswith(STOPS):
            sentence = sentence.replace(f"{value}.", value)
    return sentence


def has_text(name: str) -> bool:
    """Is there a message of this name? Every message is there in English."""
    found = _language(FALLBACK).holding(name)
    return found is not None and found.get_message(name).value is not None

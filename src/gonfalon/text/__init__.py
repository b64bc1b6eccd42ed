"""Loads the messages people read: Fluent files, one folder a language. It knows no rules."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LOCALES = Path(__file__).parent / "locales"
LANGUAGES = tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))
"""The codes of the languages: every folder of messages is one."""
FALLBACK = "en"


@lru_cache(maxsize=len(LANGUAGES))
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    found = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


def text(language: str, name: str, **values: str | int) -> str:
    """A message in a language, in English where the language lacks it, and its name where there is none."""
    for code in (language if language in LANGUAGES else FALLBACK, FALLBACK):
        found = bundle(code)
        if found.has_message(name) and (pattern := found.get_message(name).value) is not None:
            formatted, _ = found.format_pattern(pattern, values)
            return str(formatted)
    return name


def has_text(name: str) -> bool:
    """Is there a message of this name? Every message is there in English."""
    found = bundle(FALLBACK)
    return found.has_message(name) and found.get_message(name).value is not None

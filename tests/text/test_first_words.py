"""The pages that are drawn before the words of the tables are there say nothing that is among those."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gonfalon import games, text
from tests.text.words import variables

SOURCE = Path(__file__).parents[2] / "web" / "src"
IMPORT = re.compile(
    r"^(?:import|export)\s+(?!type)[^;]*?from\s+'(\.[^']+)'|^import\s+'(\.[^']+)'", re.MULTILINE
)
WORD = re.compile(r"'([a-z0-9]+(?:-[a-z0-9_]+)+)'")
"""A text in the program that may be the id of a message."""


def module_of(importer: Path, name: str) -> Path | None:
    """The file of a relative import; None for styles and drawings."""
    bare = importer.parent / name
    candidates = (bare, *(bare.with_name(bare.name + end) for end in (".ts", ".tsx")), bare / "index.ts")
    return next(
        (one.resolve() for one in candidates if one.is_file() and one.suffix in (".ts", ".tsx")), None
    )


def first_modules() -> set[Path]:
    """What the first page is made of: all that `main.tsx` imports, and what that imports; not what is fetched later."""
    found: set[Path] = set()
    left = [(SOURCE / "main.tsx").resolve()]
    while left:
        path = left.pop()
        if path in found:
            continue
        found.add(path)
        named = [one or other for one, other in IMPORT.findall(path.read_text(encoding="utf-8"))]
        left += [module for name in named if (module := module_of(path, name)) is not None]
    return found


def first_messages(language: str) -> set[str]:
    """What the files say whose name has no "_"."""
    files = [path for path in (text.LOCALES / language).glob("*.ftl") if "_" not in path.stem]
    return {
        name for path in files for name in re.findall(r"(?m)^([\w-]+) =", path.read_text(encoding="utf-8"))
    }


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_the_first_pages_have_all_their_words(language: str):
    later = set(variables(language)) - first_messages(language)
    modules = first_modules()
    assert len(modules) > 80
    missing = {
        str(path.relative_to(SOURCE)): sorted(asked)
        for path in modules
        if (asked := later & set(WORD.findall(path.read_text(encoding="utf-8"))))
    }
    assert missing == {}


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_the_first_pages_can_name_every_seat(language: str):
    known, first = set(variables(language)), first_messages(language)
    wanted = {name for game in games.all_games() for name in game.spec.seat_names if name in known}
    wanted |= {name for name in known if name.endswith("seat-name")}
    assert len(wanted) > 5
    assert wanted - first == set()

"""Pages that are drawn before the words of the tables are there say nothing that is among those."""

from __future__ import annotations

import re
from collections.abc import Callable
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
READING = re.compile(r"(\w+_guide|shared_page)\.ftl")
ALONE = re.compile(r"guide: \(\) => import\('\./([^']+)'\)")
"""The module of a guide that is fetched without the words of the tables."""


def module_of(importer: Path, name: str) -> Path | None:
    """The file of a relative import; None for styles and drawings."""
    bare = importer.parent / name
    candidates = (bare, *(bare.with_name(bare.name + end) for end in (".ts", ".tsx")), bare / "index.ts")
    return next(
        (one.resolve() for one in candidates if one.is_file() and one.suffix in (".ts", ".tsx")), None
    )


def modules_of(*entries: str) -> set[Path]:
    """What these modules are made of: all that they import, and what that imports; not what is fetched later."""
    found: set[Path] = set()
    left = [(SOURCE / entry).resolve() for entry in entries]
    while left:
        path = left.pop()
        if path in found:
            continue
        found.add(path)
        named = [one or other for one, other in IMPORT.findall(path.read_text(encoding="utf-8"))]
        left += [module for name in named if (module := module_of(path, name)) is not None]
    return found


def messages_in(language: str, group: Callable[[str], bool]) -> set[str]:
    """What the files of a language say whose names are of a group."""
    files = [path for path in (text.LOCALES / language).glob("*.ftl") if group(path.name)]
    return {
        name for path in files for name in re.findall(r"(?m)^([\w-]+) =", path.read_text(encoding="utf-8"))
    }


def first_messages(language: str) -> set[str]:
    """What the files say whose name has no "_"."""
    return messages_in(language, lambda name: "_" not in name)


def reading_messages(language: str) -> set[str]:
    """What pages say that are read and not played: the first words, the guides, the page of a finished game."""
    return first_messages(language) | messages_in(language, lambda name: READING.fullmatch(name) is not None)


def words_of(modules: set[Path], wanted: set[str]) -> dict[str, list[str]]:
    """Module -> those of these ids that stand in it, for modules with any."""
    found = {path: sorted(wanted & set(WORD.findall(path.read_text(encoding="utf-8")))) for path in modules}
    return {str(path.relative_to(SOURCE)): ids for path, ids in found.items() if ids}


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_the_first_pages_have_all_their_words(language: str):
    later = set(variables(language)) - first_messages(language)
    modules = modules_of("main.tsx")
    assert len(modules) > 80
    assert words_of(modules, later) == {}


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_pages_of_rules_have_their_words_without_those_of_the_tables(language: str):
    """A guide whose pictures speak as the tables do is fetched `withAllTexts`; the others are looked through."""
    known, reading = set(variables(language)), reading_messages(language)
    assert {name for name in known if name.startswith(("rules-", "guide-"))} <= reading
    alone = [
        str((manifest.parent / name).relative_to(SOURCE)) + ".tsx"
        for manifest in sorted(SOURCE.glob("games/*/manifest.tsx"))
        for name in ALONE.findall(manifest.read_text(encoding="utf-8"))
    ]
    assert alone
    page = "pages/rules/RulesPage.tsx"
    assert words_of(modules_of(page, *alone), known - reading) == {}


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_the_head_of_a_finished_game_has_its_words(language: str):
    """Its first words are those of its own files; what is told with the words of the tables waits for them."""
    known, reading = set(variables(language)), reading_messages(language)
    assert words_of({SOURCE / "pages/shared/words.ts", SOURCE / "shell/seated.tsx"}, known - reading) == {}


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_the_first_pages_can_name_every_seat(language: str):
    known, first = set(variables(language)), first_messages(language)
    wanted = {name for game in games.all_games() for name in game.spec.seat_names if name in known}
    wanted |= {name for name in known if name.endswith("seat-name")}
    assert len(wanted) > 5
    assert wanted - first == set()

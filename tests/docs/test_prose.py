"""Pages are written in short sentences, and in words that readers from outside know."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean

import pytest

from . import pages, prose

MEAN, LONGEST = 20, 40
"""Words a sentence: in the mean of a page, and at most."""
DOCS = pages.ROOT / "docs"
FINISHED = sorted(
    [
        pages.ROOT / "README.md",
        pages.ROOT / "CONTRIBUTING.md",
        pages.ROOT / "CHANGELOG.md",
        pages.ROOT / "bench" / "README.md",
        *DOCS.rglob("*.md"),
    ]
)
INSIDE = re.compile(r"\b(beside the rules|anew|sappers?|by lot|sparring|general rooms?)\b", re.IGNORECASE)
"""Words of the house for which the glossary has the field's."""


@pytest.mark.parametrize("path", FINISHED, ids=[str(path.relative_to(pages.ROOT)) for path in FINISHED])
def test_a_page_has_short_sentences(path: Path) -> None:
    found = prose.measure(path.read_text(encoding="utf-8"), LONGEST)
    assert found.longest == []
    assert found.mean <= MEAN


def test_no_page_uses_words_of_the_house() -> None:
    found = {
        f"{path.name}: {word}"
        for path in FINISHED
        if path.name != "glossary.md"  # it says what they mean in the code
        for word in INSIDE.findall(re.sub(r"`[^`]*`", "", path.read_text(encoding="utf-8")))
    }
    assert found == set()


PACKAGES = sorted(path.parent for path in (pages.ROOT / "src" / "gonfalon").glob("*/__init__.py"))


@pytest.mark.parametrize("package", PACKAGES, ids=[path.name for path in PACKAGES])
def test_docstrings_have_short_sentences(package: Path) -> None:
    found = [prose.words(one) for text in docstrings(package) for one in prose.sentences(text)]
    assert fmean(found) <= MEAN
    said = {word.lower() for text in docstrings(package) for word in INSIDE.findall(text)}
    assert said <= {"sapper", "sappers", "sparring"}  # names in the code


def docstrings(folder: Path) -> Iterator[str]:
    """Those of the modules, classes and functions below a folder."""
    for path in folder.rglob("*.py"):
        if "migrations" in path.parts or "kernel" in path.parts:
            continue  # migrations are never changed; kernels are compiled again after any change
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
                yield ast.get_docstring(node) or ""


def test_a_sentence_ends_at_a_stop_before_a_capital_a_number_or_code() -> None:
    text = "One two. `Three` four, v1.2 and e.g. Five. 6 seven? (Eight.) Nine. Élan. ten: eleven."
    assert [prose.words(one) for one in prose.sentences(text)] == [2, 6, 2, 1, 1, 1, 2]


def test_code_tables_and_headings_are_no_prose() -> None:
    text = "# Head\n\nOne\ntwo.\n\n```text\nCode. Code.\n```\n\n| a | b |\n|---|---|\n\n- Three [four](x.md).\n- Five\n  ![six](y.png)\n"
    assert prose.sentences(text) == ["One two.", "Three four.", "Five"]


def test_indented_lines_are_code_where_no_list_or_paragraph_goes_on() -> None:
    text = "One\n    two.\n\n    run this\n    and that\n\nThree.\n\n- Four.\n\n    Five.\n"
    assert prose.sentences(text) == ["One two.", "Three.", "Four.", "Five."]


@pytest.mark.parametrize(("bound", "beyond"), [(3, 1), (4, 0)])
def test_sentences_beyond_a_bound_are_named(bound: int, beyond: int) -> None:
    found = prose.measure("One two three four. Five six.", bound)
    assert (found.words, found.mean, len(found.longest)) == (6, 3, beyond)

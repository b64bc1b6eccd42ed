"""Pages are written in short sentences, and in words that readers from outside know."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from . import pages, prose

MEAN, LONGEST = 20, 40
"""Words a sentence: in the mean of a page, and at most."""
DOCS = pages.ROOT / "docs"
FINISHED = sorted(
    [
        pages.ROOT / "README.md",
        pages.ROOT / "CONTRIBUTING.md",
        *DOCS.glob("*.md"),
        *(
            path
            for room in ("api", "decisions", "guides", "recipes", "rules")
            for path in (DOCS / room).glob("*.md")
        ),
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


def test_a_sentence_ends_at_a_stop_before_a_capital_a_number_or_code() -> None:
    text = "One two. `Three` four, v1.2 and e.g. Five. 6 seven? (Eight.) Nine. ten: eleven."
    assert [prose.words(one) for one in prose.sentences(text)] == [2, 6, 2, 1, 1, 2]


def test_code_tables_and_headings_are_no_prose() -> None:
    text = "# Head\n\nOne\ntwo.\n\n```text\nCode. Code.\n```\n\n| a | b |\n|---|---|\n\n- Three [four](x.md).\n- Five\n  ![six](y.png)\n"
    assert prose.sentences(text) == ["One two.", "Three four.", "Five"]


@pytest.mark.parametrize(("bound", "beyond"), [(3, 1), (4, 0)])
def test_sentences_beyond_a_bound_are_named(bound: int, beyond: int) -> None:
    found = prose.measure("One two three four. Five six.", bound)
    assert (found.words, found.mean, len(found.longest)) == (6, 3, beyond)

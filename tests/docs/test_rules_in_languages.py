"""The rules in other languages have no rule of their own, all languages the same ones, and tables with the counts of the rulesets."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gonfalon import games, text

RULES = Path(__file__).parents[2] / "docs" / "rules"
OTHERS = [language for language in text.LANGUAGES if language != text.FALLBACK]
NUMBER = re.compile(r"\*\*([A-Z]+-\d+(?:\.\d+)*)\*\*")
VARIANTS = ("battle", "duel", "barrage", "ultimate")
"""The columns of counts, in their order."""


def numbers(path: Path) -> list[str]:
    return NUMBER.findall(path.read_text(encoding="utf-8"))


def counts(path: Path) -> list[list[str]]:
    """Sign and counts of each row of the table of pieces."""
    rows = [
        line.strip("| ").split(" | ")
        for line in path.read_text(encoding="utf-8").splitlines()
        if line[:1] == "|"
    ]
    return [[row[1], *row[4:]] for row in rows[2:]]


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_rules_of_the_page_in_its_order(language: str):
    english = (RULES / "stratego.md").read_text(encoding="utf-8")
    for path in (RULES / language).glob("*.md"):
        found = numbers(path)
        assert len(found) > 40
        assert found == sorted(set(found), key=found.index)
        assert [
            one for one in found if f"**{one}**" not in english and f"### {one.split('-')[1]} " not in english
        ] == []
        assert found == numbers(RULES / "de" / path.name)


@pytest.mark.parametrize("language", OTHERS)
def test_the_tables_have_the_counts_of_the_rulesets(language: str):
    rules = games.get("stratego")
    kinds = {
        variant: {
            k.letter: k.counts[0] for k in rules.observe(rules.new(1, rules.settle(variant, {})), 0).kinds
        }
        for variant in VARIANTS
    }
    found = counts(RULES / language / "stratego.md")
    assert len(found) == 12
    for letter, *cells in found:
        assert cells == [str(kinds[variant].get(letter, 0) or "-") for variant in VARIANTS], letter
    names = [
        line.split(" | ")[0].strip("| ")
        for line in (RULES / language / "stratego.md").read_text(encoding="utf-8").splitlines()
        if line[:1] == "|"
    ][2:]
    said = {text.text(language, f"piece-{kind.id}").lower() for kind in rules.observe(rules.new(1), 0).kinds}
    assert {name.lower() for name in names} <= said

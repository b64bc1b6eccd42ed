"""The rules in other languages have no rule of their own, all languages the same ones, and tables with the counts of the rulesets."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from gonfalon import games, text

RULES = Path(__file__).parents[2] / "docs" / "rules"
OTHERS = [language for language in text.LANGUAGES if language != text.FALLBACK]
NUMBER = re.compile(r"\*\*([A-Z]+-\d+(?:\.\d+)*)\*\*")
BLOCK = re.compile(r"(#+(?: \d+(?:\.\d+)*)?)|- \*\*([A-Z]+-[A-Z]?\d+(?:\.\d+)*)\*\*")
"""What opens a section or a rule."""
SHORT = ("stratego.md",)
"""Pages that other languages tell in shorter sentences, without the tables of options and the examples."""
TRANSLATIONS = sorted(RULES.glob("*/*.md"))
NAMES = [path.relative_to(RULES).as_posix() for path in TRANSLATIONS]
WHOLE = [path for path in TRANSLATIONS if path.name not in SHORT]
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


def blocks(markdown: str) -> dict[str, str]:
    """The text of each section, rule and row of a table, by its number; a row's name has its number of cells too."""
    place, row, is_code = "#", 0, False
    found: dict[str, str] = {}
    for line in markdown.splitlines():
        is_code ^= line.startswith("```")
        opens = None if is_code else BLOCK.match(line)
        if opens:
            place, row = opens.group(1) or opens.group(2), 0
        row += line[:1] == "|"
        name = f"{place} row {row} of {line.count('|') - 1}" if line[:1] == "|" else place
        said = line.split("#")[0].rstrip() if is_code else line
        found[name] = f"{found.get(name, '')}{said}\n"
    return found


def marks(block: str) -> Counter[str]:
    """What no translation changes: ids, squares, numbers in figures, other pages' rules."""
    plain = re.sub(r"(?<=\d)[,.\u202f\u00a0](?=\d{3}\b)", "", block)
    return Counter(re.findall(r"`[^`]+`|\d+|STRAT", plain))


@pytest.mark.parametrize("path", TRANSLATIONS, ids=NAMES)
def test_a_translation_has_rules_of_the_page_in_its_order(path: Path):
    english = (RULES / path.name).read_text(encoding="utf-8")
    found = numbers(path)
    assert len(found) > 40
    assert found == sorted(set(found), key=found.index)
    assert [
        one for one in found if f"**{one}**" not in english and f"### {one.split('-')[1]} " not in english
    ] == []
    assert found == numbers(RULES / "de" / path.name)
    assert set(numbers(RULES / path.name)) - set(found) == set(), "each rule is told in each language"


@pytest.mark.parametrize("path", WHOLE, ids=[name for name in NAMES if name.split("/")[1] not in SHORT])
def test_a_whole_translation_has_every_rule_row_id_and_number(path: Path):
    english, found = (blocks(one.read_text(encoding="utf-8")) for one in (RULES / path.name, path))
    assert list(found) == list(english)
    changed = {
        place: (marks(english[place]) - marks(text), marks(text) - marks(english[place]))
        for place, text in found.items()
        if place != "#" and marks(english[place]) != marks(text)
    }
    assert changed == {}


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


@pytest.mark.parametrize("language", OTHERS)
def test_games_have_the_names_of_the_app(language: str):
    page = (RULES / language / "stratego.md").read_text(encoding="utf-8")
    for rule, variant in (("1.1", "battle"), ("1.2", "duel"), ("1.3", "classic")):
        name = text.text(language, f"variant-{variant}")
        assert re.search(rf"\*\*STRAT-{rule}\*\* {name}\b", page), (rule, name)
        assert name in page.splitlines()[0]
    for rule, option in (("9.1", "aggressor_advantage"), ("9.2", "silent_defence"), ("9.3", "rescue")):
        assert f"- **STRAT-{rule}** *{text.text(language, f'option-{option}')}.*" in page


@pytest.mark.parametrize("language", OTHERS)
def test_advice_is_given_in_every_language(language: str):
    """The link to tips leads to section 13; what a language lacks would be shown in English."""
    english, found = (
        (RULES / name / "stratego.md").read_text(encoding="utf-8").partition("\n## 13. ")[2].splitlines()
        for name in ("", language)
    )
    assert [line[:3] for line in found if line[:1].isdigit()] == [
        line[:3] for line in english if line[:1].isdigit()
    ]

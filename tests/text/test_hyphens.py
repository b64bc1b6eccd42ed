"""Every long word on a card of the card game has places where a line may break it, in every language."""

from __future__ import annotations

import re

import pytest

from gonfalon.text import LANGUAGES

from .words import messages

LONGEST_IN_NAMES, LONGEST_IN_GISTS = 8, 10
"""So many letters have room in the narrowest place of a name, of a gist."""
LEAST_BEFORE, LEAST_AFTER = 2, 3
"""So many letters of a word stand at least before and after a hyphen."""


def listed(language: str) -> list[str]:
    """The words with their hyphens."""
    return messages(language, "fellowship*.ftl")["fellowship-hyphens"].partition("=")[2].split()


def words(said: str) -> set[str]:
    """The words of a message in small letters."""
    return {one.lower() for one in re.findall(r"[^\W\d_]+", said.partition("=")[2])}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_long_word_of_names_and_gists_may_be_broken(language: str) -> None:
    known = {one.replace("-", "").lower() for one in listed(language)}
    for start, longest in (("card-", LONGEST_IN_NAMES), ("gist-", LONGEST_IN_GISTS)):
        said = [one for name, one in messages(language, "fellowship*.ftl").items() if name.startswith(start)]
        assert len(said) >= 100
        assert {one for text in said for one in words(text) if len(one) > longest} - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_listed_is_a_word_of_the_table_broken_into_parts_that_fit(language: str) -> None:
    said = {
        one
        for name, text in messages(language, "fellowship*.ftl").items()
        if name != "fellowship-hyphens"
        for one in words(text)
    }
    found = listed(language)
    assert len({one.replace("-", "").lower() for one in found}) == len(found)
    for word in found:
        first, *rest = word.split("-")
        assert word.replace("-", "").lower() in said, word
        assert len(first) >= LEAST_BEFORE, word
        assert rest, word
        assert all(len(part) >= LEAST_AFTER for part in rest), word
        assert max(map(len, (first, *rest))) <= LONGEST_IN_NAMES + 1, word

"""What computers announce at the card table, in words: every reason is a whole sentence in every language."""

from __future__ import annotations

import re

import pytest

from gonfalon import text
from gonfalon.players.fellowship.plans import REASONS
from tests.text import words

SENTENCE = re.compile(r"[A-ZÀ-ÞŁŚŻА-Я{].*[.!]", re.DOTALL)
"""It begins with a capital or with a name, and ends with a mark."""


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_reason_is_a_sentence(language: str):
    said = words.messages(language, "fellowship_talk.ftl")
    used, english = words.variables(language), words.variables()
    for name in {f"fellowship-why-{word}" for reasons in REASONS.values() for word in reasons}:
        sentence = said[name].split("=", 1)[1].strip()
        assert SENTENCE.fullmatch(sentence), (name, sentence)
        assert used[name] == english[name], name

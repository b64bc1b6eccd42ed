"""A hint in words: every name that a hint may hold has a message in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from gonfalon import text
from gonfalon.players.stratego import hints
from gonfalon.players.stratego.knowledge.quest import Guarded

SOURCES = Path(hints.__file__).parent
OUTCOMES = ("attacker", "defender", "both", "neither", "captured", "survives")
GUARDED: tuple[str, ...] = get_args(Guarded)
REASONS = ("attack", "learn", "near", "safe", "repeats", "back_row", "besides", "ahead", *GUARDED)
SHOWN = ("moved", "fought", "far", "power", "quest", "rescue")
CLUES = (
    "counts",
    "moved",
    "still",
    "survived",
    "rescued",
    "deployed",
    "beside",
    "left",
    "rested",
    "near_doom",
)
REACTIONS, TOLD = (
    ("near", "fled", "attacked", "stayed"),
    ("fought", "far", "power", "target", "rescue", "quest", "known"),
)
NAMES = [f"hint-outcome-{name}" for name in OUTCOMES] + [f"hint-reason-{name}" for name in REASONS]
NAMES += [f"hint-shows-{name}" for name in SHOWN]
NAMES += [f"hint-clue-{name}" for name in (*CLUES, *REACTIONS, *TOLD)]


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_name_of_a_hint_has_words(language: str):
    missing = [name for name in NAMES if not text.bundle(language).has_message(name)]
    assert missing == []


def test_the_names_are_those_of_the_code():
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCES.glob("*.py"))
    words = set(re.findall(r'"([a-z_]+)"', code))
    assert {*REASONS, *SHOWN, *CLUES, *TOLD, "captured", "survives"} - {*GUARDED} <= words

"""The levels of the card game answer what they have always answered."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gonfalon.players.fellowship import FAMILY

from . import stored_answers

STORED: dict[str, Any] = json.loads(stored_answers.STORED.read_text(encoding="utf-8"))


def test_the_rules_of_thumb_answer_as_ever():
    """After a change that is meant, run tests/players/fellowship/stored_answers.py."""
    assert [stored_answers.thumb_digest(seed) for seed in range(stored_answers.GAMES)] == STORED["games"]


EVERYDAY = {1: 1, 2: 1, 3: 6, 4: 6, 5: 6}
"""Level -> every so many positions: levels 3 to 5 search as level 2 does, for longer."""


@pytest.mark.parametrize(
    ("level", "step"),
    [
        *EVERYDAY.items(),
        *(pytest.param(level, 1, marks=pytest.mark.long) for level, step in EVERYDAY.items() if step > 1),
    ],
)
def test_a_level_answers_as_ever(level: int, step: int):
    assert stored_answers.level_answers(level, step) == STORED["levels"][str(level)][::step]


def test_every_level_is_stored():
    assert tuple(EVERYDAY) == FAMILY.levels

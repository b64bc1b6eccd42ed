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


@pytest.mark.parametrize("level", FAMILY.levels)
@pytest.mark.parametrize("step", [6, pytest.param(1, marks=pytest.mark.long)])
def test_a_level_answers_as_ever(level: int, step: int):
    """In every sixth position, and in all of them under --long."""
    assert stored_answers.level_answers(level, step) == STORED["levels"][str(level)][::step]

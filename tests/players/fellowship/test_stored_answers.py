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
def test_a_level_answers_as_ever(level: int):
    assert stored_answers.level_answers(level) == STORED["levels"][str(level)]

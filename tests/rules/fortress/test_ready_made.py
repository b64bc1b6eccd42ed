"""The ready-made fortresses: legal, hard to explore, and what their names promise."""

from __future__ import annotations

import pytest

from gonfalon import games
from gonfalon.games.fortress.facts import READY_MADE, ReadyMade, ready_made

FORTRESS = games.get("fortress")
FLOORS = {"summit": "t", "cellar": "", "landing": "m"}
"""Idea -> what the name of the flag's square begins with: the floor, the ground floor without a letter of its own."""
LEAST_TURNS = 25


@pytest.mark.parametrize("one", ready_made(), ids=lambda one: one.idea)
def test_each_is_legal_hard_and_true_to_its_idea(one: ReadyMade):
    """FORT-3.7 and FORT-3.10: its flag can be reached, and a seat may supply it."""
    setup = FORTRESS.setup(one.variant)
    FORTRESS.check_brought(setup, 0, one.text)
    assert int(FORTRESS.appraise(setup, 0, one.text)["turns"]) >= LEAST_TURNS
    flag = next(part.split()[1] for part in one.text.split("; ") if part.startswith("flag "))
    assert flag[:-2] == FLOORS[one.idea]


def test_the_front_end_knows_three():
    """Any of them may be supplied (FORT-3.10)."""
    assert [one[0] for one in READY_MADE] == list(FLOORS)

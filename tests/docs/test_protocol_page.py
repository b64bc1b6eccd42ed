"""The protocol's pages say what the code says."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import get_args

import protocol_page
import pytest

from gonfalon import games
from gonfalon.games.stratego.words import EventKind

ROOT = Path(__file__).resolve().parents[2]
GUIDES = ROOT / "docs" / "guides"


def family_rows() -> dict[str, str]:
    """What the family's page says of each event, by its kind."""
    page = (GUIDES / "stratego-protocol.md").read_text(encoding="utf-8")
    return dict(re.findall(r"^\| `(\w+)` \| (.*?) \|", page, re.MULTILINE))


def test_the_page_has_a_table_for_each_message():
    page = protocol_page.PAGE.read_text(encoding="utf-8")
    assert len(re.findall("^#### ", page, re.MULTILINE)) > 20


def test_the_family_page_names_every_kind_of_event_that_its_rules_make():
    """The rare ones too, which no random game need meet."""
    assert {*get_args(EventKind)} - family_rows().keys() == set()


@pytest.mark.parametrize(
    ("game", "variant", "options"),
    [("stratego", "classic", {"rescue": True, "silent_defence": True}), ("middle_earth", "me-ring", {})],
)
def test_the_family_page_names_every_event_and_every_fact(game: str, variant: str, options: dict[str, bool]):
    rows = family_rows()
    rules = games.get(game)
    for seed in range(3):
        state, rng = rules.new(seed, rules.settle(variant, {"ply_cap": 300, **options})), random.Random(seed)
        while state.outcome is None:
            seat = state.to_act()[0]
            for event in state.step(seat, rules.random_action(state, seat, rng)):
                assert event.kind in rows
                missing = [name for name in event.facts if not re.search(rf"\b{name}\b", rows[event.kind])]
                assert missing == [], f"{event.kind}: {missing}"

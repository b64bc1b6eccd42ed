"""The protocol's pages say what the code says."""

from __future__ import annotations

import random
import re
from pathlib import Path

import protocol_page
import pytest

from gonfalon import games

GUIDES = Path(__file__).resolve().parents[2] / "docs" / "guides"


def test_the_tables_of_messages_are_of_today():
    old = protocol_page.PAGE.read_text(encoding="utf-8")
    assert protocol_page.page_text(old) == old, "run scripts/protocol_page.py"
    assert len(re.findall("^#### ", old, re.MULTILINE)) > 20


@pytest.mark.parametrize(
    ("game", "variant", "options"),
    [("stratego", "classic", {"rescue": True, "silent_defence": True}), ("middle_earth", "me-ring", {})],
)
def test_the_family_page_names_every_event_and_every_fact(game: str, variant: str, options: dict[str, bool]):
    page = (GUIDES / "stratego-protocol.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*?) \|", page, re.MULTILINE))
    rules = games.get(game)
    for seed in range(3):
        state, rng = rules.new(seed, rules.settle(variant, {"ply_cap": 300, **options})), random.Random(seed)
        while state.outcome is None:
            seat = state.to_act()[0]
            for event in state.step(seat, rules.random_action(state, seat, rng)):
                assert event.kind in rows
                missing = [name for name in event.facts if not re.search(rf"\b{name}\b", rows[event.kind])]
                assert missing == [], f"{event.kind}: {missing}"

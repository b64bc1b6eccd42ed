"""Perft: how many sequences of decisions there are from fixed positions."""

from __future__ import annotations

import golden
import pytest

from gonfalon.games.stratego.ruleset import shipped_ids

ENTRIES = [
    (path.stem, n, position)
    for path in sorted(golden.PERFT.glob("*.perft"))
    for n, position in enumerate(golden.read_perft(path.read_text(encoding="utf-8")))
]


@pytest.mark.parametrize(("variant", "n", "position"), ENTRIES, ids=[f"{v}-{n}" for v, n, _ in ENTRIES])
def test_the_counts_are_those_of_the_file(variant: str, n: int, position: golden.Position) -> None:
    state = golden.start(variant, position)
    assert position.counts
    for depth, leaves in position.counts.items():
        assert golden.perft(state, depth) == leaves, f"{variant}.perft, position {n + 1}, depth {depth}"


def test_every_ruleset_has_its_file_with_some_positions() -> None:
    assert {variant for variant, _, _ in ENTRIES} == set(shipped_ids())
    for variant in shipped_ids():
        assert sum(entry[0] == variant for entry in ENTRIES) >= 2


def test_counting_by_hand_agrees_for_a_first_move() -> None:
    """Battle, red's front row all mobile: six files lie open before it, so there are as many steps and what scouts slide."""
    state = golden.start("battle", golden.Position({}, ROWS, ROWS, [], {}))
    assert golden.perft(state, 1) == 6
    assert golden.perft(state, 2) == 36


ROWS = "FBBBBBB223" + "2222223333" + "4444555566" + "6677788SM9"

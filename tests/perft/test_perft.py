"""Perft: how many sequences of decisions there are from fixed positions."""

from __future__ import annotations

from golden_files import Position
from stratego.golden import FAMILY, perft, start

from gonfalon.games.stratego.ruleset import shipped_ids

from .counts import Entry, check_complete, check_counts, each, entries

ENTRIES = entries(FAMILY)


@each(ENTRIES)
def test_the_counts_are_those_of_the_file(entry: Entry) -> None:
    state = start(entry.variant, entry.position)
    check_counts(entry, lambda depth: perft(state, depth))


def test_every_ruleset_has_its_file_with_some_positions() -> None:
    check_complete(ENTRIES, set(shipped_ids()), 2)


def test_counting_by_hand_agrees_for_a_first_move() -> None:
    """Battle, red's front row all mobile: six files lie open before it, so there are as many steps and what scouts slide."""
    state = start("battle", Position({}, ROWS, ROWS, [], {}))
    assert perft(state, 1) == 6
    assert perft(state, 2) == 36


ROWS = "FBBBBBB223" + "2222223333" + "4444555566" + "6677788SM9"

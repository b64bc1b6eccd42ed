"""The page about puzzles says what bench/results and the collections hold."""

from __future__ import annotations

import puzzle_page


def test_the_page_is_of_today():
    assert not puzzle_page.stale(), "run scripts/puzzle_page.py"

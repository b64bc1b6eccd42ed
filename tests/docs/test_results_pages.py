"""The pages of strength and speed: intervals, and data that stand once."""

from __future__ import annotations

import pytest
import results_pages


def test_no_match_stands_twice():
    rows = results_pages.rows_of("matches")
    found = [(row["ruleset"], row["first"], row["second"]) for row in rows]
    assert len(found) == len(set(found))


def test_an_interval_is_wilsons():
    low, high = results_pages.wilson(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)  # NIST handbook's formula by hand
    assert results_pages.wilson(1.0, 10)[1] == 1.0


def test_a_match_that_stands_twice_is_refused():
    row = {"ruleset": "duel", "first": "a", "second": "b", "games": "2", "score": "0.5"}
    with pytest.raises(ValueError, match="twice"):
        results_pages.one([row, row], ruleset="duel")

"""The timed scripts of Fortress do the work they say they time. Nothing is timed here."""

from __future__ import annotations

from .loading import load

calls, players = load("fortress"), load("fortress_players")


def test_every_call_is_made() -> None:
    rows = {row["call"]: row for row in calls.calls("fortress-main", 3, 45, 5)}
    assert set(rows) >= {"new", "offered", "step", "observe", "copy", "prepare", "sample", "check", "reach"}
    assert rows["check"]["calls"] == 5
    assert rows["step"]["calls"] == rows["copy"]["calls"] > 10
    assert rows["sample"]["calls"] == 5 * rows["prepare"]["calls"] > 0


def test_whole_games_and_grades() -> None:
    assert calls.games("fortress-intro", 2)["acts"] > 4
    assert [row["made"] for row in calls.grades("fortress-intro", 1)] == ["random", "easy", "medium", "hard"]


def test_explorers_meet_the_same_fortresses() -> None:
    rows = {row["explorer"]: row for row in players.compare_explorers("fortress-intro", 2)}
    assert rows["depth_first"]["both"]["difference"] == 0
    assert all(row["both"]["fortresses"] == 4 for row in rows.values())
    assert rows["told the walls"]["both"]["mean_turns"] <= rows["level 1"]["both"]["mean_turns"]


def test_seats_and_beginners_change_in_a_match() -> None:
    row = players.match("fortress-intro", ("level:1", "depth_first"), 4)
    assert row["games"] == 4
    assert set(row["median_ms_a_turn"]) == {"level:1", "depth_first"}
    low, high = players.wilson(2, 4)
    assert low < 0.5 < high

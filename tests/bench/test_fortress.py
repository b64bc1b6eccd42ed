"""The timed scripts of Fortress do the work they say they time. Nothing is timed here."""

from __future__ import annotations

from pathlib import Path

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


def test_explorers_meet_the_same_fortresses_and_what_is_through_is_not_done_again(tmp_path: Path) -> None:
    file = tmp_path / "explorers.jsonl"
    rows = {
        row["explorer"]: row for row in players.compare_explorers("fortress-intro", 2, players.Kept(file))
    }
    assert rows["depth_first"]["both"]["difference"] == 0
    assert rows["depth_first"]["both"]["ratio_interval"] == (1, 1)
    assert all(row["both"]["fortresses"] == 4 for row in rows.values())
    assert rows["told the walls"]["both"]["mean_turns"] <= rows["level 1"]["both"]["mean_turns"]
    lines = file.read_text().splitlines()
    file.write_text("\n".join(lines[:-1]) + "\n")
    again = players.compare_explorers("fortress-intro", 2, players.Kept(file))
    assert [row["both"]["mean_turns"] for row in again] == [
        row["both"]["mean_turns"] for row in rows.values()
    ]
    assert file.read_text().splitlines()[:-1] == lines[:-1]


def test_seats_and_beginners_change_in_a_match(tmp_path: Path) -> None:
    kept = players.Kept(tmp_path / "games.jsonl")
    row = players.match("fortress-intro", ("level:1", "depth_first"), 4, kept)
    assert row["games"] == len(kept.rows) == 4
    assert set(row["median_ms_a_turn"]) == {"level:1", "depth_first"}
    low, high = players.wilson(2, 4)
    assert low < 0.5 < high


def test_builders_are_measured_by_one_explorer(tmp_path: Path) -> None:
    rows = {
        row["builder"]: row
        for row in players.compare_builders("fortress-intro", 3, players.Kept(tmp_path / "b"))
    }
    assert all(row["fortresses"] == row["different"] == 3 for row in rows.values())
    assert rows["hard"]["mean_turns"] > rows["easy"]["mean_turns"]


def test_the_interval_of_a_ratio_holds_the_ratio() -> None:
    low, high = players.ratio_interval([4.0, 6.0, 9.0], [6.0, 6.0, 12.0])
    assert low < 19 / 24 < high

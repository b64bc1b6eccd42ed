"""`gonfalon match` and `gonfalon tournament`: what a person reads and what a script gets."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from gonfalon.cli.main import app
from gonfalon.core.kernel_cache import cache_base

ROOT = Path(__file__).resolve().parents[2]
CORRIDOR = str(ROOT / "tests" / "cli" / "corridor.toml")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's data folder of its own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def run(*arguments: str) -> Result:
    """Run a command; small rules, one process."""
    return CliRunner().invoke(app, [*arguments, "--ruleset", CORRIDOR, "--jobs", "1"])


def facts(*arguments: str) -> dict[str, Any]:
    """The JSON of a command that succeeds."""
    said = run(*arguments, "--json", "--quiet")
    assert said.exit_code == 0, said.stderr
    assert said.stderr == ""
    return json.loads(said.stdout)


def test_without_a_home_folder_the_results_file_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The kernels' cache is kept where it is: to compile them for two games took 17 s (tests/kernel/test_without_home.py has none)."""

    def no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setenv("GONFALON_CACHE", str(cache_base() or ""))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(Path, "home", no_home)
    arguments = ("match", "rule_based", "random", "--games", "2", "--quiet")
    said = run(*arguments)
    assert said.exit_code == 2
    assert "no home folder: say where to keep the results with --file FILE" in said.stderr
    assert run(*arguments, "--file", str(tmp_path / "own.jsonl")).exit_code == 0


@pytest.mark.usefixtures("folder")
def test_match_counts_games_and_gives_an_interval():
    said = run("match", "rule_based", "random", "--games", "6", "--seed", "4")
    assert said.exit_code == 0
    assert said.stderr.count("\n") == 6
    assert "6/6" in said.stderr
    assert "rule_based against random: 6 games, 0 of them on file before" in said.stdout
    assert "95 %" in said.stdout
    assert "ply_cap = 4000" in said.stdout


def test_match_says_as_json_what_it_says_in_words(folder: Path):
    found = facts("match", "rule_based", "random", "--games", "6")
    assert found["players"] == ["rule_based", "random"]
    assert found["wins"] + found["draws"] + found["losses"] == found["games"] == 6
    assert found["score"] == pytest.approx((found["wins"] + found["draws"] / 2) / 6, abs=1e-4)
    low, high = found["interval"]
    assert low <= found["score"] <= high
    assert found["complete"] is True
    assert (found["red_score"] + found["blue_score"]) / 2 == pytest.approx(found["score"], abs=1e-4)
    assert sum(found["reasons"].values()) == 6
    assert Path(found["file"]).is_relative_to(folder)
    assert len(Path(found["file"]).read_text().splitlines()) == 6


@pytest.mark.usefixtures("folder")
def test_games_longer_than_a_ply_are_counted_apart():
    command = ("match", "random", "rule_based", "--games", "8", "--seed", "4")
    whole = facts(*command)
    assert "split" not in whole
    games = [json.loads(line)["result"] for line in Path(whole["file"]).read_text().splitlines()]
    ply = sorted(one["plies"] for one in games)[3]
    split = facts(*command, "--split", str(ply))["split"]
    late = [one["score"] for one in games if one["plies"] > ply]
    assert 0 < len(late) < 8
    assert [split["after"][name] for name in ("wins", "draws", "losses")] == [
        late.count(score) for score in (1.0, 0.5, 0.0)
    ]
    for name in ("wins", "draws", "losses", "truncated"):
        assert split["until"][name] + split["after"][name] == whole[name]
    assert split["lost_after"]["score"] == late.count(0.0) / 8
    low, high = split["lost_after"]["interval"]
    assert low <= split["lost_after"]["score"] <= high
    said = run(*command, "--quiet", "--split", str(ply)).stdout
    assert f"ended after ply {ply}: {len(late)} games" in said
    assert f"lost after ply {ply}: {late.count(0.0)} of 8 games" in said


@pytest.mark.usefixtures("folder")
def test_a_second_run_goes_on_where_the_first_stopped_whichever_way_round_it_is_asked():
    before = facts("match", "rule_based", "random", "--games", "4")
    after = facts("match", "random", "rule_based", "--games", "6")
    assert (before["on_file"], after["on_file"], after["games"]) == (0, 4, 6)
    again = facts("match", "random", "rule_based", "--games", "6")
    assert again["on_file"] == 6
    assert {**again, "on_file": 4} == after
    assert facts("match", "rule_based", "random", "--games", "6")["wins"] == after["losses"]


@pytest.mark.usefixtures("folder")
def test_a_tournament_takes_the_games_of_a_match_from_the_file_and_rates_everybody():
    facts("match", "rule_based", "random", "--games", "4")
    found = facts("tournament", "random", "rule_based", "level:1", "--games", "4", "--anchor", "random")
    assert [pairing["on_file"] for pairing in found["pairings"]] == [4, 0, 0]
    assert {row["player"] for row in found["table"]} == {"random", "rule_based", "level:1"}
    elos = [row["elo"] for row in found["table"]]
    assert elos == sorted(elos, reverse=True)
    by_name = {row["player"]: row for row in found["table"]}
    assert by_name["random"]["elo"] == 0
    for row in found["table"]:
        assert row["interval"][0] <= row["elo"] <= row["interval"][1]
        assert row["games"] == 8


@pytest.mark.usefixtures("folder")
def test_the_table_of_a_tournament_names_everybody_once_and_every_pairing():
    said = run("tournament", "random", "rule_based", "--games", "2", "--quiet")
    assert said.exit_code == 0
    rows = [line.split() for line in said.stdout.splitlines()]
    assert [row[1] for row in rows if row[0].isdigit()] == ["rule_based", "random"]
    assert "random - rule_based: 0.000" in said.stdout


@pytest.mark.usefixtures("folder")
def test_a_sequential_test_stops_as_soon_as_it_can_tell():
    found = facts("match", "rule_based", "random", "--games", "200", "--sprt", "0.5,0.8")
    assert found["sprt"]["accepted"] == "H1"
    assert found["games"] == found["sprt"]["n_games"] < 40
    assert found["complete"] is True
    said = run("match", "rule_based", "random", "--games", "200", "--sprt", "0.5,0.8", "--quiet")
    assert "SPRT of score 0.5 (H0) against 0.8 (H1), alpha 0.05, beta 0.05: accepts H1" in said.stdout


def test_the_report_says_who_forfeited_and_why(folder: Path, monkeypatch: pytest.MonkeyPatch):
    (folder / "program.py").symlink_to(ROOT / "tests/arena/lines_program.py")
    monkeypatch.chdir(folder)
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    program = "lines:python program.py"  # a name without paths: the seeds, and so the games, come from it
    said = run("match", f"{program} slow", "random", "--games", "2", "--limit", "200", "--quiet")
    assert said.exit_code == 0
    assert "0 won, 0 drawn (0 cut short), 2 lost" in said.stdout
    assert re.search(r"slow forfeited [12] \(time\): no answer in time", said.stdout)
    found = facts("match", "random", f"{program} illegal", "--games", "2")
    assert found["score"] == 1.0
    assert [(one["player"], one["reason"]) for one in found["forfeits"]] == [(1, "illegal")] * 2
    assert found["reasons"] == {"forfeit_illegal": 2}


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (
            ("match", "random", "nobody"),
            "player 'nobody': write random, depth_first, newcomer, first_game, first_week, first_month, rule_based, hunter",
        ),
        (("match", "random", "level:1@0"), "a budget is at least 1"),
        (("match", "random", "lines:no-such-program-here"), "no such program"),
        (("match", "random", "lines:'"), "no closing quotation"),
        (("match", "random", f"ucc:{sys.executable}"), "plays only --ruleset battle --preset ucc"),
        (("match", "random", "rule_based", "--sprt", "0.5"), "as in --sprt 0.5,0.55"),
        (("match", "random", "rule_based", "--sprt", "0.6,0.5"), "must rise"),
        (("match", "random", "rule_based", "--sprt", "0.5,0.6", "--alpha", "0.7"), "between 0 and 0.5"),
        (("match", "random", "rule_based", "--file", "/dev/null/x"), "results file"),
        (("match", "random", "rule_based", "--limit", "0"), "--limit at least 1"),
        (("tournament", "random"), "at least two players"),
        (("tournament", "random", "level:0"), "named twice"),
        (("tournament", "random", "rule_based", "--anchor", "level:1"), "name one of the players"),
    ],
)
@pytest.mark.usefixtures("folder")
def test_bad_input_is_refused_in_one_line(arguments: tuple[str, ...], word: str):
    said = run(*arguments)
    assert said.exit_code == 2
    assert word in said.stderr
    assert said.stderr.startswith("gonfalon: ")
    assert said.stderr.count("\n") == 1


def test_control_c_keeps_and_counts_what_was_played_and_stops_everything(tmp_path: Path):
    file = tmp_path / "games.jsonl"
    program = f"lines:{sys.executable} {ROOT / 'tests/arena/lines_program.py'} well {tmp_path / 'heard'}"
    command = [sys.executable, "-m", "gonfalon.cli.main", "match", "random", program, "--games", "5000"]
    asked = [*command, "--ruleset", CORRIDOR, "--file", str(file), "--jobs", "2", "--json"]
    running = subprocess.Popen(
        asked,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # A shell that starts the tests in the background lets them ignore Control-C.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    assert running.stderr
    try:
        for _ in range(5):
            assert running.stderr.readline(), "it ended by itself"
        os.killpg(running.pid, signal.SIGINT)
        said, rest = running.communicate(timeout=60)
    finally:
        running.kill()
    assert running.returncode == 130
    found = json.loads(said)
    assert found["complete"] is False
    assert 5 <= found["games"] == len(file.read_text().splitlines()) < 5000
    assert "stopped; the same command goes on from here" in rest
    # No frame of ours; llvmlite's own finalizers may complain while an interpreter ends.
    assert str(ROOT / "src") not in rest
    assert _come_to_an_end(str(tmp_path))


def _come_to_an_end(word: str) -> bool:
    """Is no process left, within a moment, that was started with this word?"""
    for _ in range(600):
        if not any(word in _command(place) for place in Path("/proc").glob("[0-9]*")):
            return True
        time.sleep(0.1)
    return False


def _command(place: Path) -> str:
    """How a process was called, "" if it has ended."""
    try:
        return (place / "cmdline").read_text(errors="replace")
    except OSError:
        return ""

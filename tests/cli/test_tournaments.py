"""`gonfalon tournament --system`: what a person reads, a script gets and a file holds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from gonfalon.cli.main import app

CORRIDOR = str(Path(__file__).with_name("corridor.toml"))
FIELD = ("hunter", "rule_based", "miser", "level:1", "random")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's data folder of its own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def run(*arguments: str) -> Result:
    """A tournament on small rules, in one process."""
    return CliRunner().invoke(
        app, ["tournament", *arguments, "--ruleset", CORRIDOR, "--jobs", "1", "--quiet"]
    )


def facts(*arguments: str) -> dict[str, Any]:
    """The JSON of a tournament that succeeds."""
    said = run(*arguments, "--json")
    assert said.exit_code == 0, said.stderr
    return json.loads(said.stdout)


@pytest.mark.parametrize("system", ["swiss", "arena"])
def test_a_tournament_in_rounds_pairs_everybody_and_goes_on_from_the_file(system: str) -> None:
    command = (*FIELD, "--system", system, "--games", "2")
    found = facts(*command)
    assert found["system"] == system
    for number in (1, 2, 3):
        names = [name for one in found["rounds"] if one["round"] == number for name in one["players"]]
        assert len(set(names)) == len(names) == (5 if system == "swiss" else 4)
    n_lines = len(Path(found["file"]).read_text().splitlines())
    assert n_lines == 2 * sum(len(one["players"]) == 2 for one in found["rounds"])
    again = facts(*command)
    assert [again[key] for key in ("rounds", "standings")] == [found[key] for key in ("rounds", "standings")]
    assert len(Path(found["file"]).read_text().splitlines()) == n_lines, "nothing is played twice"
    total = sum(sum(one["points"]) for one in found["rounds"])
    assert sum(row["points"] for row in found["standings"]) == total


def test_those_who_meet_again_in_an_arena_go_on_with_their_series() -> None:
    found = facts("rule_based", "random", "--system", "arena", "--rounds", "3", "--games", "2")
    assert [one["round"] for one in found["rounds"]] == [1, 2, 3]
    assert [pairing["games"] for pairing in found["pairings"]] == [6]


def test_a_round_robin_says_its_rounds_as_json_too() -> None:
    found = facts("random", "rule_based", "level:1", "--games", "2")
    assert found["system"] == "round-robin"
    assert [(one["round"], one["players"]) for one in found["rounds"]] == [
        (1, ["rule_based", "level:1"]),
        (2, ["random", "rule_based"]),
        (3, ["level:1", "random"]),
    ]
    assert [pairing["players"] for pairing in found["pairings"]] == [
        ["random", "rule_based"],
        ["random", "level:1"],
        ["rule_based", "level:1"],
    ]


def test_the_text_of_a_swiss_shows_the_rounds_above_the_ratings(folder: Path) -> None:
    command = (
        *FIELD,
        "--system",
        "swiss",
        "--rounds",
        "2",
        "--games",
        "2",
        "--write",
        str(folder / "out.txt"),
    )
    said = run(*command)
    assert said.exit_code == 0
    head, *rest = said.stdout.splitlines()
    assert "seed 1" in head
    assert rest[0].split() == ["name", "round", "1", "round", "2", "points", "Buchholz", "Sonneborn-Berger"]
    assert "Elo" in said.stdout
    written = (folder / "out.txt").read_text()
    assert "\n".join(rest[:6]) in written


def test_a_report_file_has_a_line_for_everybody(folder: Path) -> None:
    assert run(*FIELD, "--games", "2", "--write", str(folder / "out.trf")).exit_code == 0
    lines = (folder / "out.trf").read_text().splitlines()
    assert [line[14:47].strip() for line in lines if line.startswith("001")] == list(FIELD)
    assert "XXR 5" in lines


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("random", "rule_based", "--system", "knockout"), "choose round-robin, swiss or arena"),
        (("random", "rule_based", "--rounds", "3"), "everybody meets everybody"),
        (("random", "random", "--system", "swiss"), "named twice"),
        (("random", "rule_based", "--games", "2", "--write", "/dev/null/x"), "choose another file"),
    ],
)
def test_bad_input_is_refused_in_one_line(arguments: tuple[str, ...], word: str) -> None:
    said = run(*arguments)
    assert said.exit_code == 2
    assert word in said.stderr
    assert said.stderr.count("\n") == 1


def test_a_game_that_is_played_together_has_only_its_table() -> None:
    said = CliRunner().invoke(
        app, ["tournament", "random", "level:1", "--game", "fellowship", "--system", "swiss"]
    )
    assert said.exit_code == 2
    assert "played together: leave them out" in said.stderr

"""bench/playout.c plays the kernel's games, ply for ply: what the bench compares is the same work. Nothing is timed here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gonfalon.games.stratego.rules import rules_for

from .loading import load

LONG = {"quiet_draw": 2000, "ply_cap": 20000}
CHASES = [(4475997883612480629, 0), (4906110655431276027, 3), (7002688536559575419, 3)]
"""First states of the generator, each with a two-square limit, of games in which the chase rule changes the course.

Found by playing 800,000 games in C: about one in 47,000 random games meets a forbidden chase at all.
"""


bench = load("playout")


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = bench.compile_c(tmp_path_factory.mktemp("c"))
    if made.path is None:
        pytest.skip(made.about)
    return made.path


@pytest.mark.parametrize("mode", ["uniform", "listed"])
@pytest.mark.parametrize(
    "options",
    [
        bench.OPTIONS,
        {**bench.OPTIONS, "chase": "off"},
        {"two_square_limit": 0, "chase": "isf", **LONG},
        {"two_square_limit": 2, "chase": "isf", "quiet_draw": 0, "ply_cap": 700},
        {"two_square_limit": 8, "chase": "isf", **LONG},
    ],
)
def test_c_and_the_kernel_play_the_same_games(program: Path, options: dict[str, Any], mode: str) -> None:
    rules = rules_for("battle", dict(options))
    theirs = bench.games_of_c(program, bench.start_of(3), 60, mode, options)
    ours = bench.games_of_kernel(rules, bench.start_of(3), 60, mode)
    assert len(theirs) == 60
    assert theirs == ours


@pytest.mark.parametrize(("start", "limit"), CHASES)
def test_they_agree_where_the_chase_rule_changes_the_game(program: Path, start: int, limit: int) -> None:
    games = {}
    for chase in ("isf", "off"):
        options = {"two_square_limit": limit, "chase": chase, **LONG}
        games[chase] = bench.games_of_c(program, start, 1, "uniform", options)
        assert bench.games_of_kernel(rules_for("battle", options), start, 1, "uniform") == games[chase]
    assert games["isf"] != games["off"]


def test_a_difference_stops_the_bench(program: Path) -> None:
    rules = rules_for("battle", {**bench.OPTIONS, "two_square_limit": 2})
    with pytest.raises(SystemExit, match="C and the kernel differ: chase isf, uniform, game 0"):
        bench.witness(program, rules, bench.OPTIONS, 20)


def test_without_a_compiler_the_c_loops_are_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    made = bench.compile_c(tmp_path)
    assert made.path is None
    assert "no C compiler found" in made.about

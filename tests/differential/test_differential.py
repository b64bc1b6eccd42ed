"""The naive referee and the real game agree, over hundreds of games; planted bugs prove that they would notice."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from gonfalon.games.stratego.options import OPTIONS
from tests.differential import planted
from tests.differential.cases import assert_agree
from tests.differential.compare import (
    CHOICES,
    FACTORS,
    OWN,
    SHIPPED,
    Pair,
    everyday_cases,
    may_meet,
    play,
    run,
)
from tests.differential.pairs import never_met
from tests.differential.planted import BUGS

ROOT = Path(__file__).parents[2]
CHUNKS, GAMES = 12, 16
"""Chunks of the long run, and games in each."""
PARTS = 4
"""Parts of the everyday run."""


@pytest.mark.parametrize("part", range(PARTS))
def test_both_referees_agree_at_every_ply_under_every_pair_of_options(part: int):
    assert_agree(play, everyday_cases()[part::PARTS], "refused two_square", "refused not_your_piece")


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_both_referees_agree_under_random_options(chunk: int):
    assert run(range(chunk * GAMES, (chunk + 1) * GAMES))["games"] == GAMES


def test_every_two_values_of_options_meet_in_the_everyday_games():
    cases = [{**case.options, "variant": case.variant, "style": case.style} for case in everyday_cases()]
    assert never_met(FACTORS, may_meet, cases) == set()
    assert {case["variant"] for case in cases} == {*SHIPPED, *OWN}
    assert {name for name, _ in CHOICES.items()} == {option.name for option in OPTIONS}


def test_there_are_enough_planted_bugs():
    assert len(BUGS) >= 20


def test_planted_bugs_are_caught_by_a_mismatch():
    """All in one process: most take a few games, and a moment."""
    assert [name for name, games in lives("planted", BUGS).items() if games == 0] == []


def test_a_crash_is_no_mismatch(monkeypatch: pytest.MonkeyPatch):
    def crash(_pair: Pair) -> str:
        raise IndexError("out of range")

    monkeypatch.setattr(Pair, "play", crash)
    with pytest.raises(IndexError):
        planted.games_until_caught(next(iter(BUGS.values())))


def lives(program: str, bugs: Iterable[str]) -> dict[str, int]:
    """How many games each bug lived, 0 for ever. A crash is no mismatch: the program ends with it."""
    environment = {**os.environ, "GONFALON_PLAIN": "1", "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}"}
    command = [sys.executable, "-m", f"tests.differential.{program}"]
    done = subprocess.run(
        command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, done.stderr[-800:]
    lived = json.loads(done.stdout)
    print(lived)
    assert set(lived) == set(bugs)
    return lived


@pytest.mark.long
def test_many_more_games_agree():
    met = run(range(100_000, 100_400))
    print(dict(sorted(met.items())))
    assert met["refused chase"] > 0
    assert met["rescue owed"] > 0

"""The naive referee and the real game agree, over hundreds of games; planted bugs prove that they would notice."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.differential.compare import CHOICES, OWN, SHIPPED, case_of, run
from tests.differential.planted import BUGS

ROOT = Path(__file__).parents[2]
EVERYDAY, CHUNKS, GAMES = 4, 12, 16
"""Chunks of the everyday run and all of them; games in each."""


LATER = [pytest.param(chunk, marks=pytest.mark.long) for chunk in range(EVERYDAY, CHUNKS)]


@pytest.mark.parametrize("chunk", [*range(EVERYDAY), *LATER])
def test_both_referees_agree_at_every_ply(chunk: int):
    met = run(range(chunk * GAMES, (chunk + 1) * GAMES))
    print(dict(sorted(met.items())))
    assert met["games"] == GAMES
    assert met["refused two_square"] > 0
    assert met["refused not_your_piece"] > 0


def test_every_ruleset_option_and_style_comes_up():
    assert {case_of(seed).variant for seed in range(EVERYDAY * GAMES)} == {*SHIPPED, *OWN}
    cases = [case_of(seed) for seed in range(CHUNKS * GAMES)]
    values = Counter((name, value) for case in cases for name, value in case.options.items())
    for name, choices in CHOICES.items():
        for value in choices:
            assert values[name, value] >= 5, (name, value)
    assert len({case.style for case in cases}) == 5


def test_there_are_enough_planted_bugs():
    assert len(BUGS) >= 20


@pytest.mark.parametrize("name", BUGS)
def test_a_planted_bug_is_caught(name: str):
    environment = {**os.environ, "GONFALON_PLAIN": "1", "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}"}
    command = [sys.executable, "-m", "tests.differential.planted", name]
    done = subprocess.run(
        command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr[-800:]
    games = int(done.stdout)
    print(f"{name}: caught in game {games}")
    assert games > 0


@pytest.mark.long
def test_many_more_games_agree():
    met = run(range(100_000, 100_400))
    print(dict(sorted(met.items())))
    assert met["refused chase"] > 0
    assert met["rescue owed"] > 0

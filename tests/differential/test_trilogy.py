"""The naive referee of the Trilogy games and the real game agree, option by option and style by style."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.differential.compare import CHOICES
from tests.differential.planted_powers import BUGS
from tests.differential.trilogy import POWER_CHOICES, RING_CHOICES, STYLES, VARIANTS, case_of, play, run

ROOT = Path(__file__).parents[2]
EVERYDAY, CHUNKS, GAMES = 3, 8, 12
"""Chunks of the everyday run and all of them; games in each."""
LATER = [pytest.param(chunk, marks=pytest.mark.long) for chunk in range(EVERYDAY, CHUNKS)]


@pytest.mark.parametrize("chunk", [*range(EVERYDAY), *LATER])
def test_both_referees_agree_at_every_ply(chunk: int):
    met = run(range(chunk * GAMES, (chunk + 1) * GAMES))
    print(dict(sorted(met.items())))
    assert met["games"] == GAMES
    assert met["act bow"] > 0
    assert met["refused no_power"] > 0


def test_every_game_option_and_style_comes_up():
    cases = [case_of(seed) for seed in range(CHUNKS * GAMES)]
    assert {case.variant for case in cases} == set(VARIANTS)
    assert {case.style for case in cases} == set(STYLES)
    values = Counter((name, value) for case in cases for name, value in case.options.items())
    for name, choices in (CHOICES | POWER_CHOICES | RING_CHOICES).items():
        for value in choices:
            assert values[name, value] >= 1, (name, value)


def test_every_power_and_both_fates_of_the_ring_come_up():
    met: Counter[str] = Counter()
    for seed in range(400, 460):
        case = case_of(seed)._replace(variant="me-ring", options={}, style=("quest", "gifted")[seed % 2])
        met += play(case)
        if not missing_from(met):
            break
    print(dict(sorted(met.items())))
    assert missing_from(met) == []


def missing_from(met: Counter[str]) -> list[str]:
    """Powers that nobody could have used yet, and fates of the Ring that have not come about."""
    acts = ("fly", "seek", "bow", "axe", "steed", "rage", "stop")
    unused = [act for act in acts if not met[f"act {act}"] and not met[f"offered {act}"]]
    return unused + [fate for fate in ("ring destroyed", "ring taken") if not met[fate]]


def test_planted_bugs_in_powers_and_the_quest_are_caught():
    """All in one process: each takes a few skirmishes, and a moment."""
    assert len(BUGS) >= 12
    environment = {**os.environ, "GONFALON_PLAIN": "1", "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}"}
    command = [sys.executable, "-m", "tests.differential.planted_powers"]
    done = subprocess.run(
        command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr[-800:]
    lived = json.loads(done.stdout)
    print(lived)
    assert set(lived) == set(BUGS)
    assert [name for name, games in lived.items() if games == 0] == []


@pytest.mark.long
def test_many_more_games_agree():
    print(dict(sorted(run(range(100_000, 100_600)).items())))

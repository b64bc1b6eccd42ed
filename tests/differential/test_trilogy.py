"""The naive referee of the Trilogy games and the real game agree, option by option and style by style."""

from __future__ import annotations

from collections import Counter

import pytest

from gonfalon.games.stratego.middle_earth import GAME
from tests.differential.cases import assert_agree
from tests.differential.compare import CHOICES
from tests.differential.pairs import never_met
from tests.differential.planted_powers import BUGS
from tests.differential.test_differential import lives
from tests.differential.trilogy import (
    ANNOUNCED,
    FACTORS,
    POWER_CHOICES,
    RING_CHOICES,
    VARIANTS,
    case_of,
    everyday_cases,
    may_meet,
    play,
    run,
)

CHUNKS, GAMES = 8, 12
"""Chunks of the long run, and games in each."""
PARTS = 4
"""Parts of the everyday run."""
MOST_SKIRMISHES = 200
"""Skirmishes that are played until every power has been offered and the Ring has gone either way."""


@pytest.mark.parametrize("part", range(PARTS))
def test_both_referees_agree_at_every_ply_under_every_pair_of_options(part: int):
    assert_agree(play, everyday_cases()[part::PARTS], "act bow", "refused no_power")


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_both_referees_agree_under_random_options(chunk: int):
    assert run(range(chunk * GAMES, (chunk + 1) * GAMES))["games"] == GAMES


def test_every_two_values_of_options_meet_in_the_everyday_games():
    cases = [{**case.options, "variant": case.variant, "style": case.style} for case in everyday_cases()]
    assert never_met(FACTORS, may_meet, cases) == set()
    assert {case["variant"] for case in cases} == set(VARIANTS)
    offered = {option.name for variant in GAME.spec.variants for option in variant.options}
    assert {*CHOICES, *POWER_CHOICES, *RING_CHOICES} == offered


def test_every_power_and_both_fates_of_the_ring_come_up():
    met: Counter[str] = Counter()
    for seed in range(1, 3 * MOST_SKIRMISHES, 3):
        style = ("quest", "gifted")[seed % 2]
        met += play(case_of(seed)._replace(variant="me-ring", options={}, style=style))
        if not missing_from(met):
            break
    print(dict(sorted(met.items())))
    assert missing_from(met) == []


def missing_from(met: Counter[str]) -> list[str]:
    """Powers that nobody could have used yet, and fates of the Ring that have not come about."""
    acts = [*(power.id for power in ANNOUNCED), "stop"]
    unused = [act for act in acts if not met[f"act {act}"] and not met[f"offered {act}"]]
    return unused + [fate for fate in ("ring destroyed", "ring taken") if not met[fate]]


def test_planted_bugs_in_powers_and_the_quest_are_caught():
    """All in one process: each takes a few skirmishes, and a moment."""
    assert len(BUGS) >= 12
    assert [name for name, games in lives("planted_powers", BUGS).items() if games == 0] == []


@pytest.mark.long
def test_many_more_games_agree():
    print(dict(sorted(run(range(100_000, 100_600)).items())))

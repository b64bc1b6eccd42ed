"""The naive referee of Fortress and the real game agree: mazes, faults, requests, announcements, results."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.differential.cases import Mismatch
from tests.differential.fortress import (
    CHOICES,
    GAME,
    OWN,
    SOURCES,
    STYLES,
    VARIANTS,
    Case,
    Pair,
    case_of,
    pairs_of_options,
    run,
)
from tests.differential.fortress_mazes import any_fortress
from tests.differential.planted_fortress import BUGS, games_until_caught, planted
from tests.differential.planted_fortress import RARE as RARE_BUGS
from tests.naive.fortress_parts import KINDS

EVERYDAY, CHUNKS, GAMES = 2, 10, 9
"""Chunks of the everyday run and all of them; games in each."""
LATER = [pytest.param(chunk, marks=pytest.mark.long) for chunk in range(EVERYDAY, CHUNKS)]
RARE = (
    *(
        "event blocked pitfall",
        "event fell pitfall",
        "event passage",
        "event moved passage",
        "event moved bridge",
    ),
    *("event won cup", "event won duke", "event won soldier", "event won princess"),
    *("event lost cup", "event lost duke", "event lost soldier", "event lost princess", "event lost king"),
    *("event skips 1", "event skips 2", "event cancelled 1", "event cancelled 2", "event skipped"),
    *("event turn_over idle", "event turn_over swap", "event turn_over sacrifice", "event turn_over beaten"),
    *("end flag_found", "end ply_cap", "end flag_reachable", "end flag_unreachable"),
    *("refused blocked_ladder", "refused not_trapped", "refused no_way", "refused same_piece"),
)
PLANTED = [pytest.param(name, marks=pytest.mark.long) if name in RARE_BUGS else name for name in BUGS]


@pytest.mark.parametrize("chunk", [*range(EVERYDAY), *LATER])
def test_both_referees_agree_at_every_ply(chunk: int):
    met = run(range(chunk * GAMES, (chunk + 1) * GAMES))
    print(dict(sorted(met.items())))
    assert met["games"] == GAMES
    assert met["event won princess"] + met["event won soldier"] > 0
    assert met["refused wrong_start"] > 0


@pytest.mark.parametrize("variant", sorted(set(VARIANTS)))
def test_both_judge_the_same_of_fortresses_thrown_together(variant: str):
    """FORT-3.7 to 3.9: about half of them cannot be won; the squares missed and what is in the way are compared, too."""
    rng, met = random.Random(3), Counter[str]()
    pair = Pair(Case(variant, {}, 1, "uniform", "own"))
    for n in range(12):
        pair.refusal(n % 2, f"build {any_fortress(rng, KINDS[variant], False)}")
    met += pair.met
    assert met["refused "] > 0
    assert met["fault in_the_way"] > 0


def test_every_game_option_style_and_source_comes_up():
    cases = [case_of(seed) for seed in range(CHUNKS * GAMES)]
    assert {case.variant for case in cases} == {*VARIANTS, OWN}
    assert set(VARIANTS) == {variant.id for variant in GAME.spec.variants}
    assert {case.style for case in cases} == set(STYLES)
    assert {case.source for case in cases} == set(SOURCES)
    assert set(CHOICES) == {option.name for variant in GAME.spec.variants for option in variant.options}
    values = Counter((name, value) for case in cases for name, value in case.options.items())
    for name, choices in CHOICES.items():
        for value in choices:
            assert values[name, value] >= 2, (name, value)


def test_every_pair_of_two_options_comes_up_in_the_long_run():
    met = set().union(*(pairs_of_options(case_of(seed)) for seed in range(100_000, 101_000)))
    wanted = {
        ((one, value), (other, worth))
        for one in CHOICES
        for other in CHOICES
        if one < other
        for value in CHOICES[one]
        for worth in CHOICES[other]
    }
    assert wanted - met == set()


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_bug_is_caught(name: str):
    with planted(BUGS[name]):
        games = games_until_caught(BUGS[name])
    print(f"{name}: caught in game {games}")
    assert games > 0


def test_a_planted_bug_leaves_nothing_behind():
    case = Case("fortress-main", {"ply_cap": 60}, 5, "seek", "own")
    before = Pair(case).play()
    with planted(BUGS["a wall ends no turn"]), pytest.raises(Mismatch):
        Pair(case).play()
    assert Pair(case).play() == before
    assert len(BUGS) >= 20
    assert set(RARE_BUGS) <= set(BUGS)


@pytest.mark.long
def test_many_more_games_agree():
    met = run(range(100_000, 101_000))
    print(dict(sorted(met.items())))
    assert [what for what in RARE if not met[what]] == []
